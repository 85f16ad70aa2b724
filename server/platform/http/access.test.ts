import { describe, expect, it } from 'vitest';
import type { Endpoint } from '#contract/endpoint.ts';
import { aPerson } from '#tests/support/factories.ts';
import { aWorld } from '#tests/support/world.ts';
import { endpointsByCapability } from './openapi.ts';

const world = aWorld();
const all = endpointsByCapability().flatMap(({ endpoints }) => endpoints);
const address = (endpoint: Endpoint) =>
	endpoint.path.replace('/documents/{kind}', '/documents/ID').replace(/\{\w+\}/g, '00000000-0000-4000-8000-000000000000');
const named = (endpoints: Endpoint[]) => endpoints.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const);
const needsSession = all.filter((endpoint) => endpoint.access === 'signed-in' || Array.isArray(endpoint.access));

describe('without a session', () => {
	it.each(named(needsSession))('%s answers 401', async (_, endpoint) => {
		const body = endpoint.body ? {} : undefined;
		expect(await world.visitor().send(endpoint.method, address(endpoint), body)).toMatchObject({
			status: 401,
			body: { code: 'NOT_SIGNED_IN' },
		});
	});
});

describe('for a person in another role', () => {
	const forSome = all.filter((endpoint) => Array.isArray(endpoint.access) && !endpoint.access.includes('RENTER'));
	it.each(named(forSome))('%s answers 403', async (_, endpoint) => {
		const { browser } = await aPerson(world);
		expect(await browser.send(endpoint.method, address(endpoint), endpoint.body ? {} : undefined)).toMatchObject({
			status: 403,
			body: { code: 'NOT_ALLOWED' },
		});
	});
});

describe('from another site', () => {
	const changing = all.filter(
		(endpoint) => endpoint.method !== 'GET' && endpoint.access !== 'gateway' && endpoint.access !== 'signed-link',
	);
	it.each(named(changing))('%s answers 403 before any other check', async (_, endpoint) => {
		const { browser } = await aPerson(world);
		const headers = { origin: 'https://evil.test', 'sec-fetch-site': 'cross-site' };
		expect(await browser.send(endpoint.method, address(endpoint), endpoint.body ? {} : undefined, headers)).toMatchObject({
			status: 403,
			body: { code: 'CROSS_ORIGIN' },
		});
	});
});

describe('every call', () => {
	it.each(named(all.filter((endpoint) => endpoint.body)))('%s refuses a body that is not JSON', async (_, endpoint) => {
		const { browser } = await aPerson(world, { role: Array.isArray(endpoint.access) ? endpoint.access[0] : 'RENTER' });
		expect(await browser.send(endpoint.method, address(endpoint), '{"half":', { 'content-type': 'application/json' })).toMatchObject({
			status: 400,
			body: { code: 'MALFORMED_JSON' },
		});
		expect(
			await browser.send(endpoint.method, address(endpoint), 'a=b', { 'content-type': 'application/x-www-form-urlencoded' }),
		).toMatchObject({
			status: 415,
		});
	});

	it('that does not exist answers 404 in JSON, with a request id', async () => {
		const answer = await world.visitor().send('GET', '/api/nothing/here');
		expect(answer).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
		expect(answer.headers.get('x-request-id')).toMatch(/^[\w-]{8,}$/);
	});

	it('is listed on the page of calls and roles', async () => {
		const page = (await world.visitor().send<string>('GET', '/api/docs/access')).body;
		for (const { method, path } of all) expect(page).toContain(`<code>${method} ${path}</code>`);
		expect(page).toContain(
			'<code>PATCH /api/admin/users/{id}/role</code></td><td>–</td><td>–</td><td>–</td><td>–</td><td class="yes">yes</td>',
		);
	});

	it('carries the security headers', async () => {
		const { headers } = await world.visitor().send('GET', '/api/cars');
		expect(headers.get('content-security-policy')).toContain(`script-src 'self';`);
		expect(headers.get('x-content-type-options')).toBe('nosniff');
	});
});

describe('the process', () => {
	it.each(['/healthz', '/readyz'])('answers %s', async (path) => {
		expect(await world.visitor().send('GET', path)).toMatchObject({ status: 200, body: { status: 'ok' } });
	});

	it('serves its metrics to this machine only', async () => {
		expect((await world.visitor().send<string>('GET', '/metrics')).body).toContain('http_request_duration_seconds');
		expect((await world.visitor().send('GET', '/metrics', undefined, { 'x-forwarded-for': '203.0.113.7' })).status).toBe(404);
	});
});
