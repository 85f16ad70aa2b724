/** The schema at start: applied, or awaited where `npm run migrate` applies it. */
import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import type { Log } from '../platform/base/log.ts';
import { StartError } from '../platform/base/start-error.ts';
import { migrate, readSchemaState } from '../platform/database/migrate.ts';
import { LOCK_WITHIN_MS, retryWhileLocked } from '../platform/database/patience.ts';
import { connect, createPool, UNLIMITED } from '../platform/database/pool.ts';
import { migrateJobs } from '../platform/jobs/worker.ts';
import type { Env } from './env.ts';

const LOOK_EVERY_MS = 500;

type Opened = { connection: () => pg.ClientConfig; progress(line: string): void; log: Log };

/** Throws StartError if the schema, or a lock that its changes need, is awaited for longer than DATABASE_WAIT_SECONDS. */
export async function prepareSchema(env: Pick<Env, 'MIGRATIONS' | 'DATABASE_WAIT_SECONDS'>, opened: Opened): Promise<void> {
	if (env.MIGRATIONS === 'wait') return awaitSchema(env.DATABASE_WAIT_SECONDS * 1000, opened);
	const applied = await applySchema(opened, env.DATABASE_WAIT_SECONDS * 1000);
	if (applied.length > 0) opened.progress(`Brought the database up to date (${applied.length} changes)`);
}

/**
 * Returns the names of the migrations that were applied. A migration of a large table may take longer than any statement of a request. Locks are awaited
 * in short attempts, for `forMs` in total.
 */
export async function applySchema({ connection, progress, log }: Opened, forMs = Number.POSITIVE_INFINITY): Promise<string[]> {
	const { db, close } = connect('', log, 2, { ...UNLIMITED, connection });
	const jobs = createPool({ ...UNLIMITED, lock_timeout: LOCK_WITHIN_MS, connection, max: 1 }, log);
	const patience = { progress, forMs };
	try {
		const applied = await migrate(db, patience);
		await warnOfLaterRelease(db, log);
		const { rows } = await jobs.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
		const waiting = () => ({ what: 'The schema of the job queue', pid: rows[0]?.pid ?? 0 });
		await retryWhileLocked(db, patience, { attempt: () => migrateJobs(jobs), waiting });
		return applied;
	} finally {
		await Promise.all([close(), jobs.end()]);
	}
}

async function awaitSchema(waitMs: number, { connection, progress, log }: Opened): Promise<void> {
	const { db, close } = connect('', log, 1, { connection });
	const deadline = performance.now() + waitMs;
	try {
		for (let isFirst = true; ; isFirst = false) {
			const { missing } = await readSchemaState(db);
			if (missing.length === 0) return await warnOfLaterRelease(db, log);
			const problem = `DATABASE_URL: the database lacks ${missing.length} changes of this release, which \`npm run migrate\` makes`;
			if (performance.now() > deadline) throw new StartError(`${problem}.`);
			if (isFirst) progress(`${problem}; waiting for it, ${Math.round(waitMs / 1000)} seconds at most`);
			await wait(LOOK_EVERY_MS);
		}
	} finally {
		await close();
	}
}

/** Migrations only add, so that this release runs on the schema of the next one. */
async function warnOfLaterRelease(db: Parameters<typeof readSchemaState>[0], log: Log): Promise<void> {
	const { unknown } = await readSchemaState(db);
	if (unknown.length > 0) log.warn({ migrations: unknown }, 'the database has changes of a later release');
}
