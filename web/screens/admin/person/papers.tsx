/** Identity checks of a person. A document opens after a reason was chosen; each view is logged and listed. */

import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { detailFields, type IdentityDetails } from '#contract/identity-details.ts';
import { type ViewReason, viewReasons } from '#contract/kyc.ts';
import { getPersonFile, type PersonFile } from '#contract/person-file.ts';
import { pathOf } from '#web/browser/fetching.ts';
import { matchesPath } from '#web/browser/queries.ts';
import { DocumentPane } from '#web/features/admin/document-pane.tsx';
import { useDetailText } from '#web/features/identity/detail-control.tsx';
import { writtenName } from '#web/features/people/people.ts';
import { useLanguage, useScreenTexts } from '#web/i18n/context.tsx';
import { Badge, StatusBadge, type Tone } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field, Select } from '#web/ui/field.tsx';
import { Panel } from '#web/ui/panel.tsx';
import type { AdminPersonTexts } from './texts.en.ts';

type Check = PersonFile['checks'][number];
type OpenedDocument = NonNullable<Check['licence']> & { label: string };

const tones: Record<Check['status'], Tone> = { PENDING: 'warning', APPROVED: 'positive', REJECTED: 'danger', REPLACED: 'neutral' };

export function Papers({ file }: { file: PersonFile }) {
	const { papers: t } = useScreenTexts<AdminPersonTexts>();
	const { format, language } = useLanguage();
	const client = useQueryClient();
	const [opened, setOpened] = useState<OpenedDocument | null>(null);
	const close = () => {
		setOpened(null);
		// The list has to contain the view that just ended.
		const matches = matchesPath(pathOf(getPersonFile, { params: { id: file.person.id } }));
		void client.invalidateQueries({ predicate: matches });
	};
	return (
		<Panel title={t.title} lead={t.lead}>
			{file.checks.length === 0 && <p className="text-muted text-sm">{t.none}</p>}
			<ol className="grid gap-4">
				{file.checks.map((check) => (
					<CheckItem key={check.submittedAt} check={check} onOpen={setOpened} />
				))}
			</ol>
			{file.looks.length > 0 && (
				<details className="mt-4">
					<summary className="min-h-11 cursor-pointer py-2 font-medium">{t.looks}</summary>
					<ul suppressHydrationWarning className="numbers grid gap-1 text-muted text-sm">
						{file.looks.map((look) => (
							<li key={`${look.viewedAt} ${look.kind} ${look.viewer.id}`}>
								{format.date(look.viewedAt, 'moment')} · {t.kinds[look.kind]} · {t.reasons[look.reason]} ·{' '}
								<bdi>{writtenName(look.viewer, language)}</bdi>
							</li>
						))}
					</ul>
				</details>
			)}
			<DocumentDialog key={opened?.id} opened={opened} onClose={close} />
		</Panel>
	);
}

function CheckItem({ check, onOpen }: { check: Check; onOpen(opened: OpenedDocument): void }) {
	const { papers: t, desk, driver } = useScreenTexts<AdminPersonTexts>();
	const { format, language } = useLanguage();
	const documents = [
		{ document: check.idDocument, label: desk.identity.idDocument },
		{ document: check.licence, label: desk.identity.licence },
		{ document: check.permit, label: driver.documents.PERMIT },
	];
	return (
		<li className="grid gap-1">
			<p suppressHydrationWarning className="flex flex-wrap items-center gap-x-3 gap-y-1">
				<StatusBadge tone={tones[check.status]}>{check.revokedAt ? t.revoked : t.states[check.status]}</StatusBadge>
				{check.isRenewal && <Badge tone="accent">{desk.identity.renewal}</Badge>}
				<span className="numbers text-muted text-sm">{t.submitted(format.date(check.submittedAt))}</span>
				{check.decidedBy && check.decidedAt && (
					<span className="numbers text-muted text-sm">
						{t.decided(format.date(check.decidedAt), writtenName(check.decidedBy, language))}
					</span>
				)}
			</p>
			{check.licenceExpiresOn && <p className="numbers text-sm">{t.expires(format.date(check.licenceExpiresOn))}</p>}
			{check.details && <Details details={check.details} areConfirmed={check.areDetailsConfirmed} />}
			{check.notes && (
				<p className="text-sm">
					<bdi>{check.notes}</bdi>
				</p>
			)}
			<p className="flex flex-wrap gap-2">
				{documents.map(
					({ document, label }) =>
						document && (
							<Button key={document.id} aria-haspopup="dialog" onClick={() => onOpen({ ...document, label })}>
								{label}
							</Button>
						),
				)}
				{!check.idDocument && !check.licence && <span className="text-muted text-sm">{t.removed}</span>}
			</p>
		</li>
	);
}

function Details({ details, areConfirmed }: { details: IdentityDetails; areConfirmed: boolean }) {
	const { papers: t, driver } = useScreenTexts<AdminPersonTexts>();
	const textOf = useDetailText(driver);
	return (
		<details>
			<summary className="min-h-11 cursor-pointer py-2 font-medium">{areConfirmed ? t.confirmed : t.stated}</summary>
			<dl className="numbers grid gap-x-4 gap-y-1 text-sm sm:grid-cols-2">
				{detailFields.map((field) => (
					<div key={field} className="flex flex-wrap gap-x-2">
						<dt className="text-muted">{driver.fields[field]}</dt>
						<dd suppressHydrationWarning>
							<bdi>{textOf(field, details)}</bdi>
						</dd>
					</div>
				))}
			</dl>
		</details>
	);
}

function DocumentDialog({ opened, onClose }: { opened: OpenedDocument | null; onClose(): void }) {
	const { papers: t } = useScreenTexts<AdminPersonTexts>();
	const [reason, setReason] = useState<ViewReason | ''>('');
	return (
		<Dialog wide open={opened !== null} onOpenChange={(open) => !open && onClose()} title={opened?.label ?? ''} description={t.dialogLead}>
			{opened && (
				<div className="grid gap-4">
					<Field label={t.reason} className="max-w-72">
						<Select
							value={reason}
							disabled={reason !== ''}
							onChange={({ currentTarget }) => setReason(viewReasons.find((each) => each === currentTarget.value) ?? '')}
						>
							<option value="">{t.choose}</option>
							{viewReasons.map((each) => (
								<option key={each} value={each}>
									{t.reasons[each]}
								</option>
							))}
						</Select>
					</Field>
					{reason !== '' && <DocumentPane documentId={opened.id} contentType={opened.contentType} label={opened.label} reason={reason} />}
				</div>
			)}
		</Dialog>
	);
}
