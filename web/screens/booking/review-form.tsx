/** Form to review the other party. Typed text is preserved if sending fails. */
import { type FormEvent, useId, useState } from 'react';
import type { Booking } from '#contract/bookings.ts';
import { MAX_REVIEW, type TripReviews, writeReview } from '#contract/reviews.ts';
import { call } from '#web/browser/api.ts';
import { HelpLink } from '#web/features/help/help-link.tsx';
import { StarsField } from '#web/features/reviews/stars.tsx';
import type { ReviewTexts } from '#web/features/reviews/texts.en.ts';
import { useReviewMutation } from '#web/features/reviews/use-review-mutation.ts';
import { useLanguage, useScreenTexts } from '#web/i18n/context.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field, Textarea } from '#web/ui/field.tsx';

/** The number of remaining characters is shown from here on. */
const NEAR_THE_END = 200;

type ReviewFormProps = { booking: Booking; standing: TripReviews; name: string };

export function ReviewForm({ booking, standing: { side, theyHaveWritten, writeUntil, revealsAt }, name }: ReviewFormProps) {
	const { trip: t } = useScreenTexts<{ reviews: ReviewTexts }>().reviews;
	const { format } = useLanguage();
	const leadId = useId();
	const [rating, setRating] = useState(0);
	const [text, setText] = useState('');
	const revealDate = revealsAt ? format.date(revealsAt, 'medium') : '';
	const send = useReviewMutation({
		call: (review: { rating: number; text: string }) => call(writeReview, { params: { id: booking.id }, body: review }),
		done: ({ theirs }) => ({ title: t.done, ...(!theirs && { description: t.doneHidden(name, revealDate) }) }),
		failed: t.failed,
	});
	const submit = (event: FormEvent) => {
		event.preventDefault();
		if (rating > 0) send.mutate({ rating, text: text.trim() });
	};
	const left = MAX_REVIEW - text.length;
	return (
		<form aria-describedby={leadId} onSubmit={submit} className="grid gap-5">
			<div id={leadId} className="-mt-3 grid gap-1 text-muted text-sm">
				<p>{t.lead[side](name)}</p>
				<p>{theyHaveWritten ? t.waiting(name) : t.rule}</p>
			</div>
			<StarsField legend={t.stars} value={rating} onChange={setRating} error={send.error?.fields.rating} />
			<Field
				label={t.text}
				optional
				hint={left < NEAR_THE_END ? format.plural(t.left, left) : t.textExample[side]}
				error={send.error?.fields.text}
			>
				<Textarea
					name="text"
					dir="auto"
					rows={4}
					maxLength={MAX_REVIEW}
					value={text}
					onChange={(event) => setText(event.currentTarget.value)}
				/>
			</Field>
			<div className="flex flex-wrap items-center gap-x-5 gap-y-3">
				<Button type="submit" variant="primary" disabled={rating === 0} busy={send.isPending && t.busy}>
					{t.send}
				</Button>
				{writeUntil && (
					<p suppressHydrationWarning className="numbers text-muted text-sm">
						{t.until(format.date(writeUntil, 'moment'))}
					</p>
				)}
			</div>
			<HelpLink to="reviews" />
		</form>
	);
}
