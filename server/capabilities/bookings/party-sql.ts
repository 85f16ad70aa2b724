/** Booking statistics of a person: response rate, completed trips, and whether two people share a booking. */
import { sql } from 'kysely';
import type { Queryable } from '#server/platform/database/pool.ts';
import { isInstantSql } from './booking-agreement.ts';
import { ownerFailures } from './owner-cancellations/rules.ts';

const ANSWER_HOURS = 24;

/**
 * Paid requests since then that the owner had to answer, by outcome: accepted, declined or expired. Excludes instant bookings,
 * which need no answer, and requests that the renter or an admin cancelled.
 */
export async function answerFigures(
	db: Queryable,
	ownerId: string,
	since: Date,
): Promise<{ asked: number; answered: number; answeredAtAll: number; medianMinutes: number | null }> {
	const answeredAt = sql<Date>`CASE WHEN confirmed_at IS NOT NULL THEN confirmed_at WHEN cancel_code = 'DECLINED' THEN cancelled_at END`;
	const inTime = sql<boolean>`${answeredAt} <= paid_at + make_interval(hours => ${ANSWER_HOURS})`;
	const row = await db
		.selectFrom('bookings')
		.select((eb) => [
			eb.fn.countAll<bigint>().as('asked'),
			sql<bigint>`count(*) FILTER (WHERE ${inTime})`.as('answered'),
			sql<bigint>`count(${answeredAt})`.as('answered_at_all'),
			sql<number | null>`percentile_cont(0.5) WITHIN GROUP (ORDER BY extract(epoch FROM ${answeredAt} - paid_at) / 60)`.as('median'),
		])
		.where('owner_id', '=', ownerId)
		.where('paid_at', '>=', since)
		.where(sql<boolean>`NOT ${isInstantSql}`)
		.where((eb) => eb.or([eb('confirmed_at', 'is not', null), eb('cancel_code', 'in', ['DECLINED', 'UNANSWERED'])]))
		.executeTakeFirstOrThrow();
	return {
		asked: Number(row.asked),
		answered: Number(row.answered),
		answeredAtAll: Number(row.answered_at_all),
		medianMinutes: row.median,
	};
}

/** Of an owner's bookings: all completed rentals; and of the period the confirmed bookings that the owner failed without a proven cause, and their sum with the completed ones. */
export async function ownerTripFigures(
	db: Queryable,
	ownerId: string,
	since: Date,
): Promise<{ completed: number; cancelled: number; recent: number }> {
	const failed = sql<boolean>`cancel_code = ANY (${[...ownerFailures]}::text[]) AND confirmed_at IS NOT NULL AND excused_at IS NULL AND cancelled_at >= ${since}`;
	const row = await db
		.selectFrom('bookings')
		.select((eb) => [
			eb.fn.countAll<bigint>().filterWhere('status', '=', 'COMPLETED').as('completed'),
			sql<bigint>`count(*) FILTER (WHERE ${failed})`.as('cancelled'),
			sql<bigint>`count(*) FILTER (WHERE ${failed} OR completed_at >= ${since})`.as('recent'),
		])
		.where('owner_id', '=', ownerId)
		// As in the index of an owner's ended bookings.
		.where('status', 'in', ['COMPLETED', 'CANCELLED'])
		.where('paid_at', 'is not', null)
		.executeTakeFirstOrThrow();
	return { completed: Number(row.completed), cancelled: Number(row.cancelled), recent: Number(row.recent) };
}

export async function completedTripsOfCar(db: Queryable, carId: string): Promise<number> {
	const row = await db
		.selectFrom('bookings')
		.select((eb) => eb.fn.countAll<bigint>().as('trips'))
		.where('car_id', '=', carId)
		.where('status', '=', 'COMPLETED')
		.executeTakeFirstOrThrow();
	return Number(row.trips);
}

/** As renter or as owner. */
export async function completedTripsOf(db: Queryable, personId: string): Promise<number> {
	const row = await db
		.selectFrom('bookings')
		.select((eb) => eb.fn.countAll<bigint>().as('trips'))
		.where((eb) => eb.or([eb('owner_id', '=', personId), eb('renter_id', '=', personId)]))
		.where('status', '=', 'COMPLETED')
		.executeTakeFirstOrThrow();
	return Number(row.trips);
}

/** Whether the two share a confirmed or completed booking, in either role. */
export async function shareConfirmedBooking(db: Queryable, personId: string, otherId: string): Promise<boolean> {
	const row = await db
		.selectFrom('bookings')
		.select('id')
		.where((eb) =>
			eb.or([
				eb.and([eb('owner_id', '=', personId), eb('renter_id', '=', otherId)]),
				eb.and([eb('owner_id', '=', otherId), eb('renter_id', '=', personId)]),
			]),
		)
		.where('status', 'in', ['CONFIRMED', 'COMPLETED'])
		.limit(1)
		.executeTakeFirst();
	return row !== undefined;
}
