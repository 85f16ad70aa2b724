/**
 * Keeps the caches of all processes consistent: invalidates at once the changes that this process committed and those that other processes announce.
 * The announcement is a statement of its own after the commit: NOTIFY inside a transaction would serialize all commits.
 */
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import type { Log } from '../base/log.ts';
import { type CacheTag, onInvalidate } from '../database/invalidation.ts';
import type { DatabaseListening } from '../database/notification-listener.ts';
import type { Database } from '../database/pool.ts';

const CHANNEL = 'data_changed';
/** NOTIFY payloads are limited to 8,000 bytes. */
const MAX_PAYLOAD = 7900;
const EVERYTHING = '*';
/** Changes within this time are announced together. */
const BATCH_MS = 10;

type InvalidatedCache = { invalidate(parts: readonly CacheTag[]): void; invalidateAll(): void };
type Means = { db: Database; pool: pg.Pool; listening: DatabaseListening; log: Log };

/** `settled` resolves once everything committed before the call has been announced. */
export function broadcastInvalidations(
	caches: readonly InvalidatedCache[],
	{ db, pool, listening, log }: Means,
): { settled(): Promise<void> } {
	const self = randomUUID();
	const pending = new Set<CacheTag>();
	let sending: Promise<void> | null = null;

	const send = async () => {
		while (pending.size > 0) {
			await wait(BATCH_MS);
			const words = [...pending].join(' ');
			pending.clear();
			const payload = `${self} ${words.length > MAX_PAYLOAD - self.length ? EVERYTHING : words}`;
			try {
				await pool.query({ name: 'tell-change', text: 'SELECT pg_notify($1, $2)', values: [CHANNEL, payload] });
			} catch (error) {
				log.warn({ err: error }, 'other processes were not told of a change: they keep what they have for some seconds');
			}
		}
		sending = null;
	};

	onInvalidate(db, (tags) => {
		for (const cache of caches) cache.invalidate(tags);
		for (const tag of tags) pending.add(tag);
		// One announcement at a time: changes that arrive meanwhile are sent together.
		sending ??= send();
	});
	listening.on(
		CHANNEL,
		(payload) => {
			const [from, ...tags] = payload.split(' ');
			if (from === self) return;
			for (const cache of caches)
				if (tags[0] === EVERYTHING) cache.invalidateAll();
				else cache.invalidate(tags as CacheTag[]);
		},
		() => {
			for (const cache of caches) cache.invalidateAll();
		},
	);
	return { settled: async () => sending ?? undefined };
}
