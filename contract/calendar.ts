/** The owner's calendar: occupied and blocked dates, prices by day, rental terms, and external calendars. */
import * as z from 'zod';
import { cancellationPolicies } from './cancellation-policies.ts';
import { carExtra, offeredExtras } from './car-extras.ts';
import { arabicNames } from './car-shapes.ts';
import { discountTiers, MAX_DAYS_AT_ONCE, termLimits } from './car-terms.ts';
import { jodText, pickupHours } from './cars.ts';
import { cityNames } from './cities.ts';
import { endpoint, type RefusalText } from './endpoint.ts';
import { typedNumber } from './paging.ts';
import { halfHours, hourEnds } from './pickup-hours.ts';
import { priceRuleKinds } from './price-rule-kinds.ts';
import { addDays, isCalendarDate } from './time.ts';
import { typedJod } from './typed-values.ts';

export const calendarRefusals = {
	DATES_HAVE_BOOKING: {
		status: 409,
		en: 'These dates include a booking, so you can’t block them.',
		ar: 'يوجد حجز في هذه التواريخ، فلا يمكن إغلاقها.',
	},
	DATES_IN_PAST: { status: 400, en: 'These dates have passed.', ar: 'هذه التواريخ انقضت.' },
	SOURCE_NOT_FOUND: { status: 404, en: 'This calendar no longer exists.', ar: 'هذا التقويم لم يعد موجوداً.' },
	SOURCE_KNOWN: { status: 409, en: 'You’ve already imported this calendar.', ar: 'سبق أن استوردت هذا التقويم.' },
	TOO_MANY_SOURCES: { status: 409, en: 'A car can have up to {count} calendars.', ar: 'الحد الأقصى لتقاويم السيارة: {count}.' },
	SOURCE_NOT_READ: {
		status: 400,
		en: 'There’s no calendar at this link that we can read.',
		ar: 'تعذّرت قراءة تقويم من هذا الرابط.',
	},
	SOURCE_ADDRESS_REFUSED: {
		status: 400,
		en: 'We can’t use this link. Enter the public https link of a calendar.',
		ar: 'لا يمكننا استخدام هذا الرابط. أدخل رابط https عاماً لتقويم.',
	},
} as const satisfies Record<string, RefusalText>;

export const typedWholeNumber = ({ min, max }: { min: number; max: number }) =>
	typedNumber.pipe(
		z.int({ error: 'NUMBER_WHOLE' }).min(min, { error: 'NUMBER_OUT_OF_BOUNDS' }).max(max, { error: 'NUMBER_OUT_OF_BOUNDS' }),
	);

/** From an earlier to a later half-hour of the same day. */
const typedHours = z
	.object({ from: z.enum(halfHours, { error: 'CHOICE_INVALID' }), until: z.enum(hourEnds, { error: 'CHOICE_INVALID' }) })
	.refine(({ from, until }) => from < until, { error: 'HOURS_INVALID', path: ['until'] });

export const dateText = z.string().refine(isCalendarDate, { error: 'DATE_INVALID' });
const carId = z.object({ id: z.uuid() });
const zone = z.enum(cityNames, { error: 'CITY_UNKNOWN' });
const different = <T>(items: readonly T[], key: (item: T) => unknown) => new Set(items.map(key)).size === items.length;

/** Half-open range: from a date up to but excluding another. */
const days = z.object({ from: dateText, to: dateText });
/** A date that does not exist is refused by its own field; zod runs this check nevertheless. */
const notTooMany = ({ from, to }: { from: string; to: string }) =>
	!isCalendarDate(from) || !isCalendarDate(to) || (to > from && to <= addDays(from, MAX_DAYS_AT_ONCE));

export const calendarBookingStates = ['HELD', 'REQUESTED', 'CONFIRMED', 'COMPLETED'] as const;

export const ownerCalendar = z.object({
	car: z.object({ id: z.uuid(), slug: z.string(), make: z.string(), model: z.string(), ...arabicNames, year: z.int() }),
	/** All cars of this owner, including this one. */
	cars: z.array(z.object({ id: z.uuid(), make: z.string(), model: z.string(), ...arabicNames, year: z.int() })),
	from: z.string(),
	to: z.string(),
	/** Null while the car has no price. */
	dailyRateJod: jodText.nullable(),
	/** Date prices. */
	prices: z.array(
		z.object({
			date: z.string(),
			dailyRateJod: jodText,
			/** The rule that the price comes from; null for a price by hand. */
			rule: z.enum(priceRuleKinds).nullable(),
		}),
	),
	/** Whole days in Amman, half-open. */
	blocks: z.array(z.object({ from: z.string(), to: z.string() })),
	/** Occupied by an external calendar. */
	imports: z.array(z.object({ startAt: z.string(), endAt: z.string() })),
	bookings: z.array(
		z.object({
			/** Null for an unpaid hold. */
			id: z.uuid().nullable(),
			state: z.enum(calendarBookingStates),
			startAt: z.string(),
			endAt: z.string(),
			/** When the car is available again: end plus turnaround. */
			freeAt: z.string(),
			renterName: z.string().nullable(),
			renterNameAr: z.string().nullable(),
		}),
	),
});
export type OwnerCalendar = z.output<typeof ownerCalendar>;

export const getOwnerCalendar = endpoint({
	method: 'GET',
	path: '/api/owner/cars/{id}/calendar',
	summary: 'Bookings, blocks, imported times and prices of the caller’s own car, from a date up to (excluding) another.',
	access: 'signed-in',
	team: 'calendar',
	params: carId,
	query: days.refine(notTooMany, { error: 'DATES_TOO_MANY', path: ['to'] }),
	response: ownerCalendar,
	refusals: ['CAR_NOT_FOUND'],
});

export const changeOwnerCalendar = endpoint({
	method: 'PUT',
	path: '/api/owner/cars/{id}/calendar',
	summary:
		'Block or open these days, and set their price; null removes the price, so that rules or the daily rate apply again. Omitted values stay unchanged. Booked days cannot be blocked. In an office only managers may set prices.',
	access: 'signed-in',
	team: 'calendar',
	params: carId,
	body: days
		.extend({
			blocked: z.boolean().optional(),
			dailyRateJod: typedJod(termLimits.dailyRateFils).nullable().optional(),
			/** Days that the same change opens, when a block is moved. */
			opens: z.array(days).max(2).optional(),
		})
		.refine(notTooMany, { error: 'DATES_TOO_MANY', path: ['to'] }),
	response: ownerCalendar,
	refusals: ['CAR_NOT_FOUND', 'DATES_HAVE_BOOKING', 'DATES_IN_PAST', 'TEAM_ROLE_NOT_ENOUGH'],
});

export const ownerTerms = z.object({
	/** Null while the car has no price. */
	dailyRateJod: jodText.nullable(),
	discounts: z.array(z.object({ days: z.literal(discountTiers), percent: z.int() })),
	minDays: z.int(),
	advanceNoticeHours: z.int(),
	turnaroundHours: z.number(),
	deliveryZones: z.array(z.object({ zone: z.enum(cityNames), feeJod: jodText })),
	extraKmJod: jodText,
	fuelEighthJod: jodText,
	cancellationPolicy: z.enum(cancellationPolicies),
	instantBook: z.boolean(),
	/** Until then instant book is hidden on all cars of the owner, because of cancelled bookings. */
	instantBookPausedUntil: z.string().nullable(),
	/** Whether trips can be extended without asking the owner; the same as `instantBook` until the owner chooses. */
	extendsByItself: z.boolean(),
	pickupHours,
	airportHours: pickupHours,
	extras: z.array(carExtra),
});
export type OwnerTerms = z.output<typeof ownerTerms>;

export const getTerms = endpoint({
	method: 'GET',
	path: '/api/owner/cars/{id}/terms',
	summary: 'The rental terms of the caller’s own car.',
	access: 'signed-in',
	params: carId,
	response: ownerTerms,
	refusals: ['CAR_NOT_FOUND'],
});

/** All terms as an owner types them. */
export const termsShape = {
	dailyRateJod: typedJod(termLimits.dailyRateFils),
	discounts: z
		.array(z.object({ days: z.literal(discountTiers), percent: typedWholeNumber(termLimits.discountPercent) }))
		.refine((list) => different(list, (discount) => discount.days), { error: 'TWICE' }),
	minDays: typedWholeNumber(termLimits.minDays),
	advanceNoticeHours: typedWholeNumber(termLimits.advanceNoticeHours),
	turnaroundHours: typedWholeNumber(termLimits.turnaroundHours),
	deliveryZones: z
		.array(z.object({ zone, feeJod: typedJod(termLimits.deliveryFeeFils) }))
		.max(cityNames.length)
		.refine((list) => different(list, (offered) => offered.zone), { error: 'TWICE' }),
	extraKmJod: typedJod(termLimits.extraKmFils),
	fuelEighthJod: typedJod(termLimits.fuelEighthFils),
	cancellationPolicy: z.enum(cancellationPolicies),
	instantBook: z.boolean(),
	// Omitted fields stay unchanged.
	extendsByItself: z.boolean().optional(),
	pickupHours: typedHours.optional(),
	airportHours: typedHours.optional(),
	extras: offeredExtras(typedJod(termLimits.extraFils)).optional(),
};

export const putTerms = endpoint({
	method: 'PUT',
	path: '/api/owner/cars/{id}/terms',
	summary: 'Set all terms of the caller’s own car. Existing bookings keep the terms under which they were made.',
	access: 'signed-in',
	params: carId,
	body: z.object(termsShape),
	response: ownerTerms,
	refusals: ['CAR_NOT_FOUND'],
});

/** Why the last read of an external calendar failed. */
export const sourceProblems = ['ADDRESS_REFUSED', 'NOT_REACHED', 'TOO_SLOW', 'TOO_LARGE', 'NOT_OK', 'NOT_A_CALENDAR'] as const;
export type SourceProblem = (typeof sourceProblems)[number];

export const calendarSync = z.object({
	/** Secret address of the exported calendar; null if there is none. */
	feedUrl: z.string().nullable(),
	sources: z.array(
		z.object({
			id: z.uuid(),
			name: z.string(),
			url: z.string(),
			/** Number of upcoming busy times. */
			events: z.int(),
			checkedAt: z.string().nullable(),
			succeededAt: z.string().nullable(),
			problem: z.enum(sourceProblems).nullable(),
			/** Busy times of the external calendar that overlap a booking here: the booking remains valid, and the owner must resolve the conflict. */
			conflicts: z.array(z.object({ startAt: z.string(), endAt: z.string() })),
		}),
	),
});
export type CalendarSync = z.output<typeof calendarSync>;

const sync = { access: 'signed-in', response: calendarSync } as const;
const sourceId = z.object({ id: z.uuid(), sourceId: z.uuid() });

export const getSync = endpoint({
	...sync,
	method: 'GET',
	path: '/api/owner/cars/{id}/calendar-sync',
	summary: 'The secret address of the exported calendar of the caller’s own car, and the imported calendars.',
	params: carId,
	refusals: ['CAR_NOT_FOUND'],
});

export const renewFeed = endpoint({
	...sync,
	method: 'POST',
	path: '/api/owner/cars/{id}/calendar-sync/feed',
	summary: 'Create the secret address, or replace it: the old one stops working.',
	params: carId,
	refusals: ['CAR_NOT_FOUND'],
});

export const closeFeed = endpoint({
	...sync,
	method: 'DELETE',
	path: '/api/owner/cars/{id}/calendar-sync/feed',
	summary: 'Remove the secret address, which stops working.',
	params: carId,
	refusals: ['CAR_NOT_FOUND'],
});

export const addSource = endpoint({
	...sync,
	method: 'POST',
	path: '/api/owner/cars/{id}/calendar-sync/sources',
	idempotent: true,
	summary: 'Import a calendar from another site; it is read at once, and then every half hour.',
	params: carId,
	body: z.object({
		name: z.string().trim().min(1, { error: 'REQUIRED' }).max(60, { error: 'NAME_TOO_LONG' }),
		url: z.string().trim().min(1, { error: 'REQUIRED' }).max(2000, { error: 'ADDRESS_INVALID' }),
	}),
	refusals: ['CAR_NOT_FOUND', 'SOURCE_KNOWN', 'TOO_MANY_SOURCES', 'SOURCE_NOT_READ', 'SOURCE_ADDRESS_REFUSED'],
});

export const refreshSource = endpoint({
	...sync,
	method: 'POST',
	path: '/api/owner/cars/{id}/calendar-sync/sources/{sourceId}/refresh',
	summary: 'Read this calendar now.',
	params: sourceId,
	refusals: ['CAR_NOT_FOUND', 'SOURCE_NOT_FOUND'],
});

export const removeSource = endpoint({
	...sync,
	method: 'DELETE',
	path: '/api/owner/cars/{id}/calendar-sync/sources/{sourceId}',
	summary: 'Remove an imported calendar: the times that it occupied are free again.',
	params: sourceId,
	refusals: ['CAR_NOT_FOUND', 'SOURCE_NOT_FOUND'],
});

export const getCalendarFeed = endpoint({
	method: 'GET',
	path: '/calendar/{file}',
	summary: 'An iCalendar of the times at which a car is occupied, without personal data; anybody who knows the address can read it.',
	access: 'signed-link',
	params: z.object({ file: z.string().max(200) }),
	response: z.string(),
	refusals: ['NOT_FOUND'],
});
