/**
 * Prepares repeated statements: PostgreSQL then parses and plans them once per connection, which for a short statement is most of the work.
 * Thresholds follow pgjdbc (`prepareThreshold`, `preparedStatementCacheQueries`).
 * PostgreSQL chooses between generic and custom plans (`plan_cache_mode = auto`).
 */
import type { PostgresPool, PostgresPoolClient } from 'kysely';
import pg from 'pg';

/** Rarer statements are not worth the memory, for example lists of varying lengths or a report. */
const PREPARE_AFTER = 5;
const MAX_NAMED = 256;
/** Statement texts that are counted but not yet named. */
const MAX_COUNTED = 2000;

/** Names for the statements of one pool: the same text has the same name on each connection. */
export class StatementNames {
	readonly #names = new Map<string, string>();
	readonly #counts = new Map<string, number>();
	#issued = 0;

	/** Undefined if the statement is not, or not yet, to be prepared. */
	nameFor(text: string): string | undefined {
		const name = this.#names.get(text);
		if (name !== undefined || this.#names.size >= MAX_NAMED) return name;
		const count = this.#counts.get(text) ?? 0;
		if (count >= PREPARE_AFTER) return this.#assignName(text);
		if (this.#counts.size >= MAX_COUNTED) this.#counts.clear();
		this.#counts.set(text, count + 1);
		return undefined;
	}

	/** Uses another name from now on, unless another connection has already renamed it. */
	rename(text: string, outdated: string): void {
		if (this.#names.get(text) === outdated) this.#assignName(text);
	}

	#assignName(text: string): string {
		this.#issued += 1;
		const name = `s${this.#issued}`;
		this.#names.set(text, name);
		this.#counts.delete(text);
		return name;
	}
}

/** Wraps a pool for Kysely so that repeated statements are prepared. */
export function preparing(pool: pg.Pool, names = new StatementNames()): PostgresPool {
	const wrapped = new WeakMap<pg.PoolClient, PostgresPoolClient>();
	return {
		options: pool.options,
		end: () => pool.end(),
		connect: async () => {
			const client = await pool.connect();
			const wrappedClient = wrapped.get(client) ?? preparingClient(client, names);
			wrapped.set(client, wrappedClient);
			return wrappedClient;
		},
	};
}

function preparingClient(client: pg.PoolClient, names: StatementNames): PostgresPoolClient {
	const query = async (text: string, values: readonly unknown[]): Promise<pg.QueryResult> => {
		// Without values it is BEGIN, COMMIT or a statement that is not repeated.
		const name = values.length > 0 ? names.nameFor(text) : undefined;
		if (!name) return client.query(text, [...values]);
		try {
			return await client.query({ name, text, values: [...values] });
		} catch (error) {
			if (!isOutdated(error)) throw error;
			names.rename(text, name);
			// Inside a transaction the whole transaction must be retried: see `inTransaction`.
			if (client.getTransactionStatus() !== 'I') throw error;
			return query(text, values);
		}
	};
	// Cursors, which Kysely would request in the same way, are not used.
	return { query: query as unknown as PostgresPoolClient['query'], release: (destroy?: boolean) => client.release(destroy) };
}

/** Whether the error only means that a migration changed the columns of a prepared statement, so that a retry succeeds. The code has other meanings too, hence the routine. */
export function isOutdated(error: unknown): boolean {
	return error instanceof pg.DatabaseError && error.code === '0A000' && error.routine === 'RevalidateCachedQuery';
}
