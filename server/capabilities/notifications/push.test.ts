import { createECDH, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { decrypt } from 'http_ece';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { signOut } from '#contract/identity.ts';
import { getNotificationChoices, putNotificationChoices } from '#contract/notification-choices.ts';
import { listNotifications, markNotificationRead } from '#contract/notifications.ts';
import { pushKey, subscribeToPush, unsubscribeFromPush } from '#contract/push.ts';
import { createSigningKeys } from '#server/platform/base/signing-keys.ts';
import { runDueJobs } from '#server/platform/jobs/worker.ts';
import { aCar, aPerson } from '#tests/support/factories.ts';
import { paidRequest } from '#tests/support/payments.ts';
import { aWorld, SECRET } from '#tests/support/world.ts';
import { allPushKeys } from './push-keys.ts';

const world = aWorld();

/** A local push service: received messages and configured answers. */
const received: Array<{ path: string; headers: IncomingHttpHeaders; body: Buffer }> = [];
let answer = 201;
let answerOf = (_: IncomingHttpHeaders): number => answer;
const service = createServer(async (request, response) => {
	received.push({ path: request.url ?? '', headers: request.headers, body: await buffer(request) });
	response.writeHead(answerOf(request.headers)).end();
});
service.listen(0, '127.0.0.1');
await once(service, 'listening');
const serviceUrl = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;

beforeEach(() => {
	received.length = 0;
	answer = 201;
	answerOf = () => answer;
});
afterAll(() => new Promise((resolve) => service.close(resolve)));

/** The browser's side of a subscription. */
function aDevice(path: string) {
	const pair = createECDH('prime256v1');
	const auth = randomBytes(16);
	const p256dh = pair.generateKeys();
	const subscription = {
		endpoint: `${serviceUrl}${path}`,
		keys: { p256dh: p256dh.toString('base64url'), auth: auth.toString('base64url') },
	};
	const read = (body: Buffer) =>
		JSON.parse(decrypt(body, { version: 'aes128gcm', privateKey: pair, authSecret: auth.toString('base64url') }).toString());
	return { subscription, read };
}

async function anOwnerWithDevice(path: string) {
	const owner = await aPerson(world);
	const device = aDevice(path);
	await owner.browser.call(subscribeToPush, { body: device.subscription });
	return { owner, device };
}

async function aRequestTo(owner: Awaited<ReturnType<typeof aPerson>>) {
	return paidRequest(world, await aPerson(world), await aCar(world, owner));
}

describe('a subscribed device', () => {
	it('gets each notification, readable by it only, signed with our key', async () => {
		const { owner, device } = await anOwnerWithDevice('/told');
		const { id } = await aRequestTo(owner);
		await world.runJobs();
		const [sent] = received.filter(({ path }) => path === '/told');
		const [line] = await owner.browser.call(listNotifications, {});
		expect(device.read(sent?.body ?? Buffer.alloc(0))).toEqual({
			title: line?.title.en,
			body: line?.body.en,
			url: `/owner/bookings/${id}`,
			tag: expect.stringContaining(id),
			language: 'en',
			unread: 1,
		});
		const { publicKey } = await owner.browser.call(pushKey);
		expect(sent?.headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400' });
		expect(sent?.headers.authorization).toContain(`k=${publicKey}`);
	});

	it('gets nothing after signing out or unsubscribing', async () => {
		const { owner, device } = await anOwnerWithDevice('/gone');
		await owner.browser.call(unsubscribeFromPush, { body: { endpoint: device.subscription.endpoint } });
		await aRequestTo(owner);
		await world.runJobs();
		await owner.browser.call(subscribeToPush, { body: device.subscription });
		await owner.browser.call(signOut);
		await aRequestTo(owner);
		await world.runJobs();
		expect(received.filter(({ path }) => path === '/gone')).toEqual([]);
	});

	it('gets nothing that the person does not want on devices', async () => {
		const { owner } = await anOwnerWithDevice('/unwanted');
		const choices = await owner.browser.call(getNotificationChoices);
		await owner.browser.call(putNotificationChoices, { body: { ...choices, BOOKINGS: { ...choices.BOOKINGS, PUSH: false } } });
		await aRequestTo(owner);
		await world.runJobs();
		expect(await owner.browser.call(listNotifications, {})).toHaveLength(1);
		expect(received.filter(({ path }) => path === '/unwanted')).toEqual([]);
	});

	it('is deleted once its service reports that it is gone, and retried if the service fails', async () => {
		const { owner } = await anOwnerWithDevice('/fails');
		world.expectLog(/job failed/);
		answer = 503;
		await aRequestTo(owner);
		await world.runJobs();
		const tries = () => received.filter(({ path }) => path === '/fails').length;
		expect(tries()).toBe(1);
		answer = 410;
		await aRequestTo(owner);
		await world.runJobs();
		expect(tries()).toBe(2);
		answer = 201;
		await aRequestTo(owner);
		await world.runJobs();
		expect(tries()).toBe(2);
	});

	it('belongs to the person who is signed in on it now', async () => {
		const { owner, device } = await anOwnerWithDevice('/handed-on');
		const next = await aPerson(world);
		await next.browser.call(subscribeToPush, { body: device.subscription });
		await aRequestTo(owner);
		await world.runJobs();
		expect(received.filter(({ path }) => path === '/handed-on')).toEqual([]);
		await aRequestTo(next);
		await world.runJobs();
		expect(received.filter(({ path }) => path === '/handed-on')).toHaveLength(1);
	});
});

describe('subscribing', () => {
	it('refuses invalid keys', async () => {
		const person = await aPerson(world);
		const { subscription } = aDevice('/x');
		const refused = (keys: Partial<typeof subscription.keys>) =>
			person.browser.refused(subscribeToPush, { body: { ...subscription, keys: { ...subscription.keys, ...keys } } });
		expect(await refused({ auth: 'AAAA' })).toMatchObject({ status: 400, code: 'INVALID_INPUT' });
		expect(await refused({ p256dh: randomBytes(64).toString('base64url') })).toMatchObject({ status: 400, code: 'INVALID_INPUT' });
		expect(await refused({ p256dh: Buffer.alloc(65, 2).toString('base64url') })).toMatchObject({
			status: 400,
			code: 'PUSH_ADDRESS_REFUSED',
		});
	});

	it('keeps the newest ten devices of a person', async () => {
		const person = await aPerson(world);
		for (let index = 0; index < 12; index += 1) {
			world.clock.advance(1000);
			await person.browser.call(subscribeToPush, { body: aDevice(`/many-${index}`).subscription });
		}
		await aRequestTo(person);
		await world.runJobs();
		const devices = received.map(({ path }) => path).filter((path) => path.startsWith('/many-'));
		expect(devices.toSorted()).toEqual(Array.from({ length: 10 }, (_, index) => `/many-${index + 2}`).toSorted());
	});
});

describe('our key', () => {
	it('is a point of the curve, the same for the same secret', () => {
		const [keys] = allPushKeys(createSigningKeys(['one secret']));
		expect(allPushKeys(createSigningKeys(['another', 'one secret']))[1]).toEqual(keys);
		expect(allPushKeys(createSigningKeys(['another']))[0]).not.toEqual(keys);
		expect(Buffer.from(keys?.publicKey ?? '', 'base64url')).toHaveLength(65);
	});

	it('stays the one with which a device was subscribed after the secret was replaced', async () => {
		const { owner } = await anOwnerWithDevice('/before');
		const { publicKey } = await owner.browser.call(pushKey);
		const other = await world.another({ SECRET_KEY: `another secret that is long enough,${SECRET}` });
		answerOf = ({ authorization }) => (authorization?.includes(`k=${publicKey}`) ? 201 : 403);
		await aRequestTo(owner);
		await runDueJobs(other.platform, other.workerPool, other.jobs);
		expect(received.map(({ headers }) => headers.authorization?.includes(publicKey))).toEqual([false, true]);
		await aRequestTo(owner);
		await world.runJobs();
		expect(received).toHaveLength(3);
	});
});

describe('a notification that was read', () => {
	it('is not sent to a device that could not be reached before', async () => {
		const { owner } = await anOwnerWithDevice('/late');
		await aRequestTo(owner);
		world.expectLog(/job failed/);
		answer = 500;
		await world.runJobs();
		const [line] = await owner.browser.call(listNotifications, {});
		await owner.browser.call(markNotificationRead, { params: { id: line?.id ?? '' } });
		answer = 201;
		const before = received.length;
		await world.running.workerPool.query(
			`UPDATE graphile_worker._private_jobs SET last_error = NULL, run_at = now() WHERE last_error IS NOT NULL`,
		);
		await world.runJobs();
		expect(received.length).toBe(before);
	});
});
