/** A host counts as vanished if it answers on no connection. A slow statement, one dead connection, or a delay of this process itself does not count. */
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, inject, it, vi } from 'vitest';
import { createPool } from '#server/platform/database/pool.ts';
import { type Primary, watchPrimary } from '#server/platform/database/primary.ts';
import { freePort } from '#tests/support/main-process.ts';
import { type DatabaseLink, databaseLink } from './database-link.ts';

/** A second to notice it, and half a second more because the machine is busy with other tests. */
const NOTICED_WITHIN_MS = 1500;
const AT_ONCE_MS = 300;
const BLOCKED_MS = 1500;

let link: DatabaseLink;
let primary: Primary;
let pool: pg.Pool;
beforeAll(async () => {
	const server = new URL(inject('postgresUrl'));
	link = databaseLink(await freePort(), `${server.searchParams.get('host')}/.s.PGSQL.5432`);
	await link.open();
	const log = pino({ level: 'silent' });
	primary = await watchPrimary(`postgresql://mishwar@127.0.0.1:${link.port}/postgres`, log);
	pool = createPool({ connection: primary.connection, max: 5 }, log);
});
afterAll(async () => {
	await pool?.end();
	await primary?.close();
	await link?.close();
});

const slow = (seconds: number) => pool.query<{ pid: number }>('SELECT pg_backend_pid() AS pid, pg_sleep($1)', [seconds]);
const answers = () => pool.query('SELECT 1').then(Boolean, () => false);

async function msUntilRefused(statement: Promise<unknown>): Promise<number> {
	const since = performance.now();
	await expect(statement).rejects.toMatchObject({ code: 'ETIMEDOUT' });
	return performance.now() - since;
}

/** Blocks this process after the next probe was sent: the answer arrives meanwhile, and is read late. */
function blockedAfterNextProbe(): Promise<void> {
	const { query } = pg.Client.prototype;
	return new Promise((resolve) => {
		const block = () => {
			const until = performance.now() + BLOCKED_MS;
			while (performance.now() < until);
			resolve();
		};
		vi.spyOn(pg.Client.prototype, 'query').mockImplementationOnce(function probe(this: pg.Client, ...statement: unknown[]) {
			setImmediate(block);
			return Reflect.apply(query, this, statement);
		});
	});
}

it('leaves a slow statement alone', async () => {
	expect((await slow(3)).rows).toHaveLength(1);
});

it('leaves all connections alone when this process itself was blocked', async () => {
	const statement = slow(2.5);
	await wait(300);
	await blockedAfterNextProbe();
	expect((await statement).rows).toHaveLength(1);
});

it('leaves all connections alone when only that of the probe is dead', { timeout: 20_000 }, async () => {
	link.silence();
	await link.open();
	// Replaces the pool's dead connections by new ones.
	await Promise.allSettled(Array.from({ length: 5 }, () => pool.query({ text: 'SELECT 1', query_timeout: 200 } as pg.QueryConfig)));
	const statement = slow(3);
	let isOver = false;
	const others = (async () => {
		for (; !isOver; await wait(100)) await pool.query('SELECT 1');
	})();
	expect((await statement).rows).toHaveLength(1);
	isOver = true;
	await others;
	// Only its own connection is reopened.
	await wait(3000);
	expect((await slow(2)).rows).toHaveLength(1);
});

it('ends every connection to a host that says nothing, refuses new ones at once, and finds it again when it answers', async () => {
	expect(await answers()).toBe(true);
	const running = [slow(30), slow(30)];
	await wait(300);
	link.silence();
	for (const ms of await Promise.all(running.map(msUntilRefused))) expect(ms).toBeLessThan(NOTICED_WITHIN_MS);
	expect(await msUntilRefused(pool.query('SELECT 1'))).toBeLessThan(AT_ONCE_MS);
	// Connection attempts of this time are never answered.
	await wait(2500);
	await link.open();
	const since = performance.now();
	await expect.poll(answers, { interval: 20, timeout: 10_000 }).toBe(true);
	expect(performance.now() - since).toBeLessThan(1000);
}, 20_000);
