/** Transactions that are tried again when PostgreSQL asks for it (serialization failure, deadlock). */
import { setTimeout as wait } from 'node:timers/promises';
import { collectInvalidations } from './invalidation.ts';
import type { Database, Transaction } from './pool.ts';
import { isOutdated } from './prepared.ts';

const RETRYABLE = new Set(['40001', '40P01']);
const MAX_ATTEMPTS = 6;
const FIRST_PAUSE_MS = 8;

/**
 * Runs `work` in one transaction; on 40001 and 40P01 everything is rolled back and run anew, at most six times, with a growing random pause.
 * `work` must therefore do nothing outside the transaction that cannot be repeated.
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
			// After an error too: a commit whose answer was lost may hold.
			changes.over();
		}
	}
}

const afterwards = new WeakMap<Transaction, Array<() => void>>();

/** Calls `act` once the transaction is committed, and never where it is not; `act` does not throw. Lost where the process ends in between. */
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

/** PostgreSQL's five-character error code; undefined for errors that are not PostgreSQL's. */
export function sqlState(error: unknown): string | undefined {
	return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}

/** The name of the constraint that refused a write; undefined for other errors. Names are sentences, mapped to refusals in each `sql.ts`. */
export function violatedConstraint(error: unknown): string | undefined {
	return sqlState(error)?.startsWith('23') && error instanceof Error && 'constraint' in error && typeof error.constraint === 'string'
		? error.constraint
		: undefined;
}
