/**
 * Changes of a schema while calls are served. A statement that waits for a lock on a table blocks all later statements on that table, so it waits for
 * a moment only and is repeated with growing pauses, in which the others run: a backup that reads all tables may take an hour.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { StartError } from '../base/start-error.ts';
import type { Database, Queryable } from './pool.ts';
import { sqlState } from './transaction.ts';

/** Less than PostgreSQL's deadlock_timeout of a second: where a search and a change wait for each other, the change gives way before the search is ended. */
export const LOCK_WITHIN_MS = 500;
const LOOK_EVERY_MS = 100;
const [FIRST_PAUSE_MS, LONGEST_PAUSE_MS] = [1000, 30_000];
const LOCK_NOT_AVAILABLE = '55P03';
const DEADLOCK = '40P01';

/** `progress`: called with a line that names who holds a lock. `forMs`: after that it is given up. */
export type Patience = { progress(line: string): void; forMs: number };

/**
 * Repeats `attempt`, which must leave nothing behind when it fails, until it gets its locks. `waiting`: what it does, and in which session; null before that is known.
 * Throws StartError when it is given up.
 */
export async function retryWhileLocked<T>(
	db: Database,
	{ progress, forMs }: Patience,
	{ attempt, waiting }: { attempt(): Promise<T>; waiting(): { what: string; pid: number } | null },
): Promise<T> {
	const until = performance.now() + forMs;
	for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS)) {
		const blockers = watchBlockers(db, waiting);
		try {
			return await attempt();
		} catch (error) {
			if (sqlState(error) !== LOCK_NOT_AVAILABLE && sqlState(error) !== DEADLOCK) throw error;
			const problem = `${waiting()?.what ?? 'A change of the schema'} waits for a lock that ${(await blockers.seen()) || 'another session'} holds`;
			if (performance.now() + pauseMs > until)
				throw new StartError(`DATABASE_URL: ${problem}. What came before it is applied. Start again when that has ended.`);
			progress(`${problem}; the next attempt is in ${pauseMs / 1000} s`);
			await wait(pauseMs);
		} finally {
			await blockers.stop();
		}
	}
}

/** PostgreSQL reports blocking sessions only while a session waits. */
function watchBlockers(db: Database, waiting: () => { pid: number } | null) {
	const ended = new AbortController();
	let last = '';
	const looking = (async () => {
		for (;;) {
			await wait(LOOK_EVERY_MS, undefined, { signal: ended.signal });
			const pid = waiting()?.pid;
			if (pid !== undefined) last = (await namesOfBlockers(db, pid)) || last;
		}
	})().catch(() => undefined);
	const stop = async () => {
		ended.abort();
		await looking;
	};
	return {
		stop,
		seen: async () => {
			await stop();
			return last;
		},
	};
}

async function namesOfBlockers(db: Queryable, pid: number): Promise<string> {
	const { rows } = await sql<{
		name: string;
	}>`SELECT format('%s (process %s, for %s s)', coalesce(nullif(application_name, ''), usename, backend_type),
			pid, coalesce(round(extract(epoch FROM clock_timestamp() - xact_start)), 0)) AS name
		FROM pg_stat_activity WHERE pid = ANY(pg_blocking_pids(${pid})) ORDER BY xact_start LIMIT 3`.execute(db);
	return rows.map(({ name }) => name).join(', ');
}
