/** Car search: every filter of the search page as a query parameter. */
import * as z from 'zod';
import { parseBounds } from './bounds.ts';
import { sorts } from './car-attributes.ts';
import { filterShape } from './car-shapes.ts';
import { carCard } from './cars.ts';
import { endpoint } from './endpoint.ts';
import { listingFilters } from './listing-filters.ts';
import { paging, typedNumber } from './paging.ts';
import { parseMoment } from './time.ts';
import { orAll, switched } from './typed-values.ts';
import { unknownValue } from './unknown-value.ts';

const moment = z.string().refine((text) => parseMoment(text) !== null, { error: 'DATE_INVALID' });

const bounds = z.string().transform((text, context) => {
	const parsed = parseBounds(text);
	if (parsed) return parsed;
	context.addIssue({ code: 'custom', message: 'BOUNDS_INVALID', input: text });
	return z.NEVER;
});

export const searchCars = endpoint({
	method: 'GET',
	path: '/api/cars',
	summary:
		'Verified, active cars. With from and to, only those free in that time, each with the price of the stay; priceMin, priceMax and the orders by price then refer to that price per day. X-Total-Count stops at 1,000, or earlier if nearly all cars are occupied, with X-Total-Capped: 1. If q finds nothing, similar words are tried; X-Search-Instead (percent-encoded) names the words that were used.',
	access: 'anyone',
	query: z
		.object({
			...filterShape,
			instantBook: switched.optional(),
			rating: orAll(typedNumber.pipe(z.number().min(listingFilters.rating.accepts[0]).max(listingFilters.rating.accepts[1]))),
			priceMin: orAll(typedNumber.pipe(z.number().min(0).max(100_000))),
			priceMax: orAll(typedNumber.pipe(z.number().min(0).max(100_000))),
			sortBy: orAll(z.enum(sorts, { error: ({ input }) => unknownValue('sortBy', String(input)) })).transform((sort) => sort ?? 'newest'),
			from: orAll(moment),
			to: orAll(moment),
			q: orAll(z.string().trim().max(80)),
			/** Of a map, `west,south,east,north`: cars whose pins are within it (contract/car-position.ts). */
			bounds: orAll(bounds),
			...paging,
		})
		.refine((query) => (query.from === undefined) === (query.to === undefined), { error: 'DATES_BOTH', path: ['to'] }),
	response: z.array(carCard),
	refusals: ['RETURN_BEFORE_PICKUP'],
});

export const similarCars = endpoint({
	method: 'GET',
	path: '/api/cars/{id}/similar',
	summary: 'At most six cars of the same city with a similar body type or price. With from and to, only those free in that time.',
	access: 'anyone',
	params: z.object({ id: z.uuid() }),
	query: z
		.object({ from: orAll(moment), to: orAll(moment) })
		.refine((query) => (query.from === undefined) === (query.to === undefined), { error: 'DATES_BOTH', path: ['to'] }),
	response: z.array(carCard),
	refusals: ['CAR_NOT_FOUND', 'RETURN_BEFORE_PICKUP'],
});
