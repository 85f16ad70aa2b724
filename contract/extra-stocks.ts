/** Extras that an owner offers with all their cars: four child seats for twenty cars, or unlimited kilometres with each of them. */
import * as z from 'zod';
import { endpoint } from './endpoint.ts';
import { extraKinds, extraPeriods, MAX_EXTRAS, MAX_STOCK, maxStockOf, periodsOf } from './extras.ts';
import { errorKey } from './field-texts.ts';
import { parseFils } from './money.ts';
import { typedNumber } from './paging.ts';
import { amount, jodText } from './typed-values.ts';

export const extraStock = z.object({
	id: z.uuid(),
	kind: z.enum(extraKinds),
	/** The owner's words for OTHER; null for the others. */
	name: z.string().nullable(),
	period: z.enum(extraPeriods),
	/** Price of one, for a day or for the trip. */
	priceJod: jodText,
	/** How many there are; for extras that are not counted, how many one booking can have. */
	quantity: z.int(),
	/** With how many of the owner's cars it is not offered (docs/decisions/105). */
	stoppedCars: z.int(),
});
export type ExtraStock = z.output<typeof extraStock>;

const MOST_FILS = 100_000n;

const typedStock = z
	.object({
		/** Id of an existing stock; a new one has none. */
		id: z.uuid().optional(),
		kind: z.enum(extraKinds, { error: errorKey('CHOICE_INVALID') }),
		name: z.string().trim().max(40, errorKey('TEXT_TOO_LONG')).nullish(),
		period: z.enum(extraPeriods, { error: errorKey('CHOICE_INVALID') }),
		priceJod: amount('AMOUNT_INVALID', 0n, MOST_FILS)
			.transform(parseFils)
			.refine((fils) => fils % 10n === 0n, { error: errorKey('AMOUNT_INVALID') }),
		quantity: typedNumber.pipe(
			z
				.int({ error: errorKey('NUMBER_WHOLE') })
				.min(1, errorKey('NUMBER_OUT_OF_BOUNDS'))
				.max(MAX_STOCK, errorKey('NUMBER_OUT_OF_BOUNDS')),
		),
	})
	.refine(({ kind, name }) => kind !== 'OTHER' || (name ?? '').length >= 2, { error: errorKey('REQUIRED'), path: ['name'] })
	.refine(({ kind, quantity }) => quantity <= maxStockOf(kind), { error: errorKey('NUMBER_OUT_OF_BOUNDS'), path: ['quantity'] })
	.refine(({ kind, period }) => periodsOf(kind).includes(period), { error: errorKey('CHOICE_INVALID'), path: ['period'] });

/** An owner has one of a kind, and one by each of their own names. */
export const stockKey = ({ kind, name }: { kind: string; name?: string | null | undefined }): string =>
	kind === 'OTHER' ? `OTHER ${name}` : kind;

/** All of them, as an owner types them; a file of cars states the same (docs/decisions/084). */
export const typedStocks = z
	.array(typedStock)
	.max(MAX_EXTRAS)
	.refine((list) => new Set(list.map(stockKey)).size === list.length, { error: errorKey('TWICE') });
export type TypedStock = z.output<typeof typedStock>;

export const getExtraStocks = endpoint({
	method: 'GET',
	path: '/api/owner/extra-stocks',
	summary: 'Extras that the caller offers with all their cars, and the number of each.',
	access: 'signed-in',
	response: z.array(extraStock),
});

export const putExtraStocks = endpoint({
	method: 'PUT',
	path: '/api/owner/extra-stocks',
	summary:
		'Replace all of these extras. Existing bookings keep theirs; an extra of the same kind that a car has itself replaces the one of the stock.',
	access: 'signed-in',
	body: z.object({
		stocks: typedStocks,
	}),
	response: z.array(extraStock),
});
