/** Dialog to report a review to admins. */
import { useId, useState } from 'react';
import { MAX_REPORT_NOTE, type ReportReason, type Review, reportReasons, reportReview } from '#contract/reviews.ts';
import { call } from '#web/browser/api.ts';
import { useScreenTexts } from '#web/i18n/context.tsx';
import { ChoiceChips } from '#web/ui/choice-chips.tsx';
import { ReasonDialog } from '#web/ui/reason-dialog.tsx';
import type { ReviewTexts } from './texts.en.ts';
import { useReviewMutation } from './use-review-mutation.ts';

type ReportDialogProps = { review: Review; open: boolean; onOpenChange(open: boolean): void };

export default function ReportDialog({ review, open, onOpenChange }: ReportDialogProps) {
	const { report: t } = useScreenTexts<{ reviews: ReviewTexts }>().reviews;
	const group = useId();
	const [reason, setReason] = useState<ReportReason | null>(null);
	const send = useReviewMutation({
		call: (report: { reason: ReportReason; note: string }) => call(reportReview, { params: { id: review.id }, body: report }),
		done: t.done,
		failed: t.failed,
		onDone: () => onOpenChange(false),
	});
	return (
		<ReasonDialog
			open={open}
			onOpenChange={onOpenChange}
			title={t.title}
			description={t.hint}
			texts={{ label: t.note, back: t.keep, confirm: t.send, busy: t.busy }}
			name="note"
			maxLength={MAX_REPORT_NOTE}
			dir="auto"
			variant="primary"
			whenEmpty="send"
			isOptional
			isBlocked={!reason}
			busy={send.isPending}
			error={send.error?.fields.note}
			before={
				<ChoiceChips
					legend={t.reason}
					name={`${group}-reason`}
					value={reason ?? ''}
					choices={reportReasons.map((each) => ({ value: each, label: t.reasons[each] }))}
					onChange={setReason}
				/>
			}
			onSubmit={(note) => reason && send.mutate({ reason, note })}
		/>
	);
}
