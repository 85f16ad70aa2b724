/** Promo codes: those of the platform for admins, those of an owner, and a quote with one. The booking with a code is in `bookings.ts`. */
import * as z from 'zod';
import { endpoint, type RefusalText } from './endpoint.ts';
import { errorKey } from './field-texts.ts';
import { parseFils } from './money.ts';
import { paging, searched } from './paging.ts';
import {
	MAX_PROMO_CARS,
	MAX_PROMO_FILS,
	MAX_PROMO_USES,
	MAX_PROMO_USES_PER_PERSON,
	PROMO_PERCENT,
	promoStates,
	writtenCode,
} from './promo-code-shapes.ts';
import { quote, stayQuery, typedPromoCode } from './quotes.ts';
import { isCalendarDate } from './time.ts';
import { amount, jodText, unlessEmpty, wholeNumber } from './typed-values.ts';

export const promoCodeRefusals = {
	PROMO_CODE_UNKNOWN: {
		status: 404,
		en: 'We can’t find this promo code. Check the spelling.',
		ar: 'لم نجد رمز الخصم هذا. تحقق من كتابته.',
	},
	PROMO_CODE_EXPIRED: { status: 409, en: 'This promo code has expired.', ar: 'انتهى رمز الخصم هذا.' },
	PROMO_CODE_NOT_YET: { status: 409, en: 'This promo code can be used from {date}.', ar: 'يمكن استعمال رمز الخصم هذا من {date}.' },
	PROMO_CODE_USED_UP: { status: 409, en: 'This promo code has been used up.', ar: 'استُنفد رمز الخصم هذا.' },
	PROMO_CODE_USED_BY_YOU: {
		status: 409,
		en: 'You’ve used this promo code as often as it allows.',
		ar: 'استعملت رمز الخصم هذا بالعدد المسموح.',
	},
	PROMO_CODE_NOT_FOR_THIS_CAR: { status: 409, en: 'This promo code isn’t for this car.', ar: 'رمز الخصم هذا لا يشمل هذه السيارة.' },
	PROMO_CODE_FIRST_BOOKING_ONLY: {
		status: 409,
		en: 'This promo code is for a first booking only.',
		ar: 'رمز الخصم هذا للحجز الأول فقط.',
	},
	PROMO_CODE_MINIMUM: {
		status: 409,
		en: 'This promo code needs a rental total of at least {amount} JOD.',
		ar: 'يتطلب رمز الخصم هذا أيام إيجار بقيمة {amount} د.أ على الأقل.',
	},
	PROMO_CODE_NOT_FOUND: { status: 404, en: 'We can’t find this promo code.', ar: 'لم نجد رمز الخصم هذا.' },
	PROMO_CODE_TAKEN: {
		status: 409,
		en: 'This promo code already exists. Choose another word.',
		ar: 'يوجد رمز خصم بهذه الكلمة. اختر كلمة أخرى.',
	},
	PROMO_CODE_CARS_UNKNOWN: {
		status: 409,
		en: 'One of the chosen cars can’t have this promo code. Choose the cars again.',
		ar: 'إحدى السيارات المختارة لا يمكن أن يشملها رمز الخصم. اختر السيارات من جديد.',
	},
} as const satisfies Record<string, RefusalText>;

export const promoCode = z.object({
	id: z.uuid(),
	code: z.string(),
	/** Exactly one of the two is set. */
	percent: z.int().nullable(),
	amountJod: jodText.nullable(),
	minRentalJod: jodText,
	/** Days on which a booking can be made with it, in Amman; both included. */
	validFrom: z.string(),
	validUntil: z.string(),
	firstBookingOnly: z.boolean(),
	/** Null without a limit. */
	maxUses: z.int().nullable(),
	maxUsesPerPerson: z.int(),
	/** Null for all cars. */
	cars: z.array(z.object({ id: z.uuid(), slug: z.string(), title: z.string(), titleAr: z.string() })).nullable(),
	state: z.enum(promoStates),
	/** Bookings that use it, and the total of their discounts. */
	uses: z.int(),
	costJod: jodText,
	createdAt: z.string(),
	endedAt: z.string().nullable(),
});
export type PromoCode = z.output<typeof promoCode>;

const date = z.string({ error: errorKey('DATE_INVALID') }).refine((text) => isCalendarDate(text), { error: errorKey('DATE_INVALID') });

/** Shorter codes are easily guessed, longer ones are not typed. */
const word = z
	.string({ error: errorKey('REQUIRED') })
	.transform(writtenCode)
	.pipe(z.string().regex(/^[A-Z0-9]{4,20}$/, { error: errorKey('PROMO_CODE_INVALID') }));

/** `https://…/cars/kia-sportage-2021` and `kia-sportage-2021` are the same. */
const carAddress = z
	.string()
	.trim()
	.min(1, errorKey('REQUIRED'))
	.max(300, errorKey('TEXT_TOO_LONG'))
	.transform(
		(text) =>
			text
				.replace(/[?#].*$/, '')
				.replace(/\/+$/, '')
				.split('/')
				.at(-1) ?? '',
	);

const typedAmount = (least: bigint) => amount('AMOUNT_INVALID', least, MAX_PROMO_FILS).transform(parseFils);

const draft = z
	.strictObject({
		code: word,
		percent: unlessEmpty(wholeNumber(PROMO_PERCENT.min, PROMO_PERCENT.max, 'NUMBER_OUT_OF_BOUNDS')).optional(),
		amountJod: unlessEmpty(typedAmount(10n).refine((fils) => fils % 10n === 0n, { error: errorKey('AMOUNT_INVALID') })).optional(),
		minRentalJod: unlessEmpty(typedAmount(0n)).optional(),
		validFrom: date,
		validUntil: date,
		firstBookingOnly: z.boolean().default(false),
		maxUses: unlessEmpty(wholeNumber(1, MAX_PROMO_USES, 'NUMBER_OUT_OF_BOUNDS')).optional(),
		maxUsesPerPerson: wholeNumber(1, MAX_PROMO_USES_PER_PERSON, 'NUMBER_OUT_OF_BOUNDS', 1).default(1),
		/** Addresses of car pages, or their last part. If left out: all cars. */
		cars: z.array(carAddress).min(1, errorKey('REQUIRED')).max(MAX_PROMO_CARS).nullish(),
	})
	.refine(({ percent, amountJod }) => (percent == null) !== (amountJod == null), { error: errorKey('PROMO_CODE_VALUE'), path: ['percent'] })
	.refine(({ validFrom, validUntil }) => validUntil >= validFrom, { error: errorKey('PROMO_CODE_PERIOD'), path: ['validUntil'] });

const admins = ['ADMIN', 'SUPER_ADMIN'] as const;
const byId = z.object({ id: z.uuid() });

export const listPromoCodes = endpoint({
	method: 'GET',
	path: '/api/admin/promo-codes',
	summary:
		'Promo codes of the platform with their uses and their cost, newest first. `q`: a part of the code, or the plate of one of its cars.',
	access: admins,
	query: z.object({ state: z.enum(promoStates).optional(), ...searched, ...paging }),
	response: z.array(promoCode),
});

export const createPromoCode = endpoint({
	method: 'POST',
	path: '/api/admin/promo-codes',
	summary: 'Create a promo code at the platform’s expense: owners get their full share.',
	access: admins,
	stepUp: 'always',
	idempotent: true,
	body: draft,
	response: promoCode,
	status: 201,
	refusals: ['PROMO_CODE_TAKEN', 'PROMO_CODE_CARS_UNKNOWN'],
});

export const endPromoCode = endpoint({
	method: 'POST',
	path: '/api/admin/promo-codes/{id}/end',
	summary: 'End a promo code of the platform. Existing bookings keep their discount.',
	access: admins,
	params: byId,
	response: promoCode,
	refusals: ['PROMO_CODE_NOT_FOUND'],
});

export const listOwnerPromoCodes = endpoint({
	method: 'GET',
	path: '/api/owner/promo-codes',
	summary: 'The caller’s own promo codes with their uses and their cost, newest first.',
	access: 'signed-in',
	response: z.array(promoCode),
});

export const createOwnerPromoCode = endpoint({
	method: 'POST',
	path: '/api/owner/promo-codes',
	summary: 'Create a promo code for the caller’s own cars, at the caller’s expense.',
	access: 'signed-in',
	idempotent: true,
	body: draft,
	response: promoCode,
	status: 201,
	refusals: ['PROMO_CODE_TAKEN', 'PROMO_CODE_CARS_UNKNOWN'],
});

export const endOwnerPromoCode = endpoint({
	method: 'POST',
	path: '/api/owner/promo-codes/{id}/end',
	summary: 'End one of the caller’s own promo codes. Existing bookings keep their discount.',
	access: 'signed-in',
	params: byId,
	response: promoCode,
	refusals: ['PROMO_CODE_NOT_FOUND'],
});

export const quoteWithCode = endpoint({
	method: 'POST',
	path: '/api/cars/{id}/quote',
	summary: 'The price of these dates for the caller with a promo code. 200 also if the code cannot be used: `promo` says why.',
	access: 'signed-in',
	params: z.object({ id: z.uuid() }),
	body: z.strictObject({ ...stayQuery, promoCode: typedPromoCode }),
	response: quote,
	refusals: ['CAR_NOT_FOUND', 'RETURN_BEFORE_PICKUP', 'PRICE_NOT_AVAILABLE'],
});
