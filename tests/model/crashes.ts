/** Cuts the server's database connection at a chosen statement, as the end of the process would: before it reached PostgreSQL, or after it was done there. */
import type pg from 'pg';

export type Crash = { statement: number; when: 'before' | 'after' };

export type CrashSwitch = {
	/** From now on the server's statements are counted. */
	arm(crash: Crash): void;
	/** Whether it came to it; no more crash after this. */
	disarm(): boolean;
};

type Query = (...given: unknown[]) => unknown;

/** Every connection of the pool goes through the switch. Undone with the pool. */
export function crashSwitch(pool: pg.Pool): CrashSwitch {
	let armed: Crash | null = null;
	let seen = 0;
	let struck = false;
	const cut = (client: pg.PoolClient) => {
		struck = true;
		armed = null;
		(client as unknown as { connection: { stream: { destroy(): void } } }).connection.stream.destroy();
		return Promise.reject(new Error('planted crash: the connection is gone'));
	};
	const guarded = new WeakSet<pg.PoolClient>();
	const guard = (client: pg.PoolClient) => {
		if (guarded.has(client)) return;
		guarded.add(client);
		const query = client.query.bind(client) as Query;
		client.query = ((...given: unknown[]) => {
			if (!armed) return query(...given);
			seen += 1;
			if (seen < armed.statement) return query(...given);
			if (armed.when === 'before') return cut(client);
			return Promise.resolve(query(...given)).then(() => cut(client));
		}) as typeof client.query;
	};
	pool.on('acquire', guard);
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
