/**
 * Each rule of deploy/alerts.yaml with a server that is really in that state: its /metrics before, during and after it become the series over which
 * promtool evaluates the rule. deploy/alerts.test.yaml tests the same rules with series written by hand.
 */
import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { initiatePayment, reviewPayment, verifyPayment } from '#contract/payments.ts';
import { DAY_MS, HOUR_MS } from '#contract/time.ts';
import { closeAlert, raiseAlert } from '#server/platform/context/alerts.ts';
import { enqueueMessage } from '#server/platform/context/outbox.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { databaseLink } from '#tests/faults/database-link.ts';
import { alertRules, inState, metricsOf, observed, promtoolTest } from '#tests/support/alert-states.ts';
import { exhaustConnections } from '#tests/support/exhausted-connections.ts';
import { aPerson } from '#tests/support/factories.ts';
import { freePort } from '#tests/support/main-process.ts';
import { aHold, cards, openPage, pay } from '#tests/support/payments.ts';
import { advanceUntilDue, batchOf, paidTo, payoutsOf, settledTrip } from '#tests/support/payouts.ts';
import { aWorld } from '#tests/support/world.ts';

let smsStatus = 201;
const sms = createServer((request, response) => {
	request.resume().on('end', () => response.writeHead(smsStatus, { 'content-type': 'application/json' }).end('{}'));
});
const smsPort = await freePort();
sms.listen(smsPort, '127.0.0.1');
afterAll(() => void sms.close());

const world = aWorld({ SMS_URL: `http://127.0.0.1:${smsPort}`, SMS_ACCOUNT: 'AC1', SMS_TOKEN: 'secret', SMS_FROM: 'Mishwar' });

/** Moves the monotonic clock, by which processes measure how long something lasts. */
let jumped = 0;
beforeAll(() => {
	const now = performance.now.bind(performance);
	vi.spyOn(performance, 'now').mockImplementation(() => now() + jumped);
});
afterAll(() => void vi.restoreAllMocks());

const platform = () => world.running.platform;
const jump = (milliseconds: number) => {
	jumped += milliseconds;
};
const sumOf = (text: string, series: RegExp) => [...text.matchAll(series)].reduce((sum, [, value]) => sum + Number(value), 0);

let server: Awaited<ReturnType<typeof world.another>>;
const [ofWorld, ofOther] = [() => world.url, () => server.url];
inState('MishwarDown', ofOther, async (scrape) => {
	server = await world.another();
	const { port } = new URL(server.url);
	await scrape();
	await server.stop();
	await scrape();
	server = await world.another({ PORT: port });
	await scrape();
});

const aRead = () => fetch(`${world.url}/api/cars/no-such-car`);
const connections = exhaustConnections(world);

inState('MishwarErrors', ofWorld, async (scrape) => {
	world.expectLog(/timeout exceeded when trying to connect/);
	await aRead();
	await scrape();
	await connections.allBut(0, 50);
	expect((await aRead()).status).toBe(503);
	connections.giveBackOne();
	await scrape();
	await aRead();
	await scrape();
});

inState('MishwarSlow', ofWorld, async (scrape) => {
	await aRead();
	await scrape();
	const client = await platform().pool.connect();
	await client.query('BEGIN; LOCK TABLE cars IN ACCESS EXCLUSIVE MODE');
	const slow = aRead();
	const waiting = `SELECT FROM pg_locks WHERE NOT granted AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`;
	await expect.poll(async () => (await client.query(waiting)).rowCount).toBeGreaterThan(0);
	jump(2000);
	await client.query('ROLLBACK');
	client.release();
	await slow;
	await scrape();
	await aRead();
	await scrape();
});

inState('MishwarProcessorBusy', ofWorld, async (scrape) => {
	const isCalm = (text: string) => sumOf(text, /^nodejs_eventloop_lag_p99_seconds (\S+)$/gm) < 0.1;
	await scrape(isCalm);
	// Each reading resets the measurement. If another reading came first, the delay is gone and must be caused again.
	await scrape((text) => {
		if (!isCalm(text)) return true;
		for (const until = Date.now() + 500; Date.now() < until; );
		return false;
	});
	await scrape(isCalm);
});

inState('MishwarConnectionsShort', ofWorld, async (scrape) => {
	const { pool } = platform();
	await scrape();
	await connections.allBut(0, 30_000);
	const read = aRead();
	await expect.poll(() => pool.waitingCount).toBeGreaterThan(0);
	const requests = pool.waitingCount;
	const during = scrape();
	// It waits for a connection as well.
	await expect.poll(() => pool.waitingCount).toBeGreaterThan(requests);
	connections.giveBackOne();
	await Promise.all([during, read]);
	await scrape();
});

inState('MishwarDatabaseGone', ofWorld, async (scrape) => {
	await scrape();
	await connections.allBut(0, 20);
	await scrape();
	connections.giveBackOne();
	await scrape();
});

inState('MishwarDegraded', ofWorld, async (scrape) => {
	const { store } = platform();
	const { put } = store;
	await scrape();
	Object.assign(store, { put: () => Promise.reject(new Error('the disk is full')) });
	// The former result is cached for ten seconds.
	jump(11_000);
	await scrape();
	Object.assign(store, { put });
	await scrape();
});

inState('MishwarBackupLate', ofWorld, async (scrape) => {
	const finished = (ago: string) =>
		platform().pool.query(
			`INSERT INTO backup_runs (first_begun_at, finished_at) VALUES (now(), now() - $1::interval)
				ON CONFLICT (only_row) DO UPDATE SET finished_at = excluded.finished_at`,
			[ago],
		);
	await finished('1 hour');
	await scrape();
	await finished('27 hours');
	await scrape();
	await finished('1 minute');
	await scrape();
});

inState('MishwarReplicaBehind', ofOther, async (scrape) => {
	world.expectLog(/a replica does not answer/);
	const url = new URL(String(platform().pool.options.connectionString));
	const link = databaseLink(await freePort(), `${url.searchParams.get('host')}/.s.PGSQL.${url.port || 5432}`);
	url.searchParams.delete('host');
	Object.assign(url, { host: `127.0.0.1:${link.port}` });
	server = await world.another({ DATABASE_REPLICA_URL: String(url) });
	await scrape();
	jump(60_000);
	await scrape();
	// It has become the primary, so it has no lag.
	await link.open();
	await scrape((text) => !text.includes('replica_lag_seconds{'));
	await server.stop();
	await link.close();
});

inState('MishwarWorkerDown', ofOther, async (scrape) => {
	world.expectLog(/the job worker|job failed|job warning|abandoned jobs|not ready/);
	server = await world.another({ JOBS: '1' });
	await scrape();
	await platform().pool.query('ALTER TABLE graphile_worker._private_jobs RENAME TO jobs_away');
	const downSeconds = (text: string) => sumOf(text, /^job_worker_down_seconds (\S+)$/gm);
	try {
		await expect.poll(async () => downSeconds((await metricsOf(server.url)) ?? ''), { timeout: 20_000 }).toBeGreaterThan(0);
		jump(30_000);
		await scrape();
	} finally {
		await platform().pool.query('ALTER TABLE graphile_worker.jobs_away RENAME TO _private_jobs');
	}
	await scrape((text) => downSeconds(text) === 0);
	await server.stop();
});

inState('MishwarJobsLate', ofWorld, async (scrape) => {
	await scrape();
	await platform().pool.query(`SELECT graphile_worker.add_job('test.late', run_at := now() - interval '10 minutes')`);
	await scrape();
	await platform().pool.query(
		`SELECT graphile_worker.complete_jobs(array_agg(id)) FROM graphile_worker.jobs WHERE task_identifier = 'test.late'`,
	);
	await scrape();
});

inState('MishwarJobFailed', ofWorld, async (scrape) => {
	world.expectLog(/job failed/);
	await scrape();
	await platform().pool.query(`SELECT graphile_worker.add_job('outbox.deliver', '{}', max_attempts := 1)`);
	await world.runJobs();
	await scrape();
	await platform().pool.query(
		`SELECT graphile_worker.complete_jobs(array_agg(id)) FROM graphile_worker.jobs WHERE attempts >= max_attempts`,
	);
	await scrape();
});

async function send(messages: number): Promise<void> {
	const message = { channel: 'SMS', to: '+962790000001', language: 'en', text: 'x' } as const;
	for (let each = 0; each < messages; each += 1) await inTransaction(platform().db, (tx) => enqueueMessage(platform(), tx, message));
	await world.runJobs();
}

inState('MishwarDeliveriesPause', ofWorld, async (scrape) => {
	world.expectLog(/job failed|deliveries pause/);
	await scrape();
	smsStatus = 500;
	await send(5);
	await scrape();
	smsStatus = 201;
	jump(16_000);
	await send(1);
	await scrape();
});

inState('MishwarMessagesFailed', ofWorld, async (scrape) => {
	world.expectLog(/a message could not be delivered/);
	await scrape();
	smsStatus = 400;
	await send(6);
	smsStatus = 201;
	await scrape();
	await scrape();
});

inState('MishwarServiceDown', ofWorld, async (scrape) => {
	world.expectLog(/the gateway opened no checkout|gateway call failed/);
	const { renter, booking } = await aHold(world);
	const opens = () => renter.browser.try(initiatePayment, { body: { bookingId: booking.id } });
	await scrape();
	await world.gateway.fault({ call: 'create', answer: 500, times: 1000 });
	const isDown = (text: string | null) => Boolean(text?.includes('service_circuit_open{service="myfatoorah"} 1'));
	for (let calls = 0; calls < 10 && !isDown(await metricsOf(world.url)); calls += 1) expect((await opens()).status).toBe(503);
	await scrape(isDown);
	await world.gateway.clearFaults();
	// No payments happen meanwhile, so the breaker forgets that the gateway is down.
	jump(5 * 60_000);
	await scrape((text) => !isDown(text));
	expect((await opens()).status).toBe(200);
});

inState('MishwarNeedsPerson', ofWorld, async (scrape) => {
	world.expectLog(/ALERT REFUND_LATE/);
	const alert = { kind: 'REFUND_LATE' as const, subject: 'refund', subjectId: randomUUID() };
	await scrape();
	await inTransaction(platform().db, (tx) => raiseAlert(platform(), tx, alert));
	await scrape();
	await closeAlert(platform(), platform().db, { ...alert, actorId: null });
	await scrape();
});

inState('MishwarPaymentInReview', ofWorld, async (scrape) => {
	world.expectLog(/ALERT PAYMENT_DOES_NOT_FIT/);
	const { renter, booking } = await aHold(world);
	const { invoiceId, paymentId } = await openPage(world, renter, booking);
	await scrape();
	await world.gateway.pay({ invoiceId, card: cards.neitherWebhookNorRedirect });
	await world.gateway.override({ invoiceId, amount: '212.990', verifies: 1 });
	await renter.browser.call(verifyPayment, { params: { paymentId } });
	await scrape();
	const admin = await aPerson(world, { role: 'ADMIN' });
	await admin.browser.call(reviewPayment, { params: { id: paymentId }, body: { decision: 'ACCEPT', note: 'the gateway was asked' } });
	await scrape();
});

inState('MishwarPaymentsFail', ofWorld, async (scrape) => {
	const { renter, booking } = await aHold(world);
	await scrape();
	for (let attempts = 0; attempts < 20; attempts += 1) await pay(world, renter, booking, cards.declined);
	await scrape();
	world.clock.advance(HOUR_MS + 1);
	await scrape();
});

inState('MishwarPayoutsLate', ofWorld, async (scrape) => {
	const { owner } = await settledTrip(world);
	await paidTo(owner);
	await scrape();
	await advanceUntilDue(world);
	await world.advance(5 * DAY_MS);
	await scrape();
	const admin = await aPerson(world, { role: 'ADMIN' });
	await batchOf(admin, await payoutsOf(admin, owner));
	await scrape();
});

/** Part of Debian's package prometheus. */
const hasPromtool = spawnSync('promtool', ['--version']).status === 0;

it('has produced the state of every rule', () => {
	expect([...observed.keys()].sort()).toEqual([...alertRules.keys()].sort());
});

it.skipIf(!hasPromtool)('fires each rule over the metrics of its state, and neither before nor after', () => {
	const folder = mkdtempSync(path.join(tmpdir(), 'mishwar-alerts-'));
	try {
		const file = path.join(folder, 'scraped.yaml');
		const tests = [...observed].map(([alert, scraped]) => promtoolTest(alert, scraped));
		// JSON is YAML.
		writeFileSync(file, JSON.stringify({ rule_files: [path.resolve('deploy/alerts.yaml')], evaluation_interval: '1m', tests }));
		const { stdout, stderr } = spawnSync('promtool', ['test', 'rules', file], { encoding: 'utf8' });
		expect(stdout + stderr).toContain('SUCCESS');
	} finally {
		rmSync(folder, { recursive: true, force: true });
	}
});
