/** Events of reviews. */
import * as z from 'zod';
import { reviewSides } from '#contract/reviews.ts';
import { personName } from '#server/capabilities/identity/index.ts';
import { defineEvent } from '#server/platform/events/event-bus.ts';

/** `side` has not reviewed a completed trip yet; published once. */
export const reviewDue = defineEvent(
	'review-due',
	z.object({
		bookingId: z.uuid(),
		ownerId: z.uuid(),
		renterId: z.uuid(),
		ownerName: personName,
		renterName: personName,
		carTitle: z.string(),
		startAt: z.string(),
		endAt: z.string(),
		side: z.enum(reviewSides),
	}),
);

/** A review by `side` was received. Its content is not included while it is unpublished. */
export const reviewReceived = defineEvent(
	'review-received',
	z.object({
		bookingId: z.uuid(),
		ownerId: z.uuid(),
		renterId: z.uuid(),
		ownerName: personName,
		renterName: personName,
		carTitle: z.string(),
		side: z.enum(reviewSides),
		readable: z.boolean(),
	}),
);
