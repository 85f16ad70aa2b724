/** Connections to PostgreSQL: one pool, seen through Kysely for everyday queries and directly for hot, prepared ones. */
import { Kysely, type Transaction as KyselyTransaction, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Log } from '../base/log.ts';
import { preparing } from './prepared.ts';
import type { DB } from './schema.ts';

export type Database = Kysely<DB>;
export type Transaction = KyselyTransaction<DB>;
/** What a query runs on, where it does not matter whether a transaction is open. */
export type Queryable = Database | Transaction;

const INT8 = 20;
const DATE = 1082;

/** Amounts are bigint in code too, where node-postgres would hand out strings; a calendar date stays YYYY-MM-DD, where it would make a local midnight. */
const types: pg.CustomTypesConfig = {
	getTypeParser: (oid: number, format?: 'text' | 'binary') => {
		if (oid === INT8) return (value: string) => BigInt(value);
		if (oid === DATE) return (value: string) => value;
		return pg.types.getTypeParser(oid, format as 'text');
	},
};

/** A connection that breaks, idle or lent out, is told in the log; without listeners it would end the process. */
export function createPool(config: pg.PoolConfig, log: Log): pg.Pool {
	const pool = new pg.Pool(config);
	const lost = (error: Error) => log.warn({ err: error }, 'database connection lost');
	pool.on('error', lost);
	pool.on('connect', (client) => client.on('error', lost));
	return pool;
}

/**
 * The same database over connections of its own, whose commits do not wait for the disk: for what is made anew as a whole if a crash cuts it short.
 * The next ordinary commit keeps all of it.
 */
export function connectAsyncCommit(pool: pg.Pool, log: Log): Connections {
	const hasty = createPool({ ...pool.options }, log);
	// Asked first of each connection, before whatever it was opened for; one that breaks here is told of as any other.
	hasty.on('connect', (client) => void client.query('SET synchronous_commit = off').catch(() => undefined));
	return seen(hasty);
}

export type Connections = { pool: pg.Pool; db: Database; close(): Promise<void> };

/** Who waits longer for a connection is told to come again, instead of for ever. Less than proxies wait for an answer (60 s, mostly), far more than a crowd has to. */
export const POOL_TIMEOUT_MS = 30_000;

export function connect(url: string, log: Log, size: number): Connections {
	return seen(createPool({ connectionString: url, max: size, types, connectionTimeoutMillis: POOL_TIMEOUT_MS }, log));
}

/** pg-pool's own words, which have no code. */
const WAITED = new Set(['timeout exceeded when trying to connect', 'Connection terminated due to connection timeout']);
/** too_many_connections; cannot_connect_now: it starts or stops. */
const TURNED_AWAY = new Set(['53300', '57P03']);

/** Whether there was no connection to be had, so that nothing was done: it may be asked for again. */
export function isPoolTimeout(error: unknown): boolean {
	// A name with several addresses fails once for each of them.
	if (error instanceof AggregateError) return error.errors.some(isPoolTimeout);
	if (!(error instanceof Error)) return false;
	if (error instanceof pg.DatabaseError) return TURNED_AWAY.has(error.code ?? '');
	return WAITED.has(error.message) || ('syscall' in error && error.syscall === 'connect');
}

function seen(pool: pg.Pool): Connections {
	const db = new Kysely<DB>({ dialect: new PostgresDialect({ pool: preparing(pool) }) });
	return { pool, db, close: () => db.destroy() };
}
