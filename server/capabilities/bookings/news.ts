/** What bookings tell others. Facts are complete: who hears them needs no query on bookings. */
import * as z from 'zod';
import { bookingStatuses, cancelCodes } from '#contract/bookings.ts';
import { topic } from '#server/platform/jobs/news.ts';

const facts = z.object({
	bookingId: z.uuid(),
	ownerId: z.uuid(),
	renterId: z.uuid(),
	ownerName: z.string(),
	renterName: z.string(),
	carTitle: z.string(),
	/** ISO with offset. */
	startAt: z.string(),
	endAt: z.string(),
	/** Decimal strings in JOD. */
	totalJod: z.string(),
	chargeJod: z.string(),
	earningsJod: z.string(),
	status: z.enum(bookingStatuses),
	cancelCode: z.enum(cancelCodes).nullable(),
	reason: z.string().nullable(),
	instant: z.boolean(),
});
export type BookingFacts = z.output<typeof facts>;

/** Paid, and waiting for the owner. */
export const bookingRequested = topic('booking-requested', facts);
export const bookingConfirmed = topic('booking-confirmed', facts);
export const bookingCancelled = topic('booking-cancelled', facts);
