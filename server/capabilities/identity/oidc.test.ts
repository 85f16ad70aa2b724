import { randomUUID } from 'node:crypto';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { agreeToTerms } from '#contract/account.ts';
import { devOutbox } from '#contract/dev.ts';
import type { Role } from '#contract/endpoint.ts';
import { currentUser } from '#contract/identity.ts';
import { LEGAL_VERSION } from '#contract/legal.ts';
import { OIDC_CALLBACK, OIDC_START } from '#contract/oidc.ts';
import { deleteMe, sendDeletionCode } from '#contract/privacy.ts';
import { pendingSignIn } from '#contract/second-factor.ts';
import { ownSuspension } from '#contract/sign-in.ts';
import { Browser } from '#tests/support/browser.ts';
import { CLIENT, type OidcProvider, startOidcProvider } from '#tests/support/oidc-provider.ts';
import { aWorld } from '#tests/support/world.ts';

let provider: OidcProvider;
const world = aWorld(async () => {
	provider = await startOidcProvider();
	return { OIDC_ISSUER: provider.url, OIDC_CLIENT_ID: CLIENT.id, OIDC_CLIENT_SECRET: CLIENT.secret, OIDC_NAME: 'Test ID' };
});
const closed = aWorld();
afterAll(() => provider.close());

let email = '';
beforeEach(() => {
	email = `${randomUUID()}@elsewhere.test`;
	provider.claims = { sub: randomUUID(), email, email_verified: true, given_name: 'Maha', family_name: 'Sabri' };
	provider.forge = false;
	provider.down = null;
});

const locationOf = async (browser: Browser, path: string) => (await browser.fetch(path)).headers.get('location') ?? '';
const begin = (browser: Browser, returnTo = '/') => locationOf(browser, `${OIDC_START}?returnTo=${encodeURIComponent(returnTo)}`);

/** Goes to the provider and back; returns the final address. */
async function signIn(browser: Browser, returnTo = '/', bend: (callback: URL) => void = () => undefined): Promise<string> {
	const callback = await provider.visit(await begin(browser, returnTo));
	bend(callback);
	return locationOf(browser, callback.pathname + callback.search);
}

async function anAccount(options: { verified: boolean; role?: Role; suspended?: boolean }): Promise<string> {
	const id = randomUUID();
	const now = world.clock.now();
	await world.running.platform.db
		.insertInto('users')
		.values({
			...{ id, email, first_name: 'Maha', last_name: 'Sabri', role: options.role ?? 'RENTER', created_at: now },
			email_verified_at: options.verified ? now : null,
			suspended_at: options.suspended ? now : null,
			suspension_reason: options.suspended ? 'Documents of somebody else' : null,
		})
		.execute();
	return id;
}

describe('signing in with a provider', () => {
	it('requests a code with PKCE, a state and a nonce', async () => {
		const url = new URL(await begin(world.visitor()));
		expect(Object.fromEntries(url.searchParams)).toMatchObject({
			response_type: 'code',
			client_id: CLIENT.id,
			code_challenge_method: 'S256',
			redirect_uri: expect.stringMatching(/\/api\/auth\/oidc\/callback$/),
			scope: 'openid email profile',
			state: expect.stringMatching(/.{20}/),
			nonce: expect.stringMatching(/.{20}/),
		});
	});

	it('creates a person with a verified e-mail, and returns to the former page', async () => {
		const browser = world.visitor();
		expect(await signIn(browser, '/car/a?pickup=2031-04-01')).toBe('/car/a?pickup=2031-04-01');
		expect(await browser.call(currentUser)).toMatchObject({
			email,
			emailVerified: true,
			firstName: 'Maha',
			lastName: 'Sabri',
			role: 'RENTER',
		});
		const again = world.visitor();
		await signIn(again);
		expect((await again.call(currentUser)).id).toBe((await browser.call(currentUser)).id);
	});

	it('is the first step if the account has a second factor', async () => {
		const id = await anAccount({ verified: true });
		await world.running.platform.db.updateTable('users').set({ second_factor_at: world.clock.now() }).where('id', '=', id).execute();
		const browser = world.visitor();
		expect(await signIn(browser, '/trips')).toBe('/sign-in/second-factor?returnTo=%2Ftrips');
		expect(await browser.refused(currentUser)).toMatchObject({ status: 401 });
		expect(await browser.call(pendingSignIn)).toMatchObject({ totp: false });
	});

	it('requires newcomers, who saw no terms at the provider, to accept them here', async () => {
		const browser = world.visitor();
		await signIn(browser);
		const { id, consentDue } = await browser.call(currentUser);
		expect(consentDue).toBe(true);
		const consents = world.running.platform.db.selectFrom('consents').select(['document', 'version']).where('user_id', '=', id);
		expect(await consents.execute()).toEqual([]);
		await browser.call(agreeToTerms, { body: { version: LEGAL_VERSION } });
		expect((await browser.call(currentUser)).consentDue).toBe(false);
		expect(await consents.orderBy('document').execute()).toEqual(
			['PRIVACY', 'TERMS'].map((document) => ({ document, version: LEGAL_VERSION })),
		);
	});

	it('creates a new account for a person who deleted theirs', async () => {
		const browser = world.visitor();
		await signIn(browser);
		const { id } = await browser.call(currentUser);
		await browser.call(sendDeletionCode);
		const text = (await world.visitor().call(devOutbox)).find(({ to }) => to === email)?.text ?? '';
		await browser.call(deleteMe, { body: { code: /\b\d{6}\b/.exec(text)?.[0] ?? '' } });
		const { rows } = await world.running.platform.pool.query('SELECT FROM provider_accounts WHERE user_id = $1', [id]);
		expect(rows).toEqual([]);
		const again = world.visitor();
		await signIn(again);
		const anew = await again.call(currentUser);
		expect(anew).toMatchObject({ email, firstName: 'Maha' });
		expect(anew.id).not.toBe(id);
	});

	it('never redirects to another site', async () => {
		expect(await signIn(world.visitor(), '//evil.test/x')).toBe('/');
		expect(await signIn(world.visitor(), 'https://evil.test/')).toBe('/');
	});

	it('uses the account with the same verified e-mail, and stays linked to it when the address at the provider changes', async () => {
		const id = await anAccount({ verified: true });
		const browser = world.visitor();
		await signIn(browser);
		expect((await browser.call(currentUser)).id).toBe(id);
		provider.claims = { ...provider.claims, email: 'new@elsewhere.test', email_verified: false };
		const later = world.visitor();
		await signIn(later);
		expect((await later.call(currentUser)).id).toBe(id);
		const { rows } = await world.running.platform.pool.query('SELECT action FROM audit_entries WHERE subject_id = $1', [id]);
		expect(rows).toEqual([{ action: 'user.provider-connected' }]);
	});

	it.each([
		['an address that the provider does not vouch for', { email_verified: false }, 'OIDC_EMAIL_UNPROVEN'],
		['no word on whether it vouches', { email_verified: undefined }, 'OIDC_EMAIL_UNPROVEN'],
		['the word true as a text', { email_verified: 'true' }, 'OIDC_EMAIL_UNPROVEN'],
		['no address', { email: undefined }, 'OIDC_EMAIL_UNPROVEN'],
	])('creates no account for %s', async (_, claims, problem) => {
		provider.claims = { ...provider.claims, ...claims };
		const browser = world.visitor();
		expect(await signIn(browser, '/trips')).toBe(`/sign-in?problem=${problem}&returnTo=%2Ftrips`);
		expect(await browser.refused(currentUser)).toMatchObject({ status: 401 });
	});

	it.each([
		['one whose e-mail was never proven', { verified: false }, 'OIDC_ACCOUNT_UNPROVEN'],
		['a super admin’s', { verified: true, role: 'SUPER_ADMIN' as const }, 'OIDC_NOT_FOR_YOU'],
	])('takes over no account: %s', async (_, account, problem) => {
		const id = await anAccount(account);
		const browser = world.visitor();
		expect(await signIn(browser)).toBe(`/sign-in?problem=${problem}`);
		expect(await browser.refused(currentUser)).toMatchObject({ status: 401 });
		const { rows } = await world.running.platform.pool.query('SELECT FROM provider_accounts WHERE user_id = $1', [id]);
		expect(rows).toEqual([]);
	});

	it('shows a suspended person the reason, and opens no session', async () => {
		const id = await anAccount({ verified: true, suspended: true });
		const browser = world.visitor();
		expect(await signIn(browser, '/trips')).toBe('/suspended');
		expect(await browser.call(ownSuspension)).toEqual({ reason: 'Documents of somebody else' });
		expect(await browser.refused(currentUser)).toMatchObject({ status: 401 });
		expect(await world.visitor().call(ownSuspension)).toEqual({ reason: null });
		const { rows } = await world.running.platform.pool.query('SELECT FROM provider_accounts WHERE user_id = $1', [id]);
		expect(rows).toEqual([]);
		await world.running.platform.db.deleteFrom('suspended_sessions').where('user_id', '=', id).execute();
		expect(await browser.call(ownSuspension)).toEqual({ reason: null });
	});

	it('does not link a second account of the provider to the same account', async () => {
		await anAccount({ verified: true });
		await signIn(world.visitor());
		provider.claims = { ...provider.claims, sub: randomUUID() };
		expect(await signIn(world.visitor())).toBe('/sign-in?problem=OIDC_OTHER_ACCOUNT');
	});

	it('creates one person for two returns at once', async () => {
		const browsers = [world.visitor(), world.visitor(), world.visitor()];
		expect(await Promise.all(browsers.map((browser) => signIn(browser)))).toEqual(['/', '/', '/']);
		const people = await Promise.all(browsers.map((browser) => browser.call(currentUser)));
		expect(new Set(people.map(({ id }) => id)).size).toBe(1);
	});
});

describe('a response that does not match', () => {
	it.each([
		['another state', (callback: URL) => callback.searchParams.set('state', 'another')],
		['no state', (callback: URL) => callback.searchParams.delete('state')],
		['another code', (callback: URL) => callback.searchParams.set('code', 'another')],
		['another issuer', (callback: URL) => callback.searchParams.set('iss', 'https://evil.test')],
	])('%s: signs in no one', async (_, bend) => {
		const browser = world.visitor();
		expect(await signIn(browser, '/', bend)).toBe('/sign-in?problem=OIDC_FAILED');
		expect(await browser.refused(currentUser)).toMatchObject({ status: 401 });
	});

	const seconds = Math.floor(Date.now() / 1000);
	it.each([
		['a nonce of another question', { nonce: 'another' }],
		['a token for another client', { aud: 'somebody-else' }],
		['a token of another issuer', { iss: 'https://evil.test' }],
		['a token that has expired', { iat: seconds - 7200, exp: seconds - 3600 }],
	])('%s: signs in no one', async (_, claims) => {
		provider.claims = { ...provider.claims, ...claims };
		const browser = world.visitor();
		expect(await signIn(browser)).toBe('/sign-in?problem=OIDC_FAILED');
		expect(await browser.refused(currentUser)).toMatchObject({ status: 401 });
	});

	it('a token with another signature: signs in no one', async () => {
		provider.forge = true;
		expect(await signIn(world.visitor())).toBe('/sign-in?problem=OIDC_FAILED');
	});

	it('the same response again: signs in no one, with or without the cookie', async () => {
		const browser = world.visitor();
		const started = await browser.fetch(OIDC_START);
		const callback = await provider.visit(started.headers.get('location') ?? '');
		const address = callback.pathname + callback.search;
		expect(await locationOf(browser, address)).toBe('/');
		expect(await locationOf(browser, address)).toBe('/sign-in?problem=OIDC_FAILED');
		const cookie = /mishwar_oidc=([^;]+)/.exec(started.headers.get('set-cookie') ?? '')?.[1] ?? '';
		const kept = new Browser(world.url, { mishwar_oidc: cookie });
		expect(await locationOf(kept, address)).toBe('/sign-in?problem=OIDC_FAILED');
	});

	it('a response for another browser, from ten minutes ago, or forged: signs in no one', async () => {
		const started = await provider.visit(await begin(world.visitor()));
		expect(await locationOf(world.visitor(), started.pathname + started.search)).toBe('/sign-in?problem=OIDC_FAILED');
		const browser = world.visitor();
		const late = await provider.visit(await begin(browser));
		world.clock.advance(600_000);
		expect(await locationOf(browser, late.pathname + late.search)).toBe('/sign-in?problem=OIDC_FAILED');
		const made = Buffer.from(JSON.stringify({ state: 's', nonce: 'n', verifier: 'v', returnTo: '/', expires: 9e15 })).toString('base64url');
		const forger = new Browser(world.url, { mishwar_oidc: `${made}.AAAA` });
		expect(await locationOf(forger, `${OIDC_CALLBACK}?code=x&state=s`)).toBe('/sign-in?problem=OIDC_FAILED');
	});

	it('a sign-in cancelled there returns to the sign-in page, and from there to the same place', async () => {
		const browser = world.visitor();
		const { searchParams } = await provider.visit(await begin(browser, '/trips'));
		const address = `${OIDC_CALLBACK}?${new URLSearchParams({ error: 'access_denied', state: searchParams.get('state') ?? '', iss: provider.url })}`;
		expect(await locationOf(browser, address)).toBe('/sign-in?problem=OIDC_FAILED&returnTo=%2Ftrips');
	});
});

describe('a provider that does not answer', () => {
	it.each(['BUSY', 'GONE'] as const)('is reported on the way back, without an error of ours: %s', async (down) => {
		world.expectLog(/the sign-in provider cannot be reached/);
		const browser = world.visitor();
		const callback = await provider.visit(await begin(browser));
		provider.down = down;
		expect(await locationOf(browser, callback.pathname + callback.search)).toBe('/sign-in?problem=OIDC_UNAVAILABLE');
	});
});

describe('without a provider', () => {
	it.each([OIDC_START, OIDC_CALLBACK])('%s answers 404', async (path) => {
		expect(await closed.visitor().send('GET', path)).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
	});
});
