import { describe, expect, it } from 'vitest';
import { Refusal } from '../base/refusal.ts';
import { assertSameOrigin } from './same-origin.ts';

describe('state-changing calls', () => {
	const ask = (headers: Record<string, string>) => () =>
		assertSameOrigin(new Request('http://127.0.0.1:3000/api/bookings', { method: 'POST', headers }), 'https://mishwar.test');

	it.each([
		['our public origin', { origin: 'https://mishwar.test' }],
		['the origin of the request itself', { origin: 'http://127.0.0.1:3000' }],
		['what the browser says itself', { 'sec-fetch-site': 'same-origin' }],
	])('are accepted from %s', (_, headers) => {
		expect(ask(headers)).not.toThrow();
	});

	it.each([
		['nowhere', {}],
		['another site', { origin: 'https://evil.test', 'sec-fetch-site': 'cross-site' }],
		['a sandboxed frame', { origin: 'null' }],
		['a sibling', { 'sec-fetch-site': 'same-site' }],
		['another port', { origin: 'https://mishwar.test:8443' }],
	])('are refused from %s', (_, headers) => {
		expect(ask(headers)).toThrow(Refusal);
	});
});
