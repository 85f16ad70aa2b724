/** Live events for a person's open pages: a numbered row, written in the transaction that causes it. A relay signals it afterwards (docs/decisions/028). */
import { sql } from 'kysely';
import type { LiveEvent, LiveEventKind } from '#contract/live.ts';
import type { Clock } from '../base/clock.ts';
import type { Transaction } from '../database/pool.ts';
import { afterCommit } from '../database/transaction.ts';
import type { Live } from './live.ts';

type Publisher = { readonly clock: Clock; readonly live: Pick<Live, 'poke'> };

export type LiveEventInput<Kind extends LiveEventKind = LiveEventKind> = {
	[K in Kind]: { userId: string; kind: K; payload: LiveEvent<K> };
}[Kind];

/**
 * Numbers and stores the events. Holds each person's counter until the transaction ends, so that numbers become visible in order; people are locked in the order of their ids, so that two
 * transactions cannot deadlock. Not for transactions of bookings or payments: they publish events, and a job appends.
 */
export async function publishLiveEvents({ clock, live }: Publisher, tx: Transaction, events: readonly LiveEventInput[]): Promise<void> {
	if (events.length === 0) return;
	const users = events.map(({ userId }) => userId);
	const kinds = events.map(({ kind }) => kind);
	const payloads = events.map(({ payload }) => JSON.stringify(payload));
	await sql`WITH told AS (
		SELECT user_id, kind, payload, row_number() OVER (PARTITION BY user_id ORDER BY place DESC) - 1 AS later
		FROM unnest(${users}::uuid[], ${kinds}::text[], ${payloads}::jsonb[]) WITH ORDINALITY AS telling (user_id, kind, payload, place)
	), head AS (
		INSERT INTO live_heads (user_id, last_sequence) SELECT user_id, count(*) FROM told GROUP BY user_id ORDER BY user_id
		ON CONFLICT (user_id) DO UPDATE SET last_sequence = live_heads.last_sequence + excluded.last_sequence RETURNING user_id, last_sequence
	) INSERT INTO live_events (user_id, sequence, kind, payload, created_at)
		SELECT user_id, last_sequence - later, kind, payload, ${clock.now()} FROM told JOIN head USING (user_id)`.execute(tx);
	afterCommit(tx, live.poke);
}
