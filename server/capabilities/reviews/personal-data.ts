/** Personal data in reviews: a person's reviews, replies and reports. Ratings stay, because others' scores depend on them, and so do reviews by others. */
import { lockBooking } from '#server/capabilities/bookings/index.ts';
import { redactAuditText } from '#server/platform/personal-data/erase-traces.ts';
import type { PersonalDataSource } from '#server/platform/personal-data/personal-data-source.ts';
import { anonymizeAnswers, anonymizeReports, anonymizeReviews, reportsOf, reviewsAround } from './personal-data-sql.ts';
import { isPublic } from './rules.ts';
import type { ReviewRow } from './sql.ts';

export const reviewPersonalData: PersonalDataSource = {
	name: 'reviews',

	export: async ({ db }, userId) => {
		const [reviews, reported] = await Promise.all([reviewsAround(db, userId), reportsOf(db, userId)]);
		return {
			data: {
				written: reviews.filter(({ author_id }) => author_id === userId).map(withoutPeople),
				// Unpublished reviews about the person are not exported.
				received: reviews.filter((review) => review.subject_id === userId && isPublic(review)).map(withoutPeople),
				reported,
			},
		};
	},

	erase: async (_, tx, userId) => {
		const reviews = await reviewsAround(tx, userId);
		for (const bookingId of new Set(reviews.map(({ booking_id }) => booking_id))) await lockBooking(tx, bookingId);
		await anonymizeReviews(tx, userId);
		await anonymizeAnswers(tx, userId);
		await anonymizeReports(tx, userId);
		await redactAuditText(
			tx,
			'review',
			reviews.filter(({ author_id }) => author_id === userId).map(({ id }) => id),
			['hiddenReason'],
		);
	},
};

const withoutPeople = ({ author_id: _, subject_id: __, ...review }: ReviewRow) => review;
