/**
 * Drops what is kept as soon as a part of the data changes: what this process committed at once, what others did when they tell of it.
 * Telling is a statement of its own after the commit: a NOTIFY within would make all committing transactions wait in one line.
 */
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import type { Log } from '../base/log.ts';
import { type CacheTag, onInvalidate } from '../database/invalidation.ts';
import type { DatabaseListening } from '../database/notification-listener.ts';
import type { Database } from '../database/pool.ts';

const CHANNEL = 'data_changed';
/** NOTIFY takes 8,000 bytes. */
const MAX_PAYLOAD = 7900;
const EVERYTHING = '*';
/** What changes within this time is told together. */
const BATCH_MS = 10;

type InvalidatedCache = { invalidate(parts: readonly CacheTag[]): void; invalidateAll(): void };
type Means = { db: Database; pool: pg.Pool; listening: DatabaseListening; log: Log };

/** `told` resolves once others were told of all that was committed before. */
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
		// One at a time: what changes meanwhile goes together.
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
