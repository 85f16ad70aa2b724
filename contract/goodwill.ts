/** Goodwill: a payment of the platform to the renter or the owner of a booking, at its own expense. */
import * as z from 'zod';
import { claimAmount, inSteps } from './claim-shapes.ts';
import { endpoint, type RefusalText } from './endpoint.ts';
import { parseFils } from './money.ts';
import { paging, searchedWithAmounts } from './paging.ts';
import { jodText } from './typed-values.ts';

export const goodwillRefusals = {
	GOODWILL_NOT_FOUND: { status: 404, en: 'We can’t find this goodwill.', ar: 'لم نجد بادرة حسن النية هذه.' },
	GOODWILL_OFF: {
		status: 409,
		en: 'Goodwill is turned off. A super admin can turn it on in the settings.',
		ar: 'بادرات حسن النية معطّلة. يستطيع المشرف العام تفعيلها من الإعدادات.',
	},
	GOODWILL_NOT_YET: {
		status: 409,
		en: 'This booking hasn’t been paid, or its owner hasn’t replied yet.',
		ar: 'لم يُدفع هذا الحجز، أو لم يردّ عليه المالك بعد.',
	},
	GOODWILL_MONEY_IN_QUESTION: {
		status: 409,
		en: 'The renter’s bank disputes a payment for this booking. That has to be resolved first.',
		ar: 'يعترض بنك المستأجر على دفعة من هذا الحجز. يجب أن ينتهي الاعتراض أولاً.',
	},
	GOODWILL_NOTHING_LEFT: {
		status: 409,
		en: 'We’ve already refunded everything the renter paid. A card can’t be refunded more than it was charged.',
		ar: 'أعدنا إلى المستأجر كل ما دفعه. لا يمكن أن نعيد إلى البطاقة أكثر مما خصمنا منها.',
	},
	GOODWILL_TOO_LARGE: {
		status: 409,
		en: 'This is more than what’s left of the renter’s payments. A card can’t be refunded more than it was charged.',
		ar: 'هذا أكثر مما بقي من دفعات المستأجر. لا يمكن أن نعيد إلى البطاقة أكثر مما خصمنا منها.',
	},
	GOODWILL_RECIPIENT_LEFT: { status: 409, en: 'This person has deleted their account.', ar: 'حذف هذا الشخص حسابه.' },
	GOODWILL_OF_YOUR_OWN: {
		status: 403,
		en: 'You’re a party to this booking. Another admin has to decide its goodwill.',
		ar: 'أنت طرف في هذا الحجز. يجب أن يقرّر مشرف آخر بادرة حسن النية فيه.',
	},
	GOODWILL_NEEDS_ANOTHER: {
		status: 403,
		en: 'You requested it. Above the limit, another admin has to decide.',
		ar: 'أنت من طلبها. فوق الحد المسموح يجب أن يقرّر مشرف آخر.',
	},
	GOODWILL_DECIDED: { status: 409, en: 'This has already been decided.', ar: 'صدر القرار في هذا من قبل.' },
	GOODWILL_CHANGED: {
		status: 409,
		en: 'Something has changed. Check it again before you confirm.',
		ar: 'تغيّر شيء في هذه الأثناء. راجعه مرة أخرى قبل التأكيد.',
	},
} as const satisfies Record<string, RefusalText>;

export const goodwillRecipients = ['RENTER', 'OWNER'] as const;
export type GoodwillRecipient = (typeof goodwillRecipients)[number];

/** Above the cap it is REQUESTED until a second admin decides. PROMISED with another car: granted once that booking is paid and confirmed, LAPSED if it is not. */
export const goodwillStates = ['REQUESTED', 'GRANTED', 'REFUSED', 'PROMISED', 'LAPSED'] as const;
export type GoodwillState = (typeof goodwillStates)[number];

/** What became of the money: a refund or a payout. DELAYED: the gateway or the bank sent it back. */
export const goodwillFates = ['WAITING', 'UNDER_WAY', 'ARRIVED', 'DELAYED'] as const;
export type GoodwillFate = (typeof goodwillFates)[number];

export const MAX_GOODWILL_TEXT = 1000;
const MAX_GOODWILL_FILS = 1_000_000n;

const admins = ['ADMIN', 'SUPER_ADMIN'] as const;
const byId = z.object({ id: z.uuid() });
const words = z.string({ error: 'REQUIRED' }).trim().min(3, { error: 'REQUIRED' }).max(MAX_GOODWILL_TEXT, { error: 'TEXT_TOO_LONG' });
const isPayable = (text: string) => parseFils(text) > 0n && parseFils(text) <= MAX_GOODWILL_FILS;
const goodwillAmount = claimAmount.refine(isPayable, { error: 'AMOUNT_OUT_OF_BOUNDS' }).refine(inSteps, { error: 'AMOUNT_STEP' });
const recipient = z.enum(goodwillRecipients, { error: 'CHOICE_INVALID' });

const named = z.object({ id: z.uuid(), name: z.string(), nameAr: z.string() });

export const goodwill = z.object({
	id: z.uuid(),
	bookingId: z.uuid(),
	carTitle: z.string(),
	carTitleAr: z.string(),
	recipient,
	recipientPerson: named,
	amountJod: jodText,
	/** Note for the recipient. */
	reason: z.string(),
	state: z.enum(goodwillStates),
	/** Whether it needed a second admin. */
	aboveCap: z.boolean(),
	requestedBy: named,
	requestedAt: z.string(),
	decidedBy: named.nullable(),
	decidedAt: z.string().nullable(),
	refusalReason: z.string().nullable(),
	/** Null until it is granted. */
	fate: z.enum(goodwillFates).nullable(),
	/** Whether the caller may decide it now. */
	mayDecide: z.boolean(),
});
export type Goodwill = z.output<typeof goodwill>;

export const bookingGoodwill = z.object({
	bookingId: z.uuid(),
	carTitle: z.string(),
	carTitleAr: z.string(),
	renter: named,
	owner: named,
	capJod: jodText,
	/** Granted or waiting, to either side; counts towards the cap. */
	totalJod: jodText,
	/** What can still be refunded to the renter. */
	refundableJod: jodText,
	/** Why goodwill for this side is not possible now. */
	problems: z.object({ RENTER: z.string().nullable(), OWNER: z.string().nullable() }),
	/** The part of goodwill that was set off against a later refund of the whole charge. */
	absorbedJod: jodText,
	/** Newest first. */
	items: z.array(goodwill),
});
export type BookingGoodwill = z.output<typeof bookingGoodwill>;

export const getBookingGoodwill = endpoint({
	method: 'GET',
	path: '/api/admin/bookings/{id}/goodwill',
	summary: 'Goodwill on a booking: what was granted, what waits, and what is possible now.',
	access: admins,
	params: byId,
	response: bookingGoodwill,
	refusals: ['BOOKING_NOT_FOUND'],
});

const onlyNow = [
	'GOODWILL_OFF',
	'GOODWILL_NOT_YET',
	'GOODWILL_RECIPIENT_LEFT',
	'GOODWILL_MONEY_IN_QUESTION',
	'GOODWILL_NOTHING_LEFT',
	'GOODWILL_TOO_LARGE',
	'GOODWILL_OF_YOUR_OWN',
] as const;

export const goodwillPreview = z.object({
	recipient,
	amountJod: jodText,
	/** It will wait for a second admin. */
	needsSecondAdmin: z.boolean(),
	/** Goodwill for the renter: the payments through which it is refunded. Empty for the owner, who gets a payout. */
	payments: z.array(z.object({ reference: z.string(), amountJod: jodText })),
});
export type GoodwillPreview = z.output<typeof goodwillPreview>;

export const previewGoodwill = endpoint({
	method: 'GET',
	path: '/api/admin/bookings/{id}/goodwill/preview',
	summary: 'Preview of goodwill: how it would be paid, and whether a second admin has to decide.',
	access: admins,
	params: byId,
	query: z.object({ recipient, amountJod: goodwillAmount }),
	response: goodwillPreview,
	refusals: ['BOOKING_NOT_FOUND', ...onlyNow],
});

export const giveGoodwill = endpoint({
	method: 'POST',
	path: '/api/admin/bookings/{id}/goodwill',
	summary: 'An admin gives goodwill: at once up to the cap, above it once a second admin agrees. A repeated id returns the first request.',
	access: admins,
	params: byId,
	body: z.object({
		/** Generated by the client before the first attempt. */
		id: z.uuid(),
		recipient,
		amountJod: goodwillAmount,
		reason: words,
		/** As previewed; refused if the amount has changed since. */
		needsSecondAdmin: z.boolean(),
	}),
	response: goodwill,
	status: 201,
	refusals: ['BOOKING_NOT_FOUND', 'IDEMPOTENCY_KEY_REUSED', 'GOODWILL_CHANGED', ...onlyNow],
});

export const goodwillFilters = ['WAITING', 'DECIDED'] as const;
export type GoodwillFilter = (typeof goodwillFilters)[number];

export const listGoodwill = endpoint({
	method: 'GET',
	path: '/api/admin/goodwill',
	summary: 'Goodwill that waits for a second admin, oldest first; or decided goodwill, newest first. `q`: a person, car, plate or booking.',
	access: admins,
	query: z.object({ filter: z.enum(goodwillFilters).optional(), ...searchedWithAmounts, ...paging }),
	response: z.array(goodwill),
});

export const decideGoodwill = endpoint({
	method: 'PATCH',
	path: '/api/admin/goodwill/{id}/decide',
	summary: 'A second admin grants or refuses goodwill above the cap.',
	access: admins,
	params: byId,
	body: z.discriminatedUnion('grant', [
		z.object({ grant: z.literal(true), amountJod: jodText }),
		z.object({ grant: z.literal(false), reason: words }),
	]),
	response: goodwill,
	refusals: [
		'GOODWILL_NOT_FOUND',
		'GOODWILL_DECIDED',
		'GOODWILL_NEEDS_ANOTHER',
		'GOODWILL_OF_YOUR_OWN',
		'GOODWILL_CHANGED',
		'GOODWILL_OFF',
		'GOODWILL_NOT_YET',
		'GOODWILL_RECIPIENT_LEFT',
		'GOODWILL_MONEY_IN_QUESTION',
		'GOODWILL_NOTHING_LEFT',
		'GOODWILL_TOO_LARGE',
	],
});
