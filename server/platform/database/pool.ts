/** Connections to PostgreSQL: one pool, used through Kysely for everyday queries and directly for hot prepared statements. */
import { Kysely, type Transaction as KyselyTransaction, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Log } from '../base/log.ts';
import { preparing } from './prepared.ts';
import type { DB } from './schema.ts';

export type Database = Kysely<DB>;
export type Transaction = KyselyTransaction<DB>;
/** The database or an open transaction, for queries that run on either. */
export type Queryable = Database | Transaction;

const INT8 = 20;
const DATE = 1082;

/** bigint columns are parsed to bigint instead of strings; calendar dates stay YYYY-MM-DD instead of becoming local midnights. */
const types: pg.CustomTypesConfig = {
	getTypeParser: (oid: number, format?: 'text' | 'binary') => {
		if (oid === INT8) return (value: string) => BigInt(value);
		if (oid === DATE) return (value: string) => value;
		return pg.types.getTypeParser(oid, format as 'text');
	},
};

/** Logs broken connections, idle or in use. Without an error listener they would end the process. */
export function createPool(config: pg.PoolConfig, log: Log): pg.Pool {
	const pool = new pg.Pool(config);
	const lost = (error: Error) => log.warn({ err: error }, 'database connection lost');
	pool.on('error', lost);
	pool.on('connect', (client) => client.on('error', lost));
	return pool;
}

/**
 * The same database over connections whose commits do not wait for the disk, for data that is rebuilt as a whole if a crash interrupts it.
 * The next ordinary commit makes all of it durable.
 */
export function connectAsyncCommit(pool: pg.Pool, log: Log): Connections {
	const hasty = createPool({ ...pool.options }, log);
	// Runs first on each connection; if the connection breaks here, the error is reported as any other.
	hasty.on('connect', (client) => void client.query('SET synchronous_commit = off').catch(() => undefined));
	return seen(hasty);
}

export type Connections = { pool: pg.Pool; db: Database; close(): Promise<void> };

/** Pool acquisition timeout; the caller then answers 503 TRY_AGAIN_SOON. Below the usual proxy timeout of 60 s. */
export const POOL_TIMEOUT_MS = 30_000;

export function connect(url: string, log: Log, size: number): Connections {
	return seen(createPool({ connectionString: url, max: size, types, connectionTimeoutMillis: POOL_TIMEOUT_MS }, log));
}

function seen(pool: pg.Pool): Connections {
	const db = new Kysely<DB>({ dialect: new PostgresDialect({ pool: preparing(pool) }) });
	return { pool, db, close: () => db.destroy() };
}
