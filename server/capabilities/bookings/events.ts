/** What bookings tell others. Facts are complete: who hears them needs no query on bookings. */
import * as z from 'zod';
import { bookingReminderKinds, bookingStatuses, cancelCodes } from '#contract/bookings.ts';
import { personName } from '#server/capabilities/identity/index.ts';
import { defineEvent } from '#server/platform/events/event-bus.ts';

const payload = z.object({
	bookingId: z.uuid(),
	ownerId: z.uuid(),
	renterId: z.uuid(),
	ownerName: personName,
	renterName: personName,
	carTitle: z.string(),
	/** ISO with offset. */
	startAt: z.string(),
	endAt: z.string(),
	/** Decimal strings in JOD. */
	totalJod: z.string(),
	chargeJod: z.string(),
	/** Of a cancelled booking: what goes back to the renter, and what the owner keeps of the rental. */
	refundJod: z.string(),
	ownerKeptJod: z.string(),
	earningsJod: z.string(),
	status: z.enum(bookingStatuses),
	cancelCode: z.enum(cancelCodes).nullable(),
	reason: z.string().nullable(),
	instant: z.boolean(),
	wasPaid: z.boolean(),
	/** Of a paid request: until when its owner may answer. */
	respondBy: z.string().nullable().default(null),
});
export type BookingEventPayload = z.output<typeof payload>;

/** The dates are held, and nothing is paid yet. */
export const bookingHeld = defineEvent(
	'booking-held',
	z.object({ bookingId: z.uuid(), carId: z.uuid(), ownerId: z.uuid(), renterId: z.uuid() }),
);
/** Paid, and waiting for the owner. */
export const bookingRequested = defineEvent('booking-requested', payload);
export const bookingConfirmed = defineEvent('booking-confirmed', payload);
export const bookingCancelled = defineEvent('booking-cancelled', payload);
/** The car is back, or its return is long past. */
export const bookingCompleted = defineEvent('booking-completed', payload);

/** A card was turned down; another may be tried until `payBy`. */
export const bookingPaymentFailed = defineEvent('booking-payment-refused', payload.extend({ paymentId: z.uuid(), payBy: z.string() }));

/** Something comes up that a party should not forget, told once. `dueAt`: when; `day`: as seen from the day of the telling. */
export const bookingReminder = defineEvent(
	'booking-reminder',
	payload.extend({ kind: z.enum(bookingReminderKinds), dueAt: z.string(), day: z.enum(['TODAY', 'TOMORROW']) }),
);

const accusation = payload.extend({ code: z.enum(['NO_SHOW_RENTER', 'NO_SHOW_OWNER']), contestBy: z.string() });
export type NoShowEventPayload = z.output<typeof accusation>;
/** One party says that the other did not come. */
export const noShowReported = defineEvent('no-show-reported', accusation);
/** The accused says otherwise: an admin decides. */
export const noShowContested = defineEvent('no-show-contested', accusation);
/** It is not so, an admin decided: the booking goes on. */
export const noShowDismissed = defineEvent('no-show-dismissed', accusation);
