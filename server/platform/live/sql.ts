/** Every query on live_events and live_heads except the one that writes them. */
import { sql } from 'kysely';
import type pg from 'pg';
import type { Transaction } from '../database/pool.ts';

/** Events per person and turn: about what a socket accepts at once. The rest is read in the next turn. */
const ROWS_EACH = 32;
/** NOTIFY payloads are limited to 8,000 bytes: an id and a comma take 37. */
const SIGNALLED_AT_ONCE = 200;

/**
 * Marks unsignalled events and notifies all processes of their recipients, in a short transaction of its own, because NOTIFY holds a
 * server-wide lock while it commits. Returns whether there may be more.
 */
export async function notifySubscribedProcesses(pool: pg.Pool, channel: string): Promise<boolean> {
	const { rows } = await pool.query<{ taken: number }>({
		name: 'live-signal',
		text: `WITH waiting AS (
				SELECT user_id, sequence FROM live_events WHERE NOT is_signalled ORDER BY created_at LIMIT ${SIGNALLED_AT_ONCE} FOR UPDATE SKIP LOCKED
			), marked AS (
				UPDATE live_events event SET is_signalled = true FROM waiting
				WHERE event.user_id = waiting.user_id AND event.sequence = waiting.sequence RETURNING event.user_id
			), people AS (SELECT string_agg(DISTINCT user_id::text, ',') AS ids, count(*)::integer AS taken FROM marked)
			SELECT taken, pg_notify($1, ids) FROM people WHERE taken > 0`,
		values: [channel],
	});
	return rows[0]?.taken === SIGNALLED_AT_ONCE;
}

/** `sequence` is null if there is nothing after the requested number. `payload` is JSON on one line. */
export type EventRow = { user_id: string; head: bigint; sequence: bigint | null; kind: string; payload: string };

/** Reads, as of one moment, the next events of many people after a given number, in order, and their current number. After null: only the current number. */
export async function eventsAfter(pool: pg.Pool, cursors: ReadonlyArray<{ userId: string; after: bigint | null }>): Promise<EventRow[]> {
	const { rows } = await pool.query<EventRow>({
		name: 'live-events-after',
		text: `SELECT requested.user_id, coalesce(live_heads.last_sequence, 0) AS head, event.sequence, event.kind, event.payload
			FROM unnest($1::uuid[], $2::bigint[]) AS requested (user_id, after)
			LEFT JOIN live_heads ON live_heads.user_id = requested.user_id
			LEFT JOIN LATERAL (
				SELECT sequence, kind, payload::text AS payload FROM live_events
				WHERE user_id = requested.user_id AND sequence > requested.after ORDER BY sequence LIMIT ${ROWS_EACH}
			) event ON true
			ORDER BY requested.user_id, event.sequence`,
		values: [cursors.map(({ userId }) => userId), cursors.map(({ after }) => after)],
	});
	return rows;
}

export async function notify(pool: pg.Pool, channel: string, payload: string): Promise<void> {
	await pool.query({ name: 'live-notify', text: 'SELECT pg_notify($1, $2)', values: [channel, payload] });
}

/** Deletes at most `limit` rows; returns how many. */
export async function removeEventsBefore(pool: pg.Pool, before: Date, limit: number): Promise<number> {
	const { rowCount } = await pool.query(
		`DELETE FROM live_events WHERE (user_id, sequence) IN (SELECT user_id, sequence FROM live_events WHERE created_at < $1 LIMIT $2)`,
		[before, limit],
	);
	return rowCount ?? 0;
}

/** Deletes a person's events. The counter stays, because numbers must never be reused. Events about them in other people's streams are left to the capability that wrote them. */
export async function eraseLiveEvents(tx: Transaction, userId: string): Promise<void> {
	await sql`DELETE FROM live_events WHERE user_id = ${userId}`.execute(tx);
}

/** Removes the text that a person wrote from the stored events of others; the event and its number stay. */
export async function redactLiveEvents(tx: Transaction, userId: string, others: readonly string[]): Promise<void> {
	await sql`UPDATE live_events SET payload = payload || '{"body": "", "photos": [], "isRemoved": true}'
		WHERE user_id = ANY(${[...others]}::uuid[]) AND kind = 'message' AND payload ->> 'fromUserId' = ${userId}`.execute(tx);
}
