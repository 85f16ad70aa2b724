/** What reviews tell others. */
import * as z from 'zod';
import { reviewSides } from '#contract/reviews.ts';
import { personName } from '#server/capabilities/identity/index.ts';
import { defineEvent } from '#server/platform/events/event-bus.ts';

/** `side` has not reviewed a trip that is over; told once. */
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

/** Somebody was reviewed by `side`. Where it is not readable yet nobody is told what it says. */
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
