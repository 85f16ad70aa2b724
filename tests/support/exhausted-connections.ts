/** A server most of whose PostgreSQL connections are in use. */
import { afterEach } from 'vitest';
import type { World } from './world.ts';

export type ExhaustedConnections = {
	/** Occupies all but so many. Further requests wait for `patienceMs`. */
	allBut(free: number, patienceMs: number): Promise<void>;
	/** Frees one connection. From then on requests wait long for theirs, because one request may need several statements at a time. */
	giveBackOne(): void;
	giveBackAll(): void;
};

/** All are released after each test. */
export function exhaustConnections(world: World): ExhaustedConnections {
	const held: Array<{ release(): void }> = [];
	const giveBackAll = () => {
		for (const connection of held.splice(0)) connection.release();
	};
	afterEach(giveBackAll);
	return {
		allBut: async (free, patienceMs) => {
			const { pool } = world.running.platform;
			while (held.length < pool.options.max - free) held.push(await pool.connect());
			pool.options.connectionTimeoutMillis = patienceMs;
		},
		giveBackOne: () => {
			world.running.platform.pool.options.connectionTimeoutMillis = 30_000;
			held.pop()?.release();
		},
		giveBackAll,
	};
}
