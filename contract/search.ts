/** Finding a car: every filter of the search page, as query parameters. */
import * as z from 'zod';
import { bodyTypes, fuels, sorts, transmissions } from './car-attributes.ts';
import { carCard } from './cars.ts';
import { cityNames } from './cities.ts';
import { endpoint } from './endpoint.ts';
import { featureFrom } from './features.ts';
import { listOf, paging, typedNumber } from './paging.ts';
import { parseMoment } from './time.ts';

const ALL = 'all';
const orAll = <S extends z.ZodType>(choice: S) =>
	z.preprocess((value) => (value === ALL || value === '' ? undefined : value), choice.optional());

const feature = z.string().transform((text, context) => {
	const code = featureFrom(text);
	if (code) return code;
	context.addIssue({ code: 'custom', message: 'FEATURE_UNKNOWN', input: text });
	return z.NEVER;
});
const moment = z.string().refine((text) => parseMoment(text) !== null, { error: 'DATE_INVALID' });

export const searchCars = endpoint({
	method: 'GET',
	path: '/api/cars',
	summary:
		'Verified, active cars. With from and to, only those free in that time. X-Total-Count stops at 1,000, or earlier where nearly all are taken, with X-Total-Capped: 1.',
	access: 'anyone',
	query: z
		.object({
			city: orAll(z.enum(cityNames, { error: 'CITY_UNKNOWN' })),
			priceMin: orAll(typedNumber.pipe(z.number().min(0).max(100_000))),
			priceMax: orAll(typedNumber.pipe(z.number().min(0).max(100_000))),
			bodyType: orAll(z.enum(bodyTypes)),
			seats: orAll(
				z.preprocess((value) => (typeof value === 'string' ? value.replace(/\+$/, '') : value), typedNumber.pipe(z.int().min(1).max(20))),
			),
			transmission: orAll(z.enum(transmissions)),
			fuel: orAll(z.enum(fuels)),
			features: listOf(feature),
			deliveryAvailable: z.preprocess((value) => value === 'true' || value === true, z.boolean()),
			sortBy: orAll(z.enum(sorts)).transform((sort) => sort ?? 'newest'),
			from: orAll(moment),
			to: orAll(moment),
			q: orAll(z.string().trim().max(80)),
			...paging,
		})
		.refine((query) => (query.from === undefined) === (query.to === undefined), { error: 'DATES_BOTH', path: ['to'] }),
	response: z.array(carCard),
	refusals: ['RETURN_BEFORE_PICKUP'],
});
