/** Asks why a review is hidden: without a reason nothing happens. What is typed stays. */
import { type FormEvent, useId, useState } from 'react';
import { MAX_REPORT_NOTE } from '#contract/reviews.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Field, Textarea } from '../../../ui/field.tsx';
import { useAdminReviewsTexts } from './texts.ts';

type HideDialogProps = { name: string; open: boolean; onOpenChange(open: boolean): void; busy: boolean; onHide(reason: string): void };

export function HideDialog({ name, open, onOpenChange, busy, onHide }: HideDialogProps) {
	const { hide: t } = useAdminReviewsTexts();
	const form = useId();
	const [reason, setReason] = useState('');
	const [missing, setMissing] = useState(false);
	const submit = (event: FormEvent) => {
		event.preventDefault();
		const typed = reason.trim();
		setMissing(typed === '');
		if (typed) onHide(typed);
	};
	return (
		<Dialog
			open={open}
			onOpenChange={(next) => !busy && onOpenChange(next)}
			title={t.title(`\u2068${name}\u2069`)}
			description={t.hint}
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
						dir="auto"
						name="reason"
						rows={4}
						maxLength={MAX_REPORT_NOTE}
						value={reason}
						onChange={(event) => setReason(event.currentTarget.value)}
					/>
				</Field>
			</form>
		</Dialog>
	);
}
