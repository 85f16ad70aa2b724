/**
 * Reads the market for the index in memory: whole, and then what changed. What was read belongs to one snapshot of PostgreSQL's, and what changed
 * since is what transactions noted that this snapshot does not see, however they overlap (https://www.postgresql.org/docs/current/functions-info.html,
 * transaction IDs and snapshots).
 */
import { sql } from 'kysely';
import type { Database } from '#server/platform/database/pool.ts';
import type { Querying } from '../sql.ts';
import type { MarketCar } from './market.ts';

/** A car that cannot be found any more has no `car`. */
export type Change = { id: string; car: MarketCar | null };

/** So many that others wait for milliseconds while they are taken in. */
const CHUNK = 2000;
/** Before all that are ever given. */
const FIRST_ID = '00000000-0000-0000-0000-000000000000';

/** `$1`: stays that were over by then are left out. A moment as a number of milliseconds, to the microsecond. */
const CAR = `json_build_object('id', c.car_id, 'createdAt', (extract(epoch FROM c.created_at) * 1000000)::bigint, 'priceFils', c.price_fils, 'city', c.city,
	'bodyType', c.body_type, 'fuel', c.fuel, 'transmission', c.transmission, 'seats', c.seats, 'features', c.features, 'delivery', c.delivery,
	'turnaroundMinutes', c.turnaround_minutes, 'minDays', c.min_days, 'noticeHours', c.notice_hours, 'ratingScore', c.rating_score,
	'stays', ARRAY(SELECT unnest(ARRAY[(extract(epoch FROM o.starts_at) * 1000)::float8, (extract(epoch FROM o.ends_at) * 1000)::float8])
		FROM car_occupancy o WHERE o.car_id = c.car_id AND o.ends_at > $1::timestamptz ORDER BY o.ends_at))`;

/** Hands on all cars in the order of their ids, in parts, and answers of which snapshot they are. After an error `client` is still in a transaction. */
export async function readMarket(client: Querying, since: Date, take: (cars: MarketCar[]) => void): Promise<string> {
	await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
	const { rows } = await client.query<{ snapshot: string }>('SELECT pg_current_snapshot()::text AS snapshot');
	for (let last: string | undefined = FIRST_ID; last !== undefined; ) {
		const part: { rows: Array<{ car: MarketCar }> } = await client.query<{ car: MarketCar }>({
			text: `SELECT ${CAR} AS car FROM car_search c WHERE c.car_id > $2 ORDER BY c.car_id LIMIT ${CHUNK}`,
			values: [since, last],
		});
		take(part.rows.map(({ car }) => car));
		last = part.rows.at(-1)?.car.id;
	}
	await client.query('COMMIT');
	return rows[0]?.snapshot ?? '';
}

/** What changed since `snapshot`, in one statement, so that a pool does; null where some of it is not known any more. */
export async function readChanges(
	client: Querying,
	since: Date,
	snapshot: string,
): Promise<{ snapshot: string; changes: Change[] } | null> {
	const { rows } = await client.query<{ snapshot: string; lost: boolean; changes: Change[] | null }>({
		name: 'search-changes',
		text: `SELECT pg_current_snapshot()::text AS snapshot, (SELECT up_to >= pg_snapshot_xmin($2::pg_snapshot) FROM car_search_changes_pruned) AS lost,
			(SELECT json_agg(json_build_object('id', changed.car_id, 'car', CASE WHEN c.car_id IS NOT NULL THEN ${CAR} END)) FROM (
				SELECT DISTINCT car_id FROM car_search_changes WHERE xid >= pg_snapshot_xmin($2::pg_snapshot) AND NOT pg_visible_in_snapshot(xid, $2::pg_snapshot)
			) changed LEFT JOIN car_search c ON c.car_id = changed.car_id) AS changes`,
		values: [since, snapshot],
	});
	const [row] = rows;
	if (!row) throw new Error('changes answer one row');
	return row.lost ? null : { snapshot: row.snapshot, changes: row.changes ?? [] };
}

/** Forgets what was noted over an hour ago, where everybody's next look sees the transaction as over. */
export async function pruneChanges(db: Database): Promise<void> {
	await sql`WITH gone AS (
			DELETE FROM car_search_changes WHERE noted_at < now() - interval '1 hour' AND xid < pg_snapshot_xmin(pg_current_snapshot()) RETURNING xid
		)
		UPDATE car_search_changes_pruned SET up_to = greatest(up_to, (SELECT max(xid) FROM gone)) WHERE EXISTS (SELECT FROM gone)`.execute(db);
}
