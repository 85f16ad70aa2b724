/** What bookings say of a person: how an owner answers, how many trips were made, and whether two people have one between them. */
import { sql } from 'kysely';
import type { Queryable } from '#server/platform/database/pool.ts';
import { isInstantSql } from './booking-agreement.ts';

const ANSWER_HOURS = 24;

/**
 * Of the paid requests since then that were the owner's to answer: those that the owner accepted, declined or let pass. Instant bookings ask
 * nobody, and one that its renter or an admin took back needed no answer.
 */
export async function answerFigures(
	db: Queryable,
	ownerId: string,
	since: Date,
): Promise<{ asked: number; answered: number; medianMinutes: number | null }> {
	const answeredAt = sql<Date>`CASE WHEN confirmed_at IS NOT NULL THEN confirmed_at WHEN cancel_code = 'DECLINED' THEN cancelled_at END`;
	const inTime = sql<boolean>`${answeredAt} <= paid_at + make_interval(hours => ${ANSWER_HOURS})`;
	const row = await db
		.selectFrom('bookings')
		.select((eb) => [
			eb.fn.countAll<bigint>().as('asked'),
			sql<bigint>`count(*) FILTER (WHERE ${inTime})`.as('answered'),
			sql<number | null>`percentile_cont(0.5) WITHIN GROUP (ORDER BY extract(epoch FROM ${answeredAt} - paid_at) / 60)`.as('median'),
		])
		.where('owner_id', '=', ownerId)
		.where('paid_at', '>=', since)
		.where(sql<boolean>`NOT ${isInstantSql}`)
		.where((eb) => eb.or([eb('confirmed_at', 'is not', null), eb('cancel_code', 'in', ['DECLINED', 'UNANSWERED'])]))
		.executeTakeFirstOrThrow();
	return { asked: Number(row.asked), answered: Number(row.answered), medianMinutes: row.median };
}

/** On either side. */
export async function completedTripsOf(db: Queryable, personId: string): Promise<number> {
	const row = await db
		.selectFrom('bookings')
		.select((eb) => eb.fn.countAll<bigint>().as('trips'))
		.where((eb) => eb.or([eb('owner_id', '=', personId), eb('renter_id', '=', personId)]))
		.where('status', '=', 'COMPLETED')
		.executeTakeFirstOrThrow();
	return Number(row.trips);
}

/** Paid and confirmed, or completed since, between the two, whichever of them rents. */
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
