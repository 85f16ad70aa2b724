/** Asks for the reason of a rejection, and which documents and details are requested again. */
import { useState } from 'react';
import type { DetailField, DocumentKind } from '#contract/identity-details.ts';
import type { PendingCheck } from '#contract/kyc.ts';
import { nameOfCheck } from '#web/features/admin/identity-queue.tsx';
import { ReviewRejectDialog } from '#web/features/admin/review/review-reject-dialog.tsx';
import { useLanguage, useScreenTexts } from '#web/i18n/context.tsx';
import { Checkbox } from '#web/ui/field.tsx';
import { cannedReasons, rejectable, requestedParts } from './canned-reasons.ts';
import { statedFields } from './details.tsx';
import type { ReviewTexts } from './texts.en.ts';

export type Rejection = { notes: string; documents: DocumentKind[]; fields: DetailField[] };

type RejectDialogProps = { check: PendingCheck; open: boolean; onClose(): void; busy: boolean; onReject(rejection: Rejection): void };

export function RejectDialog({ check, open, onClose, busy, onReject }: RejectDialogProps) {
	const { identity: t } = useScreenTexts<ReviewTexts>().desk;
	const { language } = useLanguage();
	const [requested, setRequested] = useState<RequestedAgain>({ documents: [], fields: [] });
	return (
		<ReviewRejectDialog
			title={t.rejectTitle(nameOfCheck(check, language))}
			reasons={cannedReasons}
			lang={check.lang}
			{...{ open, onClose, busy }}
			onChoose={(reason) => setRequested(requestedParts(reason, check))}
			onReject={(notes) => onReject({ notes, ...requested })}
		>
			<RequestedAgainFields check={check} requested={requested} onChange={setRequested} />
		</ReviewRejectDialog>
	);
}

type RequestedAgain = Omit<Rejection, 'notes'>;
type RequestedAgainProps = { check: PendingCheck; requested: RequestedAgain; onChange(requested: RequestedAgain): void };

function RequestedAgainFields({ check, requested, onChange }: RequestedAgainProps) {
	const { desk, driver, renewal } = useScreenTexts<ReviewTexts>();
	const t = desk.identity;
	const hint = check.isCompletion ? t.againDetails : t.againHint;
	return (
		<fieldset>
			<legend className="font-medium text-sm">{t.again}</legend>
			<p className="mt-1 text-muted text-sm">{check.renews ? renewal.again : hint}</p>
			<div className="mt-2 grid sm:grid-cols-2">
				{rejectable(check).map((kind) => (
					<Checkbox
						key={kind}
						label={driver.documents[kind]}
						checked={requested.documents.includes(kind)}
						onChange={() => onChange({ ...requested, documents: toggled(requested.documents, kind) })}
					/>
				))}
				{check.details &&
					statedFields(check).map((field) => (
						<Checkbox
							key={field}
							label={driver.fields[field]}
							checked={requested.fields.includes(field)}
							onChange={() => onChange({ ...requested, fields: toggled(requested.fields, field) })}
						/>
					))}
			</div>
		</fieldset>
	);
}

const toggled = <Value,>(values: readonly Value[], value: Value): Value[] =>
	values.includes(value) ? values.filter((each) => each !== value) : [...values, value];
