/** Imports cars from a spreadsheet: choose the file, check the report, confirm. */
import { Download, FileSpreadsheet } from 'lucide-react';
import { useState } from 'react';
import { getImportTemplate, type ImportReport, importCars, previewCarImport } from '#contract/car-import.ts';
import { getFleetTable } from '#contract/fleet.ts';
import { MAX_IMPORT_BYTES, MAX_IMPORT_RECORDS } from '#contract/import-columns.ts';
import { listOwnerCars } from '#contract/listing.ts';
import { acceptHeaders, answerOf, pathOf } from '#web/browser/fetching.ts';
import { HelpLink } from '#web/features/help/help-link.tsx';
import { DropZone } from '#web/features/uploads/drop-zone.tsx';
import { useLanguage, useScreenTexts } from '#web/i18n/context.tsx';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { useErrorText } from '#web/ui/error-text.ts';
import { FieldError } from '#web/ui/field.tsx';
import { useActionMutation } from '#web/ui/use-action-mutation.ts';
import { Report } from './report.tsx';
import type { ImportTexts } from './texts.en.ts';

const ACCEPTED = '.csv,.tsv,.txt,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const CARS = '/owner/cars';

type Preview = { file: File; report: ImportReport };

export default function ImportScreen() {
	const t = useScreenTexts<ImportTexts>();
	const errorText = useErrorText();
	const { format } = useLanguage();
	const [preview, setPreview] = useState<Preview | null>(null);
	const [done, setDone] = useState<ImportReport | null>(null);
	const previewFile = useActionMutation({ call: sendPreview, failed: null, onDone: (report, file: File) => setPreview({ file, report }) });
	const importFile = useActionMutation({
		call: ({ file, report }: Preview) => sendImport(file, report.version),
		refreshes: [listOwnerCars, getFleetTable],
		failed: null,
		onDone: (report) => setDone(report),
		// The cars have changed since: the report is created again, and the error explains why.
		onOutdated: () => preview && previewFile.mutate(preview.file),
	});
	const choose = ([file]: File[]) => {
		setPreview(null);
		setDone(null);
		importFile.reset();
		if (file) previewFile.mutate(file);
	};
	const report = done ?? preview?.report;
	const error = previewFile.error ?? importFile.error;
	const toWrite = report && !done ? report.counts.created + report.counts.changed : 0;
	return (
		<div className="mx-auto max-w-4xl">
			<h1 className="text-2xl md:text-3xl">{t.title}</h1>
			<p className="mt-1 max-w-prose text-muted">{t.lead}</p>
			<HelpLink to="several-cars" />
			<div className="mt-6 grid gap-6">
				{!report && (
					<section className="grid gap-4 rounded-card border border-line bg-surface p-5 shadow-card md:p-6">
						<DropZone label={t.choose} accept={ACCEPTED} onFiles={choose} className="min-h-44 gap-2 rounded-card p-6">
							<FileSpreadsheet aria-hidden className="size-9 text-accent-text" />
							<span className="font-medium">{previewFile.isPending ? t.reading : t.choose}</span>
							<span className="text-muted text-sm">
								{t.limits(format.number(MAX_IMPORT_RECORDS), format.number(MAX_IMPORT_BYTES / 2 ** 20))}
							</span>
						</DropZone>
						<TemplateLink />
					</section>
				)}
				<div role="status" className="empty:absolute">
					{error && <FieldError>{errorText(error, t.failed)}</FieldError>}
				</div>
				{report && (
					<Report report={report} isDone={done !== null}>
						{toWrite > 0 && preview && (
							<Button variant="primary" busy={importFile.isPending && t.importing} onClick={() => importFile.mutate(preview)}>
								{format.plural(t.confirm, toWrite)}
							</Button>
						)}
						{done && (
							<LinkButton href={CARS} variant="primary">
								{t.toCars}
							</LinkButton>
						)}
						<Button disabled={importFile.isPending} onClick={() => choose([])}>
							{t.another}
						</Button>
					</Report>
				)}
			</div>
		</div>
	);
}

function TemplateLink() {
	const t = useScreenTexts<ImportTexts>();
	const { language } = useLanguage();
	return (
		<p className="text-sm">
			<a
				href={pathOf(getImportTemplate, { query: { lang: language } })}
				download
				className="inline-flex min-h-11 items-center gap-2 font-medium text-primary underline-offset-4 hover:underline"
			>
				<Download aria-hidden className="size-5" />
				{t.template}
			</a>
			<span className="block text-muted">{t.templateHint}</span>
		</p>
	);
}

/** Sends the file unchanged. The server parses it, so that report and import read the same cells. */
async function send(path: string, file: File): Promise<ImportReport> {
	const headers = { ...acceptHeaders(), 'content-type': 'application/octet-stream' };
	const response = await answerOf(() => fetch(path, { method: 'POST', credentials: 'include', headers, body: file }));
	return (await response.json()) as ImportReport;
}

const sendPreview = (file: File): Promise<ImportReport> => send(pathOf(previewCarImport), file);

const sendImport = (file: File, version: string): Promise<ImportReport> => send(pathOf(importCars, { query: { version } }), file);
