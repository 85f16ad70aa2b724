/** Transactions that are retried when PostgreSQL asks for it (serialization failure, deadlock), and the lock on a subject. */
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { collectInvalidations } from './invalidation.ts';
import type { Database, Transaction } from './pool.ts';
import { isOutdated } from './prepared.ts';

const RETRYABLE = new Set(['40001', '40P01']);
const MAX_ATTEMPTS = 6;
const FIRST_PAUSE_MS = 8;

/**
 * Runs `work` in one transaction. On 40001 and 40P01 everything is rolled back and retried, at most six times, with a growing random pause.
 * `work` must therefore have no side effects outside the transaction that cannot be repeated.
 */
export async function inTransaction<T>(db: Database, work: (tx: Transaction) => Promise<T>): Promise<T> {
	for (let attempt = 1; ; attempt += 1) {
		const changes = collectInvalidations(db);
		try {
			return await once(db, changes, work);
		} catch (error) {
			if (attempt === MAX_ATTEMPTS || !(RETRYABLE.has(sqlState(error) ?? '') || isOutdated(error))) throw error;
			await wait(FIRST_PAUSE_MS * 2 ** attempt * Math.random());
		} finally {
			// After an error too: a commit whose answer was lost may have succeeded.
			changes.over();
		}
	}
}

const afterwards = new WeakMap<Transaction, Array<() => void>>();

/** Calls `act` after the transaction has committed, never after a rollback; `act` must not throw. The call is lost if the process ends in between. */
export function afterCommit(tx: Transaction, act: () => void): void {
	afterwards.get(tx)?.push(act);
}

async function once<T>(db: Database, changes: ReturnType<typeof collectInvalidations>, work: (tx: Transaction) => Promise<T>): Promise<T> {
	const acts: Array<() => void> = [];
	const result = await db.transaction().execute((tx) => {
		afterwards.set(tx, acts);
		changes.begin(tx);
		return work(tx);
	});
	for (const act of acts) act();
	return result;
}

/** PostgreSQL's five-character error code; undefined for other errors. */
export function sqlState(error: unknown): string | undefined {
	return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}

/** Name of the constraint that rejected a write; undefined for other errors. Constraint names are sentences and are mapped to refusals in each `sql.ts`. */
export function violatedConstraint(error: unknown): string | undefined {
	return sqlState(error)?.startsWith('23') && error instanceof Error && 'constraint' in error && typeof error.constraint === 'string'
		? error.constraint
		: undefined;
}

/**
 * One lock for everything that happens to a subject across tables, held until the transaction ends. It is always taken first, so that two
 * operations on it run one after the other and cannot deadlock.
 */
export async function lockSubject(
	tx: Transaction,
	subject: 'booking' | 'person' | 'slug' | 'uploads' | 'super-admins' | 'settings' | 'instant-book' | 'owner-record' | 'plates',
	id: string,
): Promise<void> {
	await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`${subject}:${id}`}, 0))`.execute(tx);
}
