/** Whom a review is about answers it. */
import { type FormEvent, useId, useState } from 'react';
import { answerReview, MAX_REVIEW, type Review } from '#contract/reviews.ts';
import { call } from '../api.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Field, Textarea } from '../ui/field.tsx';
import { useReviewTexts } from './texts.ts';
import { useReviewMutation } from './use-review-mutation.ts';

type AnswerDialogProps = { review: Review; open: boolean; onOpenChange(open: boolean): void };

export default function AnswerDialog({ review, open, onOpenChange }: AnswerDialogProps) {
	const { answer: t } = useReviewTexts();
	const form = useId();
	const [text, setText] = useState('');
	const send = useReviewMutation({
		call: (typed: string) => call(answerReview, { params: { id: review.id }, body: { text: typed } }),
		done: t.done,
		failed: t.failed,
		onDone: () => onOpenChange(false),
	});
	const submit = (event: FormEvent) => {
		event.preventDefault();
		if (text.trim()) send.mutate(text.trim());
	};
	return (
		<Dialog
			open={open}
			onOpenChange={(next) => !send.isPending && onOpenChange(next)}
			title={t.title}
			description={t.hint}
			footer={
				<div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
					<Button disabled={send.isPending} onClick={() => onOpenChange(false)}>
						{t.keep}
					</Button>
					<Button type="submit" form={form} variant="primary" disabled={!text.trim()} busy={send.isPending && t.busy}>
						{t.send}
					</Button>
				</div>
			}
		>
			<form id={form} onSubmit={submit}>
				<Field label={t.label} error={send.error?.fields.text}>
					<Textarea dir="auto" rows={4} maxLength={MAX_REVIEW} value={text} onChange={(event) => setText(event.currentTarget.value)} />
				</Field>
			</form>
		</Dialog>
	);
}
