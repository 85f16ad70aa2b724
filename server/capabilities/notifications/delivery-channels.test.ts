import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { createLog } from '#server/platform/base/log.ts';
import { DeferredDeliveryError, PermanentDeliveryError } from '#server/providers/delivery.ts';
import { createTwilio } from '#server/providers/sms/twilio.ts';
import { DeliveryChannels } from './delivery-channels.ts';

/** An SMS service that hangs on command. */
let hangs = true;
let requests = 0;
const service = createServer((request, response) => {
	requests += 1;
	request.resume();
	if (!hangs) response.writeHead(201).end('{}');
});
service.listen(0, '127.0.0.1');
await once(service, 'listening');
const baseUrl = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
const sms = createTwilio({ baseUrl, account: 'AC1', token: 'secret', from: 'Mishwar', timeoutMs: 50 });

beforeEach(() => {
	hangs = true;
	requests = 0;
});
afterAll(() => void service.close().closeAllConnections());

const PAUSE_MS = 300;
const newChannels = () => new DeliveryChannels(createLog('silent'), { failuresToOpen: 3, openMs: PAUSE_MS });

async function attempt(channels: DeliveryChannels, work = () => sms.send({ id: 'x', to: '+962790000001', text: 'x' })) {
	const slot = channels.take('SMS');
	if ('pauseMs' in slot) return 'POSTPONED' as const;
	try {
		return await slot.send(work).then(
			() => 'SENT' as const,
			() => 'FAILED' as const,
		);
	} finally {
		slot.release();
	}
}

it('does not call a service that hangs after three failures, tests it with one delivery, and continues when it answers', async () => {
	const channels = newChannels();
	for (let each = 0; each < 3; each += 1) expect(await attempt(channels)).toBe('FAILED');
	expect(await attempt(channels)).toBe('POSTPONED');
	expect(channels.blocked()).toEqual(['SMS']);
	expect([channels.states(), channels.openCircuits('SMS')]).toEqual([{ email: 'closed', sms: 'open' }, 1]);
	expect(requests).toBe(3);
	await expect.poll(() => channels.blocked(), { interval: 20 }).toEqual([]);
	expect(await attempt(channels)).toBe('FAILED');
	expect(await attempt(channels)).toBe('POSTPONED');
	expect(requests).toBe(4);
	hangs = false;
	await expect.poll(() => channels.blocked(), { interval: 20 }).toEqual([]);
	expect(await attempt(channels)).toBe('SENT');
	expect(channels.states().sms).toBe('closed');
});

it('has separate slots for each channel', async () => {
	const channels = newChannels();
	const taken = [channels.take('SMS'), channels.take('SMS')];
	expect(channels.take('SMS')).toEqual({ pauseMs: expect.any(Number) });
	expect(channels.blocked()).toEqual(['SMS']);
	expect(channels.take('EMAIL')).toHaveProperty('send');
	for (const slot of taken) if ('release' in slot) slot.release();
	expect(channels.blocked()).toEqual([]);
});

it('does not count an answer about one message as a failure of the service', async () => {
	const channels = newChannels();
	for (let each = 0; each < 6; each += 1) {
		const answer = each % 2 === 0 ? new PermanentDeliveryError('no such number') : new DeferredDeliveryError('greylisted');
		await attempt(channels, () => Promise.reject(answer));
	}
	expect(channels.states().sms).toBe('closed');
});

it('evaluates each push service separately', async () => {
	const channels = newChannels();
	for (let each = 0; each < 3; each += 1) {
		const slot = channels.take('PUSH', 'https://one.test');
		if ('pauseMs' in slot) continue;
		await slot.send(() => Promise.reject(new Error('hangs'))).catch(() => undefined);
		slot.release();
	}
	expect(channels.take('PUSH', 'https://one.test')).toHaveProperty('pauseMs');
	expect(channels.take('PUSH', 'https://two.test')).toHaveProperty('send');
	expect(channels.blocked()).toEqual([]);
});
