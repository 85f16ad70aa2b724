/** Life cycle of a booking: cancellation, no-show, timeline, documents, and the owner's history. */
import * as z from 'zod';
import { tripTerms } from './booking-changes.ts';
import { booking, bookingStatuses, cancelCodes, noShowCodes } from './bookings.ts';
import { cancellationPolicies } from './cancellation-policies.ts';
import { arabicNames } from './car-shapes.ts';
import { jodText } from './cars.ts';
import { endpoint, type RefusalText } from './endpoint.ts';
import { goodwillRecipients } from './goodwill.ts';
import { paging } from './paging.ts';
import { isCalendarDate } from './time.ts';
import { bilingualText } from './where-and-when.ts';

export const bookingLifeRefusals = {
	BOOKING_NOT_CANCELLABLE: {
		status: 409,
		en: 'This booking can no longer be cancelled.',
		ar: 'لم يعد بالإمكان إلغاء هذا الحجز.',
	},
	REFUND_CHANGED: {
		status: 409,
		en: 'The refund has changed. Check the new amount before you cancel.',
		ar: 'تغيّر المبلغ المسترد. راجع المبلغ الجديد قبل أن تلغي.',
	},
	NO_SHOW_TOO_EARLY: {
		status: 409,
		en: 'You can report this from {from}.',
		ar: 'يمكنك الإبلاغ عن ذلك ابتداءً من {from}.',
	},
	NO_SHOW_NOT_POSSIBLE: {
		status: 409,
		en: 'You can’t report a no-show for this booking.',
		ar: 'لا يمكن الإبلاغ عن عدم الحضور في هذا الحجز.',
	},
	NO_SHOW_WAITS_FOR_REPORT: {
		status: 409,
		en: 'A problem was reported on this booking. We’ll decide about it first, and you can report a no-show after that.',
		ar: 'وصلنا بلاغ عن مشكلة في هذا الحجز. نقرّر فيه أولاً، ويمكنك الإبلاغ عن عدم الحضور بعد ذلك.',
	},
	NO_SHOW_NOT_CONTESTABLE: {
		status: 409,
		en: 'There’s nothing to dispute, or the time to do so has passed.',
		ar: 'لا يوجد ما يُعترض عليه، أو انتهت مهلة الاعتراض.',
	},
	EXCUSE_NOT_POSSIBLE: {
		status: 409,
		en: 'This cancellation doesn’t count against the owner, or it’s your own.',
		ar: 'هذا الإلغاء غير محسوب على المالك، أو يخص حجزك أنت.',
	},
	PAPER_NOT_READY: {
		status: 409,
		en: 'This document isn’t available yet.',
		ar: 'هذه الوثيقة غير متاحة بعد.',
	},
} as const satisfies Record<string, RefusalText>;

const ofBooking = z.object({ id: z.uuid() });
const reason = z.string().trim().max(500);

/** Reason for a refund amount. OTHERS_FAULT: cancelled by the owner or an admin, or the owner did not appear. */
export const refundGrounds = [
	'UNPAID',
	'REQUEST',
	'GRACE',
	'EARLY',
	'LESS_A_DAY',
	'HALF',
	'NOTHING',
	'DAYS_BEGUN',
	'DAYS_GIVEN_UP',
	'OTHERS_FAULT',
] as const;
export type RefundGround = (typeof refundGrounds)[number];

/** The exact refund if cancelled now. */
export const cancellation = z.object({
	by: z.enum(['RENTER', 'OWNER']),
	policy: z.enum(cancellationPolicies),
	ground: z.enum(refundGrounds),
	paidJod: jodText,
	rentalRefundJod: jodText,
	depositRefundJod: jodText,
	/** Rental and deposit together. */
	refundJod: jodText,
	keptJod: jodText,
	/** The owner's part of the retained rental, after the platform fee. */
	ownerKeptJod: jodText,
	/** Until when this refund stays the same; null if it does not decrease. */
	staysUntil: z.string().nullable(),
	/** Confirmed bookings that this owner cancelled before; null for a renter. */
	ownerCancelledBefore: z.int().nullable(),
});
export type Cancellation = z.output<typeof cancellation>;

export const getCancellation = endpoint({
	method: 'GET',
	path: '/api/bookings/{id}/cancellation',
	summary: 'The refund if the caller cancelled now.',
	access: 'signed-in',
	team: 'bookings',
	params: ofBooking,
	response: cancellation,
	refusals: ['BOOKING_NOT_FOUND', 'BOOKING_NOT_CANCELLABLE'],
});

export const cancelBooking = endpoint({
	method: 'PATCH',
	path: '/api/bookings/{id}/cancel',
	summary:
		'Renter or owner cancels. `refundJod`: the refund that was displayed; if it has changed, nothing is cancelled and the new one is returned.',
	access: 'signed-in',
	team: 'bookings',
	idempotent: true,
	params: ofBooking,
	body: z.object({ reason: reason.optional(), refundJod: z.string().max(20).optional() }),
	response: booking,
	refusals: ['BOOKING_NOT_FOUND', 'BOOKING_NOT_CANCELLABLE', 'REFUND_CHANGED'],
});

export const cancelBookingAsAdmin = endpoint({
	method: 'PATCH',
	path: '/api/admin/bookings/{id}/cancel',
	summary: 'An admin cancels a booking; everything is refunded to the renter.',
	access: ['ADMIN', 'SUPER_ADMIN'],
	idempotent: true,
	params: ofBooking,
	body: z.object({ reason: reason.min(1) }),
	response: booking,
	refusals: ['BOOKING_NOT_FOUND', 'BOOKING_NOT_CANCELLABLE'],
});

export const reportNoShow = endpoint({
	method: 'POST',
	path: '/api/bookings/{id}/no-show',
	summary:
		'Report that the other party did not come: from two hours after the pickup time, or later after a flight or an announced delay. The money waits 24 hours for their answer.',
	access: 'signed-in',
	team: 'bookings',
	params: ofBooking,
	body: z.object({}),
	response: booking,
	refusals: ['BOOKING_NOT_FOUND', 'NO_SHOW_TOO_EARLY', 'NO_SHOW_NOT_POSSIBLE', 'NO_SHOW_WAITS_FOR_REPORT'],
});

export const contestNoShow = endpoint({
	method: 'PATCH',
	path: '/api/bookings/{id}/no-show/contest',
	summary: 'The accused party contests the report; then an admin decides.',
	access: 'signed-in',
	team: 'bookings',
	params: ofBooking,
	body: z.object({ reason: reason.min(1) }),
	response: booking,
	refusals: ['BOOKING_NOT_FOUND', 'NO_SHOW_NOT_CONTESTABLE'],
});

export const decideNoShow = endpoint({
	method: 'PATCH',
	path: '/api/admin/bookings/{id}/no-show',
	summary: 'An admin upholds a reported no-show, or dismisses it so that the booking continues.',
	access: ['ADMIN', 'SUPER_ADMIN'],
	params: ofBooking,
	body: z.object({ upheld: z.boolean() }),
	response: booking,
	refusals: ['BOOKING_NOT_FOUND', 'NO_SHOW_NOT_POSSIBLE'],
});

export const excuseCancellation = endpoint({
	method: 'PATCH',
	path: '/api/admin/bookings/{id}/excuse',
	summary:
		'An admin accepts a proven cause: a confirmed booking that the owner cancelled or did not fulfil no longer counts against the owner.',
	access: ['ADMIN', 'SUPER_ADMIN'],
	params: ofBooking,
	body: z.object({ reason: reason.min(1) }),
	response: booking,
	refusals: ['BOOKING_NOT_FOUND', 'EXCUSE_NOT_POSSIBLE'],
});

/** Reminders: pickup, return, and (for the owner, twice) to answer. */
export const bookingReminderKinds = ['PICKUP', 'RETURN', 'ANSWER', 'ANSWER_LAST'] as const;
export type BookingReminderKind = (typeof bookingReminderKinds)[number];

/** Past events of a booking, except no-shows and the cancellation. */
export const plainEventKinds = [
	'REQUESTED',
	'PAID',
	'CONFIRMED',
	'CHECKED_IN',
	'RETURNED',
	'COMPLETED',
	'REFUND_SENT',
	'REFUND_ARRIVED',
	// An admin booked another car after a report; the event is in the booking that ended and in the one that replaces it.
	'ANOTHER_CAR',
	'IN_PLACE',
] as const;
export const noShowEventKinds = ['NO_SHOW_SAID', 'NO_SHOW_CONTESTED', 'NO_SHOW_DISMISSED'] as const;
/** Upcoming events, with their time. */
export const bookingStepKinds = ['PAY', 'ANSWER', 'PICK_UP', 'RETURN', 'COMPLETE', 'CONTEST', 'DECISION', 'REFUND', 'DEPOSIT'] as const;

/** The owner moved the place of the booking, or suggested another one. */
export const placeEventKinds = ['PLACE_MOVED', 'PLACE_PROPOSED', 'PLACE_DECLINED'] as const;

const pastEvent = z.object({
	at: z.string(),
	amountJod: jodText.nullable(),
	/** As typed by the person who acted. */
	reason: z.string().nullable(),
	/** The member of the office’s team who acted: name of the office and first name. */
	by: bilingualText.optional(),
});

export const bookingStory = z.object({
	happened: z.array(
		z.discriminatedUnion('kind', [
			pastEvent.extend({ kind: z.enum(plainEventKinds), cancelCode: z.null() }),
			pastEvent.extend({ kind: z.enum(noShowEventKinds), cancelCode: z.enum(noShowCodes) }),
			pastEvent.extend({ kind: z.literal('CANCELLED'), cancelCode: z.enum(cancelCodes) }),
			/** The places are null once they are hidden, 30 days after the end. */
			pastEvent.extend({
				kind: z.enum(placeEventKinds),
				cancelCode: z.null(),
				from: bilingualText.nullable(),
				to: bilingualText.nullable(),
			}),
			/** The end of the trip has changed; the amount is the difference that was paid or refunded. */
			pastEvent.extend({ kind: z.literal('END_CHANGED'), cancelCode: z.null(), oldEndAt: z.string(), newEndAt: z.string() }),
			/** Goodwill of the platform for the reader; only the recipient and admins see it. */
			pastEvent.extend({ kind: z.literal('GOODWILL'), cancelCode: z.null(), recipient: z.enum(goodwillRecipients) }),
			/** The pickup or the handover changed, and perhaps the return with it. */
			pastEvent.extend({ kind: z.literal('TRIP_MOVED'), cancelCode: z.null(), before: tripTerms, after: tripTerms }),
			/** The renter's money moved to the other booking, or came from it. The owners do not see this event. */
			pastEvent.extend({
				kind: z.literal('MONEY_CARRIED'),
				cancelCode: z.null(),
				direction: z.enum(['TO', 'FROM']),
				otherBookingId: z.uuid(),
			}),
			pastEvent.extend({ kind: z.literal('LATE'), cancelCode: z.null(), expectedAt: z.string() }),
			/** A member of the owner’s side was on the way to the handover or the return. */
			pastEvent.extend({ kind: z.literal('SET_OUT'), cancelCode: z.null(), phase: z.enum(['CHECK_IN', 'CHECK_OUT']) }),
		]),
	),
	comes: z.array(z.object({ kind: z.enum(bookingStepKinds), at: z.string().nullable(), amountJod: jodText.nullable() })),
});
export type BookingTimeline = z.output<typeof bookingStory>;

export const getBookingStory = endpoint({
	method: 'GET',
	path: '/api/bookings/{id}/story',
	summary: 'The timeline of a booking: past events and upcoming ones.',
	access: 'signed-in',
	team: 'bookings',
	params: ofBooking,
	response: bookingStory,
	refusals: ['BOOKING_NOT_FOUND'],
});

export const getCalendarFile = endpoint({
	method: 'GET',
	path: '/api/bookings/{id}/calendar.ics',
	summary: 'The trip as a calendar file (text/calendar).',
	access: 'signed-in',
	team: 'bookings',
	params: ofBooking,
	response: z.string(),
	refusals: ['BOOKING_NOT_FOUND', 'PAPER_NOT_READY'],
});

const date = z.string().refine(isCalendarDate, { error: 'DATE_INVALID' });

export const ownerHistory = endpoint({
	method: 'GET',
	path: '/api/owner/history',
	summary:
		'Ended bookings of the caller’s own cars, the latest pickup first. `q`: renter, car or number; `from` and `to`: days of the pickup.',
	access: 'signed-in',
	team: 'finances',
	query: z.object({
		q: z.string().max(100).optional(),
		status: z.enum(bookingStatuses).extract(['COMPLETED', 'CANCELLED']).optional(),
		carId: z.uuid().optional(),
		from: date.optional(),
		to: date.optional(),
		...paging,
	}),
	response: z.array(booking),
});

export const ownerHistoryCars = endpoint({
	method: 'GET',
	path: '/api/owner/history/cars',
	summary: 'The cars in the caller’s booking history, as choices for its filter.',
	access: 'signed-in',
	team: 'finances',
	response: z.array(z.object({ id: z.uuid(), make: z.string(), model: z.string(), ...arabicNames, year: z.int() })),
});
