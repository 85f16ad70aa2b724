import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { devOutbox } from '#contract/dev.ts';
import { aPerson } from '#tests/support/factories.ts';
import { payloadOf } from '#tests/support/notification-payloads.ts';
import { aWorld } from '#tests/support/world.ts';

const world = aWorld();

it('shows an e-mail as a page without scripts', async () => {
	const person = await aPerson(world, { emailVerified: true });
	await payloadOf.BOOKING_REQUEST(world.running.platform, person.id, randomUUID());
	const [message] = await world.visitor().call(devOutbox);
	expect(Object.keys(message ?? {}).sort()).toEqual(['channel', 'createdAt', 'id', 'subject', 'text', 'to']);
	const page = await world.visitor().fetch(`/api/dev/outbox/${message?.id}/html`);
	expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
	expect(page.headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'unsafe-inline'; .*sandbox/);
	expect(await page.text()).toContain('&lt;b&gt;Omar&lt;/b&gt;');
	expect((await world.visitor().fetch(`/api/dev/outbox/${randomUUID()}/html`)).status).toBe(404);
});
