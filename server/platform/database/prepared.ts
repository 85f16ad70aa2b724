/**
 * Statements that come again are prepared: PostgreSQL reads and plans them once for each connection, and not each time, which for a short statement
 * is most of its work. When, and how many, is as in pgjdbc (`prepareThreshold`, `preparedStatementCacheQueries`).
 * Whether a plan for any values is good enough, or one for these values is made each time, PostgreSQL decides (`plan_cache_mode = auto`).
 */
import type { PostgresPool, PostgresPoolClient } from 'kysely';
import pg from 'pg';

/** What is said less often is not worth the memory: lists of many lengths, a report. */
const SAID_BEFORE = 5;
const MAX_NAMED = 256;
/** Texts that are counted but have no name yet. */
const MAX_COUNTED = 2000;

/** Names for the statements of one pool: the same text has the same name on each connection. */
export class StatementNames {
	readonly #names = new Map<string, string>();
	readonly #said = new Map<string, number>();
	#given = 0;

	/** Undefined: it is not, or not yet, to be prepared. */
	nameFor(text: string): string | undefined {
		const name = this.#names.get(text);
		if (name !== undefined || this.#names.size >= MAX_NAMED) return name;
		const said = this.#said.get(text) ?? 0;
		if (said >= SAID_BEFORE) return this.#give(text);
		if (this.#said.size >= MAX_COUNTED) this.#said.clear();
		this.#said.set(text, said + 1);
		return undefined;
	}

	/** Prepared anew under another name from now on, unless another connection has seen to it. */
	rename(text: string, outdated: string): void {
		if (this.#names.get(text) === outdated) this.#give(text);
	}

	#give(text: string): string {
		this.#given += 1;
		const name = `s${this.#given}`;
		this.#names.set(text, name);
		this.#said.delete(text);
		return name;
	}
}

/** As Kysely takes a pool, with statements prepared that come again. */
export function preparing(pool: pg.Pool, names = new StatementNames()): PostgresPool {
	const seen = new WeakMap<pg.PoolClient, PostgresPoolClient>();
	return {
		options: pool.options,
		end: () => pool.end(),
		connect: async () => {
			const client = await pool.connect();
			const known = seen.get(client) ?? preparingClient(client, names);
			seen.set(client, known);
			return known;
		},
	};
}

function preparingClient(client: pg.PoolClient, names: StatementNames): PostgresPoolClient {
	const query = async (text: string, values: readonly unknown[]): Promise<pg.QueryResult> => {
		// Without values it is BEGIN, COMMIT or something that is said once.
		const name = values.length > 0 ? names.nameFor(text) : undefined;
		if (!name) return client.query(text, [...values]);
		try {
			return await client.query({ name, text, values: [...values] });
		} catch (error) {
			if (!isOutdated(error)) throw error;
			names.rename(text, name);
			// In a transaction all of it has to be said again: see `inTransaction`.
			if (client.getTransactionStatus() !== 'I') throw error;
			return query(text, values);
		}
	};
	// Cursors, which Kysely would ask for in the same way, are not used.
	return { query: query as unknown as PostgresPoolClient['query'], release: (destroy?: boolean) => client.release(destroy) };
}

/** Whether this is only about a prepared statement whose columns a migration changed: said once more it succeeds. The code stands for other things too. */
export function isOutdated(error: unknown): boolean {
	return error instanceof pg.DatabaseError && error.code === '0A000' && error.routine === 'RevalidateCachedQuery';
}
