import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { forgotPassword, sendSignInCode } from '#contract/sign-in.ts';
import { DAY_MS } from '#contract/time.ts';
import { deliverMessage, enqueueMessage } from '#server/platform/context/outbox.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { enqueue } from '#server/platform/jobs/jobs.ts';
import { aPerson } from '#tests/support/factories.ts';
import { startSmtpSink } from '#tests/support/smtp-sink.ts';
import { aWorld } from '#tests/support/world.ts';

const sink = await startSmtpSink();
let smsAnswer = { status: 201, body: {} as object };
const texts: string[] = [];
const sms = createServer((request, response) => {
	request.setEncoding('utf8').on('data', (part) => texts.push(new URLSearchParams(part).get('Body') ?? ''));
	request.on('end', () => response.writeHead(smsAnswer.status, { 'content-type': 'application/json' }).end(JSON.stringify(smsAnswer.body)));
});
await new Promise<void>((resolve) => sms.listen(0, '127.0.0.1', resolve));
const world = aWorld({
	SMTP_URL: sink.url,
	SMS_URL: `http://127.0.0.1:${(sms.address() as AddressInfo).port}`,
	...{ SMS_ACCOUNT: 'AC1', SMS_TOKEN: 'secret', SMS_FROM: 'Mishwar' },
});

afterEach(() => {
	sink.behave('TAKE');
	sink.emails.length = 0;
	texts.length = 0;
	smsAnswer = { status: 201, body: {} };
});
afterAll(async () => {
	await sink.close();
	sms.close();
});

const MINUTE_MS = 60_000;
let phones = 0;

async function aMessage(channel: 'EMAIL' | 'SMS', lifetime: { lifetimeMs?: number } = {}) {
	const { platform } = world.running;
	phones += 1;
	const to = channel === 'EMAIL' ? `${randomUUID()}@mishwar.test` : `+96279000010${phones}`;
	await inTransaction(platform.db, (tx) =>
		enqueueMessage(platform, tx, { channel, to, language: 'en', subject: 'Hello', text: `to ${to}`, ...lifetime }),
	);
	const { id } = await platform.db
		.selectFrom('outbox_messages')
		.select('id')
		.where('recipient', '=', to)
		.orderBy('created_at', 'desc')
		.executeTakeFirstOrThrow();
	const now = () => platform.db.selectFrom('outbox_messages').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
	return { id, to, now };
}

/** The worker's retry after its pause. */
async function tryAgain(): Promise<void> {
	await world.running.platform.pool.query(
		'UPDATE graphile_worker._private_jobs SET last_error = NULL, run_at = now() WHERE last_error IS NOT NULL',
	);
	await world.runJobs();
}

const expectFailedJobs = () => world.expectLog(/job failed/);

describe('an e-mail', () => {
	it.each(['TRY_LATER', 'CLOSE_AFTER_DATA'] as const)(
		'that a failing server did not confirm (%s) stays queued and is retried',
		async (how) => {
			expectFailedJobs();
			sink.behave(how);
			const message = await aMessage('EMAIL');
			await world.runJobs();
			expect(await message.now()).toMatchObject({ status: 'WAITING', tries: 1, problem: expect.any(String) });
			await tryAgain();
			expect(await message.now()).toMatchObject({ status: 'WAITING', tries: 2 });
			sink.behave('TAKE');
			await tryAgain();
			expect(await message.now()).toMatchObject({ status: 'SENT', tries: 3 });
			await tryAgain();
			// Duplicates have the same Message-ID, so a mailbox shows one.
			const ids = new Set(sink.emails.map(({ messageId }) => messageId));
			expect([...ids]).toEqual([`<${message.id}@mishwar.test>`]);
			expect(sink.emails).toHaveLength(how === 'TRY_LATER' ? 1 : 3);
			expect(sink.emails.every(({ to }) => to?.[0]?.address === message.to)).toBe(true);
		},
	);

	it.each([
		['REFUSE_RECIPIENT', /no such mailbox/],
		['REFUSE_EMAIL', /looks like spam/],
	] as const)('that is permanently refused (%s) is not retried, and the reason is stored', async (how, reason) => {
		world.expectLog(/could not be delivered/);
		sink.behave(how);
		const message = await aMessage('EMAIL');
		await world.runJobs();
		expect(await message.now()).toMatchObject({ status: 'FAILED', tries: 1, problem: expect.stringMatching(reason), sent_at: null });
		sink.behave('TAKE');
		await tryAgain();
		expect(sink.emails).toEqual([]);
		const metrics = await world.visitor().send<string>('GET', '/metrics');
		expect(metrics.body).toMatch(/outbox_messages\{status="FAILED",channel="EMAIL"\} [1-9]/);
	});

	it('that no server accepted for three days is dropped', async () => {
		expectFailedJobs();
		world.expectLog(/could not be delivered/);
		sink.behave('TRY_LATER');
		const message = await aMessage('EMAIL');
		await world.runJobs();
		world.clock.advance(3 * DAY_MS + 1);
		await tryAgain();
		expect(await message.now()).toMatchObject({ status: 'FAILED', tries: 2, problem: expect.stringMatching(/greylisted/) });
	});

	it('is sent once if several workers take its job at the same time', async () => {
		const message = await aMessage('EMAIL');
		const { platform, jobs } = world.running;
		await inTransaction(platform.db, (tx) => enqueue(tx, deliverMessage, { messageId: message.id }));
		const deliver = jobs.find(({ name }) => name === deliverMessage.name);
		await Promise.all(Array.from({ length: 6 }, () => deliver?.run(platform, { messageId: message.id })));
		await world.advance(2 * MINUTE_MS);
		expect(sink.emails).toHaveLength(1);
		expect(await message.now()).toMatchObject({ status: 'SENT', tries: 1 });
	});
});

describe('a message about something that ends', () => {
	it.each(['SMS', 'EMAIL'] as const)('is not sent once it has ended (%s), and others are', async (channel) => {
		expectFailedJobs();
		world.expectLog(/could not be delivered|deliveries pause/);
		sink.behave('TRY_LATER');
		smsAnswer = { status: 503, body: {} };
		const [code, news] = [await aMessage(channel, { lifetimeMs: 5 * MINUTE_MS }), await aMessage(channel)];
		await world.runJobs();
		expect([await code.now(), await news.now()].map(({ status }) => status)).toEqual(['WAITING', 'WAITING']);
		sink.behave('TAKE');
		smsAnswer = { status: 201, body: {} };
		texts.length = 0;
		world.clock.advance(10 * MINUTE_MS);
		await tryAgain();
		expect(await code.now()).toMatchObject({ status: 'FAILED', sent_at: null, problem: expect.stringContaining('had ended') });
		expect(await news.now()).toMatchObject({ status: 'SENT' });
		const sent = channel === 'SMS' ? texts : sink.emails.map(({ to }) => `to ${to?.[0]?.address}`);
		expect(sent).toEqual([`to ${news.to}`]);
	});

	it('is a code or a link, as long as it is valid', async () => {
		const phone = '+962790000299';
		const { email } = await aPerson(world, { phone });
		await world.visitor().call(sendSignInCode, { body: { phone } });
		await world.visitor().call(forgotPassword, { body: { email } });
		await world.runJobs();
		const { rows } = await world.running.platform.pool.query(
			`SELECT channel, extract(epoch FROM expires_at - created_at)::integer / 60 AS minutes FROM outbox_messages
				WHERE recipient = ANY($1) ORDER BY 2`,
			[[email, phone]],
		);
		expect(rows).toEqual([
			{ channel: 'SMS', minutes: 5 },
			{ channel: 'EMAIL', minutes: 60 },
		]);
	});
});

describe('a delivery whose process ended before the result was recorded', () => {
	const endedInBetween = async () => {
		const message = await aMessage('EMAIL');
		const until = new Date(world.clock.now().getTime() + MINUTE_MS);
		const { db } = world.running.platform;
		await db.updateTable('outbox_messages').set({ claimed_until: until, tries: 1 }).where('id', '=', message.id).execute();
		return message;
	};

	it('is left to that process as long as it may still be sending', async () => {
		const message = await endedInBetween();
		await world.runJobs();
		expect(sink.emails).toEqual([]);
		expect(await message.now()).toMatchObject({ status: 'WAITING', tries: 1 });
	});

	it('is repeated afterwards under the same Message-ID, and this is logged and counted', async () => {
		world.expectLog(/a delivery is repeated/);
		const message = await endedInBetween();
		await world.runJobs();
		await world.advance(2 * MINUTE_MS);
		const letters = sink.emails.filter(({ to }) => to?.[0]?.address === message.to);
		expect(letters.map(({ messageId }) => messageId)).toEqual([`<${message.id}@mishwar.test>`]);
		expect(await message.now()).toMatchObject({ status: 'SENT', tries: 2, uncertain_attempts: 1, claimed_until: null });
		const metrics = await world.visitor().send<string>('GET', '/metrics');
		expect(metrics.body).toMatch(/outbox_uncertain_attempts\{channel="EMAIL"\} [1-9]/);
	});
});

it('no transaction is open while a mail server hangs', async () => {
	sink.behave('SAY_NOTHING');
	const message = await aMessage('EMAIL');
	const { platform, jobs } = world.running;
	world.expectLog(/job failed/);
	const running = jobs.find(({ name }) => name === deliverMessage.name)?.run(platform, { messageId: message.id });
	await expect.poll(async () => (await message.now()).claimed_until).not.toBe(null);
	const { rows } = await platform.pool.query(
		`SELECT FROM pg_stat_activity WHERE datname = current_database() AND state = 'idle in transaction'`,
	);
	expect(rows).toEqual([]);
	sink.disconnect();
	await expect(running).rejects.toThrow();
});

describe('an SMS', () => {
	it('that the service cannot accept now is retried', async () => {
		expectFailedJobs();
		smsAnswer = { status: 503, body: {} };
		const message = await aMessage('SMS');
		await world.runJobs();
		expect(await message.now()).toMatchObject({ status: 'WAITING', problem: 'the SMS service answered 503' });
		smsAnswer = { status: 201, body: {} };
		await tryAgain();
		expect(await message.now()).toMatchObject({ status: 'SENT', tries: 2 });
	});

	it('to an invalid number ends there', async () => {
		world.expectLog(/could not be delivered/);
		smsAnswer = { status: 400, body: { code: 21211, message: 'Invalid To number +962790000055' } };
		const message = await aMessage('SMS');
		await world.runJobs();
		expect(await message.now()).toMatchObject({ status: 'FAILED', problem: 'the SMS service answered 400 (21211)' });
		await tryAgain();
		expect(texts).toHaveLength(1);
	});
});
