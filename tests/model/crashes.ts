/** Cuts the server's database connection at a chosen statement, like a crash: before the statement reached PostgreSQL, or after it was executed. */
import { once } from 'node:events';
import type pg from 'pg';

export type Crash = { statement: number; when: 'before' | 'after' };

export type CrashSwitch = {
	/** Starts counting statements. */
	arm(crash: Crash): void;
	/** Whether the crash happened; no more crashes afterwards. */
	disarm(): boolean;
};

type Query = (...input: unknown[]) => unknown;
type Callback = (error: Error | undefined, result?: unknown) => void;

/** Wraps every connection of the pool. Ends with the pool. */
export function crashSwitch(pool: pg.Pool): CrashSwitch {
	let armed: Crash | null = null;
	let seen = 0;
	let struck = false;

	async function cut(client: pg.PoolClient): Promise<never> {
		struck = true;
		armed = null;
		const ended = once(client, 'end');
		(client as unknown as { connection: { stream: { destroy(): void } } }).connection.stream.destroy();
		await ended;
		throw new Error('planted crash: the connection is gone');
	}

	async function throughSwitch(client: pg.PoolClient, query: Query, input: unknown[]): Promise<unknown> {
		if (!armed) return query(...input);
		seen += 1;
		if (seen < armed.statement) return query(...input);
		if (armed.when === 'after') {
			armed = null;
			await query(...input);
		}
		return cut(client);
	}

	const guarded = new WeakSet<pg.PoolClient>();
	pool.on('acquire', (client) => {
		if (guarded.has(client)) return;
		guarded.add(client);
		const query = client.query.bind(client) as Query;
		const guardedQuery: Query = (...input) => {
			const last = input.at(-1);
			if (typeof last !== 'function') return throughSwitch(client, query, input);
			const done = last as Callback;
			return throughSwitch(client, query, input.slice(0, -1)).then(
				(result) => done(undefined, result),
				(error) => done(error),
			);
		};
		client.query = guardedQuery as typeof client.query;
	});
	return {
		arm(crash) {
			[armed, seen, struck] = [crash, 0, false];
		},
		disarm() {
			armed = null;
			return struck;
		},
	};
}
