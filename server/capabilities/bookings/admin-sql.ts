/** Queries on bookings for admins. */
import { type ExpressionBuilder, sql } from 'kysely';
import type { BookingStatus } from '#contract/bookings.ts';
import type { ListOrder } from '#contract/paging.ts';
import type { Queryable } from '#server/platform/database/pool.ts';
import type { DB } from '#server/platform/database/schema.ts';
import type { BookingRow } from './sql.ts';

export type AnyOf = {
	/** Folded search words; all of them must match. */
	words: readonly string[];
	status?: BookingStatus;
	/** A no-show was reported and has not been decided. */
	openNoShow?: boolean;
	/** Requested or confirmed, with this person as renter or owner. */
	openFor?: string;
	/** Renter or owner. */
	person?: string;
};

const ofEitherSide = (userId: string) => (eb: ExpressionBuilder<DB, 'bookings'>) =>
	eb.or([eb('renter_id', '=', userId), eb('owner_id', '=', userId)]);

function selectAny(db: Queryable, { words, status, openNoShow, openFor, person }: AnyOf) {
	let query = db.selectFrom('bookings');
	// Folded words contain only letters and digits, so nothing in them is a LIKE pattern.
	for (const word of words) query = query.where('found_by', 'like', `%${word}%`);
	if (status) query = query.where('status', '=', status);
	if (openFor) query = query.where('status', 'in', ['REQUESTED', 'CONFIRMED']).where(ofEitherSide(openFor));
	if (person) query = query.where(ofEitherSide(person));
	if (openNoShow)
		query = query.where('no_show_code', 'is not', null).where('no_show_closed_at', 'is', null).where('checked_in_at', 'is', null);
	return query;
}

/** Newest first by default; reads one row more than `limit`. */
export async function listAny(
	db: Queryable,
	filter: AnyOf & { order?: ListOrder | undefined; after: readonly [string, string] | null; limit: number },
): Promise<BookingRow[]> {
	const { after } = filter;
	const order = filter.order === 'oldest' ? 'asc' : 'desc';
	let query = selectAny(db, filter)
		.selectAll()
		.orderBy('created_at', order)
		.orderBy('id', order)
		.limit(filter.limit + 1);
	if (after)
		query = query.where(
			sql<boolean>`(created_at, id) ${sql.raw(order === 'asc' ? '>' : '<')} (${after[0]}::timestamptz, ${after[1]}::uuid)`,
		);
	return query.execute();
}

export async function countAny(db: Queryable, filter: AnyOf): Promise<number> {
	const row = await selectAny(db, filter)
		.select((eb) => eb.fn.countAll<bigint>().as('bookings'))
		.executeTakeFirstOrThrow();
	return Number(row.bookings);
}

/** Contested and not decided. */
export async function countContestedNoShows(db: Queryable): Promise<number> {
	const row = await db
		.selectFrom('bookings')
		.select((eb) => eb.fn.countAll<bigint>().as('count'))
		.where('no_show_contested_at', 'is not', null)
		.where('no_show_closed_at', 'is', null)
		.executeTakeFirstOrThrow();
	return Number(row.count);
}

export async function bookingFigures(db: Queryable): Promise<{ total: number; active: number }> {
	const row = await db
		.selectFrom('bookings')
		.select((eb) => [eb.fn.countAll<bigint>().as('total'), eb.fn.countAll<bigint>().filterWhere('status', '=', 'CONFIRMED').as('active')])
		.executeTakeFirstOrThrow();
	return { total: Number(row.total), active: Number(row.active) };
}

/** Number of bookings made in each week from `since` on; weeks without bookings are left out. */
export async function bookingsByWeek(db: Queryable, since: Date): Promise<Map<number, number>> {
	const { rows } = await sql<{ week: number; bookings: number }>`
		SELECT floor(extract(epoch FROM created_at - ${since}::timestamptz) / 604800)::integer AS week, count(*)::integer AS bookings
		FROM bookings WHERE created_at >= ${since} GROUP BY 1`.execute(db);
	return new Map(rows.map(({ week, bookings }) => [week, bookings]));
}

/** Requests by this person, or for their cars, that wait for a payment or a response. */
export async function openRequestsOf(db: Queryable, userId: string): Promise<string[]> {
	const rows = await db.selectFrom('bookings').select('id').where('status', '=', 'REQUESTED').where(ofEitherSide(userId)).execute();
	return rows.map((row) => row.id);
}

/** Deposits of this renter's paid bookings that are not closed. */
export async function heldDepositsOf(db: Queryable, renterId: string): Promise<bigint> {
	const row = await db
		.selectFrom('bookings')
		.select(sql<bigint>`coalesce(sum(deposit_fils), 0)::bigint`.as('fils'))
		.where('renter_id', '=', renterId)
		.where('paid_at', 'is not', null)
		.where('status', '<>', 'CANCELLED')
		.where('deposit_closed_at', 'is', null)
		.executeTakeFirstOrThrow();
	return row.fils;
}
