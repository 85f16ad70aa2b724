/** Extras that an owner offers with a car, such as a child seat, and those that a renter chooses. */
import * as z from 'zod';
import type { RefusalText } from './endpoint.ts';
import { extraKinds, extraPeriods, extrasFromText, MAX_EXTRA_QUANTITY, MAX_EXTRAS, maxQuantityOf, periodsOf } from './extras.ts';
import { errorKey } from './field-texts.ts';
import { typedNumber } from './paging.ts';
import { jodText } from './typed-values.ts';

export const extraRefusals = {
	EXTRA_NOT_OFFERED: {
		status: 409,
		en: 'The owner has changed one of your extras. Choose your extras again.',
		ar: 'لم يعد المالك يقدّم إحدى الإضافات بهذا الشكل. اختر الإضافات من جديد.',
	},
} as const satisfies Record<string, RefusalText>;

const NAME_LENGTH = { min: 2, max: 40 };

export const carExtra = z.object({
	id: z.uuid(),
	kind: z.enum(extraKinds),
	/** The owner's words for OTHER; null for the others. */
	name: z.string().nullable(),
	period: z.enum(extraPeriods),
	/** Price of one, for a day or for the trip. */
	priceJod: jodText,
	maxQuantity: z.int(),
});
export type CarExtra = z.output<typeof carExtra>;

/** The shape of an extra as its owner types it; `price` parses the amount. */
const offeredExtra = <P extends z.ZodType>(price: P) =>
	z
		.object({
			/** Id of an existing extra; a new one has none. */
			id: z.uuid().optional(),
			kind: z.enum(extraKinds, { error: errorKey('CHOICE_INVALID') }),
			name: z.string().trim().max(NAME_LENGTH.max, errorKey('TEXT_TOO_LONG')).nullish(),
			period: z.enum(extraPeriods, { error: errorKey('CHOICE_INVALID') }),
			priceJod: price,
			maxQuantity: typedNumber.pipe(
				z
					.int({ error: errorKey('NUMBER_WHOLE') })
					.min(1, errorKey('NUMBER_OUT_OF_BOUNDS'))
					.max(MAX_EXTRA_QUANTITY, errorKey('NUMBER_OUT_OF_BOUNDS')),
			),
		})
		.refine(({ kind, name }) => kind !== 'OTHER' || (name ?? '').length >= NAME_LENGTH.min, { error: errorKey('REQUIRED'), path: ['name'] })
		.refine(({ kind, maxQuantity }) => maxQuantity <= maxQuantityOf(kind), {
			error: errorKey('NUMBER_OUT_OF_BOUNDS'),
			path: ['maxQuantity'],
		})
		.refine(({ kind, period }) => periodsOf(kind).includes(period), { error: errorKey('CHOICE_INVALID'), path: ['period'] });

/** All extras that a car is offered with. Several may be OTHER, with the owner's own words; every other kind occurs once. */
export const offeredExtras = <P extends z.ZodType>(price: P) =>
	z
		.array(offeredExtra(price))
		.max(MAX_EXTRAS)
		.refine((list) => new Set(list.map(({ kind, name }) => (kind === 'OTHER' ? `OTHER ${name}` : kind))).size === list.length, {
			error: errorKey('TWICE'),
		});

const chosenExtra = z.strictObject({ id: z.uuid(), quantity: z.int().min(1).max(MAX_EXTRA_QUANTITY) });

/** The chosen extras, each at most once. */
export const chosenExtras = z
	.array(chosenExtra)
	.max(MAX_EXTRAS)
	.refine((list) => new Set(list.map(({ id }) => id)).size === list.length, { error: errorKey('TWICE') });

/** As a query parameter: `<id>:2,<id>:1`. */
export const chosenExtrasText = z
	.string()
	.max(MAX_EXTRAS * 40)
	.transform(extrasFromText)
	.pipe(chosenExtras);
