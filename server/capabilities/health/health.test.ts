/** The health page in each of its states, with the time since when. */
import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { getHealth, type HealthCheckName } from '#contract/health.ts';
import { closeAlert, raiseAlert } from '#server/platform/context/alerts.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { aPerson } from '#tests/support/factories.ts';
import { aWorld } from '#tests/support/world.ts';

const world = aWorld();
const HOUR_MS = 3_600_000;

const read = async (url = world.url) => (await aPerson(world, { role: 'ADMIN' })).browser.at(url).call(getHealth);
const checkOf = async (name: HealthCheckName) => (await read()).checks.find(({ check }) => check === name);
const troubled = async () => (await read()).checks.flatMap(({ check, state }) => (state === 'OK' ? [] : [check]));
const moment = (text: string | null | undefined) => new Date(text ?? 0).getTime();

it('is all OK in normal operation', async () => {
	expect(await troubled()).toEqual([]);
	expect((await read()).checks.every(({ since, count }) => since === null && count === 0)).toBe(true);
});

it('reports late jobs and failed ones, since when', async () => {
	const { pool } = world.running.platform;
	await pool.query(`SELECT graphile_worker.add_job('test.soon', run_at := now() - interval '1 minute'),
		graphile_worker.add_job('test.late', run_at := now() - interval '10 minutes'), graphile_worker.add_job('test.failed', max_attempts := 1)`);
	const { rows } = await pool.query<{ due: Date; failed: Date }>(`UPDATE graphile_worker._private_jobs SET attempts = 1 WHERE task_id =
		(SELECT id FROM graphile_worker._private_tasks WHERE identifier = 'test.failed') RETURNING updated_at AS failed,
		(SELECT min(run_at) FROM graphile_worker._private_jobs) AS due`);
	await pool.query(`SELECT graphile_worker.add_job('test.sms', run_at := now() - interval '1 hour', flags := ARRAY['SMS']),
		graphile_worker.add_job('test.push', run_at := now() - interval '5 minutes', flags := ARRAY['PUSH'])`);
	const late = await checkOf('jobsDue');
	expect(late).toMatchObject({ state: 'LATE', count: 1 });
	expect(Math.abs(moment(late?.since) - (rows[0]?.due.getTime() ?? 0))).toBeLessThan(1000);
	const failed = await checkOf('jobsFailed');
	expect(failed).toMatchObject({ state: 'BROKEN', count: 1 });
	expect(Math.abs(moment(failed?.since) - (rows[0]?.failed.getTime() ?? 0))).toBeLessThan(1000);
	await pool.query(`SELECT graphile_worker.complete_jobs(array_agg(id)) FROM graphile_worker.jobs WHERE task_identifier LIKE 'test.%'`);
	expect(await troubled()).toEqual([]);
});

it('reports open alerts since the first, and payments in review separately', async () => {
	world.expectLog(/ALERT/);
	const { platform } = world.running;
	const raise = (kind: 'REFUND_LATE' | 'PAYMENT_DOES_NOT_FIT', subjectId: string) =>
		inTransaction(platform.db, (tx) => raiseAlert(platform, tx, { kind, subject: 'refund', subjectId }));
	const [first, second, review] = [randomUUID(), randomUUID(), randomUUID()];
	await raise('REFUND_LATE', first);
	const since = world.clock.now();
	world.clock.advance(HOUR_MS);
	await raise('REFUND_LATE', second);
	await raise('PAYMENT_DOES_NOT_FIT', review);
	const alerts = await checkOf('alerts');
	expect(alerts).toMatchObject({ state: 'LATE', count: 2 });
	expect(moment(alerts?.since)).toBe(since.getTime());
	for (const subjectId of [first, second]) await closeAlert(platform, platform.db, { kind: 'REFUND_LATE', subjectId, actorId: null });
	await closeAlert(platform, platform.db, { kind: 'PAYMENT_DOES_NOT_FIT', subjectId: review, actorId: null });
	expect(await troubled()).toEqual([]);
});

it('reports messages that should have left, and those that failed if there are many', async () => {
	const { db } = world.running.platform;
	const sendAt = new Date(world.clock.now().getTime() - 20 * 60_000);
	const message = {
		channel: 'EMAIL' as const,
		recipient: 'a@mishwar.test',
		text: 'text',
		subject: 'subject',
		language: 'en' as const,
		created_at: sendAt,
	};
	await db
		.insertInto('outbox_messages')
		.values({ ...message, id: randomUUID(), send_at: sendAt })
		.execute();
	const late = await checkOf('messagesLate');
	expect(late).toMatchObject({ state: 'LATE', count: 1 });
	expect(moment(late?.since)).toBe(sendAt.getTime());
	const fail = (count: number) =>
		db
			.insertInto('outbox_messages')
			.values(
				Array.from({ length: count }, () => ({
					...message,
					id: randomUUID(),
					send_at: sendAt,
					status: 'FAILED' as const,
					failed_at: sendAt,
					problem: 'refused',
				})),
			)
			.execute();
	await fail(5);
	expect(await checkOf('messagesFailed')).toMatchObject({ state: 'OK', count: 0 });
	await fail(1);
	expect(await checkOf('messagesFailed')).toMatchObject({ state: 'BROKEN', count: 6 });
	await db.deleteFrom('outbox_messages').execute();
});

it('reports a service that is not called for a while, and for how long', async () => {
	world.expectLog(/deliveries pause/);
	const { channels } = world.running;
	for (let failures = 0; failures < 5; failures += 1) {
		const slot = channels.take('SMS');
		if (!('send' in slot)) throw new Error('the circuit opened too early');
		await slot.send(() => Promise.reject(new Error('no answer'))).catch(() => undefined);
		slot.release();
	}
	const sms = await checkOf('sms');
	expect(sms).toMatchObject({ state: 'BROKEN', count: 1 });
	expect(moment(sms?.since)).toBeLessThanOrEqual(world.clock.now().getTime());
	expect(await troubled()).toEqual(['sms']);
});

it('reports that the storage fails, from the first failure until it works', async () => {
	world.expectLog(/degraded/);
	const server = await world.another();
	const failing = { put: async () => Promise.reject(new Error('the disk is full')) };
	const put = server.platform.store.put;
	Object.assign(server.platform.store, failing);
	const seen = async () => (await read(server.url)).checks.find(({ check }) => check === 'storage');
	const first = await seen();
	expect(first).toMatchObject({ state: 'BROKEN', count: 1 });
	expect(first?.since).not.toBeNull();
	Object.assign(server.platform.store, { put });
	expect(await seen()).toMatchObject({ state: 'OK', since: null });
});

it('reports a late backup, also the first one, and lists backups only if one was ever started', async () => {
	const { pool } = world.running.platform;
	expect(await checkOf('backup')).toBeUndefined();
	await pool.query(`INSERT INTO backup_runs (first_begun_at) VALUES (now() - interval '25 hours')`);
	expect(await checkOf('backup')).toMatchObject({ state: 'OK', since: null });
	const { rows } = await pool.query<{ since: Date }>(
		`UPDATE backup_runs SET first_begun_at = now() - interval '27 hours' RETURNING first_begun_at AS since`,
	);
	const late = await checkOf('backup');
	expect(late).toMatchObject({ state: 'LATE', count: 1 });
	expect(Math.abs(moment(late?.since) - (rows[0]?.since.getTime() ?? 0))).toBeLessThan(1000);
	await pool.query('UPDATE backup_runs SET finished_at = now()');
	expect(await checkOf('backup')).toMatchObject({ state: 'OK', count: 0 });
	await pool.query('DELETE FROM backup_runs');
});

it('lists a replica only if there is one', async () => {
	const url = String(world.running.platform.pool.options.connectionString);
	expect(await checkOf('replica')).toBeUndefined();
	const replicated = await world.another({ DATABASE_REPLICA_URL: url });
	expect((await read(replicated.url)).checks.find(({ check }) => check === 'replica')).toMatchObject({ state: 'OK' });
});
