/** Query parameters of all lists, and typed numbers. */
import * as z from 'zod';
import { foldDigits } from './digits.ts';

export const DEFAULT_PAGE = 24;
export const MAX_PAGE = 100;

/** A number in a query or a form, Arabic-Indic digits included. */
export const typedNumber = z.preprocess(
	(value: string | number) => (typeof value === 'string' && value.trim() !== '' ? Number(foldDigits(value)) : value),
	z.number({ error: 'NUMBER_INVALID' }),
);

/** Number of pages of a PDF, which are shown as pictures. */
export const documentPage = typedNumber.pipe(z.int().min(1).max(1000)).optional();

export const paging = {
	limit: typedNumber.pipe(z.int().min(1).max(MAX_PAGE)).default(DEFAULT_PAGE),
	cursor: z.string().max(400).optional(),
};

/** Where a list can be read in both directions; the default is in its call. */
export const listOrders = ['newest', 'oldest'] as const;
export type ListOrder = (typeof listOrders)[number];
export const listOrder = z.enum(listOrders).optional();
/** For a list whose rows have an amount: the largest first. */
export const amountOrders = [...listOrders, 'amount'] as const;
export type AmountOrder = (typeof amountOrders)[number];

/** The words by which a row of an admins' list is found: a person, a car, its plate, a number or the beginning of a booking's id. */
const q = z.string().max(100).optional();
/** An admins' list: what it is searched and ordered by. */
export const searched = { q, order: listOrder };
export const searchedWithAmounts = { q, order: z.enum(amountOrders).optional() };

/** One or several values under the same key, always as a list. */
export const listOf = <S extends z.ZodType>(item: S) =>
	z.preprocess(
		(value: z.input<S> | ReadonlyArray<z.input<S>> | undefined) => (value === undefined ? [] : Array.isArray(value) ? value : [value]),
		z.array(item).max(40),
	);
