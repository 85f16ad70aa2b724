/** A decision that is kept with a reason. What is typed stays while it is sent. */
import { type FormEvent, useId, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Field, Textarea } from '../../../ui/field.tsx';
import { useReconciliationTexts } from './texts.ts';
import { useReconciliationMutation } from './use-reconciliation-mutation.ts';

/** As much as the calls take. */
const MOST_LETTERS = 500;

type NoteDialogProps = {
	open: boolean;
	onOpenChange(open: boolean): void;
	title: string;
	text: string;
	confirm: string;
	danger?: boolean;
	done: string;
	call(note: string): Promise<unknown>;
};

export function NoteDialog({ open, onOpenChange, title, text, confirm, danger = false, done, call }: NoteDialogProps) {
	const t = useReconciliationTexts();
	const form = useId();
	const [note, setNote] = useState('');
	const act = useReconciliationMutation<string>({ call, done, onClose: () => onOpenChange(false) });
	const submit = (event: FormEvent) => {
		event.preventDefault();
		if (note.trim()) act.mutate(note.trim());
	};
	return (
		<Dialog
			open={open}
			onOpenChange={(next) => !act.isPending && onOpenChange(next)}
			title={title}
			description={text}
			footer={
				<div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
					<Button disabled={act.isPending} onClick={() => onOpenChange(false)}>
						{t.keep}
					</Button>
					<Button type="submit" form={form} variant={danger ? 'danger' : 'primary'} disabled={!note.trim()} busy={act.isPending && t.busy}>
						{confirm}
					</Button>
				</div>
			}
		>
			<form id={form} onSubmit={submit}>
				<Field label={t.note} hint={t.noteHint} error={act.error?.fields.note}>
					<Textarea
						name="note"
						rows={3}
						required
						maxLength={MOST_LETTERS}
						value={note}
						onChange={(event) => setNote(event.currentTarget.value)}
					/>
				</Field>
			</form>
		</Dialog>
	);
}
