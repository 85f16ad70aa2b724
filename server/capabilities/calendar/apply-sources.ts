/** Brings what the calendars elsewhere say into the car's own: all of it that neither a booking nor the owner's own block has taken. */
import { DAY_MS } from '#contract/time.ts';
import { occupancyIn, replaceImports, type Span } from '#server/capabilities/availability/index.ts';
import type { Queryable, Transaction } from '#server/platform/database/pool.ts';
import { without } from './rules.ts';
import { eventsOf } from './sql.ts';

/** Beyond every event and every booking. */
const FAR_MS = 3 * 366 * DAY_MS;

/** The caller holds the car's row. */
export async function applySources(tx: Transaction, carId: string, now: Date): Promise<void> {
	const events = await eventsOf(tx, carId, now);
	await replaceImports(tx, carId, without(events, await takenFromNowOn(tx, carId, now, ['BOOKING', 'BLOCK'])));
}

export async function takenFromNowOn(db: Queryable, carId: string, now: Date, kinds: Parameters<typeof occupancyIn>[3]): Promise<Span[]> {
	const rows = await occupancyIn(db, carId, { startsAt: now, endsAt: new Date(now.getTime() + FAR_MS) }, kinds);
	return rows.map((row) => ({ startsAt: row.starts_at, endsAt: row.ends_at }));
}
