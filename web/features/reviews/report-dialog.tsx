/** Dialog to report a review to admins. */
import { type FormEvent, useId, useState } from 'react';
import { MAX_REPORT_NOTE, type ReportReason, type Review, reportReasons, reportReview } from '#contract/reviews.ts';
import { call } from '#web/browser/api.ts';
import { useScreenTexts } from '#web/i18n/context.tsx';
import { Button } from '#web/ui/button.tsx';
import { ChoiceChips } from '#web/ui/choice-chips.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { DialogActions } from '#web/ui/dialog-actions.tsx';
import { Field, Textarea } from '#web/ui/field.tsx';
import type { ReviewTexts } from './texts.en.ts';
import { useReviewMutation } from './use-review-mutation.ts';

type ReportDialogProps = { review: Review; open: boolean; onOpenChange(open: boolean): void };

export default function ReportDialog({ review, open, onOpenChange }: ReportDialogProps) {
	const { report: t } = useScreenTexts<{ reviews: ReviewTexts }>().reviews;
	const form = useId();
	const [reason, setReason] = useState<ReportReason | null>(null);
	const [note, setNote] = useState('');
	const send = useReviewMutation({
		call: (report: { reason: ReportReason; note: string }) => call(reportReview, { params: { id: review.id }, body: report }),
		done: t.done,
		failed: t.failed,
		onDone: () => onOpenChange(false),
	});
	const submit = (event: FormEvent) => {
		event.preventDefault();
		if (reason) send.mutate({ reason, note: note.trim() });
	};
	return (
		<Dialog
			open={open}
			onOpenChange={(next) => !send.isPending && onOpenChange(next)}
			title={t.title}
			description={t.hint}
			footer={
				<DialogActions back={t.keep} busy={send.isPending} onBack={() => onOpenChange(false)}>
					<Button type="submit" form={form} variant="primary" disabled={!reason} busy={send.isPending && t.busy}>
						{t.send}
					</Button>
				</DialogActions>
			}
		>
			<form id={form} onSubmit={submit} className="grid gap-5">
				<ChoiceChips
					legend={t.reason}
					name={`${form}-reason`}
					value={reason ?? ''}
					choices={reportReasons.map((each) => ({ value: each, label: t.reasons[each] }))}
					onChange={(value) => setReason(reportReasons.find((each) => each === value) ?? null)}
				/>
				<Field label={t.note} optional error={send.error?.fields.note}>
					<Textarea dir="auto" rows={3} maxLength={MAX_REPORT_NOTE} value={note} onChange={(event) => setNote(event.currentTarget.value)} />
				</Field>
			</form>
		</Dialog>
	);
}
