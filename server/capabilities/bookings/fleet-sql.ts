/** Bookings of all cars of an owner in one statement each, for the owner's board, day and figures. */
import { sql } from 'kysely';
import { earnedByBooking } from '#server/capabilities/ledger/index.ts';
import type { Queryable } from '#server/platform/database/pool.ts';
import type { BookingRow } from './sql.ts';

type Period = { startsAt: Date; endsAt: Date };

/** Not cancelled, in the period or still out, ordered by start. Unpaid holds have no `paid_at`. */
export async function bookingsOfFleet(db: Queryable, ownerId: string, { startsAt, endsAt }: Period) {
	return db
		.selectFrom('bookings')
		.select(['id', 'car_id', 'renter_id', 'status', 'paid_at', 'starts_at', 'ends_at', 'checked_in_at', 'returned_at'])
		.where('owner_id', '=', ownerId)
		.where('status', '<>', 'CANCELLED')
		.$narrowType<{ status: Exclude<BookingRow['status'], 'CANCELLED'> }>()
		.where('starts_at', '<', endsAt)
		.where((eb) => eb.or([eb('ends_at', '>', startsAt), stillOut]))
		.orderBy('starts_at')
		.execute();
}

const stillOut = sql<boolean>`(status = 'CONFIRMED' AND checked_in_at IS NOT NULL AND returned_at IS NULL)`;

/** Confirmed bookings that begin by the end of the day and have not ended before it, and bookings that were returned on it or the day before. */
export async function bookingsOfDay(db: Queryable, ownerId: string, { startsAt, endsAt }: Period): Promise<BookingRow[]> {
	return db
		.selectFrom('bookings')
		.selectAll()
		.where('owner_id', '=', ownerId)
		.where('starts_at', '<', endsAt)
		.where(
			sql<boolean>`((status = 'CONFIRMED' AND (ends_at >= ${startsAt} OR ${stillOut})) OR (status = 'COMPLETED' AND returned_at >= ${startsAt}::timestamptz - interval '1 day'))`,
		)
		.orderBy('starts_at')
		.orderBy('id')
		.execute();
}

/** The next confirmed pickup of each of these cars after a moment and before another. */
export async function nextPickups(db: Queryable, carIds: readonly string[], { startsAt, endsAt }: Period): Promise<Map<string, Date[]>> {
	if (carIds.length === 0) return new Map();
	const rows = await db
		.selectFrom('bookings')
		.select(['car_id', 'starts_at'])
		.where('car_id', 'in', carIds)
		.where('status', '=', 'CONFIRMED')
		.where('checked_in_at', 'is', null)
		.where('starts_at', '>=', startsAt)
		.where('starts_at', '<', endsAt)
		.orderBy('starts_at')
		.execute();
	return new Map([...Map.groupBy(rows, (row) => row.car_id)].map(([carId, own]) => [carId, own.map((row) => row.starts_at)]));
}

/** For how long each car was rented out within the period, which ends now, in seconds: until its actual return, or until now. No-shows count as no rental. Cars without a rental are left out. */
export async function rentedSecondsOfFleet(db: Queryable, ownerId: string, { startsAt, endsAt }: Period): Promise<Map<string, number>> {
	const until = sql<Date>`CASE WHEN ${stillOut} THEN ${endsAt}::timestamptz ELSE coalesce(returned_at, ends_at) END`;
	const rows = await db
		.selectFrom('bookings')
		.select([
			'car_id',
			sql<number>`sum(extract(epoch FROM least(${until}, ${endsAt}::timestamptz) - greatest(starts_at, ${startsAt}::timestamptz)))::float8`.as(
				'seconds',
			),
		])
		.where('owner_id', '=', ownerId)
		.where(sql<boolean>`(status = 'COMPLETED' OR (status = 'CONFIRMED' AND checked_in_at IS NOT NULL))`)
		.where('starts_at', '<', endsAt)
		.where(until, '>', startsAt)
		.where(sql<boolean>`${until} > starts_at`)
		.groupBy('car_id')
		.execute();
	return new Map(rows.map((row) => [row.car_id, row.seconds]));
}

/** For how long each of these cars was out on completed rentals within the period, in seconds; cars without one are left out. */
export async function completedSecondsOfCars(
	db: Queryable,
	carIds: readonly string[],
	{ startsAt, endsAt }: Period,
): Promise<Map<string, number>> {
	const { rows } = await sql<{ car_id: string; seconds: number }>`
		SELECT car_id, sum(extract(epoch FROM least(coalesce(returned_at, ends_at), ${endsAt}) - greatest(starts_at, ${startsAt})))::float8 AS seconds
		FROM bookings
		WHERE car_id = ANY (${carIds}::uuid[]) AND status = 'COMPLETED' AND starts_at < ${endsAt} AND coalesce(returned_at, ends_at) > greatest(starts_at, ${startsAt})
		GROUP BY car_id`.execute(db);
	return new Map(rows.map((row) => [row.car_id, row.seconds]));
}

/** What the owner earned with each car in the period, according to the ledger; cars without income are left out. */
export async function incomeOfFleet(db: Queryable, ownerId: string, since: Date): Promise<Map<string, bigint>> {
	const rows = await db
		.selectFrom('bookings')
		.innerJoin(earnedByBooking(db, ownerId).as('earned'), 'earned.booking_id', 'bookings.id')
		.select(['bookings.car_id', sql<bigint>`sum(earned.net_fils)::bigint`.as('fils')])
		.where('earned.earned_at', '>=', since)
		.groupBy('bookings.car_id')
		.execute();
	return new Map(rows.map((row) => [row.car_id, row.fils]));
}
