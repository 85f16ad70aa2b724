/** Several processes on one port: changes by one are visible in all, a killed one is replaced while the others serve, and all stop together. */
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, inject, it, vi } from 'vitest';
import { changeOwnerCar } from '#contract/listing.ts';
import { aCar, aPerson } from '#tests/support/factories.ts';
import { aKillableApp, type KillableApp } from './killable-app.ts';

const PROCESSES = 2;
/** Shorter than the cache's maximum age. */
const SOON = { timeout: 4000, interval: 50 };

let app: KillableApp;
beforeAll(async () => {
	app = await aKillableApp(inject('postgresUrl'), { PROCESSES: String(PROCESSES), LOG_LEVEL: 'error' });
	await app.start();
}, 240_000);
afterAll(() => app?.close());

const serving = (): number[] => readFileSync(`/proc/${app.pid()}/task/${app.pid()}/children`, 'utf8').trim().split(' ').map(Number);
/** A separate connection each, so that the processes take turns. */
const read = async (path: string) => (await fetch(app.world.url + path, { headers: { connection: 'close' } })).text();
const readMany = (path: string) => Promise.all(Array.from({ length: 12 }, () => read(path)));

it('shows in all of them what was changed in one', async () => {
	const owner = await aPerson(app.world);
	const car = await aCar(app.world, owner);
	await readMany(`/api/cars/${car.slug}`);
	for (const city of ['Zarqa', 'Irbid', 'Aqaba'] as const) {
		await owner.browser.call(changeOwnerCar, { params: car, body: { city } });
		await vi.waitFor(async () => {
			const answers = await readMany(`/api/cars/${car.slug}`);
			expect(answers.filter((text) => text.includes(`"city":"${city}"`))).toHaveLength(answers.length);
		}, SOON);
	}
});

it('serves the metrics of all at each of them', async () => {
	// The counter of the /metrics route exists only after its first request.
	await read('/metrics');
	const counted = async () => {
		const lines = (await read('/metrics')).split('\n');
		const count = lines.find((line) => line.startsWith('http_request_duration_seconds_count{route="/metrics",method="GET",status="200"}'));
		expect(lines.some((line) => line.startsWith('nodejs_eventloop_lag_p99_seconds'))).toBe(true);
		expect(lines.some((line) => line.startsWith('database_connections{pool="main",state="waiting"'))).toBe(true);
		return Number(count?.split(' ')[1]);
	};
	const first = await counted();
	// Any process reports the totals of all.
	for (let times = 1; times <= 4; times += 1) expect(await counted()).toBe(first + times);
});

it('replaces one that was killed, and serves meanwhile', async () => {
	const before = serving();
	expect(before).toHaveLength(PROCESSES);
	process.kill(before[0] as number, 'SIGKILL');
	// Requests that the primary passes to the killed process before it notices are lost, so wait until it has.
	await vi.waitFor(() => expect(serving()).not.toContain(before[0]), SOON);
	for (let times = 0; times < 10; times += 1) expect(await read('/healthz')).toContain('ok');
	await vi.waitFor(() => expect(serving().filter((pid) => !before.includes(pid))).toHaveLength(1), { timeout: 20_000, interval: 100 });
	expect(app.output()).toContain('a process ended: another takes its place');
});

it('stops all of them in order, however many signals arrive', async () => {
	const [all, own] = [serving(), app.pid()];
	expect(await app.stop()).toBe(0);
	for (const pid of [...all, own]) expect(() => process.kill(pid, 0)).toThrow('ESRCH');
});
