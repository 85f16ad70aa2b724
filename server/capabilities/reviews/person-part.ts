/** What reviews keep of a person: what they wrote, answered and reported. Their stars stay, since others are rated by them; what others wrote stays too. */
import { lockBooking } from '#server/capabilities/bookings/index.ts';
import { forgetTyped } from '#server/platform/people/forget-traces.ts';
import type { PersonPart } from '#server/platform/people/person-part.ts';
import { blankAnswersOf, blankReportsOf, blankReviewsOf, reportsOf, reviewsAround } from './person-sql.ts';
import { counts } from './rules.ts';
import type { ReviewRow } from './sql.ts';

export const reviewsPart: PersonPart = {
	name: 'reviews',

	gather: async ({ db }, userId) => {
		const [reviews, reported] = await Promise.all([reviewsAround(db, userId), reportsOf(db, userId)]);
		return {
			data: {
				written: reviews.filter(({ author_id }) => author_id === userId).map(shown),
				// What the person could not read yet is not theirs yet.
				received: reviews.filter((review) => review.subject_id === userId && counts(review)).map(shown),
				reported,
			},
		};
	},

	forget: async (_, tx, userId) => {
		const reviews = await reviewsAround(tx, userId);
		for (const bookingId of new Set(reviews.map(({ booking_id }) => booking_id))) await lockBooking(tx, bookingId);
		await blankReviewsOf(tx, userId);
		await blankAnswersOf(tx, userId);
		await blankReportsOf(tx, userId);
		await forgetTyped(
			tx,
			'review',
			reviews.filter(({ author_id }) => author_id === userId).map(({ id }) => id),
			['hiddenReason'],
		);
	},
};

const shown = ({ author_id: _, subject_id: __, ...review }: ReviewRow) => review;
