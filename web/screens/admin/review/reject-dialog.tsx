/** Asks why a check is rejected, with reasons that are often given, and what of it is asked again. */
import { type FormEvent, useId, useRef, useState } from 'react';
import { type DetailField, type DocumentKind, detailFields } from '#contract/identity-details.ts';
import type { PendingCheck } from '#contract/kyc.ts';
import { nameOfCheck } from '#web/features/admin/identity-queue.tsx';
import { useLanguage, useScreenTexts } from '#web/i18n/context.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { DialogActions } from '#web/ui/dialog-actions.tsx';
import { Checkbox, Field, Textarea } from '#web/ui/field.tsx';
import { useToast } from '#web/ui/toast.tsx';
import { askedBy, type CannedReason, cannedReasons, rejectable } from './canned-reasons.ts';
import type { ReviewTexts } from './texts.en.ts';
import { useKeys } from './use-keys.ts';

const MAX_LENGTH = 1000;

export type Rejection = { notes: string; documents: DocumentKind[]; fields: DetailField[] };

type RejectDialogProps = { check: PendingCheck; open: boolean; onClose(): void; busy: boolean; onReject(rejection: Rejection): void };

export function RejectDialog({ check, open, onClose, busy, onReject }: RejectDialogProps) {
	const { desk, reject: t } = useScreenTexts<ReviewTexts>();
	const { language } = useLanguage();
	const toast = useToast();
	const form = useId();
	const [notes, setNotes] = useState('');
	const [asked, setAsked] = useState<Omit<Rejection, 'notes'>>({ documents: [], fields: [] });
	const [isMissing, setMissing] = useState(false);
	const confirm = useRef<HTMLButtonElement>(null);
	const choose = (reason: CannedReason) => {
		setNotes(reason.text[check.lang]);
		setAsked(askedBy(reason, check));
		setMissing(false);
		confirm.current?.focus();
	};
	useKeys(Object.fromEntries(cannedReasons.map((reason, index) => [String(index + 1), () => choose(reason)])), open, 'window');
	const submit = (event: FormEvent) => {
		event.preventDefault();
		const text = notes.trim();
		setMissing(text === '');
		if (text === '') toast({ title: desk.reject.requiredTitle, description: desk.reject.required, tone: 'danger' });
		else if (!busy) onReject({ notes: text, ...asked });
	};
	return (
		<Dialog
			wide
			open={open}
			onOpenChange={(next) => !next && !busy && onClose()}
			title={desk.identity.rejectTitle(nameOfCheck(check, language))}
			footer={
				<DialogActions back={desk.reject.back} busy={busy} onBack={onClose}>
					<Button ref={confirm} type="submit" form={form} variant="danger" busy={busy && desk.reject.busy}>
						{desk.reject.confirm}
					</Button>
				</DialogActions>
			}
		>
			<form id={form} onSubmit={submit} noValidate className="grid gap-5">
				<Reasons onChoose={choose} label={t.reasons} hint={t.language[check.lang]} />
				<Field label={desk.reject.reason} hint={desk.reject.reasonHint} error={isMissing ? desk.reject.required : undefined}>
					<Textarea
						name="notes"
						rows={3}
						maxLength={MAX_LENGTH}
						dir="auto"
						value={notes}
						onChange={({ currentTarget }) => setNotes(currentTarget.value)}
					/>
				</Field>
				<Asked check={check} asked={asked} onChange={setAsked} />
			</form>
		</Dialog>
	);
}

type ReasonsProps = { onChoose(reason: CannedReason): void; label: string; hint: string };

/** Also by their numbers. */
function Reasons({ onChoose, label, hint }: ReasonsProps) {
	const { language, format } = useLanguage();
	return (
		<fieldset>
			<legend className="font-medium text-sm">{label}</legend>
			<p className="mt-1 text-muted text-sm">{hint}</p>
			<div className="mt-2 grid gap-2 sm:grid-cols-2">
				{cannedReasons.map((reason, index) => (
					<Button key={reason.key} onClick={() => onChoose(reason)} aria-keyshortcuts={String(index + 1)} className="justify-start!">
						<kbd aria-hidden className="numbers text-muted">
							{format.number(index + 1)}
						</kbd>
						{reason.title[language]}
					</Button>
				))}
			</div>
		</fieldset>
	);
}

type AskedAgain = Omit<Rejection, 'notes'>;
type AskedProps = { check: PendingCheck; asked: AskedAgain; onChange(asked: AskedAgain): void };

function Asked({ check, asked, onChange }: AskedProps) {
	const { identity: t, driver } = useScreenTexts<ReviewTexts>().desk;
	return (
		<fieldset>
			<legend className="font-medium text-sm">{t.again}</legend>
			<p className="mt-1 text-muted text-sm">{check.isCompletion ? t.againDetails : t.againHint}</p>
			<div className="mt-2 grid sm:grid-cols-2">
				{rejectable(check).map((kind) => (
					<Checkbox
						key={kind}
						label={driver.documents[kind]}
						checked={asked.documents.includes(kind)}
						onChange={() => onChange({ ...asked, documents: toggled(asked.documents, kind) })}
					/>
				))}
				{check.details &&
					detailFields.map((field) => (
						<Checkbox
							key={field}
							label={driver.fields[field]}
							checked={asked.fields.includes(field)}
							onChange={() => onChange({ ...asked, fields: toggled(asked.fields, field) })}
						/>
					))}
			</div>
		</fieldset>
	);
}

const toggled = <Value,>(among: readonly Value[], value: Value): Value[] =>
	among.includes(value) ? among.filter((each) => each !== value) : [...among, value];
