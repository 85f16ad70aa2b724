import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { isPublicAddress } from './public-address.ts';
import { safeFetch } from './safe-fetch.ts';

const limits = { maxBytes: 1000, timeoutMs: 20_000, maxRedirects: 2, allowPrivate: true };
const open: Server[] = [];
afterEach(() => {
	for (const server of open.splice(0)) server.close().closeAllConnections();
});

async function serve(answer: RequestListener): Promise<string> {
	const server = createServer(answer);
	open.push(server);
	await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
	return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

describe('an address', () => {
	it.each([
		['8.8.8.8', true],
		['93.184.216.34', true],
		['2606:2800:220:1:248:1893:25c8:1946', true],
		['127.0.0.1', false],
		['10.1.2.3', false],
		['172.16.0.1', false],
		['172.32.0.1', true],
		['192.168.1.1', false],
		['169.254.169.254', false],
		['100.64.0.1', false],
		['0.0.0.0', false],
		['224.0.0.1', false],
		['255.255.255.255', false],
		['::1', false],
		['::', false],
		['::ffff:127.0.0.1', false],
		['::ffff:8.8.8.8', false],
		['fe80::1', false],
		['fd00::1', false],
		['2002:7f00:1::', false],
		['2001:db8::1', false],
		['not an address', false],
	])('%s is public: %s', (address, expected) => {
		expect(isPublicAddress(address)).toBe(expected);
	});
});

describe('fetching an external address', () => {
	it('returns the text, also after redirects', async () => {
		const url = await serve((request, response) =>
			request.url === '/end' ? response.end('here') : response.writeHead(302, { location: request.url === '/' ? '/next' : '/end' }).end(),
		);
		expect(await safeFetch(url, limits)).toEqual({ text: 'here' });
		expect(await safeFetch(url, { ...limits, maxRedirects: 1 })).toEqual({ problem: 'NOT_OK' });
	});

	it.each([
		['file:///etc/passwd'],
		['ftp://example.com/a.ics'],
		['http://user:password@example.com/'],
		['nonsense'],
		['http://127.0.0.1/'],
		['http://[::1]/'],
		['http://[::ffff:127.0.0.1]/'],
		['http://2130706433/'],
		['http://0x7f.1/'],
		['http://localhost:1/'],
	])('refuses %s', async (url) => {
		expect(await safeFetch(url, { ...limits, allowPrivate: false })).toEqual({ problem: 'ADDRESS_REFUSED' });
	});

	it('refuses a redirect to an address that it would refuse', async () => {
		const url = await serve((_, response) => response.writeHead(302, { location: 'file:///etc/passwd' }).end());
		expect(await safeFetch(url, limits)).toEqual({ problem: 'ADDRESS_REFUSED' });
	});

	it('fails if the response is too large, too slow, or an error', async () => {
		expect(await safeFetch(await serve((_, response) => response.end('x'.repeat(5000))), limits)).toEqual({ problem: 'TOO_LARGE' });
		expect(await safeFetch(await serve(() => undefined), { ...limits, timeoutMs: 300 })).toEqual({ problem: 'TOO_SLOW' });
		expect(await safeFetch(await serve((_, response) => response.writeHead(500).end()), limits)).toEqual({ problem: 'NOT_OK' });
		expect(await safeFetch('http://127.0.0.1:1/', limits)).toEqual({ problem: 'NOT_REACHED' });
	});
});
