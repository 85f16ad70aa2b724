/** Another car in place of a booking that its owner cancelled, declined or did not answer. */
import * as z from 'zod';
import { booking, requestBooking } from './bookings.ts';
import { cancellationPolicies } from './cancellation-policies.ts';
import { carCard, jodText } from './cars.ts';
import { endpoint, type RefusalText } from './endpoint.ts';

export const rebookingRefusals = {
	REBOOKING_NOT_POSSIBLE: {
		status: 409,
		en: 'You can no longer replace this booking. Search for another car instead.',
		ar: 'لم يعد بالإمكان استبدال هذا الحجز. يمكنك البحث عن سيارة أخرى.',
	},
	ALREADY_REBOOKED: {
		status: 409,
		en: 'You’ve already booked another car instead of this one.',
		ar: 'سبق أن حجزت سيارة أخرى بدلاً من هذه.',
	},
	HELD_MONEY_CHANGED: {
		status: 409,
		en: 'We’re already refunding the first booking to your card. Please check the amounts again.',
		ar: 'نعيد مبلغ الحجز الأول إلى بطاقتك الآن. راجع المبالغ مرة أخرى.',
	},
	NOTHING_HELD: { status: 409, en: 'We’re no longer holding money for this booking.', ar: 'لم يعد هناك مبلغ بانتظار هذا الحجز.' },
} as const satisfies Record<string, RefusalText>;

/** The most cars that are proposed. */
export const MAX_ALTERNATIVES = 3;

/** DELIVERED: brought to where the first car was to be brought. COLLECTED: it was to be brought, and this car is not. */
export const alternativeDeliveries = ['NONE', 'DELIVERED', 'COLLECTED'] as const;

export const alternativeCar = z.object({
	car: carCard,
	/** With the delivery, if there is one. */
	totalJod: jodText,
	depositJod: jodText,
	chargeJod: jodText,
	/** Beyond the money that waits, and what is returned of it. */
	toPayJod: jodText,
	toReturnJod: jodText,
	delivery: z.enum(alternativeDeliveries),
	cancellationPolicy: z.enum(cancellationPolicies),
	/** The part of the deposit that stays held after the return, for traffic fines only; null if none does. */
	fineHold: z.object({ amountJod: jodText, days: z.int() }).nullable(),
});
export type AlternativeCar = z.output<typeof alternativeCar>;

export const alternatives = z.object({
	cars: z.array(alternativeCar),
	/** What was paid for the first booking and waits for the renter's choice, after which it is refunded automatically. Null if nothing waits. */
	held: z.object({ amountJod: jodText, until: z.string() }).nullable(),
	/** The booking that was made instead; null if there is none. */
	rebookedAs: z.uuid().nullable(),
});
export type Alternatives = z.output<typeof alternatives>;

const ofBooking = z.object({ id: z.uuid() });

export const listAlternatives = endpoint({
	method: 'GET',
	path: '/api/bookings/{id}/alternatives',
	summary:
		'For the renter of a booking that the owner cancelled, declined or did not answer: up to three cars of other owners that are free at the same times, in the same city, of the same body type, at a price that differs by at most a third. Empty for other bookings.',
	access: 'signed-in',
	params: ofBooking,
	response: alternatives,
	refusals: ['BOOKING_NOT_FOUND'],
});

export const rebook = endpoint({
	method: 'POST',
	path: '/api/bookings/{id}/rebook',
	summary:
		'Book another car at the times of a booking that the owner cancelled, declined or did not answer, with its delivery if that is offered. The waiting money is carried over: a rest is refunded, a difference must be paid within 30 minutes. If amounts or policy have changed, the call is refused with the current ones.',
	access: 'signed-in',
	idempotent: true,
	params: ofBooking,
	body: z.strictObject({
		carId: z.uuid(),
		totalJod: jodText,
		depositJod: jodText,
		cancellationPolicy: z.enum(cancellationPolicies),
		/** The waiting amount, as displayed; it pays for this car. */
		heldJod: jodText,
		/** As displayed: the delivery of the first booking, or collected by the renter. */
		withDelivery: z.boolean(),
	}),
	response: booking,
	status: 201,
	refusals: ['BOOKING_NOT_FOUND', 'REBOOKING_NOT_POSSIBLE', 'ALREADY_REBOOKED', 'HELD_MONEY_CHANGED', ...requestBooking.refusals],
});

export const returnHeldMoney = endpoint({
	method: 'POST',
	path: '/api/bookings/{id}/return-held',
	summary: 'The renter chooses no other car: the waiting money of a booking that the owner ended is refunded to the card at once.',
	access: 'signed-in',
	params: ofBooking,
	response: z.object({ returnedJod: jodText }),
	refusals: ['BOOKING_NOT_FOUND', 'ALREADY_REBOOKED', 'NOTHING_HELD'],
});
