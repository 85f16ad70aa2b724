/** Every query on bookings. */

import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { BookingStatus } from '#contract/bookings.ts';
import { DAY_MS } from '#contract/time.ts';
import { countUpTo, type Total } from '#server/platform/database/keyset.ts';
import type { Queryable, Transaction } from '#server/platform/database/pool.ts';
import type { DB } from '#server/platform/database/schema.ts';
import { lockSubject } from '#server/platform/database/transaction.ts';
import { ownerFailures } from './owner-cancellations/rules.ts';

export type BookingRow = Selectable<DB['bookings']>;

export async function bookingById(db: Queryable, id: string): Promise<BookingRow | undefined> {
	return db.selectFrom('bookings').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function bookingsByIds(db: Queryable, ids: readonly string[]): Promise<BookingRow[]> {
	if (ids.length === 0) return [];
	return db.selectFrom('bookings').selectAll().where('id', 'in', ids).execute();
}

/** Takes the booking's lock, then its row: every change of a booking or its money starts here. */
export async function lockBooking(tx: Transaction, id: string): Promise<BookingRow | undefined> {
	await lockSubject(tx, 'booking', id);
	return tx.selectFrom('bookings').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

export async function insertBooking(tx: Transaction, booking: Insertable<DB['bookings']>): Promise<BookingRow> {
	return tx.insertInto('bookings').values(booking).returningAll().executeTakeFirstOrThrow();
}

export async function changeBooking(tx: Transaction, id: string, change: Updateable<DB['bookings']>): Promise<BookingRow> {
	return tx.updateTable('bookings').set(change).where('id', '=', id).returningAll().executeTakeFirstOrThrow();
}

/** The latest time at which the deposit is returned (null while a claim is open), and when it was closed. */
export async function setDepositStatus(
	tx: Transaction,
	id: string,
	times: { deposit_due_at?: Date | null; deposit_closed_at?: Date },
): Promise<void> {
	await tx.updateTable('bookings').set(times).where('id', '=', id).execute();
}

export async function countUnpaidHolds(tx: Transaction, renterId: string): Promise<number> {
	const row = await tx
		.selectFrom('bookings')
		.select((eb) => eb.fn.countAll<bigint>().as('holds'))
		.where('renter_id', '=', renterId)
		.where('status', '=', 'REQUESTED')
		.where('paid_at', 'is', null)
		.executeTakeFirstOrThrow();
	return Number(row.holds);
}

/** Whether this person has an active booking, or had one that cost something. */
export async function hasBooked(db: Queryable, renterId: string): Promise<boolean> {
	const row = await db
		.selectFrom('bookings')
		.select('id')
		.where('renter_id', '=', renterId)
		.where((eb) => eb.or([eb('status', '<>', 'CANCELLED'), eb('kept_fils', '>', 0n)]))
		.limit(1)
		.executeTakeFirst();
	return row !== undefined;
}

/** The renter's own unpaid booking among these, if any. */
export async function unpaidHoldAmong(db: Queryable, renterId: string, bookingIds: readonly string[]): Promise<string | undefined> {
	if (bookingIds.length === 0) return undefined;
	const row = await db
		.selectFrom('bookings')
		.select('id')
		.where('id', 'in', bookingIds)
		.where('renter_id', '=', renterId)
		.where('status', '=', 'REQUESTED')
		.where('paid_at', 'is', null)
		.executeTakeFirst();
	return row?.id;
}

/** Bookings that occupy or occupied the car, ordered by start. */
export async function bookingsOfCar(db: Queryable, carId: string, span: { startsAt: Date; endsAt: Date }) {
	return db
		.selectFrom('bookings')
		.selectAll()
		.where('car_id', '=', carId)
		.where('status', '<>', 'CANCELLED')
		.$narrowType<{ status: Exclude<BookingRow['status'], 'CANCELLED'> }>()
		.where('ends_at', '>', span.startsAt)
		.where('starts_at', '<', span.endsAt)
		.orderBy('starts_at')
		.execute();
}

export type BookingsOf = {
	renterId?: string;
	ownerId?: string;
	status?: BookingStatus;
	/** Owners see a booking once it is paid. */
	paidOnly?: boolean;
};
type ListOf = BookingsOf & { after: readonly [string, string] | null; limit: number };

export const selectBookings = (db: Queryable, { renterId, ownerId, status, paidOnly }: BookingsOf) => {
	let query = db.selectFrom('bookings');
	if (renterId) query = query.where('renter_id', '=', renterId);
	if (ownerId) query = query.where('owner_id', '=', ownerId);
	if (status) query = query.where('status', '=', status);
	return paidOnly ? query.where('paid_at', 'is not', null) : query;
};

/** Newest first; one more than `limit`, so that the caller knows whether there is a next page. */
export async function listBookings(db: Queryable, { after, limit, ...filter }: ListOf): Promise<BookingRow[]> {
	const query = selectBookings(db, filter)
		.selectAll()
		.orderBy('created_at', 'desc')
		.orderBy('id', 'desc')
		.limit(limit + 1);
	const page = after ? query.where(sql<boolean>`(created_at, id) < (${after[0]}::timestamptz, ${after[1]}::uuid)`) : query;
	return page.execute();
}

export const countBookings = (db: Queryable, filter: BookingsOf): Promise<Total> => countUpTo(db, selectBookings(db, filter));

export type EndedOf = {
	ownerId: string;
	/** Folded search words; all of them must match. */
	words: readonly string[];
	status?: 'COMPLETED' | 'CANCELLED';
	carId?: string;
	/** By pickup time. */
	from?: Date;
	until?: Date;
};

function selectEnded(db: Queryable, { ownerId, words, status, carId, from, until }: EndedOf) {
	let query = db
		.selectFrom('bookings')
		.where('owner_id', '=', ownerId)
		.where('paid_at', 'is not', null)
		.where('status', 'in', status ? [status] : ['COMPLETED', 'CANCELLED']);
	// Folded words contain only letters and digits, so nothing in them is a LIKE pattern.
	for (const word of words) query = query.where('found_by', 'like', `%${word}%`);
	if (carId) query = query.where('car_id', '=', carId);
	if (from) query = query.where('starts_at', '>=', from);
	if (until) query = query.where('starts_at', '<', until);
	return query;
}

/** Latest pickup first; one more than `limit`. */
export async function listEnded(
	db: Queryable,
	filter: EndedOf & { after: readonly [string, string] | null; limit: number },
): Promise<BookingRow[]> {
	const { after } = filter;
	let query = selectEnded(db, filter)
		.selectAll()
		.orderBy('starts_at', 'desc')
		.orderBy('id', 'desc')
		.limit(filter.limit + 1);
	if (after) query = query.where(sql<boolean>`(starts_at, id) < (${after[0]}::timestamptz, ${after[1]}::uuid)`);
	return query.execute();
}

export async function countEnded(db: Queryable, filter: EndedOf): Promise<number> {
	const row = await selectEnded(db, filter)
		.select((eb) => eb.fn.countAll<bigint>().as('ended'))
		.executeTakeFirstOrThrow();
	return Number(row.ended);
}

export async function carsOfEnded(db: Queryable, ownerId: string): Promise<string[]> {
	const rows = await selectEnded(db, { ownerId, words: [] }).select('car_id').distinct().execute();
	return rows.map((row) => row.car_id);
}

/** Confirmed bookings that this owner cancelled, did not appear for, or whose car was rightly refused, without a proven cause. */
export async function countOwnerCancellations(db: Queryable, ownerId: string): Promise<number> {
	const row = await db
		.selectFrom('bookings')
		.select((eb) => eb.fn.countAll<bigint>().as('times'))
		.where('owner_id', '=', ownerId)
		.where('cancel_code', 'in', ownerFailures)
		.where('excused_at', 'is', null)
		.executeTakeFirstOrThrow();
	return Number(row.times);
}

export type OwnerFigures = { active: number; pending: number; completed: number };

export async function ownerFigures(db: Queryable, ownerId: string): Promise<OwnerFigures> {
	const row = await db
		.selectFrom('bookings')
		.select((eb) => [
			eb.fn.countAll<bigint>().filterWhere('status', '=', 'CONFIRMED').as('active'),
			eb.fn.countAll<bigint>().filterWhere('status', '=', 'REQUESTED').as('pending'),
			eb.fn.countAll<bigint>().filterWhere('status', '=', 'COMPLETED').as('completed'),
		])
		.where('owner_id', '=', ownerId)
		.where('paid_at', 'is not', null)
		.executeTakeFirstOrThrow();
	return { active: Number(row.active), pending: Number(row.pending), completed: Number(row.completed) };
}

/** Confirmed trips of an owner that are out, or that begin or end within a day of this moment. */
export async function confirmedAround(db: Queryable, ownerId: string, now: Date): Promise<BookingRow[]> {
	const [before, after] = [new Date(now.getTime() - DAY_MS), new Date(now.getTime() + DAY_MS)];
	return db
		.selectFrom('bookings')
		.selectAll()
		.where('owner_id', '=', ownerId)
		.where('status', '=', 'CONFIRMED')
		.where('returned_at', 'is', null)
		.where('starts_at', '<', after)
		.where((eb) => eb.or([eb('starts_at', '>', before), eb('ends_at', '<', after), eb('checked_in_at', 'is', null)]))
		.orderBy('starts_at')
		.execute();
}
