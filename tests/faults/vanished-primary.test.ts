/** The database is away at start, its host vanishes without closing connections, another one takes over, and this machine's clock is two hours ahead. */
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { requestBooking } from '#contract/bookings.ts';
import { ammanDate, DAY_MS } from '#contract/time.ts';
import { aCar, aPerson } from '#tests/support/factories.ts';
import { freePort } from '#tests/support/main-process.ts';
import { type DatabaseLink, databaseLink } from './database-link.ts';
import { aKillableApp, type KillableApp } from './killable-app.ts';

/** The goal is one second; the machine that runs tests is busy. */
const BACK_WITHIN_MS = 2500;
const NOTICED_WITHIN_MS = 2000;
/** Longer than the job worker tolerates: it ends, and has to be back in time as well. */
const AWAY_MS = 7000;

let app: KillableApp;
let links: [DatabaseLink, DatabaseLink];
beforeAll(async () => {
	const server = new URL(inject('postgresUrl'));
	const socket = `${server.searchParams.get('host')}/.s.PGSQL.5432`;
	links = [databaseLink(await freePort(), socket), databaseLink(await freePort(), socket)];
	const [one, two] = links;
	app = await aKillableApp(inject('postgresUrl'), (databaseUrl) => ({
		DATABASE_URL: `postgresql://mishwar@127.0.0.1:${one.port},127.0.0.1:${two.port}${new URL(databaseUrl).pathname}?target_session_attrs=read-write`,
		NODE_OPTIONS: '--import ./tests/faults/wrong-clock.mjs',
	}));
}, 120_000);
afterAll(async () => {
	await app?.close();
	for (const link of links ?? []) await link.close();
});

const isReady = async () => (await fetch(`${app.world.url}/readyz`)).status === 200;

async function msUntilReady(): Promise<number> {
	const since = performance.now();
	while (!(await isReady())) await wait(50);
	return performance.now() - since;
}

it('waits at start, and one log line says for what', { timeout: 120_000 }, async () => {
	const starting = app.start();
	await expect.poll(() => app.output(), { timeout: 30_000 }).toContain('waiting for it, 60 seconds at most');
	await links[0].open();
	await starting;
	expect(app.output().match(/waiting for it/g)).toHaveLength(1);
	expect(await isReady()).toBe(true);
});

it('holds dates by the time of the database', async () => {
	const renter = await aPerson(app.world);
	const day = (days: number) => ammanDate(new Date(Date.now() + days * DAY_MS));
	const body = { carId: (await aCar(app.world, await aPerson(app.world))).id, startAt: day(20), endAt: day(22) };
	const { id } = await renter.browser.call(requestBooking, { body });
	const { rows } = await app.connections.pool.query<{ minutes: number }>(
		`SELECT extract(epoch FROM hold_expires_at - now())::float / 60 AS minutes FROM bookings WHERE id = $1`,
		[id],
	);
	expect(rows[0]?.minutes).toBeGreaterThan(28);
	expect(rows[0]?.minutes).toBeLessThan(31);
});

it('refuses within two seconds while it is away, and is ready soon after another host took over, or the same one came back', {
	timeout: 120_000,
}, async () => {
	const [first, second] = links;
	const owner = await aPerson(app.world);
	const car = await aCar(app.world, owner);
	const read = () => fetch(`${app.world.url}/api/cars/${car.slug}/?again=${Math.random()}`).then(({ status }) => status);
	const write = () => owner.browser.send('POST', '/api/bookings', { carId: car.id }).then(({ status }) => status);
	expect(await write()).toBeLessThan(500);

	first.silence();
	const since = performance.now();
	expect(new Set(await Promise.all(Array.from({ length: 30 }, write)))).toEqual(new Set([503]));
	expect(performance.now() - since).toBeLessThan(NOTICED_WITHIN_MS);
	expect(await isReady()).toBe(false);
	await wait(AWAY_MS);
	const asked = performance.now();
	expect(await isReady()).toBe(false);
	expect(performance.now() - asked).toBeLessThan(1000);
	await second.open();
	expect(await msUntilReady()).toBeLessThan(BACK_WITHIN_MS);
	expect(await read()).toBeLessThan(500);

	second.silence();
	await wait(AWAY_MS);
	await second.open();
	expect(await msUntilReady()).toBeLessThan(BACK_WITHIN_MS);
	expect(await write()).toBeLessThan(500);
});
