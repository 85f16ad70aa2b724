/**
 * Drops what is kept as soon as a part of the data changes: what this process committed at once, what others did when they tell of it.
 * Telling is a statement of its own after the commit: a NOTIFY within would make all committing transactions wait in one line.
 */
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import type { Log } from '../base/log.ts';
import { onChange, type Part } from '../database/changes.ts';
import type { DatabaseListening } from '../database/listening.ts';
import type { Database } from '../database/pool.ts';

const CHANNEL = 'data_changed';
/** NOTIFY takes 8,000 bytes. */
const MAX_PAYLOAD = 7900;
const EVERYTHING = '*';
/** What changes within this time is told together. */
const GATHER_MS = 10;

type Keeper = { drop(parts: readonly Part[]): void; dropAll(): void };
type Means = { db: Database; pool: pg.Pool; listening: DatabaseListening; log: Log };

/** `told` resolves once others were told of all that was committed before. */
export function keepInStep(keepers: readonly Keeper[], { db, pool, listening, log }: Means): { told(): Promise<void> } {
	const self = randomUUID();
	const untold = new Set<Part>();
	let telling: Promise<void> | null = null;

	const tell = async () => {
		while (untold.size > 0) {
			await wait(GATHER_MS);
			const words = [...untold].join(' ');
			untold.clear();
			const payload = `${self} ${words.length > MAX_PAYLOAD - self.length ? EVERYTHING : words}`;
			try {
				await pool.query({ name: 'tell-change', text: 'SELECT pg_notify($1, $2)', values: [CHANNEL, payload] });
			} catch (error) {
				log.warn({ err: error }, 'other processes were not told of a change: they keep what they have for some seconds');
			}
		}
		telling = null;
	};

	onChange(db, (parts) => {
		for (const kept of keepers) kept.drop(parts);
		for (const part of parts) untold.add(part);
		// One at a time: what changes meanwhile goes together.
		telling ??= tell();
	});
	listening.on(
		CHANNEL,
		(payload) => {
			const [from, ...parts] = payload.split(' ');
			if (from === self) return;
			for (const kept of keepers)
				if (parts[0] === EVERYTHING) kept.dropAll();
				else kept.drop(parts as Part[]);
		},
		() => {
			for (const kept of keepers) kept.dropAll();
		},
	);
	return { told: async () => telling ?? undefined };
}
