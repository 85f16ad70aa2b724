/** Reviews between renters and owners after a rental: calls, shapes, refusals. */
import * as z from 'zod';
import { endpoint, type RefusalText } from './endpoint.ts';
import { paging, searched } from './paging.ts';

export const reviewRefusals = {
	REVIEW_NOT_FOUND: { status: 404, en: 'We can’t find this review.', ar: 'لم نجد هذا التقييم.' },
	REVIEW_TOO_EARLY: {
		status: 409,
		en: 'You can review a trip once it’s completed.',
		ar: 'يمكن تقييم الرحلة بعد اكتمالها.',
	},
	REVIEW_CLOSED: {
		status: 409,
		en: 'The time to review this trip has passed. You have 14 days after the trip.',
		ar: 'انتهت مهلة تقييم هذه الرحلة، وهي 14 يوماً بعد اكتمالها.',
	},
	REVIEW_ALREADY_WRITTEN: { status: 409, en: 'You’ve already reviewed this trip.', ar: 'سبق أن قيّمت هذه الرحلة.' },
	REVIEW_ALREADY_ANSWERED: { status: 409, en: 'You’ve already replied to this review.', ar: 'سبق أن رددت على هذا التقييم.' },
	REVIEW_ALREADY_REPORTED: {
		status: 409,
		en: 'You’ve already reported this review. We’ll review it.',
		ar: 'سبق أن أبلغت عن هذا التقييم، وسنراجعه.',
	},
	REVIEW_IS_HIDDEN: { status: 409, en: 'This review is already hidden.', ar: 'هذا التقييم مخفي بالفعل.' },
} as const satisfies Record<string, RefusalText>;

export const MAX_REVIEW = 1000;
export const MAX_REPORT_NOTE = 500;
const STARS = 5;
export const starValues = [1, 2, 3, 4, 5] as const;

export const reviewSides = ['RENTER', 'OWNER'] as const;
export type ReviewSide = (typeof reviewSides)[number];
export const reportReasons = ['OFFENSIVE', 'PRIVATE_DETAILS', 'UNTRUE', 'OTHER'] as const;
export type ReportReason = (typeof reportReasons)[number];

const stars = z.int({ error: 'STARS_REQUIRED' }).min(1, { error: 'STARS_REQUIRED' }).max(STARS, { error: 'STARS_REQUIRED' });
const words = z.string().trim().max(MAX_REVIEW, { error: 'TEXT_TOO_LONG' });

/** A person as a review displays them. */
const reviewer = z.object({
	id: z.uuid(),
	displayName: z.string(),
	displayNameAr: z.string().nullable(),
	profileImageUrl: z.string().nullable(),
	hasLeft: z.boolean(),
});

export const review = z.object({
	id: z.uuid(),
	/** The author's side. */
	side: z.enum(reviewSides),
	rating: stars,
	/** May be empty. */
	text: z.string(),
	author: reviewer,
	car: z.object({ slug: z.string(), title: z.string(), titleAr: z.string() }),
	/** When it was published; when it was written if it is not published. */
	publishedAt: z.string(),
	answer: z.object({ text: z.string(), answeredAt: z.string() }).nullable(),
	/** Permissions of the caller. */
	mayAnswer: z.boolean(),
	mayReport: z.boolean(),
});
export type Review = z.output<typeof review>;

/** Review state of a trip for one of its parties. */
export const tripReviews = z.object({
	bookingId: z.uuid(),
	side: z.enum(reviewSides),
	mayWrite: z.boolean(),
	/** End of the review period; null before the trip is completed. */
	writeUntil: z.string().nullable(),
	/** The latest time of publication. */
	revealsAt: z.string().nullable(),
	mine: review.nullable(),
	/** Null until it is published. */
	theirs: review.nullable(),
	/** Whether the other party has written a review, published or not. */
	theyHaveWritten: z.boolean(),
});
export type TripReviews = z.output<typeof tripReviews>;

const bookingId = z.object({ id: z.uuid() });
const reviewId = z.object({ id: z.uuid() });
const done = z.object({ success: z.literal(true) });

export const getTripReviews = endpoint({
	method: 'GET',
	path: '/api/bookings/{id}/reviews',
	summary:
		'The state of a trip’s reviews, for its renter and its owner. The other side’s review is published once both have written, or 10 days after the trip.',
	access: 'signed-in',
	team: 'bookings',
	params: bookingId,
	response: tripReviews,
	refusals: ['BOOKING_NOT_FOUND'],
});

export const writeReview = endpoint({
	method: 'POST',
	path: '/api/bookings/{id}/reviews',
	summary: 'Write a review: the renter about car and owner, or the owner about the renter; once each, until 14 days after the trip.',
	access: 'signed-in',
	team: 'manage',
	params: bookingId,
	body: z.object({ rating: stars, text: words.default('') }),
	response: tripReviews,
	status: 201,
	idempotent: true,
	refusals: ['BOOKING_NOT_FOUND', 'REVIEW_TOO_EARLY', 'REVIEW_CLOSED', 'REVIEW_ALREADY_WRITTEN'],
});

export const listCarReviews = endpoint({
	method: 'GET',
	path: '/api/cars/{id}/reviews',
	summary: 'Reviews of a car by renters, newest first; X-Total-Count counts them.',
	access: 'anyone',
	params: z.object({ id: z.uuid() }),
	query: z.object(paging),
	response: z.array(review),
	refusals: ['CAR_NOT_FOUND'],
});

export const carRatings = z.object({
	/** How many reviews gave one star, two, and so on to five. */
	counts: z.array(z.int().min(0)).length(STARS),
});
export type CarRatings = z.output<typeof carRatings>;

export const getCarRatings = endpoint({
	method: 'GET',
	path: '/api/cars/{id}/ratings',
	summary: 'Number of published reviews of a car for each number of stars.',
	access: 'anyone',
	params: z.object({ id: z.uuid() }),
	response: carRatings,
	refusals: ['CAR_NOT_FOUND'],
});

export const listOwnerReviews = endpoint({
	method: 'GET',
	path: '/api/cars/{id}/owner-reviews',
	summary: 'Reviews of the other cars of this car’s owner, newest first.',
	access: 'anyone',
	params: z.object({ id: z.uuid() }),
	query: z.object(paging),
	response: z.array(review),
	refusals: ['CAR_NOT_FOUND'],
});

export const listPersonReviews = endpoint({
	method: 'GET',
	path: '/api/users/{id}/reviews',
	summary: 'Reviews of a user as an owner or as a renter, newest first.',
	access: 'signed-in',
	params: z.object({ id: z.uuid() }),
	query: z.object({ as: z.enum(['owner', 'renter']).default('owner'), ...paging }),
	response: z.array(review),
	refusals: ['USER_NOT_FOUND'],
});

export const answerReview = endpoint({
	method: 'POST',
	path: '/api/reviews/{id}/answer',
	summary: 'Reply to a review, once, by the person whom it is about.',
	access: 'signed-in',
	team: 'manage',
	params: reviewId,
	body: z.object({ text: words.min(1, { error: 'REQUIRED' }) }),
	response: review,
	refusals: ['REVIEW_NOT_FOUND', 'REVIEW_ALREADY_ANSWERED'],
});

export const reportReview = endpoint({
	method: 'POST',
	path: '/api/reviews/{id}/report',
	summary: 'Ask an admin to look at a review.',
	access: 'signed-in',
	params: reviewId,
	body: z.object({
		reason: z.enum(reportReasons, { error: 'CHOICE_INVALID' }),
		note: z.string().trim().max(MAX_REPORT_NOTE, { error: 'TEXT_TOO_LONG' }).default(''),
	}),
	response: done,
	status: 201,
	refusals: ['REVIEW_NOT_FOUND', 'REVIEW_ALREADY_REPORTED'],
});

/** For admins: published or not, with its reports. */
export const adminReview = review.extend({
	bookingId: z.uuid(),
	subject: reviewer,
	revealedAt: z.string().nullable(),
	hidden: z.object({ at: z.string(), reason: z.string() }).nullable(),
	/** Reports that are not decided yet. */
	openReports: z.array(z.object({ reason: z.enum(reportReasons), note: z.string(), by: reviewer, at: z.string() })),
});
export type AdminReview = z.output<typeof adminReview>;

const admins = ['ADMIN', 'SUPER_ADMIN'] as const;

export const listAdminReviews = endpoint({
	method: 'GET',
	path: '/api/admin/reviews',
	summary: 'All reviews, newest first; with reported=1 those with an open report, oldest first.',
	access: admins,
	query: z.object({ reported: z.enum(['1']).optional(), hidden: z.enum(['1']).optional(), ...searched, ...paging }),
	response: z.array(adminReview),
});

export const hideReview = endpoint({
	method: 'PATCH',
	path: '/api/admin/reviews/{id}/hide',
	summary: 'Hide a review: it is no longer visible and does not count; its open reports are closed.',
	access: admins,
	params: reviewId,
	body: z.object({ reason: z.string().trim().min(1, { error: 'REQUIRED' }).max(MAX_REPORT_NOTE, { error: 'TEXT_TOO_LONG' }) }),
	response: adminReview,
	refusals: ['REVIEW_NOT_FOUND', 'REVIEW_IS_HIDDEN'],
});

export const unhideReview = endpoint({
	method: 'PATCH',
	path: '/api/admin/reviews/{id}/unhide',
	summary: 'Keep a review: it is visible again if it was hidden, and its open reports are closed.',
	access: admins,
	params: reviewId,
	response: adminReview,
	refusals: ['REVIEW_NOT_FOUND'],
});
