/** Connections to PostgreSQL: one pool, used through Kysely for everyday queries and directly for hot prepared statements. */
import { Kysely, type Transaction as KyselyTransaction, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Log } from '../base/log.ts';
import { bindCaller, type Tracing, traceStatements } from '../tracing/tracing.ts';
import { preparing } from './prepared.ts';
import type { DB } from './schema.ts';
import { isConnectionUseless } from './unavailable.ts';

export type Database = Kysely<DB>;
export type Transaction = KyselyTransaction<DB>;
/** The database or an open transaction, for queries that run on either. */
export type Queryable = Database | Transaction;

const INT8 = 20;
const DATE = 1082;

/** bigint columns are parsed to bigint instead of strings; calendar dates stay YYYY-MM-DD instead of becoming local midnights. */
export const types: pg.CustomTypesConfig = {
	getTypeParser: (oid: number, format?: 'text' | 'binary') => {
		if (oid === INT8) return (value: string) => BigInt(value);
		if (oid === DATE) return (value: string) => value;
		return pg.types.getTypeParser(oid, format as 'text');
	},
};

/** Far longer than any statement of a request or a job takes. The server ends the statement; the client gives up a little later, in case the server is gone. */
export const LIMITS = {
	statement_timeout: 30_000,
	lock_timeout: 10_000,
	idle_in_transaction_session_timeout: 30_000,
	query_timeout: 35_000,
} as const satisfies pg.PoolConfig;

/** For migrations and the verification of the ledger. */
export const UNLIMITED = { statement_timeout: 0, lock_timeout: 0, idle_in_transaction_session_timeout: 0, query_timeout: 0 } as const;

/**
 * Through a pooler in transaction mode a session setting would affect the next client of that session, and PgBouncer 1.18, which Debian has, refuses them at the
 * start of a connection: the pooler sets the limits (deploy/pgbouncer.ini). The client's own time limit stays.
 */
export const BEHIND_POOLER = { ...UNLIMITED, query_timeout: LIMITS.query_timeout, namesStatements: false } as const;

/**
 * `connection`: settings of each new connection, which may go to another host than the previous one. `namesStatements`: false if the next statement
 * may run in another session, in which the name is unknown.
 */
export type PoolOptions = pg.PoolConfig & {
	connection?: () => pg.ClientConfig;
	tracing?: Tracing | null;
	namesStatements?: boolean;
};

/** Logs broken connections, idle or in use. Without an error listener they would end the process. */
export function createPool({ connection, tracing, namesStatements = true, ...config }: PoolOptions, log: Log): pg.Pool {
	class CurrentClient extends pg.Client {
		constructor(options?: pg.ClientConfig) {
			super({ ...options, ...connection?.() });
		}
	}
	const pool = new pg.Pool({ ...LIMITS, ...config, Client: CurrentClient });
	const lost = (error: Error) => log.warn({ err: error }, 'database connection lost');
	pool.on('error', lost);
	if (tracing) bindCaller(pool);
	pool.on('connect', (client) => {
		client.on('error', lost);
		closeWhenUseless(client);
		if (!namesStatements) withoutNames(client);
		if (tracing) traceStatements(client, tracing);
	});
	return pool;
}

/** After a query timeout the connection still waits for the answer; a primary that became read-only stays read-only. */
function closeWhenUseless(client: pg.PoolClient): void {
	const query = client.query.bind(client) as (...args: unknown[]) => unknown;
	const watched = (...args: unknown[]): unknown => {
		const result = query(...args);
		if (result instanceof Promise)
			result.catch((error: unknown) => {
				if (isConnectionUseless(error)) client.end().catch(() => undefined);
			});
		return result;
	};
	client.query = watched as typeof client.query;
}

/** Sends every statement without its name. */
function withoutNames(client: pg.PoolClient): void {
	const query = client.query.bind(client) as (...args: unknown[]) => unknown;
	const unnamed = ([first, ...others]: unknown[]) =>
		typeof first === 'object' && first !== null && 'name' in first ? [{ ...first, name: undefined }, ...others] : [first, ...others];
	client.query = ((...args: unknown[]) => query(...unnamed(args))) as typeof client.query;
}

/**
 * The same database over connections whose commits do not wait for the disk, for data that is rebuilt as a whole if a crash interrupts it.
 * The next ordinary commit makes all of it durable. The connections of `pool` must be real sessions, without a pooler.
 */
export function connectAsyncCommit(pool: pg.Pool, log: Log, size: number): Connections {
	const hasty = createPool({ ...pool.options, max: size, types }, log);
	// Runs first on each connection; if the connection breaks here, the error is reported as any other.
	hasty.on('connect', (client) => void client.query('SET synchronous_commit = off').catch(() => undefined));
	return toConnections(hasty);
}

export type Connections = { pool: pg.Pool; db: Database; close(): Promise<void> };

/** Pool acquisition timeout; the caller then answers 503 TRY_AGAIN_SOON. Below the usual proxy timeout of 60 s. */
export const POOL_TIMEOUT_MS = 30_000;

/** `options` replace the limits, for example for migrations. */
export function connect(url: string, log: Log, size: number, options: PoolOptions = {}): Connections {
	return toConnections(createPool({ connectionString: url, max: size, types, connectionTimeoutMillis: POOL_TIMEOUT_MS, ...options }, log));
}

function toConnections(pool: pg.Pool): Connections {
	const db = new Kysely<DB>({ dialect: new PostgresDialect({ pool: preparing(pool) }) });
	return { pool, db, close: () => db.destroy() };
}
