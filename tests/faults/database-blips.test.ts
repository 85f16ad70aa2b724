/** The database ends every connection a hundred times while people book and jobs run: the process continues, and no job is lost or stuck. */
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, inject, it, vi } from 'vitest';
import { type Booking, listBookings, requestBooking } from '#contract/bookings.ts';
import { ammanDate, DAY_MS } from '#contract/time.ts';
import { aCar, aPerson, type Person } from '#tests/support/factories.ts';
import { aKillableApp, type KillableApp } from './killable-app.ts';

const BLIPS = process.env.FULL ? 100 : 5;
const JOBS_EACH = 20;
const HEALS_WITHIN = { timeout: 15_000, interval: 100 };
const isReady = () => vi.waitFor(async () => expect((await fetch(`${app.world.url}/readyz`)).status).toBe(200), HEALS_WITHIN);

let app: KillableApp;
beforeAll(async () => {
	app = await aKillableApp(inject('postgresUrl'), { LOG_LEVEL: 'error' });
	await app.start();
}, 240_000);
afterAll(() => app?.close());

/** Jobs that find nothing to do, but are fetched, run and completed like any other. */
const addJobs = () =>
	app.connections.pool.query(
		`SELECT graphile_worker.add_job('bookings.expire-hold', json_build_object('bookingId', gen_random_uuid())) FROM generate_series(1, $1)`,
		[JOBS_EACH],
	);
const countJobs = async (condition: string): Promise<number> => {
	const { rows } = await app.connections.pool.query<{ count: bigint }>(
		`SELECT count(*) FROM graphile_worker._private_jobs WHERE ${condition}`,
	);
	return Number(rows[0]?.count);
};
const metric = async (name: string): Promise<number> => {
	const text = await (await fetch(`${app.world.url}/metrics`)).text();
	return Number(new RegExp(`^${name} (.*)$`, 'm').exec(text)?.[1]);
};

/** Ends every connection at the moment at which the worker records the end of a job: only this makes a worker stop. */
async function blipAtTheEndOfAJob(bookingId: string): Promise<void> {
	const { pool } = app.connections;
	const [bookingLock, jobLock] = [await pool.connect(), await pool.connect()];
	try {
		await bookingLock.query('BEGIN');
		await bookingLock.query('SELECT FROM bookings WHERE id = $1 FOR UPDATE', [bookingId]);
		await pool.query(
			`SELECT graphile_worker.add_job('bookings.expire-request', json_build_object('bookingId', $1::uuid), job_key := 'blip')`,
			[bookingId],
		);
		await vi.waitFor(async () => expect(await countJobs(`key = 'blip' AND locked_at IS NOT NULL`)).toBe(1), HEALS_WITHIN);
		await jobLock.query('BEGIN');
		await jobLock.query(`SELECT FROM graphile_worker._private_jobs WHERE key = 'blip' FOR UPDATE`);
		await bookingLock.query('ROLLBACK');
		await vi.waitFor(async () => {
			const { rowCount } = await pool.query(
				`SELECT FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND query LIKE '%_private_jobs%' AND datname = current_database()`,
			);
			expect(rowCount).toBeGreaterThan(0);
		}, HEALS_WITHIN);
		await app.endConnections();
		await jobLock.query('ROLLBACK');
	} finally {
		bookingLock.release();
		jobLock.release();
	}
}

/** Books one day after the other until it is stopped; returns the statuses and the ids of what was acknowledged. */
async function bookAndRead(renter: Person, carId: string, isOver: () => boolean): Promise<{ statuses: Set<number>; booked: string[] }> {
	const statuses = new Set<number>();
	const booked: string[] = [];
	for (let day = 10; !isOver(); day += 2) {
		const date = (offset: number) => ammanDate(new Date(Date.now() + offset * DAY_MS));
		const body = { carId, startAt: date(day % 150), endAt: date((day % 150) + 1) };
		const { status, body: answer } = await renter.browser.try(requestBooking, { body });
		statuses.add(status);
		if (status === 201) booked.push((answer as Booking).id);
		statuses.add((await renter.browser.try(listBookings)).status);
	}
	return { statuses, booked };
}

async function bookOne(renter: Person, carId: string): Promise<string> {
	const date = (offset: number) => ammanDate(new Date(Date.now() + offset * DAY_MS));
	return (await renter.browser.call(requestBooking, { body: { carId, startAt: date(170), endAt: date(171) } })).id;
}

it(`survives ${BLIPS} of them under load`, { timeout: 240_000 }, async () => {
	const [owner, renter] = [await aPerson(app.world), await aPerson(app.world)];
	const car = await aCar(app.world, owner);
	const anyBooking = await bookOne(await aPerson(app.world), car.id);
	let isOver = false;
	const load = bookAndRead(renter, car.id, () => isOver);
	const blip = async (times: number) => {
		await addJobs();
		await wait(40 + (times % 5) * 20);
		await app.endConnections();
		expect(app.hasEnded(), app.output()).toBe(false);
	};
	for (let times = 0; times < BLIPS; times += 1) await blip(times);
	await isReady();
	const restarts = await metric('job_worker_restarts');
	await blipAtTheEndOfAJob(anyBooking);
	await vi.waitFor(async () => expect(await metric('job_worker_restarts')).toBeGreaterThan(restarts), HEALS_WITHIN);
	await isReady();
	isOver = true;
	const { statuses, booked } = await load;
	expect(statuses, app.output().slice(-4000)).not.toContain(500);
	expect(booked.length).toBeGreaterThan(0);
	const { rows } = await app.connections.pool.query<{ id: string }>('SELECT id FROM bookings WHERE id = ANY($1)', [booked]);
	expect(rows).toHaveLength(booked.length);
	// Failed jobs wait for their next attempt, which is brought forward here. Then all must complete, and none may stay locked by a vanished worker.
	await vi.waitFor(async () => {
		await app.connections.pool.query(
			`UPDATE graphile_worker._private_jobs SET run_at = now() WHERE task_id IN (
				SELECT id FROM graphile_worker._private_tasks WHERE identifier = 'bookings.expire-hold') AND locked_at IS NULL AND last_error IS NOT NULL`,
		);
		expect(await countJobs('run_at <= now() OR locked_at IS NOT NULL')).toBe(0);
	}, HEALS_WITHIN);
	expect(await metric('job_worker_down_seconds')).toBe(0);
});
