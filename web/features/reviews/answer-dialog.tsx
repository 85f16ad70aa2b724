/** Dialog in which the reviewed person replies to a review. */
import { answerReview, MAX_REVIEW, type Review } from '#contract/reviews.ts';
import { call } from '#web/browser/api.ts';
import { useScreenTexts } from '#web/i18n/context.tsx';
import { ReasonDialog } from '#web/ui/reason-dialog.tsx';
import type { ReviewTexts } from './texts.en.ts';
import { useReviewMutation } from './use-review-mutation.ts';

type AnswerDialogProps = { review: Review; open: boolean; onOpenChange(open: boolean): void };

export default function AnswerDialog({ review, open, onOpenChange }: AnswerDialogProps) {
	const { answer: t } = useScreenTexts<{ reviews: ReviewTexts }>().reviews;
	const send = useReviewMutation({
		call: (text: string) => call(answerReview, { params: { id: review.id }, body: { text } }),
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
			texts={{ label: t.label, back: t.keep, confirm: t.send, busy: t.busy }}
			name="text"
			rows={4}
			dir="auto"
			maxLength={MAX_REVIEW}
			variant="primary"
			whenEmpty="wait"
			busy={send.isPending}
			error={send.error?.fields.text}
			onSubmit={send.mutate}
		/>
	);
}
