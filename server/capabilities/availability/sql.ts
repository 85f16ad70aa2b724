/** Every query on car_occupancy. The exclusion constraint decides about overlap; what stands here only asks it in the fast way. */
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type pg from 'pg';
import { invalidateTags } from '#server/platform/database/invalidation.ts';
import type { Queryable, Transaction } from '#server/platform/database/pool.ts';

/** When the car is taken, and every list of cars that are free in some time. */
export const invalidateAvailability = (tx: Transaction, carId: string) => invalidateTags(tx, `days:${carId}`, 'free-lists');

type Interval = { carId: string; startsAt: Date; endsAt: Date };

/**
 * Takes the dates for a booking; false when they are not free. Looking first keeps most losers from writing at all,
 * and ON CONFLICT DO NOTHING makes the constraint's refusal an answer instead of an error (measured: 30,000 against 109 attempts a second).
 */
export async function occupyForBooking(tx: Transaction, bookingId: string, { carId, startsAt, endsAt }: Interval): Promise<boolean> {
	const { rows } = await sql<{ id: string }>`
		INSERT INTO car_occupancy (id, car_id, kind, booking_id, starts_at, ends_at)
		SELECT ${randomUUID()}::uuid, ${carId}::uuid, 'BOOKING', ${bookingId}::uuid, ${startsAt}::timestamptz, ${endsAt}::timestamptz
		WHERE NOT EXISTS (
			SELECT FROM car_occupancy WHERE car_id = ${carId}::uuid AND ends_at > ${startsAt}::timestamptz AND starts_at < ${endsAt}::timestamptz
		)
		ON CONFLICT DO NOTHING
		RETURNING id`.execute(tx);
	if (rows.length === 1) invalidateAvailability(tx, carId);
	return rows.length === 1;
}

/** The dates of a booking that is over are free again. */
export async function releaseBooking(tx: Transaction, bookingId: string): Promise<void> {
	const freed = await tx.deleteFrom('car_occupancy').where('booking_id', '=', bookingId).returning('car_id').execute();
	for (const row of freed) invalidateAvailability(tx, row.car_id);
}

/**
 * The car is back: of a booking's dates what was its turnaround still follows the return, and the rest is free.
 * A late return takes no more than was held, since the next booking may stand right behind it.
 */
export async function truncateAfterReturn(tx: Transaction, bookingId: string, at: { bookedUntil: Date; returnedAt: Date }): Promise<void> {
	const until = sql<Date>`${at.returnedAt}::timestamptz + (ends_at - ${at.bookedUntil}::timestamptz)`;
	const freed = await tx
		.deleteFrom('car_occupancy')
		.where('booking_id', '=', bookingId)
		.where('starts_at', '>=', until)
		.returning('car_id')
		.execute();
	const shortened = await tx
		.updateTable('car_occupancy')
		.set({ ends_at: until })
		.where('booking_id', '=', bookingId)
		.where('ends_at', '>', until)
		.returning('car_id')
		.execute();
	for (const row of [...freed, ...shortened]) invalidateAvailability(tx, row.car_id);
}

export async function isAvailable(db: Queryable, { carId, startsAt, endsAt }: Interval): Promise<boolean> {
	const overlapping = await db
		.selectFrom('car_occupancy')
		.select('id')
		.where('car_id', '=', carId)
		.where('ends_at', '>', startsAt)
		.where('starts_at', '<', endsAt)
		.limit(1)
		.executeTakeFirst();
	return overlapping === undefined;
}

/** Whether a booking that is not over holds the car, at whatever time: one that is overdue does, the turnaround of one that is over does not. */
export async function isBooked(db: Queryable, carId: string): Promise<boolean> {
	const booking = await db
		.selectFrom('car_occupancy')
		.innerJoin('bookings', 'bookings.id', 'car_occupancy.booking_id')
		.select('bookings.id')
		.where('car_occupancy.car_id', '=', carId)
		.where('bookings.status', 'in', ['REQUESTED', 'CONFIRMED'])
		.limit(1)
		.executeTakeFirst();
	return booking !== undefined;
}

/** The bookings that hold the car in this time. */
export async function listBookingsWithin(db: Queryable, { carId, startsAt, endsAt }: Interval): Promise<string[]> {
	const rows = await db
		.selectFrom('car_occupancy')
		.select('booking_id')
		.where('car_id', '=', carId)
		.where('ends_at', '>', startsAt)
		.where('starts_at', '<', endsAt)
		.where('booking_id', 'is not', null)
		.execute();
	return rows.flatMap((row) => row.booking_id ?? []);
}

/**
 * Ranges that end after `now`, in order: a stay that meets none of them can be had. They begin by the car's turnaround earlier than what takes it,
 * since a rental before it keeps the car that much longer. Null for a car that is not there. Hot: prepared, one statement.
 */
export async function listUnavailableRanges(
	pool: pg.Pool,
	carId: string,
	now: Date,
): Promise<Array<{ starts_at: Date; ends_at: Date }> | null> {
	const { rows } = await pool.query<{ starts_at: Date | null; ends_at: Date | null }>({
		name: 'taken-ranges',
		text: `SELECT o.starts_at - c.turnaround_minutes * interval '1 minute' AS starts_at, o.ends_at FROM cars c LEFT JOIN car_occupancy o ON o.car_id = c.id AND o.ends_at > $2
			WHERE c.id = $1 AND c.deleted_at IS NULL ORDER BY o.starts_at`,
		values: [carId, now],
	});
	if (rows.length === 0) return null;
	return rows.flatMap((row) => (row.starts_at && row.ends_at ? [{ starts_at: row.starts_at, ends_at: row.ends_at }] : []));
}
