/** Imports the events of external calendars into the car's occupancy, except where a booking or the owner's own block already is. */
import { DAY_MS } from '#contract/time.ts';
import { listOccupancyOfKinds, replaceImports, type Span } from '#server/capabilities/availability/index.ts';
import type { Queryable, Transaction } from '#server/platform/database/pool.ts';
import { subtractSpans } from './rules.ts';
import { eventsOf } from './sql.ts';

/** Later than every event and every booking. */
const FAR_MS = 3 * 366 * DAY_MS;

/** The caller holds the lock on the car's row. */
export async function applySources(tx: Transaction, carId: string, now: Date): Promise<void> {
	const events = await eventsOf(tx, carId, now);
	// An event in progress is considered from its start, because a past block within it would still violate the constraint.
	const since = events[0] && events[0].startsAt < now ? events[0].startsAt : now;
	await replaceImports(tx, carId, subtractSpans(events, await occupiedByOthers(tx, carId, { since, now }, ['BOOKING', 'BLOCK'])));
}

type When = { since: Date; now: Date };

export async function occupiedByOthers(
	db: Queryable,
	carId: string,
	{ since, now }: When,
	kinds: Parameters<typeof listOccupancyOfKinds>[3],
): Promise<Span[]> {
	const rows = await listOccupancyOfKinds(db, carId, { startsAt: since, endsAt: new Date(now.getTime() + FAR_MS) }, kinds);
	return rows.map((row) => ({ startsAt: row.starts_at, endsAt: row.ends_at }));
}
