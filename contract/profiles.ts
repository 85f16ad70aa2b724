/** A user as other signed-in users see them. */
import * as z from 'zod';
import { carCard } from './cars.ts';
import { endpoint, type RefusalText } from './endpoint.ts';
import { publicUser } from './identity.ts';

export const profileRefusals = {
	USER_NOT_FOUND: { status: 404, en: 'Member not found', ar: 'لم نجد هذا العضو' },
} as const satisfies Record<string, RefusalText>;

export const publicProfile = publicUser.extend({
	isOwner: z.boolean(),
	identityChecked: z.boolean(),
	/** Cars that can be found now, newest first. */
	cars: z.array(carCard),
	/** Response statistics of an owner; null without requests. */
	answers: z
		.object({
			/** Whole percent of last year's requests that were answered within 24 hours. */
			percent: z.int().min(0).max(100),
			/** Median response time. */
			typicalMinutes: z.int().min(0).nullable(),
		})
		.nullable(),
	completedTrips: z.int(),
	/** Visible only to the other party of a paid, confirmed booking, and to admins. */
	email: z.string().nullable(),
	phone: z.string().nullable(),
});
export type PublicProfile = z.output<typeof publicProfile>;

export const getProfile = endpoint({
	method: 'GET',
	path: '/api/users/{id}',
	summary: 'Name, picture, ratings, cars and response time of a user. Phone and e-mail only for the other party of a confirmed booking.',
	access: 'signed-in',
	params: z.object({ id: z.uuid() }),
	response: publicProfile,
	refusals: ['USER_NOT_FOUND'],
});

export const ownerRecord = z.object({
	/** Median time of the answers of the last 90 days; null if there were fewer than three. */
	typicalAnswerMinutes: z.int().min(0).nullable(),
	/** Completed rentals of the owner's cars. */
	completedTrips: z.int().min(0),
	/** Confirmed bookings of the last twelve months that the owner cancelled or did not come to, without a proven cause. */
	cancellations: z.int().min(0),
	/** These, and the rentals completed in the last twelve months. */
	tripsOfYear: z.int().min(0),
});
export type OwnerRecord = z.output<typeof ownerRecord>;

export const getOwnerRecord = endpoint({
	method: 'GET',
	path: '/api/cars/{id}/owner-record',
	summary: 'Track record of a car’s owner: response time, completed trips and cancellations.',
	access: 'anyone',
	params: z.object({ id: z.uuid() }),
	response: ownerRecord,
	refusals: ['CAR_NOT_FOUND'],
});
