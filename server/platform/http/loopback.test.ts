import { describe, expect, it } from 'vitest';
import { isLoopbackHost, isLoopbackRequest } from './loopback.ts';

const HERE = 'http://localhost:3000/';

describe('a request from this machine', () => {
	it.each([
		['from this machine', HERE, '127.0.0.1', {}, 0, true],
		['by IPv6', 'http://[::1]:3000/', '::1', {}, 0, true],
		['by IPv4 on an IPv6 socket', 'http://127.0.0.1:3000/', '::ffff:127.0.0.1', {}, 0, true],
		['not from the network', HERE, '192.168.1.7', {}, 0, false],
		['not from an unknown socket', HERE, undefined, {}, 0, false],
		['not from a claim of its own', HERE, '203.0.113.9', { 'x-forwarded-for': '127.0.0.1' }, 0, false],
		['not through a proxy that nobody declared', HERE, '127.0.0.1', { 'x-forwarded-for': '127.0.0.1' }, 0, false],
		['not through one that says so otherwise', HERE, '127.0.0.1', { via: '1.1 proxy' }, 0, false],
		['not under another site’s name', 'http://rebound.test:3000/', '127.0.0.1', {}, 0, false],
		['through our proxy, from this machine', HERE, '127.0.0.1', { 'x-forwarded-for': '127.0.0.1' }, 1, true],
		['not through our proxy from outside', HERE, '127.0.0.1', { 'x-forwarded-for': '203.0.113.9' }, 1, false],
		['not with a claim before our proxy’s entry', HERE, '127.0.0.1', { 'x-forwarded-for': '127.0.0.1, 203.0.113.9' }, 1, false],
		['not with a name instead of an address', HERE, '127.0.0.1', { 'x-forwarded-for': 'localhost' }, 1, false],
		['not past a declared proxy that says nothing', HERE, '127.0.0.1', {}, 1, false],
		['not with fewer entries than proxies', HERE, '127.0.0.1', { 'x-forwarded-for': '127.0.0.1' }, 2, false],
	] as const)('%s', (_, url, socket, headers, proxies, expected) => {
		expect(isLoopbackRequest(new Request(url, { headers: { ...headers } }), socket, proxies)).toBe(expected);
	});
});

it.each([
	['localhost', true],
	['127.0.0.5', true],
	['[::1]', true],
	['::1', true],
	['0.0.0.0', false],
	['127.0.0.1.evil.test', false],
	['mishwar.test', false],
])('HOST %s is this machine: %s', (host, expected) => {
	expect(isLoopbackHost(host)).toBe(expected);
});
