/** What a car would earn, visible to everybody: computed from the public prices of its class in its city, and from how often such cars are rented. */
import * as z from 'zod';
import { bodyTypes, OLDEST_YEAR } from './car-attributes.ts';
import { jodText } from './cars.ts';
import { cityNames } from './cities.ts';
import { endpoint } from './endpoint.ts';
import { errorKey } from './field-texts.ts';
import { typedNumber } from './paging.ts';

/** Some cars of next year's models exist already. */
const newestYear = (): number => new Date().getFullYear() + 1;

const ofMonth = { days: z.int(), earnedJod: jodText };

const earningsEstimate = z.object({
	platformFeePercent: z.int(),
	/** Null if there are too few cars of this class in this city. */
	price: z
		.object({
			/** Median of the public daily prices. */
			medianJod: jodText,
			/** Number of cars in this median, and their years; null for all years. */
			cars: z.int(),
			years: z.object({ from: z.int(), to: z.int() }).nullable(),
			/** What an owner earns for one day at that price, after the fee. */
			earnedPerDayJod: jodText,
			/** After the fee, for several numbers of days per month. Whole dinars, rounded down. */
			byDays: z.array(z.object(ofMonth)),
		})
		.nullable(),
	/** Of the last 90 days; null if too few cars were rented out, or if too many of them belong to one owner. */
	occupancy: z
		.object({
			/** Mean of these cars, rounded to 5%. */
			percent: z.int(),
			cars: z.int(),
			/** Rented days out of 30, and what they would earn. */
			...ofMonth,
		})
		.nullable(),
});
export type EarningsEstimate = z.output<typeof earningsEstimate>;

export const estimateEarnings = endpoint({
	method: 'GET',
	path: '/api/earnings-estimate',
	summary: 'What a car of a body type and year would earn in a city, from public prices and completed rentals of such cars.',
	access: 'anyone',
	query: z.object({
		city: z.enum(cityNames, { error: errorKey('CITY_UNKNOWN') }),
		bodyType: z.enum(bodyTypes, { error: errorKey('CHOICE_INVALID') }),
		year: typedNumber
			.pipe(z.int({ error: errorKey('YEAR_RANGE') }).min(OLDEST_YEAR, errorKey('YEAR_RANGE')))
			.refine((year) => year <= newestYear(), {
				error: errorKey('YEAR_RANGE'),
			}),
	}),
	response: earningsEstimate,
});
