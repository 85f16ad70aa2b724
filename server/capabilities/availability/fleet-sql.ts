/** Occupancy of many cars in one statement each, for their owner's board and figures. */
import { sql } from 'kysely';
import type { Queryable } from '#server/platform/database/pool.ts';
import type { Span } from './days-sql.ts';

/** Occupancy of these cars in the interval, ordered by start. */
export async function occupancyOfCars(db: Queryable, carIds: readonly string[], { startsAt, endsAt }: Span) {
	if (carIds.length === 0) return [];
	return db
		.selectFrom('car_occupancy')
		.select(['car_id', 'kind', 'booking_id', 'change_id', 'starts_at', 'ends_at'])
		.where('car_id', 'in', carIds)
		.where('ends_at', '>', startsAt)
		.where('starts_at', '<', endsAt)
		.orderBy('starts_at')
		.execute();
}

/** For how long the owner blocked each car within the interval, in seconds; cars without a block are left out. */
export async function blockedSecondsOfCars(
	db: Queryable,
	carIds: readonly string[],
	{ startsAt, endsAt }: Span,
): Promise<Map<string, number>> {
	if (carIds.length === 0) return new Map();
	const within = sql<number>`sum(extract(epoch FROM least(ends_at, ${endsAt}::timestamptz) - greatest(starts_at, ${startsAt}::timestamptz)))::float8`;
	const rows = await db
		.selectFrom('car_occupancy')
		.select(['car_id', within.as('seconds')])
		.where('car_id', 'in', carIds)
		.where('kind', '=', 'BLOCK')
		.where('ends_at', '>', startsAt)
		.where('starts_at', '<', endsAt)
		.groupBy('car_id')
		.execute();
	return new Map(rows.map((row) => [row.car_id, row.seconds]));
}
