/** Upload of one document: stored, selected, uploading, or missing. */
import { CircleAlert, ExternalLink, FileCheck, FilePlus2, LoaderCircle } from 'lucide-react';
import { useEffect, useId } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { CarDocumentName } from '#contract/listing.ts';
import { ACCEPTED } from '#web/features/uploads/check-file.ts';
import { FileInput } from '#web/features/uploads/drop-zone.tsx';
import { useUploadError } from '#web/features/uploads/upload-error.ts';
import { useUpload } from '#web/features/uploads/use-upload.ts';
import { useFormat, useScreenTexts } from '#web/i18n/context.tsx';
import { Button, buttonStyle } from '#web/ui/button.tsx';
import { useProblem } from './fields.tsx';
import type { ListingTexts } from './texts.en.ts';
import type { ListingValues } from './values.ts';

/** `url`: address of the stored document. */
export function CarDocumentField({ paper, url }: { paper: CarDocumentName; url: string | null }) {
	const { papers: t, upload: u } = useScreenTexts<ListingTexts>();
	const format = useFormat();
	const { control, setValue } = useFormContext<ListingValues>();
	const name = `${paper}DocUrl` as const;
	const value = useWatch({ control, name });
	const upload = useUpload(() => undefined);
	const { state } = upload;
	const path = state.step === 'ready' ? state.objectPath : null;
	useEffect(() => {
		if (path) setValue(name, path, { shouldDirty: true });
	}, [path, name, setValue]);
	const problem = useProblem()(name);
	const sentence = useUploadError();

	if (state.step === 'sending' || state.step === 'checking') {
		return (
			<div className="flex min-h-11 items-center gap-2 text-sm" role="status">
				<LoaderCircle aria-hidden className="size-5 animate-turn text-primary" />
				<span className="flex-1">{state.step === 'sending' ? u.sending : u.checking}</span>
				<span className="numbers">{format.percent(state.step === 'sending' ? Math.floor(state.share * 100) : 100)}</span>
				<Button variant="quiet" onClick={upload.clear}>
					{u.cancel}
				</Button>
			</div>
		);
	}
	const hasDocument = typeof value === 'string' || (value === undefined && url !== null);
	const remove = () => {
		upload.clear();
		// A stored document is removed on saving; an upload that was not saved yet is left out of the request.
		setValue(name, url === null ? undefined : null, { shouldDirty: true });
	};
	return (
		<div>
			{hasDocument && (
				<p className="flex items-center gap-2 text-sm">
					<FileCheck aria-hidden className="size-5 shrink-0 text-positive" />
					<span className="min-w-0 flex-1 truncate">
						{state.step === 'ready' ? <bdi>{state.file.name}</bdi> : value === undefined ? t.handedIn : u.ready}
					</span>
				</p>
			)}
			{(state.step === 'failed' || problem) && (
				<p role="alert" className="mb-2 flex items-start gap-2 text-danger text-sm">
					<CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
					{problem ?? (state.step === 'failed' && sentence(state.error))}
				</p>
			)}
			<div className="-mx-2 flex flex-wrap">
				<ChooseDocument label={t.document(t[paper])} text={hasDocument ? t.replace : t.add} onChoose={upload.choose} />
				{hasDocument && value === undefined && url && (
					<a href={url} className={buttonStyle({ variant: 'quiet', className: 'px-2! text-sm!' })} download>
						<ExternalLink aria-hidden className="size-4" />
						{t.open}
					</a>
				)}
				{hasDocument && (
					<Button variant="quiet" onClick={remove} className="px-2! text-sm!" aria-label={u.remove(t.document(t[paper]))}>
						{t.remove}
					</Button>
				)}
			</div>
		</div>
	);
}

function ChooseDocument({ label, text, onChoose }: { label: string; text: string; onChoose(file: File): void }) {
	const id = useId();
	return (
		<label
			htmlFor={id}
			className={buttonStyle({
				variant: 'quiet',
				className: 'cursor-pointer px-2! text-primary! text-sm! has-focus-visible:outline-2 has-focus-visible:outline-primary',
			})}
		>
			<FileInput id={id} label={label} accept={ACCEPTED} onFiles={([file]) => file && onChoose(file)} />
			<FilePlus2 aria-hidden className="size-5" />
			<span aria-hidden>{text}</span>
		</label>
	);
}
