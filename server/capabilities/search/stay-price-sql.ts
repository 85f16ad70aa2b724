/**
 * The price of a stay in SQL: equal to `computePrice` of bookings; a property test compares them. Amounts are exact, in tenths of a fils.
 * Most cars have no date price on the days of the stay: then the price is the rate of the stay's tier times the days, and an index is scanned
 * in its order. For the others the price is computed, but only for those whose bounds reach the best of the first (decision 053).
 */
import { addDays, ammanDate } from '#contract/time.ts';
import type { Parameters } from './parameters.ts';
import { type Bounds, exactBounds, rateBounds } from './price-bounds.ts';
import { type RateColumn, rateColumnOf } from './price-columns.ts';
import type { WalkLimits } from './rules.ts';

export type PricedStay = { from: Date; days: number };
export type StayPrice = {
	days: number;
	rate: RateColumn;
	/** The first day. */
	first: string;
	/** Whether car `c` has date prices in a span that overlaps the stay; they may be outside its days. */
	hasDatePrices: string;
	/** Its days, as a range. */
	stay: string;
	/** The same as a condition that an index on the spans answers. */
	meetsDatePrices: string;
	/** The exact price of car `c`. */
	amount: string;
	/** The same for a car with date prices in the stay that are all equal: without reading the days. */
	amountOfOnePrice: string;
	bounds: Bounds;
	rateBounds: Bounds;
};

/** Dates and days are written as literals: they are computed here, and the planner estimates by them. */
export function stayPriceOf({ from, days }: PricedStay, priceMinFils?: number, priceMaxFils?: number): StayPrice {
	const first = ammanDate(from);
	const [start, end] = [`DATE '${first}'`, `DATE '${addDays(first, days)}'`];
	const stay = `daterange(${start}, ${end})`;
	const rate = rateColumnOf(days);
	const hasDatePrices = `(c.date_prices_from < ${end} AND c.date_prices_until > ${start})`;
	const bounds = exactBounds(days, priceMinFils, priceMaxFils);
	/** What days at another price add; `fils` after the discount of the stay, less the daily rate after it. */
	const added = (fils: string) => `${fils}::bigint * 10 * c.${rate} / c.rate_1_day - c.${rate}`;
	const plain = `${days}::bigint * c.${rate}`;
	const onePrice = `(${added('c.date_price_fils')}) * (least(c.date_prices_until, ${end}) - greatest(c.date_prices_from, ${start}))`;
	return {
		days,
		rate,
		first: start,
		hasDatePrices,
		stay,
		meetsDatePrices: `c.date_prices && ${stay}`,
		amountOfOnePrice: `(${plain} + ${onePrice})`,
		amount: `(${plain} + CASE WHEN ${hasDatePrices} IS NOT TRUE THEN 0
			WHEN c.date_price_fils IS NOT NULL THEN ${onePrice}
			ELSE (SELECT coalesce(sum(${added('d.daily_rate_fils')}), 0)::bigint FROM car_date_prices d
				WHERE d.car_id = c.car_id AND d.date >= ${start} AND d.date < ${end}) END)`,
		bounds,
		rateBounds: rateBounds(days, bounds),
	};
}

/** `expression` lies within the bounds. */
export function within(expression: string, { min, max }: Bounds): string[] {
	return [...(min === null ? [] : [`${expression} >= ${min}`]), ...(max === null ? [] : [`${expression} <= ${max}`])];
}

/**
 * A filter by price for scans in other orders, in two conditions: the first needs no other table, so the planner checks it before it looks
 * whether a car is free. The second is for cars with several date prices.
 */
export function priceCondition(price: StayPrice): string[] {
	const { bounds } = price;
	if (bounds.min === null && bounds.max === null) return [];
	// Written directly, the comparison would make the planner read the whole index of cars with date prices.
	const isPriced = `coalesce(${price.hasDatePrices}, false)`;
	const plain = [`NOT ${isPriced}`, ...within(`c.${price.rate}`, price.rateBounds)].join(' AND ');
	const onePrice = within(price.amountOfOnePrice, bounds).join(' AND ');
	return [
		`(${plain} OR ${isPriced} AND (c.date_price_fils IS NULL OR ${onePrice}))`,
		`(c.date_price_fils IS NOT NULL OR NOT ${isPriced} OR ${within(price.amount, bounds).join(' AND ')})`,
	];
}

/** Matching cars without date prices in the stay, which an index can return by rate. */
export const plainCars = (price: StayPrice, where: readonly string[]): string[] => [
	...where,
	`${price.hasDatePrices} IS NOT TRUE`,
	...within(`c.${price.rate}`, price.rateBounds),
];

/** Cars with date prices in the stay, with their exact amount. */
export function datePricedCars(price: StayPrice, where: readonly string[], found = [price.meetsDatePrices]): string {
	const { min, max } = price.rateBounds;
	const possible = [...(min === null ? [] : [`c.highest_rate >= ${min}`]), ...(max === null ? [] : [`c.lowest_rate <= ${max}`])];
	return withAmounts(price.amount, 'car_search c', [...where, ...found, ...possible]);
}

/** The amount is computed once for each (OFFSET 0). */
const withAmounts = (amount: string, from: string, where: readonly string[]) =>
	`(SELECT c.car_id, c.turnaround_minutes, ${amount} AS amount FROM ${from} WHERE ${where.join(' AND ')} OFFSET 0)`;

/**
 * The first of sorted cars that are free. They are checked in the order of the page (OFFSET 0): if an index finds cars by their facets, all of
 * them would be checked before they are sorted.
 */
export const firstFree = (sorted: string, free: string, size: number): string =>
	`SELECT c.* FROM (${sorted} OFFSET 0) c WHERE ${free} LIMIT ${size}`;

/** `after`: amount and car of the last row of the page before. */
export type PriceOrder = { direction: 'ASC' | 'DESC'; after: readonly [amount: number, carId: string] | null; size: number } & WalkLimits;
type PriceWalk = { price: StayPrice; where: readonly string[]; free: string; order: PriceOrder };

/** More than any stay costs. */
const MOST = '1000000000000';

/** `size` cars with `car_id` and `amount`, in the order of the price of the stay. */
export function priceWalk({ price, where, free, order }: PriceWalk, parameters: Parameters): string {
	const { direction, after, size, few, groups } = order;
	const isRising = direction === 'ASC';
	const cursor = after && ([parameters.add(after[0], 'bigint'), parameters.add(after[1], 'uuid')] as const);
	const beyond = cursor ? [`(c.amount, c.car_id) ${isRising ? '>' : '<'} (${cursor.join(', ')})`] : [];
	const plain = [...plainCars(price, where), ...rateBeyond(price, order, parameters)];
	const plainSorted = `SELECT c.car_id, c.${price.rate}::bigint * ${price.days} AS amount, c.turnaround_minutes FROM car_search c
		WHERE ${plain.join(' AND ')} ORDER BY c.${price.rate} ${direction}, c.car_id ${direction}`;
	// A full page cannot contain anything beyond its last plain car.
	const cut = '(SELECT amount FROM cut)';
	const [from, to] = [cursor?.[0] ?? (isRising ? '0' : MOST), cut];
	const amounts: Amounts = isRising ? { least: from, most: to } : { least: to, most: from };
	const walks = datePriceWalks(price, where, amounts, isRising).join(' UNION ALL ');
	const computed = [...within('c.amount', price.bounds), ...beyond, `c.amount ${isRising ? '<=' : '>='} ${cut}`];
	const by = `amount ${direction}, car_id ${direction}`;
	const others = `SELECT c.* FROM (${walks}) c WHERE ${computed.join(' AND ')} ORDER BY ${by}`;
	return `WITH plain AS MATERIALIZED (
			${firstFree(plainSorted, free, size)}
		), cut AS MATERIALIZED (
			SELECT coalesce(CASE WHEN count(*) >= ${size} THEN ${isRising ? 'max' : 'min'}(amount) END, ${isRising ? MOST : '0'}) AS amount,
				few_cars_with_date_prices(${price.stay}, ${few}) AS are_few
			FROM plain
		), groups AS MATERIALIZED (
			SELECT * FROM date_price_groups(${price.first}, ${price.days}, ${groups}) WHERE NOT (SELECT are_few FROM cut)
		)
		SELECT car_id, amount FROM (
			SELECT car_id, amount FROM plain UNION ALL SELECT car_id, amount FROM (${firstFree(others, free, size)}) others
		) walked ORDER BY ${by} LIMIT ${size}`;
}

type Amounts = { least: string; most: string };

/**
 * Three ways to the cars with date prices in the stay. The database decides which of them read anything, because the planner's estimate for a bound
 * that it does not know is far off. Few cars are found by their days. Of many, those with one date price are scanned group by group; if their
 * groups are too many (a row of nulls), they are found by their days, too. Those with several are scanned by the least or greatest price of a day.
 */
function datePriceWalks(price: StayPrice, where: readonly string[], { least, most }: Amounts, isRising: boolean): string[] {
	const { bounds, rate, days } = price;
	const areFew = '(SELECT are_few FROM cut)';
	const byDays = [
		price.meetsDatePrices,
		`(SELECT are_few OR EXISTS (SELECT FROM groups WHERE step IS NULL) FROM cut)`,
		`(c.date_price_fils IS NOT NULL OR ${areFew})`,
	];
	const lowest = bounds.min === null ? least : `greatest(${least}, ${bounds.min})`;
	const highest = bounds.max === null ? most : `least(${most}, ${bounds.max})`;
	const byGroups = [
		'c.date_price_fils IS NOT NULL AND c.date_prices_from = g.span_from AND c.date_prices_until = g.span_until AND c.date_price_step = g.step',
		`c.${rate} >= floor(${lowest} / g.greatest_factor)::bigint AND c.${rate} <= ceil(${highest} / g.least_factor)::bigint`,
	];
	const byBounds = [
		'c.date_prices_from IS NOT NULL AND c.date_price_fils IS NULL',
		price.hasDatePrices,
		isRising ? `c.lowest_rate <= ${most} / ${days}` : `c.highest_rate >= ${least} / ${days}`,
		`NOT ${areFew}`,
	];
	return [
		`SELECT * FROM ${datePricedCars(price, where, byDays)} c`,
		`SELECT * FROM ${withAmounts(price.amountOfOnePrice, 'groups g CROSS JOIN car_search c', [...where, ...byGroups])} c`,
		`SELECT * FROM ${datePricedCars(price, where, byBounds)} c`,
	];
}

/** The cursor as a position in the index on the rate, which holds rates of a day and not amounts of a stay. */
function rateBeyond({ rate, days }: StayPrice, { direction, after }: PriceOrder, parameters: Parameters): string[] {
	if (!after) return [];
	const [amount, carId] = after;
	const lower = parameters.add(Math.floor(amount / days), 'bigint');
	if (amount % days === 0) return [`(c.${rate}, c.car_id) ${direction === 'ASC' ? '>' : '<'} (${lower}, ${parameters.add(carId, 'uuid')})`];
	return [`c.${rate} ${direction === 'ASC' ? '>' : '<='} ${lower}`];
}
