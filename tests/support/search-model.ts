/** A simple model of search: which of these cars a search address finds, in which order, and what they cost; and generators of random cars and searches. */
import fc from 'fast-check';
import { bodyTypes, fuels, type Sort, sorts, transmissions } from '#contract/car-attributes.ts';
import { discountTiers } from '#contract/car-terms.ts';
import { cities } from '#contract/cities.ts';
import { features } from '#contract/features.ts';
import { formatFils } from '#contract/money.ts';
import { minuteOfDay } from '#contract/pickup-hours.ts';
import { HOUR_MS, rentalDays } from '#contract/time.ts';
import { computePrice, datesOfStay } from '#server/capabilities/bookings/price.ts';

const MINUTE_MS = 60_000;

type Stay = { from: Date; to: Date };
export type Car = {
	id: string;
	createdAt: number;
	/** Price in a search without dates: the lowest of the next 90 days. */
	price: number;
	dailyRateFils: number;
	/** Discounts in percent from 3, 7 and 30 days on. */
	discounts: [number, number, number];
	datePrices: Record<string, number>;
	rating: number;
	recommended: number;
	city: number;
	bodyType: number;
	fuel: number;
	transmission: number;
	seats: number;
	features: number;
	delivery: boolean;
	/** Minimum age and licence years of the driver. */
	driverAge: number;
	driverLicenceYears: number;
	turnaroundMinutes: number;
	minDays: number;
	noticeHours: number;
	/** Minutes after midnight. */
	pickupFrom: number;
	pickupUntil: number;
	occupied: Array<{ startsAt: number; endsAt: number }>;
};

export const tiersOf = (discounts: Car['discounts']) =>
	discounts.map((percent, tier) => ({ days: discountTiers[tier] ?? 30, percent })).filter(({ percent }) => percent > 0);

/** Price of the car for this stay, computed by the product's own price rule. */
function priceOf({ dailyRateFils, discounts, datePrices }: Car, { from, to }: Stay): bigint {
	const days = rentalDays(from, to);
	const own = datesOfStay(from, days).flatMap((date): Array<[string, bigint]> => {
		const fils = datePrices[date];
		return fils === undefined ? [] : [[date, BigInt(fils)]];
	});
	return computePrice({
		...{ startsAt: from, days, dailyRateFils: BigInt(dailyRateFils), datePrices: new Map(own), discounts: tiersOf(discounts) },
		...{ delivery: null, extras: [], depositMode: 'CAR' as const, carDepositFils: 0n, platformFeePercent: 0 },
	}).totalFils;
}

type Query = {
	city?: number;
	priceMin?: number;
	priceMax?: number;
	bodyType?: number;
	seats?: number;
	transmission?: number;
	fuel?: number;
	features?: number[];
	delivery?: true;
	/** Age and licence years of the driver, as in the search form. */
	driverAge?: number;
	driverLicenceYears?: number;
	stay?: { inHours: number; hours: number };
};
export type Request = { query: Query; sort: Sort; limit: number };

const attributes = {
	city: fc.nat(6),
	priceMin: fc.integer({ min: 1, max: 15 }).map((steps) => steps * 5),
	priceMax: fc.integer({ min: 3, max: 39 }).map((steps) => steps * 5),
	bodyType: fc.nat(bodyTypes.length - 1),
	seats: fc.integer({ min: 2, max: 8 }),
	transmission: fc.nat(transmissions.length - 1),
	fuel: fc.nat(fuels.length - 1),
	stay: fc.record({ inHours: fc.integer({ min: 1, max: 100 * 24 }), hours: fc.integer({ min: 1, max: 20 * 24 }) }),
	features: fc.uniqueArray(fc.nat(features.length - 1), { minLength: 1, maxLength: 2 }),
	delivery: fc.constant(true as const),
};

/** In every other search, because most cars have no requirements for the driver. */
const driver = { driverAge: fc.integer({ min: 21, max: 26 }), driverLicenceYears: fc.nat(4) };

/** At most three attributes each, since no car has all of them at once; every other one has dates as well. */
export const requests: fc.Arbitrary<Request> = fc
	.record({
		all: fc.record({ ...attributes, ...driver }),
		names: fc.subarray(Object.keys(attributes), { maxLength: 3 }),
		besides: fc.subarray(['stay', ...Object.keys(driver)]),
		sort: fc.constantFrom(...sorts),
		limit: fc.integer({ min: 1, max: 100 }),
	})
	.map(({ all, names, besides, sort, limit }) => ({
		query: Object.fromEntries(Object.entries(all).filter(([name]) => names.includes(name) || besides.includes(name))),
		sort,
		limit,
	}));

const toStay = ({ inHours, hours }: NonNullable<Query['stay']>, now: Date): Stay => {
	const from = new Date(now.getTime() + inHours * HOUR_MS);
	return { from, to: new Date(from.getTime() + hours * HOUR_MS) };
};

/** Its address. `now`: stays begin some hours after it. */
export function toPath({ query, sort, limit }: Request, now: Date): string {
	const stay = query.stay && toStay(query.stay, now);
	const parameters: Array<[string, string | number | undefined]> = [
		['city', query.city === undefined ? undefined : cities[query.city]?.name],
		['priceMin', query.priceMin],
		['priceMax', query.priceMax],
		['bodyType', query.bodyType === undefined ? undefined : bodyTypes[query.bodyType]],
		['seats', query.seats],
		['transmission', query.transmission === undefined ? undefined : transmissions[query.transmission]],
		['fuel', query.fuel === undefined ? undefined : fuels[query.fuel]],
		['deliveryAvailable', query.delivery && 'true'],
		['driverAge', query.driverAge],
		['driverLicenceYears', query.driverLicenceYears],
		['from', stay?.from.toISOString()],
		['to', stay?.to.toISOString()],
		...(query.features ?? []).map((index): [string, string | undefined] => ['features', features[index]?.code]),
		['sortBy', sort],
		['limit', limit],
	];
	const present = parameters.filter(([, value]) => value !== undefined).map(([name, value]) => [name, String(value)]);
	return `/api/cars?${new URLSearchParams(present)}`;
}

function isFound(car: Car, query: Query, now: Date): boolean {
	const isEqual = (['city', 'bodyType', 'transmission', 'fuel'] as const).every(
		(name) => query[name] === undefined || query[name] === car[name],
	);
	return (
		isEqual &&
		isAffordable(car, query, now) &&
		(query.seats === undefined || car.seats >= query.seats) &&
		(query.features ?? []).every((index) => (car.features & (1 << (features[index]?.bit ?? 0))) !== 0) &&
		(!query.delivery || car.delivery) &&
		car.driverAge <= (query.driverAge ?? car.driverAge) &&
		car.driverLicenceYears <= (query.driverLicenceYears ?? car.driverLicenceYears) &&
		(!query.stay || canBeBooked(car, toStay(query.stay, now), query.stay.inHours))
	);
}

/** With dates, the bounds apply to the average price of a day. */
function isAffordable(car: Car, { priceMin, priceMax, stay }: Query, now: Date): boolean {
	const days = stay ? rentalDays(toStay(stay, now).from, toStay(stay, now).to) : 1;
	const price = stay ? Number(priceOf(car, toStay(stay, now))) : car.price;
	return (priceMin === undefined || price >= priceMin * 1000 * days) && (priceMax === undefined || price <= priceMax * 1000 * days);
}

function canBeBooked(car: Car, { from, to }: Stay, inHours: number): boolean {
	const until = to.getTime() + car.turnaroundMinutes * MINUTE_MS;
	return (
		rentalDays(from, to) >= car.minDays &&
		inHours >= car.noticeHours &&
		[from, to].every((moment) => minuteOfDay(moment) >= car.pickupFrom && minuteOfDay(moment) <= car.pickupUntil) &&
		car.occupied.every(({ startsAt, endsAt }) => endsAt <= from.getTime() || startsAt >= until)
	);
}

const sortedBy: Record<Sort, [name: 'createdAt' | 'price' | 'rating' | 'recommended', sign: 1 | -1]> = {
	recommended: ['recommended', -1],
	newest: ['createdAt', -1],
	oldest: ['createdAt', 1],
	'price-asc': ['price', 1],
	'price-desc': ['price', -1],
	'top-rated': ['rating', -1],
};

/** Cars with equal sort values are ordered by id, so that a page continues exactly where the previous one ended. Equal totals are ordered by their amounts before rounding. */
export function expectedCars(cars: readonly Car[], { query, sort }: Request, now: Date): string[] {
	const [name, sign] = sortedBy[sort];
	const stay = query.stay && toStay(query.stay, now);
	const keyOf = (car: Car) => (name === 'price' && stay ? exactPrice(car, stay) : car[name]);
	return cars
		.filter((car) => isFound(car, query, now))
		.map((car) => ({ id: car.id, key: keyOf(car) }))
		.sort((one, other) => sign * (one.key - other.key || (one.id < other.id ? -1 : 1)))
		.map(({ id }) => id);
}

/** Price in hundredths of a fils, before the discount is rounded. */
function exactPrice(car: Car, { from, to }: Stay): number {
	const days = rentalDays(from, to);
	const percent = Math.max(0, ...tiersOf(car.discounts).flatMap((tier) => (days >= tier.days ? [tier.percent] : [])));
	const base = datesOfStay(from, days).reduce((sum, date) => sum + (car.datePrices[date] ?? car.dailyRateFils), 0);
	return base * (100 - percent);
}

/** Total on one card; undefined without dates. */
export function expectedTotal(cars: readonly Car[], id: string, { query }: Request, now: Date): string | undefined {
	const car = cars.find((each) => each.id === id);
	return car && query.stay && formatFils(priceOf(car, toStay(query.stay, now)));
}
