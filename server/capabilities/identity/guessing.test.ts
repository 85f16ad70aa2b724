import { describe, expect, it } from 'vitest';
import { changePassword } from '#contract/account.ts';
import { devOutbox } from '#contract/dev.ts';
import { currentUser } from '#contract/identity.ts';
import { sendMasterCode, verifyMasterCode } from '#contract/people.ts';
import { passkeyOptions } from '#contract/second-factor.ts';
import { forgotPassword, resetPassword, sendSignInCode, signInWithEmail, verifySignInCode } from '#contract/sign-in.ts';
import type { Browser } from '#tests/support/browser.ts';
import { aPerson, type PersonOptions } from '#tests/support/factories.ts';
import { aWorld } from '#tests/support/world.ts';

/** With the real limits; each request names its network, so that none counts as local. */
const world = aWorld({ TRUSTED_PROXIES: '1', DEMO_PUBLIC: '1' }, { limitScale: 1 });
const PASSWORD = 'a long password';
const HOUR_S = 3600;

let networks = 0;
/** A network that no test has used. */
const aNetwork = () => {
	networks += 1;
	return `10.${(networks >> 16) & 255}.${(networks >> 8) & 255}.${networks & 255}`;
};
const from = (network: string) => ({ 'x-forwarded-for': network });
let numbers = 0;
const aPhone = () => `+96279${String(4_000_000 + ++numbers)}`;

async function anOwner(options: PersonOptions = {}) {
	const person = await aPerson(world, { emailVerified: true, ...options });
	await person.browser.call(changePassword, { body: { newPassword: PASSWORD } });
	return person;
}

const signIn = (email: string, network: string, { password = PASSWORD, browser = world.visitor() } = {}) =>
	browser.try(signInWithEmail, { body: { email, password }, headers: from(network) });
const guess = (email: string, network: string, browser?: Browser) =>
	signIn(email, network, { password: 'a wrong password', ...(browser && { browser }) });

async function messagesTo(to: string) {
	await world.runJobs();
	return (await world.visitor().call(devOutbox)).filter((message) => message.to === to);
}
const codeIn = (text: string | undefined) => /\b\d{6}\b/.exec(text ?? '')?.[0] ?? '';

/** Guesses from always new networks for an hour, each as soon as it is admitted. Returns how many were. */
async function guessForAnHour(attempt: () => Promise<{ status: number; headers: Headers }>): Promise<number> {
	let admitted = 0;
	for (let seconds = 0; seconds < HOUR_S; ) {
		const { status, headers } = await attempt();
		if (status !== 429) admitted += 1;
		const wait = status === 429 ? Number(headers.get('retry-after')) : 0;
		world.clock.advance(wait * 1000);
		seconds += wait;
	}
	return admitted;
}

describe('wrong passwords', () => {
	it('from one network do not block another one', async () => {
		const { email } = await anOwner();
		const network = aNetwork();
		const answers = [];
		for (let count = 0; count < 12; count += 1) answers.push((await guess(email, network)).status);
		expect(answers).toEqual([...Array(10).fill(401), 429, 429]);
		expect((await signIn(email, aNetwork())).status).toBe(200);
	});

	it('count all addresses of an IPv6 network together', async () => {
		const { email } = await anOwner();
		const answers = [];
		for (let count = 1; count <= 12; count += 1) answers.push((await guess(email, `2001:db8:5:6::${count.toString(16)}`)).status);
		expect(answers.filter((status) => status === 429)).toHaveLength(2);
		expect((await signIn(email, '2001:db8:5:7::1')).status).toBe(200);
	});

	it('wait longer and longer over all networks, at most a minute, and then one more is admitted', async () => {
		const { email } = await anOwner();
		const waits: number[] = [];
		while (waits.length < 8) {
			const { status, headers } = await guess(email, aNetwork());
			if (status !== 429) continue;
			const wait = Number(headers.get('retry-after'));
			waits.push(wait);
			world.clock.advance(wait * 1000);
		}
		expect(waits).toEqual([1, 2, 4, 8, 16, 32, 60, 60]);
		await guess(email, aNetwork());
		expect((await signIn(email, aNetwork())).status).toBe(429);
		world.clock.advance(60_000);
		expect((await signIn(email, aNetwork())).status).toBe(200);
	});

	it('are fewer than 100 an hour for an account over all networks, a known device included', async () => {
		const { email } = await anOwner();
		const device = world.visitor();
		await signIn(email, aNetwork(), { browser: device });
		const strangers = await guessForAnHour(() => guess(email, aNetwork()));
		let own = 0;
		for (let count = 0; count < 25; count += 1) if ((await guess(email, aNetwork(), device)).status === 401) own += 1;
		expect(strangers).toBeGreaterThan(50);
		expect(own).toBe(20);
		expect(strangers + own).toBeLessThan(100);
	}, 60_000);

	it('by others do not slow down a known device', async () => {
		const { email } = await anOwner();
		const [laptop, home] = [world.visitor(), aNetwork()];
		expect((await signIn(email, home, { browser: laptop })).status).toBe(200);
		for (let count = 0; count < 10; count += 1) await guess(email, home);
		for (let count = 0; count < 6; count += 1) await guess(email, aNetwork());
		expect((await signIn(email, aNetwork())).status).toBe(429);
		for (let count = 0; count < 12; count += 1) expect((await signIn(email, home, { browser: laptop })).status).toBe(200);
	});

	it.each([
		['en' as const, 'Many attempts to log in to your Mishwar account'],
		['ar' as const, 'محاولات كثيرة للدخول إلى حسابك في مشوار'],
	])('are announced to the person once a day (%s)', async (lang, subject) => {
		const { email } = await anOwner({ lang });
		for (const hours of [0, 2]) {
			world.clock.advance(hours * HOUR_S * 1000);
			for (let count = 0; count < 14; count += 1) await guess(email, aNetwork());
		}
		const letters = (await messagesTo(email)).filter((letter) => letter.subject === subject);
		expect(letters).toHaveLength(1);
		expect(letters[0]?.text).toContain('/forgot-password');
	});

	it('do not include right ones, of which any number is admitted', async () => {
		const { email } = await anOwner();
		for (let count = 0; count < 16; count += 1) expect((await signIn(email, aNetwork())).status).toBe(200);
	});
});

describe('many who sign in behind one network', () => {
	const wrongCode = (network: string, browser = world.visitor()) =>
		browser.try(verifySignInCode, { body: { phone: aPhone(), code: '123456' }, headers: from(network) });
	const admitted = async (times: number, attempt: () => Promise<{ status: number }>) => {
		const answers: number[] = [];
		for (let count = 0; count < times; count += 1) answers.push((await attempt()).status);
		return answers.filter((status) => status !== 429).length;
	};

	it('are slowed down by wrong guesses of others, by a second at most', async () => {
		const network = aNetwork();
		expect(await admitted(123, () => wrongCode(network))).toBe(121);
		for (let count = 0; count < 6; count += 1) {
			const { status, headers } = await wrongCode(network);
			expect([status, headers.get('retry-after')]).toEqual([429, '1']);
			world.clock.advance(1000);
			expect((await wrongCode(network)).status).toBe(400);
		}
		expect((await wrongCode(aNetwork())).status).toBe(400);
	});

	it('are not slowed down in browsers in which somebody signed in before, nor with passkeys', async () => {
		const [network, { email }, other] = [aNetwork(), await anOwner(), await anOwner()];
		const known = world.visitor();
		expect((await signIn(email, network, { browser: known })).status).toBe(200);
		await admitted(125, () => wrongCode(network));
		expect((await signIn(other.email, network)).status).toBe(429);
		expect((await signIn(other.email, network, { browser: known })).status).toBe(200);
		expect((await world.visitor().try(passkeyOptions, { headers: from(network) })).status).toBe(200);
		// Such a browser has a limit of its own.
		expect(await admitted(25, () => wrongCode(network, known))).toBe(20);
	});

	it('do not slow others down with right passwords', async () => {
		const [network, { email }] = [aNetwork(), await anOwner()];
		expect(await admitted(118, () => wrongCode(network))).toBe(118);
		for (let count = 0; count < 3; count += 1) expect((await signIn(email, network)).status).toBe(200);
		expect(await admitted(3, () => wrongCode(network))).toBe(3);
	});
});

describe('a known device', () => {
	const deviceCookie = (headers: Headers) => headers.getSetCookie().find((cookie) => cookie.startsWith('mishwar_device=')) ?? '';

	it('is a signed cookie that scripts cannot read, for 400 days', async () => {
		const { email } = await anOwner();
		const cookie = deviceCookie((await signIn(email, aNetwork())).headers);
		expect(cookie).toMatch(/^mishwar_device=[0-9a-f-]{36}\.[\w-]{43}; Max-Age=34560000; Path=\/; HttpOnly; SameSite=Lax$/);
	});

	it('cannot be forged from its id, and is no longer valid after a password reset', async () => {
		const { email } = await anOwner();
		const thief = world.visitor();
		const cookie = deviceCookie((await signIn(email, aNetwork(), { browser: thief })).headers);
		for (let count = 0; count < 20; count += 1) await guess(email, aNetwork());
		expect((await guess(email, aNetwork(), thief)).status).toBe(401);
		const id = cookie.slice('mishwar_device='.length, 'mishwar_device='.length + 36);
		const forged = { ...from(aNetwork()), cookie: `mishwar_device=${id}.${'A'.repeat(43)}` };
		const wrong = { email, password: 'a wrong password' };
		expect((await world.visitor().try(signInWithEmail, { body: wrong, headers: forged })).status).toBe(429);
		await world.visitor().call(forgotPassword, { body: { email }, headers: from(aNetwork()) });
		const token = (await messagesTo(email)).map(({ text }) => /token=([\w-]+)/.exec(text)?.[1]).find(Boolean) ?? '';
		const owner = world.visitor();
		await owner.call(resetPassword, { body: { token, password: 'another long password' }, headers: from(aNetwork()) });
		expect((await guess(email, aNetwork(), thief)).status).toBe(429);
		expect((await guess(email, aNetwork(), owner)).status).toBe(401);
	});
});

describe('the sign-in of super admins', () => {
	const ask = (phone: string, network: string, browser = world.visitor()) =>
		browser.try(sendMasterCode, { body: { phone }, headers: from(network) });
	const enter = (phone: string, code: string, network: string, browser: Browser) =>
		browser.try(verifyMasterCode, { body: { phone, code }, headers: from(network) });

	it('stays available when others request codes and try them', async () => {
		const phone = aPhone();
		const { id } = await aPerson(world, { role: 'SUPER_ADMIN', phone });
		const elsewhere = aNetwork();
		const answers = [];
		for (let count = 0; count < 7; count += 1) answers.push((await ask(phone, elsewhere)).status);
		expect(answers).toEqual([200, 200, 200, 200, 200, 429, 429]);
		await world.runJobs();
		await world.running.platform.pool.query('DELETE FROM outbox_messages');
		const [browser, office] = [world.visitor(), aNetwork()];
		expect((await ask(phone, office, browser)).status).toBe(200);
		const code = codeIn((await messagesTo(phone))[0]?.text);
		expect(code).not.toBe('');
		for (let count = 0; count < 6; count += 1) await enter(phone, '000000', elsewhere, world.visitor());
		await ask(phone, aNetwork());
		await world.runJobs();
		expect(await enter(phone, code, office, browser)).toMatchObject({ status: 200, body: { user: { id } } });
	});

	it('waits at most ten minutes for requests from many networks, and not at all on a known device', async () => {
		const phone = aPhone();
		await aPerson(world, { role: 'SUPER_ADMIN', phone });
		const [browser, office] = [world.visitor(), aNetwork()];
		await ask(phone, office, browser);
		const code = codeIn((await messagesTo(phone))[0]?.text);
		await enter(phone, code, office, browser);
		expect((await browser.try(currentUser)).status).toBe(200);
		expect(await guessForAnHour(() => ask(phone, aNetwork()))).toBeLessThan(20);
		await ask(phone, aNetwork());
		const { status, headers } = await ask(phone, aNetwork());
		expect(status).toBe(429);
		expect(Number(headers.get('retry-after'))).toBeLessThanOrEqual(600);
		expect((await ask(phone, aNetwork(), browser)).status).toBe(200);
	});
});

describe('a sign-in code', () => {
	it('works in the browser that requested it, also when its network changes, and in no other browser', async () => {
		const phone = aPhone();
		await aPerson(world, { phone });
		const [browser, other] = [world.visitor(), world.visitor()];
		await browser.call(sendSignInCode, { body: { phone }, headers: from(aNetwork()) });
		const code = codeIn((await messagesTo(phone))[0]?.text);
		const body = { phone, code };
		await other.call(sendSignInCode, { body: { phone: aPhone() }, headers: from(aNetwork()) });
		expect((await other.try(verifySignInCode, { body, headers: from(aNetwork()) })).status).toBe(400);
		expect((await world.visitor().try(verifySignInCode, { body, headers: from(aNetwork()) })).status).toBe(400);
		expect((await browser.try(verifySignInCode, { body, headers: from(aNetwork()) })).status).toBe(200);
	});

	it('works without cookies from the network that requested it', async () => {
		const phone = aPhone();
		await aPerson(world, { phone });
		const network = aNetwork();
		await world.visitor().call(sendSignInCode, { body: { phone }, headers: from(network) });
		const code = codeIn((await messagesTo(phone))[0]?.text);
		expect((await world.visitor().try(verifySignInCode, { body: { phone, code }, headers: from(network) })).status).toBe(200);
	});
});
