/** Asks for the reason of a rejection, with frequent reasons that can be chosen by their numbers too. */
import { type FormEvent, type ReactNode, useId, useRef, useState } from 'react';
import { useLanguage, useScreenTexts } from '#web/i18n/context.tsx';
import type { Language } from '#web/i18n/language.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { DialogActions } from '#web/ui/dialog-actions.tsx';
import { Field, Textarea } from '#web/ui/field.tsx';
import { useToast } from '#web/ui/toast.tsx';
import type { DeskTexts } from '../texts.en.ts';
import type { SharedReviewTexts } from './texts.en.ts';
import { useKeys } from './use-keys.ts';

const MAX_LENGTH = 1000;

type Bilingual = Readonly<Record<Language, string>>;
/** The title is for the admin, the text in the language of the person who reads it. */
export type CannedReason = { key: string; title: Bilingual; text: Bilingual };

type ReviewRejectDialogProps<Reason extends CannedReason> = {
	title: string;
	reasons: readonly Reason[];
	/** Language of the person who reads the text. */
	lang: Language;
	open: boolean;
	onClose(): void;
	busy: boolean;
	onChoose?(reason: Reason): void;
	onReject(notes: string): void;
	/** Below the text. */
	children?: ReactNode;
};

export function ReviewRejectDialog<Reason extends CannedReason>(props: ReviewRejectDialogProps<Reason>) {
	const { title, reasons, lang, open, onClose, busy, onChoose, onReject, children } = props;
	const { desk, review: t } = useScreenTexts<{ desk: DeskTexts; review: SharedReviewTexts }>();
	const toast = useToast();
	const form = useId();
	const [notes, setNotes] = useState('');
	const [isMissing, setMissing] = useState(false);
	const confirm = useRef<HTMLButtonElement>(null);
	const choose = (reason: Reason) => {
		setNotes(reason.text[lang]);
		onChoose?.(reason);
		setMissing(false);
		confirm.current?.focus();
	};
	useKeys(Object.fromEntries(reasons.map((reason, index) => [String(index + 1), () => choose(reason)])), open, 'window');
	const submit = (event: FormEvent) => {
		event.preventDefault();
		const text = notes.trim();
		setMissing(text === '');
		if (text === '') toast({ title: desk.reject.requiredTitle, description: desk.reject.required, tone: 'danger' });
		else if (!busy) onReject(text);
	};
	return (
		<Dialog
			wide
			open={open}
			onOpenChange={(next) => !next && !busy && onClose()}
			title={title}
			footer={
				<DialogActions back={desk.reject.back} busy={busy} onBack={onClose}>
					<Button ref={confirm} type="submit" form={form} variant="danger" busy={busy && desk.reject.busy}>
						{desk.reject.confirm}
					</Button>
				</DialogActions>
			}
		>
			<form id={form} onSubmit={submit} noValidate className="grid gap-5">
				<Reasons reasons={reasons} onChoose={choose} label={t.reasons} hint={t.reasonsLanguage[lang]} />
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
				{children}
			</form>
		</Dialog>
	);
}

type ReasonsProps<Reason> = { reasons: readonly Reason[]; onChoose(reason: Reason): void; label: string; hint: string };

function Reasons<Reason extends CannedReason>({ reasons, onChoose, label, hint }: ReasonsProps<Reason>) {
	const { language, format } = useLanguage();
	return (
		<fieldset>
			<legend className="font-medium text-sm">{label}</legend>
			<p className="mt-1 text-muted text-sm">{hint}</p>
			<div className="mt-2 grid gap-2 sm:grid-cols-2">
				{reasons.map((reason, index) => (
					<Button
						key={reason.key}
						onClick={() => onChoose(reason)}
						aria-keyshortcuts={String(index + 1)}
						className="justify-start! text-start!"
					>
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
