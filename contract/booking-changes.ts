/** Changing a trip that was agreed on: its pickup, return and handover. Proposals by either side, their answer, and the payment of the difference. */
import * as z from 'zod';
import { jodText } from './cars.ts';
import { cityNames } from './cities.ts';
import { endpoint, type RefusalText } from './endpoint.ts';
import { delivery } from './quotes.ts';
import { parseMoment } from './time.ts';

export const bookingChangeRefusals = {
	CHANGE_NOTHING: {
		status: 400,
		en: 'That’s what you’ve already agreed. Choose something else.',
		ar: 'هذا هو المتفق عليه أصلاً. اختر شيئاً آخر.',
	},
	RETURN_IN_PAST: {
		status: 400,
		en: 'The new return time is in the past. Choose a later one.',
		ar: 'موعد الإرجاع الجديد في الماضي. اختر موعداً لاحقاً.',
	},
	CHANGE_NOT_POSSIBLE: {
		status: 409,
		en: 'You can’t change this trip right now.',
		ar: 'لا يمكن تغيير هذه الرحلة حالياً.',
	},
	CHANGE_ALREADY_OPEN: {
		status: 409,
		en: 'A change of this trip is already waiting. Reply to it or withdraw it first.',
		ar: 'هناك تغيير لهذه الرحلة قيد الانتظار. رُدّ عليه أو اسحبه أولاً.',
	},
	CHANGE_NOT_FOUND: { status: 404, en: 'We can’t find this change.', ar: 'لم نجد هذا التغيير.' },
	CHANGE_NOT_OPEN: {
		status: 409,
		en: 'This change is no longer waiting for that. Please reload the page.',
		ar: 'لم يعد هذا التغيير ينتظر ذلك. أعد تحميل الصفحة.',
	},
	CAR_PAPERS_END: {
		status: 409,
		en: 'This car’s documents are valid until {until}. Choose an earlier return.',
		ar: 'أوراق السيارة سارية حتى {until}. اختر موعد إرجاع أبكر.',
	},
	ONLY_RETURN_CHANGES: {
		status: 409,
		en: 'Pickup has started or passed. You can only change the return.',
		ar: 'بدأ موعد الاستلام أو مضى. يمكنك تغيير موعد الإرجاع فقط.',
	},
	CHANGE_WAITS_FOR_REPORT: {
		status: 409,
		en: 'A problem was reported on this trip. You can change it again once we’ve decided.',
		ar: 'على هذه الرحلة بلاغ مفتوح. يمكن تغييرها من جديد بعد صدور القرار.',
	},
	RENTER_PAPERS_END: {
		status: 409,
		en: 'The renter’s verified licence doesn’t cover the new return. Choose an earlier one.',
		ar: 'لا تغطي رخصة المستأجر الموثّقة موعد الإرجاع الجديد. اختر موعداً أبكر.',
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
/** The requested place of the handover: the owner's meeting point, a delivery by the owner, or a place that the parties agree on. */
export const requestedHandover = z.discriminatedUnion('kind', [
	z.strictObject({ kind: z.literal('MEETING_POINT') }),
	z.strictObject({ kind: z.literal('DELIVERY'), delivery }),
	z.strictObject({
		kind: z.literal('PLACE'),
		text: z.string().trim().min(5, { error: 'ADDRESS_TOO_SHORT' }).max(300, { error: 'TEXT_TOO_LONG' }),
	}),
]);
export type RequestedHandover = z.output<typeof requestedHandover>;

/** `zone`: of the delivery; null if the renter fetches the car. */
export const tripTerms = z.object({
	startAt: z.string(),
	endAt: z.string(),
	zone: z.enum(cityNames).nullable(),
	days: z.int(),
	totalJod: jodText,
	depositJod: jodText,
});

/** Differences are positive where the renter pays and negative where it goes back to the renter. */
const difference = z.object({
	before: tripTerms,
	after: tripTerms,
	/** Where the car would be handed over, in words and with the flight; null if the place does not change, and once the change is over. */
	handover: z.object({ text: z.string().nullable(), flightNumber: z.string().nullable(), landsAt: z.string().nullable() }).nullable(),
	rentalDifferenceJod: jodText,
	depositDifferenceJod: jodText,
	/** Rental and deposit together. */
	differenceJod: jodText,
	/** What the cancellation policy retains for the days that are given up. */
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

/** What happens when a change is proposed now. NOW: applies at once. PAY: as soon as it is paid. ANSWER: the other side is asked. */
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
	...['CAR_ALREADY_BOOKED', 'EXTRA_NOT_OFFERED', 'IDENTITY_REQUIRED', 'LICENCE_EXPIRES', 'ONLY_RETURN_CHANGES', 'CHANGE_WAITS_FOR_REPORT'],
	...[
		'PICKUP_IN_PAST',
		'NOTICE_TOO_SHORT',
		'DELIVERY_NOT_OFFERED',
		'PIN_OUTSIDE_JORDAN',
		'PIN_OUTSIDE_ZONE',
		'LANDING_AFTER_PICKUP',
		'LANDING_TOO_EARLY',
		'RENTER_PAPERS_END',
	],
] as const;

/** Another return, and before the pickup another start and handover. Omitted values stay as agreed. */
const requestedTimes = { startAt: moment.optional(), endAt: moment };

const parsedJson = z
	.string()
	.max(2000)
	.transform((text, context): unknown => {
		try {
			return JSON.parse(text);
		} catch {
			context.addIssue({ code: 'custom', message: 'CHOICE_INVALID' });
			return z.NEVER;
		}
	});

export const listBookingChanges = endpoint({
	method: 'GET',
	path: '/api/bookings/{id}/changes',
	summary: 'The changes of a trip, newest first, whether one may be proposed, and until when the car is free after the return.',
	access: 'signed-in',
	team: 'bookings',
	params: ofBooking,
	response: z.object({
		changes: z.array(bookingChange),
		mayPropose: z.boolean(),
		/** Whether the pickup and the handover may be changed, too. */
		mayMovePickup: z.boolean(),
		/** The latest return to which the trip could be extended now; null if it cannot. */
		freeUntil: z.string().nullable(),
	}),
	refusals: ['BOOKING_NOT_FOUND'],
});

export const previewBookingChange = endpoint({
	method: 'GET',
	path: '/api/bookings/{id}/changes/preview',
	summary: 'What a change of the trip would cost or refund, and who has to agree. `handover`: as in a proposal, as JSON.',
	access: 'signed-in',
	team: 'bookings',
	params: ofBooking,
	query: z.object({ ...requestedTimes, handover: parsedJson.pipe(requestedHandover).optional() }),
	response: changePreview,
	refusals: proposalRefusals,
});

export const proposeBookingChange = endpoint({
	method: 'POST',
	path: '/api/bookings/{id}/changes',
	summary:
		'Propose another return, and before the pickup another start or handover. `differenceJod`: the amount that was displayed; if it has changed, nothing is proposed and the new preview is returned.',
	access: 'signed-in',
	team: 'bookings',
	idempotent: true,
	params: ofBooking,
	body: z.strictObject({ ...requestedTimes, handover: requestedHandover.optional(), differenceJod: z.string().max(20).optional() }),
	response: bookingChange,
	status: 201,
	refusals: [...proposalRefusals, 'PRICE_CHANGED'],
});

export const acceptBookingChange = endpoint({
	method: 'PATCH',
	path: '/api/bookings/{id}/changes/{changeId}/accept',
	summary: 'The other side agrees. If the renter has to pay more, the added time is held for 30 minutes.',
	access: 'signed-in',
	team: 'bookings',
	idempotent: true,
	params: ofChange,
	response: bookingChange,
	refusals: [
		...['BOOKING_NOT_FOUND', 'CHANGE_NOT_FOUND', 'CHANGE_NOT_OPEN', 'CHANGE_NOT_POSSIBLE', 'CHANGE_WAITS_FOR_REPORT'],
		...['ONLY_RETURN_CHANGES', 'CAR_ALREADY_BOOKED', 'EXTRA_NOT_OFFERED', 'CAR_NOT_BOOKABLE', 'CAR_PAPERS_END', 'IDENTITY_REQUIRED'],
		...['LICENCE_EXPIRES', 'RENTER_PAPERS_END'],
	] as const,
});

export const declineBookingChange = endpoint({
	method: 'PATCH',
	path: '/api/bookings/{id}/changes/{changeId}/decline',
	summary: 'The other side declines: the trip stays unchanged.',
	access: 'signed-in',
	team: 'bookings',
	idempotent: true,
	params: ofChange,
	response: bookingChange,
	refusals: ['BOOKING_NOT_FOUND', 'CHANGE_NOT_FOUND', 'CHANGE_NOT_OPEN'],
});

export const withdrawBookingChange = endpoint({
	method: 'PATCH',
	path: '/api/bookings/{id}/changes/{changeId}/withdraw',
	summary: 'The side that proposed a change withdraws it. The renter may also withdraw it while it waits for the payment.',
	access: 'signed-in',
	team: 'bookings',
	idempotent: true,
	params: ofChange,
	response: bookingChange,
	refusals: ['BOOKING_NOT_FOUND', 'CHANGE_NOT_FOUND', 'CHANGE_NOT_OPEN'],
});

export const payBookingChange = endpoint({
	method: 'POST',
	path: '/api/bookings/{id}/changes/{changeId}/pay',
	summary: 'Open the gateway’s page for the difference; a repeated call returns the same address while that attempt is open.',
	access: 'signed-in',
	params: ofChange,
	body: z.object({}),
	response: z.object({ redirectUrl: z.string(), paymentId: z.uuid() }),
	refusals: ['BOOKING_NOT_FOUND', 'CHANGE_NOT_FOUND', 'CHANGE_NOT_OPEN', 'ONLY_RETURN_CHANGES', 'GATEWAY_UNAVAILABLE'],
});
