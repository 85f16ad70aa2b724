/**
 * Routes reads that may be some seconds old to a replica that answers and is not too far behind, otherwise to the primary (decision 110).
 * A person always reads their own last change, and no cache stores data older than the changes that this process knows of.
 */
import { Kysely, PostgresDialect, type PostgresPool } from 'kysely';
import type pg from 'pg';
import type { Log } from '../base/log.ts';
import { databaseAddresses } from './addresses.ts';
import type { CacheTag } from './invalidation.ts';
import { createPool, type Database, type PoolOptions, types } from './pool.ts';
import { preparing } from './prepared.ts';
import { type ReplicaState, ReplicaWatch } from './replica-watch.ts';
import type { DB } from './schema.ts';
import { sqlState } from './transaction.ts';
import type { WalHistory } from './wal-history.ts';

/** Statements that only read. */
export type ReadPool = {
	query<Row extends pg.QueryResultRow>(statement: string | pg.QueryConfig, values?: unknown[]): Promise<pg.QueryResult<Row>>;
};

/** A database to read from, for one call. */
export type Reading = {
	readonly db: Database;
	readonly pool: ReadPool;
	/** Whether the data read may lack a change of one of these tags that this process knows of. */
	mayLack(tags: readonly CacheTag[]): boolean;
};

export type Replicas = {
	/** `mayLag: false`: the primary, for people who must read their own last change. */
	choose(options: { mayLag: boolean }): Reading;
	/** Whether reads go on without the primary: it does not answer this process, and no replica receives anything from it, so there is none. */
	serveAlone(): boolean;
	/** The hosts that are replicas at the moment. */
	states(): ReplicaState[];
	/** To be called for every change that this process learns of. */
	readonly changes: { invalidate(tags: readonly CacheTag[]): void; invalidateAll(): void };
	/** For this many seconds after a change by a person, a replica in use may lack it; 0 without replicas. */
	readonly behindSeconds: number;
	/** By name, for metrics. */
	readonly pools: Readonly<Record<string, pg.Pool>>;
	close(): Promise<void>;
};

type Primary = { db: Database; pool: pg.Pool };

/** All reads go to the primary. */
export function noReplicas({ db, pool }: Primary): Replicas {
	const reading: Reading = { db, pool, mayLack: () => false };
	return {
		choose: () => reading,
		serveAlone: () => false,
		states: () => [],
		changes: { invalidate: () => undefined, invalidateAll: () => undefined },
		behindSeconds: 0,
		pools: {},
		close: async () => undefined,
	};
}

/** How far a replica may have moved since the last query: a number of beats, with a margin for a busy process. */
const MEASURED_WITHIN_SECONDS = 2;

/** `history`: of the primary. `mostLagSeconds`: a replica that is further behind is not read from. */
export type ReplicaOptions = {
	url: string;
	history: WalHistory;
	isPrimaryLost(): boolean;
	mostLagSeconds: number;
	pool: PoolOptions;
	log: Log;
};

/** Resolves after the first attempt to reach each of them. A replica that is away is used once it answers. */
export async function openReplicas(
	primary: Primary,
	{ url, history, isPrimaryLost, mostLagSeconds, pool, log }: ReplicaOptions,
): Promise<Replicas> {
	const changes = new RecentChanges();
	const replicas = databaseAddresses(url).map((address) => {
		const watch = new ReplicaWatch(address, history, log);
		const connections = createPool({ ...pool, types, connection: () => watch.connection() }, log);
		return { watch, connections, ...readingFrom(connections, primary.pool) };
	});
	await Promise.all(replicas.map(({ watch }) => watch.findFirst()));
	const running = replicas.map(({ watch }) => watch.run());
	const { choose } = noReplicas(primary);
	let turn = 0;
	return {
		choose: ({ mayLag }) => {
			if (!mayLag) return choose({ mayLag });
			const usable = replicas.flatMap(({ watch, db, pool: readPool }) => {
				const asOf = watch.usableAsOf(mostLagSeconds * 1000);
				return asOf === null ? [] : [{ db, pool: readPool, mayLack: (tags: readonly CacheTag[]) => changes.isAnyAfter(asOf, tags) }];
			});
			turn += 1;
			return usable[turn % usable.length] ?? choose({ mayLag });
		},
		serveAlone: () =>
			isPrimaryLost() &&
			replicas.some(({ watch }) => watch.usableAsOf(mostLagSeconds * 1000) !== null) &&
			!replicas.some(({ watch }) => watch.hasNews),
		states: () => replicas.flatMap(({ watch }) => watch.state() ?? []),
		changes,
		behindSeconds: Math.ceil(mostLagSeconds + MEASURED_WITHIN_SECONDS),
		pools: Object.fromEntries(replicas.map(({ watch, connections }) => [`replica ${watch.host}`, connections])),
		close: async () => {
			for (const { watch } of replicas) watch.close();
			await Promise.all([...running, ...replicas.map(({ connections }) => connections.end())]);
		},
	};
}

/** Far above the number of changes within the lag of a replica in use. */
const MOST_CHANGES = 10_000;

/** When each tag was last invalidated in this process, by `performance.now()`. */
class RecentChanges {
	readonly #changedAt = new Map<CacheTag, number>();
	#allChangedAt = Number.NEGATIVE_INFINITY;

	invalidate(tags: readonly CacheTag[]): void {
		if (this.#changedAt.size > MOST_CHANGES) this.invalidateAll();
		for (const tag of tags) this.#changedAt.set(tag, performance.now());
	}

	invalidateAll(): void {
		this.#changedAt.clear();
		this.#allChangedAt = performance.now();
	}

	isAnyAfter(moment: number, tags: readonly CacheTag[]): boolean {
		return this.#allChangedAt >= moment || tags.some((tag) => (this.#changedAt.get(tag) ?? Number.NEGATIVE_INFINITY) >= moment);
	}
}

const QUERY_CANCELED = '57014';
const READ_ONLY = '25006';

/** The primary may succeed after any other failure of a replica: it is gone, was restarted, lacks a table or column of a migration, or had to end the statement to apply a change. */
const isRepeated = (error: unknown): boolean => ![QUERY_CANCELED, READ_ONLY].includes(sqlState(error) ?? '');

/** The replica's connections, where a statement that fails is repeated once on the primary, in a transaction that can only read. */
function readingFrom(replica: pg.Pool, primary: pg.Pool): Pick<Reading, 'db' | 'pool'> {
	const onPrimary = async (statement: string | pg.QueryConfig, values?: unknown[]) => {
		const client = await primary.connect();
		let isDone = false;
		try {
			await client.query('BEGIN READ ONLY');
			const result = await client.query(statement, values);
			await client.query('COMMIT');
			isDone = true;
			return result;
		} finally {
			client.release(!isDone);
		}
	};
	const orOnPrimary = async <Result>(work: () => Promise<Result>, statement: string | pg.QueryConfig, values?: unknown[]) => {
		try {
			return await work();
		} catch (error) {
			if (!isRepeated(error)) throw error;
			return onPrimary(statement, values) as Result;
		}
	};
	const prepared = preparing(replica);
	const readPrepared = async (text: string, values: unknown[]) => {
		const client = await prepared.connect();
		try {
			return await client.query(text, values);
		} finally {
			client.release();
		}
	};
	const query = (text: string, values: unknown[]) => {
		if (/^\s*(begin|start)\b/i.test(text)) throw new Error('a replica is read statement by statement, not in a transaction');
		return orOnPrimary(() => readPrepared(text, values), text, values);
	};
	const dialectPool = { options: replica.options, end: async () => undefined, connect: async () => ({ query, release: () => undefined }) };
	return {
		db: new Kysely<DB>({ dialect: new PostgresDialect({ pool: dialectPool as unknown as PostgresPool }) }),
		pool: {
			query: <Row extends pg.QueryResultRow>(statement: string | pg.QueryConfig, values?: unknown[]) =>
				orOnPrimary(() => replica.query<Row>(statement, values), statement, values) as Promise<pg.QueryResult<Row>>,
		},
	};
}
