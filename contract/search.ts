/** Car search: every filter of the search page as a query parameter. */
import * as z from 'zod';
import { parseBounds } from './bounds.ts';
import { sorts } from './car-attributes.ts';
import { filterShape } from './car-shapes.ts';
import { carCard } from './cars.ts';
import { endpoint } from './endpoint.ts';
import { paging, typedNumber } from './paging.ts';
import { parseMoment } from './time.ts';
import { orAll } from './typed-values.ts';

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
		'Verified, active cars. With from and to, only those free in that time. X-Total-Count stops at 1,000, or earlier where nearly all are taken, with X-Total-Capped: 1.',
	access: 'anyone',
	query: z
		.object({
			...filterShape,
			priceMin: orAll(typedNumber.pipe(z.number().min(0).max(100_000))),
			priceMax: orAll(typedNumber.pipe(z.number().min(0).max(100_000))),
			sortBy: orAll(z.enum(sorts)).transform((sort) => sort ?? 'newest'),
			from: orAll(moment),
			to: orAll(moment),
			q: orAll(z.string().trim().max(80)),
			/** Of a map, `west,south,east,north`: cars of the cities whose circle it touches. */
			bounds: orAll(bounds),
			...paging,
		})
		.refine((query) => (query.from === undefined) === (query.to === undefined), { error: 'DATES_BOTH', path: ['to'] }),
	response: z.array(carCard),
	refusals: ['RETURN_BEFORE_PICKUP'],
});
