/** Brings what the calendars elsewhere say into the car's own: all of it that neither a booking nor the owner's own block has taken. */
import { DAY_MS } from '#contract/time.ts';
import { listOccupancyOfKinds, replaceImports, type Span } from '#server/capabilities/availability/index.ts';
import type { Queryable, Transaction } from '#server/platform/database/pool.ts';
import { subtractSpans } from './rules.ts';
import { eventsOf } from './sql.ts';

/** Beyond every event and every booking. */
const FAR_MS = 3 * 366 * DAY_MS;

/** The caller holds the car's row. */
export async function applySources(tx: Transaction, carId: string, now: Date): Promise<void> {
	const events = await eventsOf(tx, carId, now);
	// Of an event that is going on the part behind it counts too: a block there that is over still stands in the way of its row.
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
