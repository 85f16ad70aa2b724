/** Servers whose clocks are two hours ahead and behind, and step to the other side while they run: no hold, session, code or deadline ends, and attempts are limited as before. */
import { afterAll, beforeAll, expect, inject, it, vi } from 'vitest';
import { acceptBooking, type Booking, getBooking, requestBooking } from '#contract/bookings.ts';
import { devOutbox } from '#contract/dev.ts';
import { currentUser } from '#contract/identity.ts';
import { sendSignInCode, signInWithEmail, verifySignInCode } from '#contract/sign-in.ts';
import { ammanDate, DAY_MS } from '#contract/time.ts';
import { sendRemindersJob } from '#server/capabilities/bookings/jobs.ts';
import { verifyLedger } from '#server/capabilities/reconciliation/index.ts';
import { Browser } from '#tests/support/browser.ts';
import { aCar, aPerson, aSession, type Person } from '#tests/support/factories.ts';
import { freePort, type MainProcess, mainProcess } from '#tests/support/main-process.ts';
import { paidRequest } from '#tests/support/payments.ts';
import { aKillableApp, type KillableApp } from './killable-app.ts';

type Server = MainProcess & { url: string };

const PHONE = '+962790444555';
const SOON = { timeout: 30_000, interval: 100 };

let app: KillableApp;
let wrong: Server[];
beforeAll(async () => {
	app = await aKillableApp(inject('postgresUrl'), { LOG_LEVEL: 'error' });
	await app.start();
	wrong = await Promise.all([120, -120].map(serverWithClock));
}, 240_000);
afterAll(async () => {
	for (const server of wrong ?? []) await server.kill();
	await app?.close();
}, 60_000);

/** On the same database; `error` in minutes. */
async function serverWithClock(error: number): Promise<Server> {
	const port = await freePort();
	const server = mainProcess({
		...{ ...app.settings, PORT: String(port), PUBLIC_URL: app.world.url },
		...{ NODE_OPTIONS: '--import ./tests/faults/wrong-clock.mjs', CLOCK_ERROR_MINUTES: String(error) },
	});
	await server.start();
	return { ...server, url: `http://localhost:${port}` };
}

/** The person's session at another server. */
const at = async (server: { url: string }, { id }: { id: string }) =>
	new Browser(server.url, { mishwar_session: await aSession(app.world, id) });

const days = (from: number) => {
	const day = (count: number) => ammanDate(new Date(Date.now() + count * DAY_MS));
	return { startAt: day(from), endAt: day(from + 3) };
};

/** Runs the jobs that look for expired rows, and all other jobs that are due by the database's time. */
async function runDueJobs(): Promise<void> {
	const { pool } = app.connections;
	for (const job of ['privacy.remove-old-traces', 'objects.remove-forgotten', sendRemindersJob.name])
		await pool.query('SELECT graphile_worker.add_job($1)', [job]);
	const due = 'SELECT FROM graphile_worker._private_jobs WHERE run_at <= now()';
	await vi.waitUntil(async () => (await pool.query(due)).rowCount === 0, SOON);
}

const minutesLeft = async (booking: Booking, column: string): Promise<number> => {
	const { rows } = await app.connections.pool.query(
		`SELECT extract(epoch FROM ${column} - now())::float / 60 AS minutes FROM bookings WHERE id = $1`,
		[booking.id],
	);
	return rows[0]?.minutes;
};

it('limits attempts across all servers together, for the same time as with a correct clock', { timeout: 60_000 }, async () => {
	const [ahead, behind] = wrong as [Server, Server];
	const servers = [ahead, app.world, behind];
	const guess = async (server: { url: string }) => {
		const wrongly = { email: 'somebody@mishwar.test', password: 'not this one' };
		const { status, headers } = await new Browser(server.url).try(signInWithEmail, { body: wrongly });
		return status === 429 ? Number(headers.get('retry-after')) : status;
	};
	for (let count = 0; count < 10; count += 1) expect(await guess(servers[count % 3] ?? ahead)).toBe(401);
	for (const server of servers) expect(await guess(server)).toBeLessThanOrEqual(60);
});

it('keeps holds, requests, sessions and codes valid, and grants every user the same time', { timeout: 240_000 }, async () => {
	const [owner, holder, payer] = await Promise.all([aPerson(app.world), aPerson(app.world), aPerson(app.world, { phone: PHONE })]);
	const [one, two, three] = [await aCar(app.world, owner), await aCar(app.world, owner), await aCar(app.world, owner)];
	const held = await holder.browser.call(requestBooking, { body: { carId: one.id, ...days(20) } });
	const paid = await paidRequest(app.world, payer, two, days(20));
	const answerIn = await minutesLeft(paid, 'respond_by');
	const visitor = new Browser(app.world.url);
	await visitor.call(sendSignInCode, { body: { phone: PHONE } });
	const codes = async () => (await visitor.call(devOutbox)).filter(({ to }) => to === PHONE).map(({ text }) => /\d{6}/.exec(text)?.[0]);
	await vi.waitUntil(async () => (await codes()).length > 0, SOON);
	const [code = ''] = await codes();

	// From here on only servers with wrong clocks run jobs.
	await app.stop();
	for (const isStepped of [false, true]) {
		if (isStepped) for (const server of wrong) process.kill(server.pid(), 'SIGUSR2');
		await runDueJobs();
		await Promise.all(wrong.map((server) => stillThere(server, { holder, held, payer, paid })));
	}
	expect(await minutesLeft(paid, 'respond_by')).toBeGreaterThan(answerIn - 5);

	const [ahead, behind] = wrong as [Server, Server];
	const late = await (await at(behind, payer)).call(requestBooking, { body: { carId: three.id, ...days(30) } });
	const minutes = await minutesLeft(late, 'hold_expires_at');
	expect(minutes).toBeGreaterThan(28);
	expect(minutes).toBeLessThan(31);
	await (await at(ahead, owner)).call(acceptBooking, { params: paid });
	// graphile-worker writes this at the next full minute of a server whose clock is ahead.
	await app.connections.pool.query(`UPDATE graphile_worker._private_known_crontabs SET last_execution = now() + interval '2 hours'`);
	await Promise.all(wrong.map((server) => server.stop()));
	await app.start();
	const blocked = `SELECT FROM graphile_worker._private_known_crontabs WHERE last_execution > now() + interval '2 minutes'`;
	await vi.waitUntil(async () => (await app.connections.pool.query(blocked)).rowCount === 0, SOON);
	await visitor.call(verifySignInCode, { body: { phone: PHONE, code } });
	expect(await holder.browser.call(currentUser)).toMatchObject({ id: holder.id });
	expect(await verifyLedger(app.connections.db)).toEqual([]);
	const stuck = await app.connections.pool.query(
		'SELECT task_id, last_error FROM graphile_worker._private_jobs WHERE last_error IS NOT NULL',
	);
	expect(stuck.rows).toEqual([]);
});

type Things = { holder: Person; held: Booking; payer: Person; paid: Booking };

async function stillThere(server: Server, { holder, held, payer, paid }: Things): Promise<void> {
	const [ofHolder, ofPayer] = [await at(server, holder), await at(server, payer)];
	expect(await ofHolder.call(currentUser)).toMatchObject({ id: holder.id });
	expect(await ofHolder.call(getBooking, { params: held })).toMatchObject({ status: 'REQUESTED', holdExpiresAt: expect.any(String) });
	expect(await ofPayer.call(getBooking, { params: paid })).toMatchObject({ status: 'REQUESTED' });
}
