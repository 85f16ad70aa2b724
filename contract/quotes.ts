/** The price of a stay, line by line, and optional extras. */
import * as z from 'zod';
import { carExtra, chosenExtras, chosenExtrasText } from './car-extras.ts';
import { AIRPORT, discountTiers } from './car-terms.ts';
import { jodText } from './cars.ts';
import { cityNames } from './cities.ts';
import { foldDigits } from './digits.ts';
import { endpoint } from './endpoint.ts';
import { promoBearers, promoProblems } from './promo-code-shapes.ts';
import { ammanIso, parseMoment } from './time.ts';

const moment = z.string().refine((text) => parseMoment(text) !== null, { error: 'DATE_INVALID' });

/** Normalizes flight numbers: `rj 112`, `٢٦٢ RJ` and the like become `RJ112`. */
const flightNumber = z
	.string()
	.transform((text) => foldDigits(text).toUpperCase().replace(/[\s-]/g, ''))
	.pipe(z.string().regex(/^[A-Z][A-Z0-9]{1,2}\d{1,4}[A-Z]?$|^\d[A-Z]\d{1,4}[A-Z]?$/, { error: 'FLIGHT_INVALID' }));

const landing = moment.transform((text) => ammanIso(parseMoment(text) ?? new Date(Number.NaN)));

/** Where the renter wants the car brought to, in their own words. */
const deliveryAddress = z.string().trim().min(5, { error: 'ADDRESS_TOO_SHORT' }).max(300, { error: 'TEXT_TOO_LONG' });

/** Delivery by the owner: the zone, and the renter's address or flight. */
export const delivery = z
	.strictObject({
		zone: z.enum(cityNames, { error: 'CITY_UNKNOWN' }),
		flightNumber: flightNumber.optional(),
		/** When the flight lands; canonical, with offset. */
		landsAt: landing.optional(),
		address: deliveryAddress.optional(),
		latitude: z.number().optional(),
		longitude: z.number().optional(),
	})
	.refine(({ zone, flightNumber: flight }) => zone !== AIRPORT || flight !== undefined, {
		error: 'FLIGHT_INVALID',
		path: ['flightNumber'],
	})
	.refine(({ zone, landsAt }) => zone !== AIRPORT || landsAt !== undefined, { error: 'LANDING_REQUIRED', path: ['landsAt'] })
	.refine(({ latitude, longitude }) => (latitude === undefined) === (longitude === undefined), {
		error: 'PIN_INVALID',
		path: ['latitude'],
	})
	.refine(({ zone, address, latitude }) => zone === AIRPORT || address !== undefined || latitude !== undefined, {
		error: 'DELIVERY_PLACE_REQUIRED',
		path: ['address'],
	});

/** Optional extras of a booking. Unknown ones are refused, because a renter who asks for one would believe that it was agreed. */
export const bookingExtras = z.strictObject({ delivery: delivery.optional(), items: chosenExtras.optional() });
export type BookingExtras = z.output<typeof bookingExtras>;

/** The lines of a total. A discount is negative. */
export const priceLine = z.discriminatedUnion('kind', [
	/** `dates`: the days with this date price; null for days at the car's daily rate. */
	z.object({ kind: z.literal('BASE'), rateJod: jodText, days: z.int(), dates: z.array(z.string()).nullable(), amountJod: jodText }),
	z.object({ kind: z.literal('DISCOUNT'), tierDays: z.literal(discountTiers), percent: z.int(), amountJod: jodText }),
	z.object({ kind: z.literal('DELIVERY'), zone: z.enum(cityNames), amountJod: jodText }),
	/** `days`: for how many it is charged; null if once for the trip. */
	z.object({
		kind: z.literal('EXTRA'),
		extra: carExtra.shape.kind,
		/** As it was agreed on, in the owner's own words or by its kind. */
		name: z.object({ en: z.string(), ar: z.string() }),
		quantity: z.int(),
		days: z.int().nullable(),
		priceJod: jodText,
		amountJod: jodText,
	}),
	/** Unused days of a rental that ended early: the share of them that was returned. */
	z.object({ kind: z.literal('UNUSED_DAYS'), days: z.int(), percent: z.int(), amountJod: jodText }),
	/** Days that the renter gave up: the part that the cancellation policy retains. */
	z.object({ kind: z.literal('GIVEN_UP'), days: z.int(), amountJod: jodText }),
	/** A promo code; negative. `by`: who bears it. */
	z.object({
		kind: z.literal('PROMO'),
		code: z.string(),
		by: z.enum(promoBearers),
		percent: z.int().nullable(),
		name: z.object({ en: z.string(), ar: z.string() }),
		amountJod: jodText,
	}),
]);
export type PriceLineView = z.output<typeof priceLine>;

/** Why dates cannot be booked. */
export const quoteProblems = [
	'CAR_ALREADY_BOOKED',
	'RETURN_BEFORE_PICKUP',
	'PICKUP_IN_PAST',
	'RENTAL_TOO_SHORT',
	'RENTAL_TOO_LONG',
	'NOTICE_TOO_SHORT',
	'DELIVERY_NOT_OFFERED',
	'EXTRA_NOT_OFFERED',
	'OUTSIDE_HOURS',
] as const;
export type QuoteProblem = (typeof quoteProblems)[number];

/** Refusals of a booking that a quote would have named, with or without a promo code. */
export const bookingProblems = [...quoteProblems, ...promoProblems] as const;

export const quote = z.object({
	available: z.boolean(),
	/** Refusal code that a booking of these dates would get; null if available. */
	reason: z.enum(quoteProblems).nullable(),
	/** Values for the reason's sentence: `{ days: 3 }`, `{ from: '08:00', until: '22:00' }`. */
	reasonParams: z.record(z.string(), z.union([z.number(), z.string()])),
	lines: z.array(priceLine),
	startAt: z.string(),
	endAt: z.string(),
	days: z.int(),
	dailyRateJod: jodText,
	baseJod: jodText,
	discountJod: jodText,
	feesJod: jodText,
	totalJod: jodText,
	depositJod: jodText,
	/** Rental plus deposit: what the card is charged. */
	chargeJod: jodText,
	platformFeeJod: jodText,
	/** For a quote with a promo code: the normalized code, and why it does not reduce the price; null if it does. */
	promo: z
		.object({ code: z.string(), problem: z.enum(promoProblems).nullable(), params: z.record(z.string(), z.string()) })
		.nullable()
		.optional(),
});
export type Quote = z.output<typeof quote>;

/** Input of a quote. */
export const stayQuery = {
	from: moment,
	to: moment,
	zone: z.enum(cityNames, { error: 'CITY_UNKNOWN' }).optional(),
	extras: chosenExtrasText.optional(),
};

/** As a renter types it. */
export const typedPromoCode = z.string().trim().min(1).max(40, { error: 'TEXT_TOO_LONG' });

export const getQuote = endpoint({
	method: 'GET',
	path: '/api/cars/{id}/quote',
	summary: 'The price of these dates, and whether they can be booked. 200 also if they cannot.',
	access: 'anyone',
	params: z.object({ id: z.uuid() }),
	query: z.object(stayQuery),
	response: quote,
	refusals: ['CAR_NOT_FOUND', 'RETURN_BEFORE_PICKUP', 'PRICE_NOT_AVAILABLE'],
});
