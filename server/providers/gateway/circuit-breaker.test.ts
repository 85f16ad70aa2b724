import { beforeEach, expect, test } from 'vitest';
import type { CircuitBreaker } from '#server/platform/base/circuit-breaker.ts';
import { CircuitOpen, createGatewayCircuitBreaker } from './gateway-caller.ts';
import { GatewayRefusal, GatewayUnreachable } from './port.ts';

let now: number;
let asked: number;
let breaker: CircuitBreaker;

const silent = async () => {
	asked += 1;
	throw new GatewayUnreachable('silence');
};
const refuse = async () => {
	asked += 1;
	throw new GatewayRefusal('no', 400);
};
const answer = async () => {
	asked += 1;
	return 'yes';
};

beforeEach(() => {
	now = 0;
	asked = 0;
	breaker = createGatewayCircuitBreaker({ failuresToOpen: 2, openMs: 100, now: () => now });
});

async function open() {
	await expect(breaker.run(silent)).rejects.toThrow('silence');
	await expect(breaker.run(silent)).rejects.toThrow('silence');
}

test('makes no more calls after several failures in a row', async () => {
	await open();
	await expect(breaker.run(answer)).rejects.toBeInstanceOf(CircuitOpen);
	expect(asked).toBe(2);
});

test('a refusal is an answer, and an answer resets the count', async () => {
	await expect(breaker.run(silent)).rejects.toThrow('silence');
	await expect(breaker.run(refuse)).rejects.toThrow('no');
	await expect(breaker.run(silent)).rejects.toThrow('silence');
	await expect(breaker.run(answer)).resolves.toBe('yes');
});

test('allows one trial call after the pause, and closes when it is answered', async () => {
	await open();
	now = 100;
	const { promise, resolve } = Promise.withResolvers<string>();
	const probe = breaker.run(() => promise);
	await expect(breaker.run(answer)).rejects.toBeInstanceOf(CircuitOpen);
	resolve('back');
	await expect(probe).resolves.toBe('back');
	await expect(breaker.run(answer)).resolves.toBe('yes');
});

test('stays open for another pause when the trial call fails', async () => {
	await open();
	now = 100;
	await expect(breaker.run(silent)).rejects.toThrow('silence');
	now = 199;
	await expect(breaker.run(answer)).rejects.toBeInstanceOf(CircuitOpen);
	now = 200;
	await expect(breaker.run(answer)).resolves.toBe('yes');
});

test('reports a service as down while calls fail, however few they are, and as unknown five minutes after the last', async () => {
	expect(breaker.isServiceDown()).toBe(false);
	await open();
	now = 4 * 60_000;
	expect([breaker.state(), breaker.isServiceDown()]).toEqual(['half-open', true]);
	await expect(breaker.run(silent)).rejects.toThrow('silence');
	now += 5 * 60_000 - 1;
	expect(breaker.isServiceDown()).toBe(true);
	now += 1;
	expect([breaker.state(), breaker.isServiceDown()]).toEqual(['half-open', false]);
	await expect(breaker.run(silent)).rejects.toThrow('silence');
	expect(breaker.isServiceDown()).toBe(true);
	now += 100;
	await breaker.run(answer);
	expect(breaker.isServiceDown()).toBe(false);
});
