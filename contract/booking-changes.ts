/** Changing a trip that was agreed on: proposals by either side, their answer, and the payment of the difference. */
import * as z from 'zod';
import { jodText } from './cars.ts';
import { endpoint, type RefusalText } from './endpoint.ts';
import { parseMoment } from './time.ts';

export const bookingChangeRefusals = {
	CHANGE_NOTHING: {
		status: 400,
		en: 'This is the return time that was agreed. Please choose another one.',
		ar: 'هذا هو موعد الإرجاع المتفق عليه. اختر موعداً آخر.',
	},
	RETURN_IN_PAST: {
		status: 400,
		en: 'The new return time has passed. Please choose a later one.',
		ar: 'موعد الإرجاع الجديد مضى. اختر موعداً لاحقاً.',
	},
	CHANGE_NOT_POSSIBLE: {
		status: 409,
		en: 'This trip cannot be changed at the moment.',
		ar: 'لا يمكن تغيير هذه الرحلة حالياً.',
	},
	CHANGE_ALREADY_OPEN: {
		status: 409,
		en: 'A change of this trip is already waiting. Answer it or withdraw it first.',
		ar: 'هناك تغيير لهذه الرحلة قيد الانتظار. رُدّ عليه أو اسحبه أولاً.',
	},
	CHANGE_NOT_FOUND: { status: 404, en: 'There is no such change.', ar: 'لا يوجد تغيير كهذا.' },
	CHANGE_NOT_OPEN: {
		status: 409,
		en: 'This change is no longer waiting for that. Please load the page again.',
		ar: 'لم يعد هذا التغيير ينتظر ذلك. أعد تحميل الصفحة.',
	},
	CAR_PAPERS_END: {
		status: 409,
		en: 'The papers of this car are valid until {until}. Please choose an earlier return.',
		ar: 'أوراق هذه السيارة سارية حتى {until}. اختر موعد إرجاع أبكر.',
	},
} as const satisfies Record<string, RefusalText>;

export const changeStates = ['PROPOSED', 'AWAITING_PAYMENT', 'APPLIED', 'DECLINED', 'EXPIRED', 'WITHDRAWN'] as const;
export type ChangeState = (typeof changeStates)[number];
export type ChangeEvent = 'ACCEPT_TO_PAY' | 'APPLY' | 'DECLINE' | 'EXPIRE' | 'WITHDRAW';

/** State machine of a change. States without an entry are final. */
export const changeTransitions = {
	PROPOSED: { ACCEPT_TO_PAY: 'AWAITING_PAYMENT', APPLY: 'APPLIED', DECLINE: 'DECLINED', EXPIRE: 'EXPIRED', WITHDRAW: 'WITHDRAWN' },
	AWAITING_PAYMENT: { APPLY: 'APPLIED', EXPIRE: 'EXPIRED', WITHDRAW: 'WITHDRAWN' },
	APPLIED: {},
	DECLINED: {},
	EXPIRED: {},
	WITHDRAWN: {},
} as const satisfies Record<ChangeState, Partial<Record<ChangeEvent, ChangeState>>>;

/** What the caller may do with a change; decided by the server alone. */
export const changeActions = ['ACCEPT', 'DECLINE', 'WITHDRAW', 'PAY'] as const;
export type ChangeAction = (typeof changeActions)[number];
export const changeSides = ['RENTER', 'OWNER'] as const;
export type ChangeSide = (typeof changeSides)[number];

const moment = z.string().refine((text) => parseMoment(text) !== null, { error: 'DATE_INVALID' });
const tripTerms = z.object({ endAt: z.string(), days: z.int(), totalJod: jodText, depositJod: jodText });

/** Differences are positive where the renter pays and negative where it goes back to the renter. */
const difference = z.object({
	before: tripTerms,
	after: tripTerms,
	rentalDifferenceJod: jodText,
	depositDifferenceJod: jodText,
	/** Rental and deposit together. */
	differenceJod: jodText,
	/** Of the days given up: what the cancellation policy retains. */
	retainedJod: jodText,
});

export const bookingChange = difference.extend({
	id: z.uuid(),
	/** Who proposed it. */
	side: z.enum(changeSides),
	state: z.enum(changeStates),
	/** Until when the other side may answer; null once answered. */
	respondBy: z.string().nullable(),
	/** Until when the added time is held for the payment. */
	payBy: z.string().nullable(),
	createdAt: z.string(),
	closedAt: z.string().nullable(),
	allowedActions: z.array(z.enum(changeActions)),
});
export type BookingChange = z.output<typeof bookingChange>;

/** What proposing now would mean. NOW: applies at once. PAY: as soon as it is paid. ANSWER: the other side is asked. */
export const changePreview = difference.extend({
	next: z.enum(['NOW', 'PAY', 'ANSWER']),
	/** Until when the other side could answer; null unless asked. */
	respondBy: z.string().nullable(),
});
export type ChangePreview = z.output<typeof changePreview>;

const ofBooking = z.object({ id: z.uuid() });
const ofChange = z.object({ id: z.uuid(), changeId: z.uuid() });
const proposalRefusals = [
	...['BOOKING_NOT_FOUND', 'CHANGE_NOT_POSSIBLE', 'CHANGE_NOTHING', 'CHANGE_ALREADY_OPEN', 'RETURN_IN_PAST', 'RETURN_BEFORE_PICKUP'],
	...['RENTAL_TOO_SHORT', 'RENTAL_TOO_LONG', 'OUTSIDE_HOURS', 'PRICE_NOT_AVAILABLE', 'CAR_NOT_BOOKABLE', 'CAR_PAPERS_END'],
	...['CAR_ALREADY_BOOKED', 'IDENTITY_REQUIRED', 'LICENCE_EXPIRES'],
] as const;

export const listBookingChanges = endpoint({
	method: 'GET',
	path: '/api/bookings/{id}/changes',
	summary: 'The changes of a trip, newest first, whether one may be proposed, and until when the car is free after the return.',
	access: 'signed-in',
	params: ofBooking,
	response: z.object({
		changes: z.array(bookingChange),
		mayPropose: z.boolean(),
		/** The latest return to which the trip could be extended now; null if it cannot. */
		freeUntil: z.string().nullable(),
	}),
	refusals: ['BOOKING_NOT_FOUND'],
});

export const previewBookingChange = endpoint({
	method: 'GET',
	path: '/api/bookings/{id}/changes/preview',
	summary: 'What another return time would cost or give back, and who has to agree.',
	access: 'signed-in',
	params: ofBooking,
	query: z.object({ endAt: moment }),
	response: changePreview,
	refusals: proposalRefusals,
});

export const proposeBookingChange = endpoint({
	method: 'POST',
	path: '/api/bookings/{id}/changes',
	summary:
		'Propose another return time. `differenceJod` is the amount that was shown: where it is another by now, nothing happens and the fresh preview is told.',
	access: 'signed-in',
	idempotent: true,
	params: ofBooking,
	body: z.strictObject({ endAt: moment, differenceJod: z.string().max(20).optional() }),
	response: bookingChange,
	status: 201,
	refusals: [...proposalRefusals, 'PRICE_CHANGED'],
});

export const acceptBookingChange = endpoint({
	method: 'PATCH',
	path: '/api/bookings/{id}/changes/{changeId}/accept',
	summary: 'The other side agrees. Where the renter has to pay more, the added time is held for 30 minutes.',
	access: 'signed-in',
	idempotent: true,
	params: ofChange,
	response: bookingChange,
	refusals: ['BOOKING_NOT_FOUND', 'CHANGE_NOT_FOUND', 'CHANGE_NOT_OPEN', 'CHANGE_NOT_POSSIBLE', 'CAR_ALREADY_BOOKED'],
});

export const declineBookingChange = endpoint({
	method: 'PATCH',
	path: '/api/bookings/{id}/changes/{changeId}/decline',
	summary: 'The other side does not agree: the trip stays as it was.',
	access: 'signed-in',
	idempotent: true,
	params: ofChange,
	response: bookingChange,
	refusals: ['BOOKING_NOT_FOUND', 'CHANGE_NOT_FOUND', 'CHANGE_NOT_OPEN'],
});

export const withdrawBookingChange = endpoint({
	method: 'PATCH',
	path: '/api/bookings/{id}/changes/{changeId}/withdraw',
	summary: 'Who proposed a change takes it back. The renter may also do so while it waits for the payment.',
	access: 'signed-in',
	idempotent: true,
	params: ofChange,
	response: bookingChange,
	refusals: ['BOOKING_NOT_FOUND', 'CHANGE_NOT_FOUND', 'CHANGE_NOT_OPEN'],
});

export const payBookingChange = endpoint({
	method: 'POST',
	path: '/api/bookings/{id}/changes/{changeId}/pay',
	summary: 'Open the gateway’s page for the difference; asking again gives the same address while that attempt is open.',
	access: 'signed-in',
	idempotent: true,
	params: ofChange,
	body: z.object({}),
	response: z.object({ redirectUrl: z.string(), paymentId: z.uuid() }),
	refusals: ['BOOKING_NOT_FOUND', 'CHANGE_NOT_FOUND', 'CHANGE_NOT_OPEN', 'GATEWAY_UNAVAILABLE'],
});
