/** Events of bookings. Payloads are complete, so that subscribers need no query on bookings. */
import * as z from 'zod';
import { changeSides, changeStates } from '#contract/booking-changes.ts';
import { bookingReminderKinds } from '#contract/booking-life.ts';
import { bookingStatuses, cancelCodes } from '#contract/bookings.ts';
import { cityNames } from '#contract/cities.ts';
import { handoverPhases } from '#contract/handover.ts';
import { bilingualText, whereAndWhen } from '#contract/where-and-when.ts';
import { personName } from '#server/capabilities/identity/index.ts';
import { defineEvent } from '#server/platform/events/event-bus.ts';

const forLetters = whereAndWhen.omit({ allowedActions: true });
export const whereAndWhenOfBoth = z.object({ owner: forLetters, renter: forLetters });

const payload = z.object({
	bookingId: z.uuid(),
	ownerId: z.uuid(),
	renterId: z.uuid(),
	ownerName: personName,
	renterName: personName,
	carTitle: z.string(),
	/** ISO 8601 with offset. */
	startAt: z.string(),
	endAt: z.string(),
	/** Decimal strings in JOD. */
	totalJod: z.string(),
	chargeJod: z.string(),
	/** For a cancelled booking: the renter's refund and the retained part of the rental for the owner. */
	refundJod: z.string(),
	ownerKeptJod: z.string(),
	earningsJod: z.string(),
	/** What a promo code took off; null without one. */
	promo: z.object({ code: z.string(), amountJod: z.string() }).nullable().default(null),
	status: z.enum(bookingStatuses),
	cancelCode: z.enum(cancelCodes).nullable(),
	reason: z.string().nullable(),
	instant: z.boolean(),
	wasPaid: z.boolean(),
	/** For a paid request: until when the owner may respond. */
	respondBy: z.string().nullable().default(null),
	/** For letters to either side; null in events from before there were places. */
	whereAndWhen: whereAndWhenOfBoth.nullable().default(null),
	/** Name of the licensed office that rents out the car; null for a person. */
	office: bilingualText.nullable().default(null),
});
export type BookingEventPayload = z.output<typeof payload>;

/** The dates are held; nothing is paid yet. */
export const bookingHeld = defineEvent(
	'booking-held',
	z.object({ bookingId: z.uuid(), carId: z.uuid(), ownerId: z.uuid(), renterId: z.uuid() }),
);
/** Paid and waiting for the owner. */
export const bookingRequested = defineEvent('booking-requested', payload);
export const bookingConfirmed = defineEvent('booking-confirmed', payload);
/** `alternatives`: cars that the renter can take instead; `heldUntil`: the money waits for that choice. */
export const bookingCancelled = defineEvent(
	'booking-cancelled',
	payload.extend({
		alternatives: z.array(z.object({ title: z.string(), totalJod: z.string() })).default([]),
		heldUntil: z.string().nullable().default(null),
	}),
);
/** The car was returned, or the return is long overdue. */
export const bookingCompleted = defineEvent('booking-completed', payload);

/** A card was declined, the renter cancelled on the gateway's page, or an admin rejected the payment; another attempt is possible until `payBy`. */
export const bookingPaymentFailed = defineEvent(
	'booking-payment-refused',
	payload.extend({ paymentId: z.uuid(), payBy: z.string(), cancelled: z.boolean().default(false), turnedDown: z.boolean().default(false) }),
);

/** A reminder for one party, sent once. `dueAt`: time of the occasion; `day`: relative to the day of sending. */
export const bookingReminder = defineEvent(
	'booking-reminder',
	payload.extend({ kind: z.enum(bookingReminderKinds), dueAt: z.string(), day: z.enum(['TODAY', 'TOMORROW']) }),
);

const accusation = payload.extend({ code: z.enum(['NO_SHOW_RENTER', 'NO_SHOW_OWNER']), contestBy: z.string() });
export type NoShowEventPayload = z.output<typeof accusation>;
/** One party reported that the other did not come. */
export const noShowReported = defineEvent('no-show-reported', accusation);
/** The accused party contests it: an admin decides. */
export const noShowContested = defineEvent('no-show-contested', accusation);
/**
 * The time to contest is suspended while a report of a problem is open, and starts again with its decision. `waits`: it is suspended from now on;
 * otherwise `contestBy` is the new end.
 */
export const noShowTimeMoved = defineEvent('no-show-time-moved', accusation.extend({ waits: z.boolean() }));
/** An admin rejected the report: the booking continues. */
export const noShowDismissed = defineEvent('no-show-dismissed', accusation);

/** The owner moved the place or proposed a distant one, or the renter answered. `placeId`: each place is announced once per change. */
export const bookingPlaceChanged = defineEvent(
	'booking-place-changed',
	payload.extend({ placeId: z.uuid(), change: z.enum(['MOVED', 'PROPOSED', 'ACCEPTED', 'DECLINED']), to: bilingualText.nullable() }),
);
const zone = z.enum(cityNames).nullable();
/** A change of the trip. Times in ISO 8601; `until`: by when it must be answered or paid. */
const changeOfTrip = payload.extend({
	changeId: z.uuid(),
	side: z.enum(changeSides),
	state: z.enum(changeStates),
	oldEndAt: z.string(),
	newEndAt: z.string(),
	/** Set if more than the return changes. */
	moved: z
		.object({ oldStartAt: z.string(), newStartAt: z.string(), oldZone: zone, newZone: zone, elsewhere: z.boolean() })
		.nullable()
		.default(null),
	/** Whether the consent of the other side was needed. */
	asked: z.boolean().default(true),
	/** Positive: the renter pays; negative: the renter gets a refund. */
	differenceJod: z.string(),
	until: z.string().nullable(),
});
export const bookingChanged = defineEvent('booking-changed', changeOfTrip);
/** Too many cancellations by an owner: instant book is hidden until then. */
export const instantBookPaused = defineEvent(
	'instant-book-paused',
	z.object({ ownerId: z.uuid(), until: z.string(), cancellations: z.int() }),
);
/** A member of the owner's side is on the way to hand over the car or to fetch it; `by`: the name as the renter reads it. */
export const ownerSetOut = defineEvent(
	'owner-set-out',
	payload.extend({ phase: z.enum(handoverPhases), by: personName, setOutAt: z.string() }),
);
/** A departure was revoked; open pages are updated. */
export const ownerTurnedBack = defineEvent('owner-turned-back', z.object({ bookingId: z.uuid(), ownerId: z.uuid(), renterId: z.uuid() }));
/** The renter arrives later than agreed. */
export const renterLate = defineEvent('renter-late', payload.extend({ expectedAt: z.string() }));
