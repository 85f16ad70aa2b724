/**
 * Every query on car_search. The page is a deferred join: ids from an index-only scan in sort order, then the rows; the count stops at 1,000.
 * Not prepared on purpose: a generic plan was twenty times slower on a million cars.
 */
import type pg from 'pg';
import { attribute, carAttributes, cardKeys, type Sort } from '#contract/car-attributes.ts';
import { invalidateTags } from '#server/platform/database/invalidation.ts';
import type { Queryable, Transaction } from '#server/platform/database/pool.ts';
import { COUNT_CAP, comparisonsOf, type RequestedAttributes, SCAN_LIMIT, type SearchColumns, sortOrder } from './rules.ts';

export type Filters = {
	attributes?: RequestedAttributes;
	priceMinFils?: number;
	priceMaxFils?: number;
	/** A possible stay: `days` long, starting in `noticeHours` whole hours. */
	free?: { from: Date; to: Date; days: number; noticeHours: number };
	words: readonly string[];
	/** Positions in the list of cities; an empty list finds nothing. */
	cities?: readonly number[];
};

export type SearchRequest = { filters: Filters; sort: Sort; after: readonly [string | number, string] | null; limit: number };
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

/** Numbers the parameters in order. */
class Parameters {
	readonly values: unknown[] = [];
	add(value: unknown, type: string): string {
		this.values.push(value);
		return `$${this.values.length}::${type}`;
	}
}

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
		else compare(column, operator, comparison.value);
	}
	compare('price_fils', '>=', filters.priceMinFils, 'integer');
	compare('price_fils', '<=', filters.priceMaxFils, 'integer');
	for (const word of filters.words) where.push(`c.words LIKE ${parameters.add(`%${word}%`, 'text')}`);
	if (filters.cities) where.push(`c.city = ANY(${parameters.add(filters.cities, 'smallint[]')})`);
	if (filters.free) {
		compare('min_days', '<=', filters.free.days);
		compare('notice_hours', '<=', filters.free.noticeHours, 'integer');
	}
	return where;
}

/** OFFSET 0 keeps this a probe per car: without it the planner sometimes joins all occupancies. */
function freeIn(stay: Filters['free'], parameters: Parameters): string | null {
	if (!stay) return null;
	const { from, to } = stay;
	return `NOT EXISTS (SELECT FROM car_occupancy o WHERE o.car_id = c.car_id AND o.ends_at > ${parameters.add(from, 'timestamptz')}
		AND o.starts_at < ${parameters.add(to, 'timestamptz')} + c.turnaround_minutes * interval '1 minute' OFFSET 0)`;
}

const PHOTO = `(SELECT '/objects/photos/' || p.object_id FROM car_photos p WHERE p.car_id = k.id ORDER BY p.sort LIMIT 1)`;
const JOD = (column: string) =>
	`to_char(${column} / 1000.0, CASE WHEN ${column} % 10 = 0 THEN 'FM999999999990.00' ELSE 'FM999999999990.000' END)`;

/** The same as `scoreOf` in the contract. */
const SCORE = `json_build_object('average', CASE WHEN k.rating_count > 0 THEN (round(k.rating_sum * 10.0 / k.rating_count) / 10)::float8 END, 'count', k.rating_count)`;

/** The attributes of a card, as the contract's table says. */
const ATTRIBUTES = cardKeys.map((key) => {
	const column = `k.${carAttributes[key].column}`;
	return `'${key}', ${attribute(key).kind === 'money' ? JOD(column) : column}`;
});

/** The contract's carCard, built by PostgreSQL. */
const CARD = `json_build_object('id', k.id, 'slug', k.slug, ${ATTRIBUTES.join(', ')}, 'pricePerDay', (page.price_fils / 1000.0)::float8,
	'primaryPhoto', ${PHOTO}, 'isVerified', true, 'instantBook', k.instant_book, 'rating', ${SCORE})`;

/** `page` and `count` alone are used by plan tests and benchmarks. */
export type SearchPart = 'both' | 'page' | 'count';

export function searchStatement(request: SearchRequest, part: SearchPart = 'both'): { text: string; values: unknown[] } {
	const parameters = new Parameters();
	const where = conditions(request.filters, parameters);
	const free = freeIn(request.filters.free, parameters);
	const parts = [
		...(part === 'page' ? [] : [`(${countOf(where, free)}) counted`]),
		...(part === 'count' ? [] : [`(${pageOf(request, free ? [...where, free] : where, parameters)}) page`]),
	];
	return { text: `SELECT * FROM ${parts.join(', ')}`, values: parameters.values };
}

const asWhere = (conditions: readonly string[]) => (conditions.length > 0 ? `WHERE ${conditions.join(' AND ')}` : '');

/**
 * Stops at the cap. With dates it also stops after a number of examined cars: in a fully booked week the search for a thousand available cars
 * would scan the whole city. The last car within that bound is returned regardless of availability, to signal the early stop.
 */
function countOf(where: readonly string[], free: string | null): string {
	if (!free) {
		const counted = `SELECT FROM car_search c ${asWhere(where)} LIMIT ${COUNT_CAP + 1}`;
		return `SELECT count(*)::integer AS found, count(*) > ${COUNT_CAP} AS stopped FROM (${counted}) cars`;
	}
	const looked = `SELECT c.car_id, c.turnaround_minutes, row_number() OVER () AS nth FROM car_search c ${asWhere(where)} LIMIT ${SCAN_LIMIT}`;
	return `SELECT (count(*) FILTER (WHERE nth < ${SCAN_LIMIT}))::integer AS found, count(*) > ${COUNT_CAP} OR coalesce(max(nth) = ${SCAN_LIMIT}, false) AS stopped
		FROM (SELECT c.nth FROM (${looked}) c WHERE c.nth = ${SCAN_LIMIT} OR ${free} LIMIT ${COUNT_CAP + 1}) cars`;
}

function pageOf({ sort, after, limit }: SearchRequest, where: readonly string[], parameters: Parameters): string {
	const { column, direction } = sortOrder[sort];
	const type = column === 'created_at' ? 'timestamptz' : 'integer';
	const beyond = after
		? [
				`(c.${column}, c.car_id) ${direction === 'ASC' ? '>' : '<'} (${parameters.add(after[0], type)}, ${parameters.add(after[1], 'uuid')})`,
			]
		: [];
	// Only columns of the index of this order, for an index-only scan.
	const columns = [...new Set(['car_id', 'price_fils', column])];
	const order = (from: string) => `${from}.${column} ${direction}, ${from}.car_id ${direction}`;
	const shown = Number(limit);
	const last = `json_build_array(page.${column}, page.car_id)::text`;
	return `SELECT count(*)::integer AS rows, coalesce(json_agg(${CARD} ORDER BY nth) FILTER (WHERE nth <= ${shown}), '[]')::text AS cards,
			(max(${last}) FILTER (WHERE nth = ${shown}))::json AS last
		FROM (
			SELECT ${columns.join(', ')}, row_number() OVER (ORDER BY ${order('found')}) AS nth FROM (
				SELECT ${columns.map((name) => `c.${name}`).join(', ')} FROM car_search c ${asWhere([...where, ...beyond])} ORDER BY ${order('c')} LIMIT ${shown + 1}
			) found
		) page JOIN cars k ON k.id = page.car_id`;
}

export async function findCars(pool: pg.Pool, request: SearchRequest): Promise<FoundPage> {
	const { rows } = await pool.query<FoundPage>(searchStatement(request));
	if (!rows[0]) throw new Error('a search answers one row');
	return rows[0];
}

export type SearchRow = SearchColumns & {
	car_id: string;
	created_at: Date;
	price_fils: number;
	turnaround_minutes: number;
	min_days: number;
	notice_hours: number;
	words: string;
	rating_score: number;
};

export async function putRow(tx: Transaction, row: SearchRow): Promise<void> {
	invalidateTags(tx, 'lists');
	await tx
		.insertInto('car_search')
		.values(row)
		.onConflict((conflict) => conflict.column('car_id').doUpdateSet(row))
		.execute();
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
