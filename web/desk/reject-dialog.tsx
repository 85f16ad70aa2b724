/** Asks why something is rejected: the person reads it, so without a reason nothing happens. What is typed stays. */
import { type FormEvent, useId, useState } from 'react';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Field, Textarea } from '../ui/field.tsx';
import { useToast } from '../ui/toast.tsx';
import { useDeskTexts } from './texts.ts';

const MOST_LETTERS = 1000;

type RejectDialogProps = {
	open: boolean;
	onOpenChange(open: boolean): void;
	title: string;
	busy: boolean;
	onReject(notes: string): void;
};

export function RejectDialog({ open, onOpenChange, title, busy, onReject }: RejectDialogProps) {
	const { reject: t } = useDeskTexts();
	const toast = useToast();
	const form = useId();
	const [notes, setNotes] = useState('');
	const [missing, setMissing] = useState(false);
	const submit = (event: FormEvent) => {
		event.preventDefault();
		const typed = notes.trim();
		setMissing(typed === '');
		if (typed === '') toast({ title: t.requiredTitle, description: t.required, tone: 'danger' });
		else onReject(typed);
	};
	return (
		<Dialog
			open={open}
			onOpenChange={(next) => !busy && onOpenChange(next)}
			title={title}
			footer={
				<div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
					<Button disabled={busy} onClick={() => onOpenChange(false)}>
						{t.back}
					</Button>
					<Button type="submit" form={form} variant="danger" busy={busy && t.busy}>
						{t.confirm}
					</Button>
				</div>
			}
		>
			<form id={form} onSubmit={submit} noValidate>
				<Field label={t.reason} hint={t.reasonHint} error={missing ? t.required : undefined}>
					<Textarea
						name="notes"
						rows={4}
						maxLength={MOST_LETTERS}
						value={notes}
						onChange={(event) => setNotes(event.currentTarget.value)}
					/>
				</Field>
			</form>
		</Dialog>
	);
}
