/** A demo behind a public proxy: visitors see its pages with a banner, but neither its codes nor its accounts. */
import { describe, expect, it } from 'vitest';
import { DEMO_PASSWORD, demoNotice, devOutbox, devOutboxHtml, type OutboxMessage } from '#contract/dev.ts';
import { signInWithEmail } from '#contract/sign-in.ts';
import { hashPassword } from '#server/capabilities/identity/index.ts';
import { Browser } from '#tests/support/browser.ts';
import { aPerson } from '#tests/support/factories.ts';
import { aPlainWeb } from '#tests/support/plain-web.ts';
import { aWorld, type World } from '#tests/support/world.ts';

const exposed = { PUBLIC_URL: 'https://demo.mishwar.test', TRUSTED_PROXIES: '1' };
const SUPER_ADMIN = '+962790000001';

/** The proxy appends its entry to the header that the client sends. */
const strangers: Array<Record<string, string>> = [
	{ 'x-forwarded-for': '203.0.113.9' },
	{ 'x-forwarded-for': '127.0.0.1, 203.0.113.9' },
	{},
];
const local = { 'x-forwarded-for': '127.0.0.1' };

/** Pages that show the data from which the screens are rendered. */
const aSite = () => ({
	...aPlainWeb(),
	render: async ({
		url,
		site,
		demoBanner,
		isFilling,
		call,
	}: {
		url: URL;
		site: object;
		demoBanner: boolean;
		isFilling: boolean;
		call(path: string): Promise<Response>;
	}) => {
		const outbox = url.pathname === '/dev/outbox' ? await (await call(devOutbox.path)).text() : '';
		return { status: 200, html: `${JSON.stringify({ ...site, demoBanner, isFilling })} ${outbox}` };
	},
});

async function askForMasterCode(world: World): Promise<OutboxMessage> {
	await aPerson(world, { role: 'SUPER_ADMIN', phone: SUPER_ADMIN });
	await world.visitor().send('POST', '/api/auth/master-admin/send-otp', { phone: SUPER_ADMIN }, local);
	await world.runJobs();
	const messages = await world.visitor().call(devOutbox, { headers: local });
	const code = messages.find(({ to }) => to === SUPER_ADMIN);
	if (!code) throw new Error('no code was sent');
	return code;
}

async function anAccountOf(world: World, password: string) {
	const { id, email } = await aPerson(world);
	const password_hash = await hashPassword(password);
	await world.running.platform.db.updateTable('users').set({ password_hash }).where('id', '=', id).execute();
	return { email, password };
}

describe('in a demo that others can reach', () => {
	const world = aWorld(exposed, { web: aSite() });

	it('codes and letters can be read on its own machine only', async () => {
		const code = await askForMasterCode(world);
		for (const headers of strangers) {
			expect(await world.visitor().refused(devOutbox, { headers })).toMatchObject({ status: 404, code: 'NOT_FOUND' });
			expect((await world.visitor().try(devOutboxHtml, { params: code, headers })).status).toBe(404);
			expect(await (await world.visitor().fetch('/dev/outbox', { headers })).text()).not.toContain(code.text);
		}
		expect(await (await world.visitor().fetch('/dev/outbox', { headers: local })).text()).toContain(code.text);
	});

	it('the accounts with the published password open there only, and other accounts everywhere', async () => {
		const demo = await anAccountOf(world, DEMO_PASSWORD);
		const own = await anAccountOf(world, 'a long password');
		for (const headers of strangers) {
			const refused = await world.visitor().refused(signInWithEmail, { body: demo, headers });
			expect(refused).toMatchObject({ status: 403, code: 'DEMO_ACCOUNT_LOCAL_ONLY' });
			const nobody = { email: 'nobody@mishwar.test', password: DEMO_PASSWORD };
			expect(await world.visitor().refused(signInWithEmail, { body: nobody, headers })).toEqual(refused);
			await world.visitor().call(signInWithEmail, { body: own, headers });
		}
		await world.visitor().call(signInWithEmail, { body: demo, headers: local });
	});

	it('every page has the banner, and only this machine is offered the demo’s accounts, also from the cache', async () => {
		const page = async (path: string, headers: Record<string, string>) => (await world.visitor().fetch(path, { headers })).text();
		for (const headers of [local, ...strangers, local]) {
			const html = await page('/sign-in', headers);
			expect(html).toContain('"demoBanner":true');
			expect(html).toContain(`"demo":${headers === local}`);
		}
		for (const path of ['/offline', '/api/docs', '/api/docs/access']) {
			const html = await page(path, {});
			for (const notice of Object.values(demoNotice)) expect(html).toContain(notice);
		}
	});

	it('its calendars and push services must be outside its own network', () => {
		expect(world.running.platform.allowPrivateAddresses).toBe(false);
	});
});

describe('in a demo that is opened to everybody', () => {
	const world = aWorld({ ...exposed, DEMO_PUBLIC: '1' }, { web: aSite() });

	it('visitors read the outbox and use the accounts', async () => {
		const code = await askForMasterCode(world);
		const demo = await anAccountOf(world, DEMO_PASSWORD);
		for (const headers of strangers) {
			expect(await world.visitor().call(devOutbox, { headers })).toContainEqual(code);
			await world.visitor().call(signInWithEmail, { body: demo, headers });
			const html = await (await world.visitor().fetch('/sign-in', { headers })).text();
			expect(html).toContain('"demo":true');
			expect(html).toContain('"demoBanner":true');
		}
	});
});

describe('while the demo data is being added', () => {
	let meanwhile: { page: string; readiness: unknown; refused: unknown } | undefined;
	const account = { email: 'nobody@mishwar.test', password: DEMO_PASSWORD };
	const world: World = aWorld(
		{},
		{
			web: aSite(),
			prepare: async ({ publicUrl }, _, open) => {
				await open();
				const visitor = new Browser(publicUrl);
				const page = await (await visitor.fetch('/')).text();
				const readiness = await visitor.send('GET', '/readyz');
				meanwhile = { page, readiness, refused: await visitor.refused(signInWithEmail, { body: account }) };
			},
		},
	);

	it('pages are available and say so, changes are refused, and no balancer sends requests', () => {
		expect(meanwhile?.page).toContain('"isFilling":true');
		expect(meanwhile?.refused).toMatchObject({ status: 503, code: 'DEMO_FILLING' });
		expect(meanwhile?.readiness).toMatchObject({ status: 503, body: { failed: ['demo'] } });
	});

	it('sign-in and readiness follow once it is complete', async () => {
		expect(await (await world.visitor().fetch('/')).text()).toContain('"isFilling":false');
		expect(await world.visitor().refused(signInWithEmail, { body: account })).toMatchObject({ status: 401 });
		expect((await world.visitor().send('GET', '/readyz')).status).toBe(200);
	});
});
