/** A mail server that accepts connections and does not answer delays neither other jobs nor other channels. */
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer as createHttpServer } from 'node:http';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { afterAll, expect, it } from 'vitest';
import * as z from 'zod';
import { enqueueMessage } from '#server/platform/context/outbox.ts';
import type { PlatformJob } from '#server/platform/context/platform.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { enqueue, handle, job } from '#server/platform/jobs/jobs.ts';
import { startWorkers } from '#server/platform/jobs/supervised-worker.ts';
import { aWorld } from '#tests/support/world.ts';

const sockets = new Set<Socket>();
const silentMail = createServer((socket) => {
	sockets.add(socket.on('error', () => undefined).on('close', () => sockets.delete(socket)));
});
silentMail.listen(0, '127.0.0.1');
let texts = 0;
const sms = createHttpServer((request, response) => {
	request.resume().on('end', () => {
		texts += 1;
		response.writeHead(201, { 'content-type': 'application/json' }).end('{}');
	});
});
sms.listen(0, '127.0.0.1');
await Promise.all([once(silentMail, 'listening'), once(sms, 'listening')]);
const portOf = (server: { address(): unknown }) => (server.address() as AddressInfo).port;

const world = aWorld({
	SMTP_URL: `smtp://127.0.0.1:${portOf(silentMail)}`,
	SMS_URL: `http://127.0.0.1:${portOf(sms)}`,
	...{ SMS_ACCOUNT: 'AC1', SMS_TOKEN: 'secret', SMS_FROM: 'Mishwar' },
});

afterAll(() => {
	for (const socket of sockets) socket.destroy();
	silentMail.close();
	sms.close();
});

const newsOfPayment = job('test.news-of-payment', z.object({}));

it('delays neither the notice of a payment nor an SMS', async () => {
	const { platform, workerPool, jobs, channels } = world.running;
	world.expectLog(/job failed|deliveries pause/);
	let emails = 0;
	const news: PlatformJob = handle(newsOfPayment, async () => {
		emails += 1;
	});
	await inTransaction(platform.db, async (tx) => {
		for (let each = 0; each < 120; each += 1) {
			await enqueueMessage(platform, tx, {
				channel: 'EMAIL',
				to: `${randomUUID()}@mishwar.test`,
				language: 'en',
				subject: 'Hello',
				text: 'x',
			});
		}
	});
	const worker = await startWorkers(platform, workerPool, [...jobs, news], { blockedFlags: () => channels.blocked() });
	await expect.poll(() => sockets.size, { timeout: 5000 }).toBeGreaterThan(0);
	const since = performance.now();
	await inTransaction(platform.db, async (tx) => {
		await enqueue(tx, newsOfPayment, {});
		await enqueueMessage(platform, tx, { channel: 'SMS', to: '+962790000001', language: 'en', text: 'code' });
	});
	await expect.poll(() => [emails, texts], { timeout: 20_000 }).toEqual([1, 1]);
	expect(performance.now() - since).toBeLessThan(3000);
	await expect
		.poll(async () => (await world.visitor().send<object>('GET', '/readyz')).body, { timeout: 30_000 })
		.toMatchObject({
			status: 'ok',
			deliveries: { email: 'open', sms: 'closed' },
		});
	expect((await world.visitor().send<string>('GET', '/metrics')).body).toContain('delivery_circuits_open{channel="EMAIL"} 1');
	for (const socket of sockets) socket.destroy();
	await worker.stop();
}, 60_000);
