/**
 * Every query on car_search. The page is a deferred join: ids from an index-only scan in sort order, then the rows; the count stops at 1,000.
 * Not prepared on purpose: a generic plan was twenty times slower on a million cars.
 */
import type { Bounds } from '#contract/bounds.ts';
import { carAttributes, type Sort } from '#contract/car-attributes.ts';
import { invalidateTags } from '#server/platform/database/invalidation.ts';
import { COUNT_CAP } from '#server/platform/database/keyset.ts';
import type { Queryable, Transaction } from '#server/platform/database/pool.ts';
import type { ReadPool } from '#server/platform/database/replicas.ts';
import { cardOf, type Handovers } from './card-sql.ts';
import { Parameters } from './parameters.ts';
import type { priceColumnsOf } from './price-columns.ts';
import {
	comparisonsOf,
	orderOf,
	type RequestedAttributes,
	SCAN_LIMIT,
	type SearchColumns,
	toStored,
	type WalkLimits,
	walkLimits,
} from './rules.ts';
import type { SearchWord, WordCondition } from './search-words.ts';
import { datePricedCars, firstFree, plainCars, priceCondition, priceWalk, type StayPrice, stayPriceOf, within } from './stay-price-sql.ts';

export type Filters = {
	attributes?: RequestedAttributes;
	/** Only cars with instant book. */
	instantBook?: boolean;
	ratingMinTenths?: number;
	/** A day, on average of the stay if there is one. */
	priceMinFils?: number;
	priceMaxFils?: number;
	/** A possible stay: `days` long, starting in `noticeHours` whole hours. */
	free?: { from: Date; to: Date; days: number; noticeHours: number; handovers: Handovers };
	words: ReadonlyArray<Pick<SearchWord, 'anyOf'>>;
	/** Only cars whose pins are within it. `cities`: the cities that it can contain, by their position in the list of cities; an empty list finds nothing. */
	inBounds?: Bounds & { cities: readonly number[] };
};

export type SearchRequest = {
	filters: Filters;
	sort: Sort;
	after: readonly [string | number, string] | null;
	limit: number;
	today: string;
};
export type FoundPage = {
	/** The page as JSON in the form of the contract. */
	cards: string;
	/** Number of rows, up to one more than the limit. */
	rows: number;
	/** Keyset of the next page: sort value and id. */
	last: [string | number, string] | null;
	found: number;
	/** The count stopped early: there may be more. */
	stopped: boolean;
};

function conditions(filters: Filters, parameters: Parameters): string[] {
	const where: string[] = [];
	const compare = (column: string, operator: string, value: number | undefined, type = 'smallint') => {
		if (value !== undefined) where.push(`c.${column} ${operator} ${parameters.add(value, type)}`);
	};
	for (const comparison of comparisonsOf(filters.attributes ?? {})) {
		const { column, operator } = comparison;
		if (operator === 'is set') where.push(`c.${column}`);
		// Not "= bit": without statistics the planner would estimate one car in two hundred and sort a third of the market instead of scanning.
		else if (operator === 'has bit') where.push(`(c.${column} & ${Number(comparison.value)}) <> 0`);
		else compare(column, operator, comparison.value, operator === '=' ? 'smallint' : 'integer');
	}
	if (filters.instantBook) where.push('c.instant_book');
	compare('rating_tenths', '>=', filters.ratingMinTenths);
	if (!filters.free) {
		compare('price_fils', '>=', filters.priceMinFils, 'integer');
		compare('price_fils', '<=', filters.priceMaxFils, 'integer');
	}
	for (const { anyOf } of filters.words) where.push(anyOfConditions(anyOf, parameters));
	if (filters.inBounds) {
		const { west, south, east, north, cities } = filters.inBounds;
		// By latitude and longitude alone the planner would expect cars in the desert between two cities, and a scan would search for them to its end.
		where.push(`c.city = ANY(${parameters.add(cities, 'smallint[]')})`);
		// As the columns are stored: a rounded position is then never outside of bounds that hold the exact one.
		compare('latitude', '>=', south, 'real');
		compare('latitude', '<=', north, 'real');
		compare('longitude', '>=', west, 'real');
		compare('longitude', '<=', east, 'real');
	}
	if (filters.free) {
		compare('min_days', '<=', filters.free.days);
		compare('notice_hours', '<=', filters.free.noticeHours, 'integer');
		compare('pickup_from_minute', '<=', filters.free.handovers[0]);
		compare('pickup_until_minute', '>=', filters.free.handovers[1]);
	}
	return where;
}

function anyOfConditions(anyOf: readonly WordCondition[], parameters: Parameters): string {
	const conditions = anyOf.map((condition) => {
		if ('text' in condition) return `c.words LIKE ${parameters.add(`%${condition.text}%`, 'text')}`;
		const { key, value } = condition;
		return `c.${carAttributes[key].search} = ${parameters.add(toStored(key, value), 'smallint')}`;
	});
	return conditions.length === 1 ? conditions.join('') : `(${conditions.join(' OR ')})`;
}

/** OFFSET 0 keeps this a probe per car: without it the planner sometimes joins all occupancies. */
function freeIn(stay: Filters['free'], parameters: Parameters): string | null {
	if (!stay) return null;
	const { from, to } = stay;
	return `NOT EXISTS (SELECT FROM car_occupancy o WHERE o.car_id = c.car_id AND o.ends_at > ${parameters.add(from, 'timestamptz')}
		AND o.starts_at < ${parameters.add(to, 'timestamptz')} + c.turnaround_minutes * interval '1 minute' OFFSET 0)`;
}

/** `page` and `count` alone are used by plan tests and benchmarks. */
export type SearchPart = 'both' | 'page' | 'count';

export function searchStatement(
	request: SearchRequest,
	part: SearchPart = 'both',
	limits = walkLimits,
): { text: string; values: unknown[] } {
	const { filters } = request;
	const parameters = new Parameters();
	const terms: Terms = {
		where: conditions(filters, parameters),
		free: freeIn(filters.free, parameters),
		price: filters.free ? stayPriceOf(filters.free, filters.priceMinFils, filters.priceMaxFils) : null,
	};
	const parts = [
		...(part === 'page' ? [] : [`(${countOf(terms)}) counted`]),
		...(part === 'count' ? [] : [`(${pageOf(request, { ...terms, limits }, parameters)}) page`]),
	];
	return { text: `SELECT * FROM ${parts.join(', ')}`, values: parameters.values };
}

/** `free` and `price`: of searches with dates. */
type Terms = { where: readonly string[]; free: string | null; price: StayPrice | null };
type PageTerms = Terms & { limits: WalkLimits };

const asWhere = (conditions: readonly string[]) => (conditions.length > 0 ? `WHERE ${conditions.join(' AND ')}` : '');

/**
 * Stops at the cap. With dates it also stops after a number of examined cars: in a fully booked week the search for a thousand available cars
 * would scan the whole city. The last car within that bound is returned regardless of availability, to signal the early stop.
 */
function countOf({ where, free, price }: Terms): string {
	if (!free) {
		const counted = `SELECT FROM car_search c ${asWhere(where)} LIMIT ${COUNT_CAP + 1}`;
		return `SELECT count(*)::integer AS found, count(*) > ${COUNT_CAP} AS stopped FROM (${counted}) cars`;
	}
	const looked = `SELECT c.car_id, c.turnaround_minutes, row_number() OVER () AS nth FROM ${pricedCars(where, price)} LIMIT ${SCAN_LIMIT}`;
	return `SELECT (count(*) FILTER (WHERE nth < ${SCAN_LIMIT}))::integer AS found, count(*) > ${COUNT_CAP} OR coalesce(max(nth) = ${SCAN_LIMIT}, false) AS stopped
		FROM (SELECT c.nth FROM (${looked}) c WHERE c.nth = ${SCAN_LIMIT} OR ${free} LIMIT ${COUNT_CAP + 1}) cars`;
}

/** The matching cars. With a filter by the price of a stay in two parts, so that an index finds most of them. */
function pricedCars(where: readonly string[], price: StayPrice | null): string {
	if (!price || priceCondition(price).length === 0) return `car_search c ${asWhere(where)}`;
	const computed = `SELECT c.car_id, c.turnaround_minutes FROM ${datePricedCars(price, where)} c ${asWhere(within('c.amount', price.bounds))}`;
	return `(SELECT c.car_id, c.turnaround_minutes FROM car_search c ${asWhere(plainCars(price, where))} UNION ALL ${computed}) c`;
}

function pageOf(
	{ sort, filters, after, limit, today }: SearchRequest,
	{ where, free, price, limits }: PageTerms,
	parameters: Parameters,
): string {
	const { column, direction } = orderOf(sort, filters.free !== undefined);
	const order = (from: string) => `${from}.${column} ${direction}, ${from}.car_id ${direction}`;
	const shown = Number(limit);
	const walkColumn = () => {
		const type = column === 'created_at' ? 'timestamptz' : 'integer';
		const past = direction === 'ASC' ? '>' : '<';
		const beyond = after
			? [`(c.${column}, c.car_id) ${past} (${parameters.add(after[0], type)}, ${parameters.add(after[1], 'uuid')})`]
			: [];
		const all = [...where, ...(price ? priceCondition(price) : []), ...beyond];
		// Only columns of the index of this order, for an index-only scan.
		const sorted = `SELECT c.car_id, c.${column}, c.turnaround_minutes FROM car_search c ${asWhere(all)} ORDER BY ${order('c')}`;
		return free ? firstFree(sorted, free, shown + 1) : `${sorted} LIMIT ${shown + 1}`;
	};
	const cursor = after && ([Number(after[0]), after[1]] as const);
	const found =
		column === 'amount' && price && free
			? priceWalk({ price, where, free, order: { direction, after: cursor, size: shown + 1, ...limits } }, parameters)
			: walkColumn();
	const stay = price ? `CROSS JOIN LATERAL (SELECT ${price.amount} / 100 * 10 AS total_fils OFFSET 0) stay` : '';
	// OFFSET 0: rows are read by their key. Next to an expensive scan the planner considered any join equally good, also one of all cars.
	const company = `SELECT * FROM companies WHERE owner_id = k.owner_id OFFSET 0`;
	// The rows of a company leave the table soon after midnight; until then they are excluded here.
	const open = `coalesce(o.permit_ends_on >= ${parameters.add(today, 'date')}, true)`;
	const last = `json_build_array(page.${column}, page.car_id)::text`;
	return `SELECT count(*)::integer AS rows, coalesce(json_agg(${cardOf(price && filters.free ? { ...price, ...filters.free } : null)} ORDER BY nth) FILTER (WHERE nth <= ${shown} AND ${open}), '[]')::text AS cards,
			(max(${last}) FILTER (WHERE nth = ${shown}))::json AS last
		FROM (SELECT found.*, row_number() OVER (ORDER BY ${order('found')}) AS nth FROM (${found}) found) page
			CROSS JOIN LATERAL (SELECT * FROM cars WHERE id = page.car_id OFFSET 0) k
			LEFT JOIN LATERAL (${company}) o ON true
			CROSS JOIN LATERAL (SELECT * FROM car_search WHERE car_id = page.car_id OFFSET 0) c ${stay}`;
}

export async function findCars(pool: ReadPool, request: SearchRequest): Promise<FoundPage> {
	const { rows } = await pool.query<FoundPage>(searchStatement(request));
	if (!rows[0]) throw new Error('a search answers one row');
	return rows[0];
}

/** Whether the text of any car contains the word. */
export async function isWordOfMarket(pool: ReadPool, word: string): Promise<boolean> {
	const { rowCount } = await pool.query('SELECT FROM car_search WHERE words LIKE $1::text LIMIT 1', [`%${word}%`]);
	return rowCount === 1;
}

/** The most similar word in the texts of cars, through the trigram index; null if none is similar enough. */
export async function similarWordOfMarket(pool: ReadPool, word: string): Promise<string | null> {
	const { rows } = await pool.query<{ word: string | null }>('SELECT similar_search_word($1) AS word', [word]);
	return rows[0]?.word ?? null;
}

export type SearchRow = SearchColumns &
	Omit<ReturnType<typeof priceColumnsOf>, 'refresh_on'> & {
		refresh_on: string | null;
		car_id: string;
		created_at: Date;
		turnaround_minutes: number;
		min_days: number;
		notice_hours: number;
		pickup_from_minute: number;
		pickup_until_minute: number;
		title_ar: string;
		words: string;
		rating_score: number;
		rating_tenths: number;
		completed_trips: number;
		owner_answer_hours: number | null;
		freshness: number;
		instant_book: boolean;
		latitude: number;
		longitude: number;
		/** JSON. */
		area: string | null;
	};

export async function putRow(tx: Transaction, row: SearchRow): Promise<void> {
	invalidateTags(tx, 'lists');
	await tx
		.insertInto('car_search')
		.values(row)
		.onConflict((conflict) => conflict.column('car_id').doUpdateSet(row))
		.execute();
}

/** Cars with a date price that has passed, or is now within the days of the "from" price. */
export async function outdatedCars(db: Queryable, today: string, limit: number): Promise<string[]> {
	const rows = await db.selectFrom('car_search').select('car_id').where('refresh_on', '<=', today).orderBy('car_id').limit(limit).execute();
	return rows.map((row) => row.car_id);
}

export async function removeRow(tx: Transaction, carId: string): Promise<void> {
	invalidateTags(tx, 'lists');
	await tx.deleteFrom('car_search').where('car_id', '=', carId).execute();
}

/** Newest first. */
export async function findableCars(db: Queryable, limit: number): Promise<Array<{ slug: string; updated_at: Date }>> {
	return db
		.selectFrom('car_search')
		.innerJoin('cars', 'cars.id', 'car_search.car_id')
		.select(['cars.slug', 'cars.updated_at'])
		.orderBy('car_search.created_at', 'desc')
		.limit(limit)
		.execute();
}
