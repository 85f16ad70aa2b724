/** LISTEN/NOTIFY: delivery per channel, and reconnection with a notice of the gap. */
import pg from 'pg';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { type DatabaseListening, openNotificationListener } from './notification-listener.ts';

const NAME = 'listening-test';
let other: pg.Client;
let listening: DatabaseListening;

beforeAll(async () => {
	other = new pg.Client({ connectionString: inject('postgresUrl') });
	await other.connect();
	listening = openNotificationListener(
		() => ({ connectionString: inject('postgresUrl'), application_name: NAME }),
		pino({ level: 'silent' }),
	);
});
afterAll(async () => {
	await listening.close();
	await other.end();
});

/** Collects the payloads of a channel in order. */
function ear(channel: string) {
	const brought: string[] = [];
	let wake: () => void = () => undefined;
	const bring = (word: string) => {
		brought.push(word);
		wake();
	};
	listening.on(channel, bring, () => bring('(again)'));
	return async () => {
		while (brought.length === 0)
			await new Promise<void>((resolve) => {
				wake = resolve;
			});
		return brought.shift();
	};
}

const notify = (channel: string, payload: string) => other.query('SELECT pg_notify($1, $2)', [channel, payload]);
const connections = async () => {
	const { rows } = await other.query<{ pid: number }>('SELECT pid FROM pg_stat_activity WHERE application_name = $1', [NAME]);
	return rows.map((row) => row.pid);
};

test('each listener receives the notifications of its channel, and several listeners of one channel receive all of them', async () => {
	const [cars, alsoCars, people] = [ear('test_cars'), ear('test_cars'), ear('test_people')];
	await listening.subscribed();
	await notify('test_people', 'somebody');
	await notify('test_cars', 'a car');
	expect([await cars(), await alsoCars(), await people()]).toEqual(['a car', 'a car', 'somebody']);
	expect(await connections()).toHaveLength(1);
});

test('a lost connection reconnects by itself, and listeners are informed of the gap before the next notification', async () => {
	const rides = ear('test_rides');
	await listening.subscribed();
	const [before] = await connections();
	await other.query('SELECT pg_terminate_backend($1)', [before]);
	expect(await rides()).toBe('(again)');
	await notify('test_rides', 'after');
	expect(await rides()).toBe('after');
	expect(await connections()).not.toContain(before);
});

test('a listener that cannot connect ends when it is closed', async () => {
	const lost = openNotificationListener(() => ({ host: '127.0.0.1', port: 1 }), pino({ level: 'silent' }));
	lost.on('test_nothing', () => expect.unreachable());
	await lost.close();
});

test('a channel whose name would need quotes is refused', () => {
	expect(() => listening.on('Cars; DROP', () => undefined)).toThrow('no name for a channel');
});
