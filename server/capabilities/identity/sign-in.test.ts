import { describe, expect, it } from 'vitest';
import { devOutbox } from '#contract/dev.ts';
import { currentUser, identityRefusals, reportActivity, setLanguage, signOut, updateMe } from '#contract/identity.ts';
import { kycStatus } from '#contract/kyc.ts';
import {
	confirmSignUp,
	forgotPassword,
	resetPassword,
	sendSignInCode,
	signInWithEmail,
	signUpWithEmail,
	verifySignInCode,
} from '#contract/sign-in.ts';
import { aPerson } from '#tests/support/factories.ts';
import { signUp, signUpCode } from '#tests/support/sign-up.ts';
import { aWorld } from '#tests/support/world.ts';

const world = aWorld();
const MINUTE = 60_000;
const PASSWORD = 'a long password';
let made = 0;
const next = () => {
	made += 1;
	return made;
};

async function aNewcomer() {
	const email = `newcomer-${next()}@mishwar.test`;
	const browser = world.visitor();
	const user = await signUp(world, browser, { email, password: PASSWORD, firstName: 'Rana', lastName: 'Haddad' });
	// Later letters are newer.
	world.clock.advance(1000);
	return { email, browser, user };
}

async function lastMessageTo(to: string): Promise<string> {
	await world.runJobs();
	const messages = await world.visitor().call(devOutbox);
	return messages.find((message) => message.to === to)?.text ?? '';
}

describe('signing up', () => {
	it('signs in as a renter, in the language of the page', async () => {
		const { browser, email } = await aNewcomer();
		expect(await browser.call(currentUser)).toMatchObject({
			email,
			displayName: 'Rana Haddad',
			role: 'RENTER',
			kycStatus: 'NOT_SUBMITTED',
			emailVerified: true,
		});
		const arabic = world.visitor();
		const details = { email: `ar-${email}`, password: PASSWORD, firstName: 'رنا', lastName: 'حداد' };
		await signUp(world, arabic, details, { 'accept-language': 'ar' });
		expect((await arabic.call(currentUser)).lang).toBe('ar');
	});

	it.each([
		['en' as const, 'You already have a Mishwar account'],
		['ar' as const, 'لديك حساب في مشوار'],
	])('with an e-mail that is taken, in any case, is revealed to its owner only (%s)', async (lang, subject) => {
		const { email, browser } = await aNewcomer();
		await browser.call(setLanguage, { body: { lang } });
		world.clock.advance(MINUTE);
		const stranger = world.visitor();
		const body = { email: ` ${email.toUpperCase()} `, password: PASSWORD, firstName: 'A', lastName: 'B' };
		expect(await stranger.try(signUpWithEmail, { body })).toMatchObject({ status: 202, body: { success: true } });
		await world.runJobs();
		const [letter] = (await world.visitor().call(devOutbox)).filter(({ to }) => to === email);
		expect(letter).toMatchObject({ subject, text: expect.stringContaining('/sign-in') });
		expect(await stranger.refused(confirmSignUp, { body: { email, code: 'A3C4D6' } })).toMatchObject({ code: 'CODE_INVALID' });
		expect((await stranger.try(currentUser)).status).toBe(401);
	});

	it('creates an account with the code of the letter only: in the browser that signed up, once, for ten minutes and five attempts', async () => {
		const details = { password: PASSWORD, firstName: 'Rana', lastName: 'Haddad' };
		const wrong = { status: 400, code: 'CODE_INVALID', error: 'Invalid or expired code' };
		const begin = async (email: string) => {
			const browser = world.visitor();
			await browser.call(signUpWithEmail, { body: { email, ...details } });
			return { browser, body: { email, code: await signUpCode(world, email) } };
		};
		const [first, other] = [await begin(`first-${next()}@mishwar.test`), await begin(`other-${next()}@mishwar.test`)];
		expect(await other.browser.refused(confirmSignUp, { body: first.body })).toMatchObject(wrong);
		expect((await world.visitor().try(signInWithEmail, { body: { email: first.body.email, password: PASSWORD } })).status).toBe(401);
		await first.browser.call(confirmSignUp, { body: { ...first.body, code: first.body.code.toLowerCase() } });
		expect(await first.browser.refused(confirmSignUp, { body: first.body })).toMatchObject(wrong);
		for (let count = 0; count < 5; count += 1) await other.browser.refused(confirmSignUp, { body: { ...other.body, code: 'AAAAAA' } });
		expect(await other.browser.refused(confirmSignUp, { body: other.body })).toMatchObject(wrong);
		const late = await begin(`late-${next()}@mishwar.test`);
		world.clock.advance(10 * MINUTE);
		expect(await late.browser.refused(confirmSignUp, { body: late.body })).toMatchObject(wrong);
	});

	it('fails for the second of two people who sign up with the same address', async () => {
		const email = `twice-${next()}@mishwar.test`;
		const body = { email, password: PASSWORD, firstName: 'Rana', lastName: 'Haddad' };
		const [one, two] = [world.visitor(), world.visitor()];
		await one.call(signUpWithEmail, { body });
		const code = await signUpCode(world, email);
		await two.call(signUpWithEmail, { body });
		await one.call(confirmSignUp, { body: { email, code } });
		world.clock.advance(1000);
		expect(await two.refused(confirmSignUp, { body: { email, code: await signUpCode(world, email) } })).toMatchObject({
			code: 'CODE_INVALID',
		});
	});

	it('explains each invalid field, in the person’s language', async () => {
		const body = { email: 'no', password: 'short', firstName: '  ', lastName: 'x'.repeat(61) };
		expect((await world.visitor().refused(signUpWithEmail, { body })).fields).toEqual({
			email: 'Enter a valid email.',
			password: 'Use at least 10 characters.',
			firstName: 'Fill this in.',
			lastName: 'Use at most 60 characters.',
		});
		expect((await world.visitor().refused(signUpWithEmail, { body, headers: { 'accept-language': 'ar' } })).fields?.email).toBe(
			'أدخل بريداً إلكترونياً صحيحاً.',
		);
	});
});

describe('signing in', () => {
	it('accepts the right password, and answers a wrong one like an unknown account', async () => {
		const { email } = await aNewcomer();
		const browser = world.visitor();
		expect((await browser.call(signInWithEmail, { body: { email: email.toUpperCase(), password: PASSWORD } })).user.email).toBe(email);
		const wrong = await browser.refused(signInWithEmail, { body: { email, password: 'another password' } });
		const nobody = await browser.refused(signInWithEmail, { body: { email: 'nobody@mishwar.test', password: PASSWORD } });
		expect(nobody).toEqual(wrong);
		expect(wrong).toMatchObject({ status: 401, error: identityRefusals.WRONG_CREDENTIALS.en });
	});

	it('ends with signing out', async () => {
		const { browser } = await aNewcomer();
		await browser.call(signOut);
		expect((await browser.try(currentUser)).status).toBe(401);
	});

	it('stores no token that a reader of the database could use', async () => {
		const { browser, user } = await aNewcomer();
		const { rows } = await world.running.platform.pool.query('SELECT encode(token_hash, $1) AS kept FROM sessions WHERE user_id = $2', [
			'hex',
			user.id,
		]);
		expect(rows).toHaveLength(1);
		expect((await browser.try(currentUser)).status).toBe(200);
		const thief = world.visitor();
		expect((await thief.send('GET', '/api/auth/user', undefined, { cookie: `mishwar_session=${rows[0]?.kept}` })).status).toBe(401);
	});

	it('is refused for suspended people, who lose their sessions', async () => {
		const { browser, email, user } = await aNewcomer();
		await world.running.platform.pool.query('UPDATE users SET suspended_at = now(), suspension_reason = $2 WHERE id = $1', [
			user.id,
			'Bookings for others',
		]);
		expect((await browser.try(currentUser)).status).toBe(401);
		expect(await world.visitor().refused(signInWithEmail, { body: { email, password: 'another-password-1' } })).not.toHaveProperty(
			'reason',
		);
		expect(await world.visitor().refused(signInWithEmail, { body: { email, password: PASSWORD } })).toMatchObject({
			status: 403,
			code: 'ACCOUNT_SUSPENDED',
			reason: 'Bookings for others',
		});
	});
});

describe('an idle session', () => {
	it('signs out after 30 minutes; polls do not count', async () => {
		const { browser } = await aNewcomer();
		for (let minutes = 0; minutes < 29; minutes += 1) {
			world.clock.advance(MINUTE);
			expect((await browser.try(currentUser)).status).toBe(200);
		}
		world.clock.advance(MINUTE);
		expect((await browser.try(currentUser)).status).toBe(401);
	});

	it.each([
		['reported activity', (browser: ReturnType<typeof world.visitor>) => browser.call(reportActivity)],
		['a change', (browser: ReturnType<typeof world.visitor>) => browser.call(setLanguage, { body: { lang: 'en' } })],
		[
			'opening a page',
			(browser: ReturnType<typeof world.visitor>) =>
				browser.send('GET', '/api/login?returnTo=/trips', undefined, { 'sec-fetch-dest': 'document' }),
		],
	])('starts again with %s', async (_, act) => {
		const { browser } = await aNewcomer();
		world.clock.advance(29 * MINUTE);
		await act(browser);
		world.clock.advance(29 * MINUTE);
		expect((await browser.try(currentUser)).status).toBe(200);
	});
});

describe('a code by SMS', () => {
	async function aPhone() {
		const phone = `+9627900${String(10_000 + next())}`;
		await aPerson(world, { phone });
		return phone;
	}

	it('signs in, once', async () => {
		const phone = await aPhone();
		await world.visitor().call(sendSignInCode, { body: { phone: phone.replace('+962', '0') } });
		const code = /\d{6}/.exec(await lastMessageTo(phone))?.[0] ?? '';
		const browser = world.visitor();
		expect((await browser.call(verifySignInCode, { body: { phone, code } })).user.phone).toBe(phone);
		expect(await world.visitor().refused(verifySignInCode, { body: { phone, code } })).toMatchObject({ error: 'Invalid code' });
	});

	it('may be typed in Arabic digits, and expires after five minutes', async () => {
		const phone = await aPhone();
		await world.visitor().call(sendSignInCode, { body: { phone } });
		const code = /\d{6}/.exec(await lastMessageTo(phone))?.[0] ?? '';
		const arabic = [...code].map((digit) => String.fromCharCode(0x660 + Number(digit))).join('');
		world.clock.advance(5 * MINUTE - 1);
		await world.visitor().call(verifySignInCode, { body: { phone, code: arabic } });
		await world.visitor().call(sendSignInCode, { body: { phone } });
		const second = /\d{6}/.exec(await lastMessageTo(phone))?.[0] ?? '';
		world.clock.advance(5 * MINUTE);
		expect((await world.visitor().try(verifySignInCode, { body: { phone, code: second } })).status).toBe(400);
	});

	it('can be tried five times, also when 200 attempts arrive at once, the right one among them', async () => {
		const phone = await aPhone();
		await world.visitor().call(sendSignInCode, { body: { phone } });
		const right = Number(/\d{6}/.exec(await lastMessageTo(phone))?.[0]);
		const guesses = Array.from({ length: 200 }, (_, index) => String((right + 1 + index) % 1_000_000).padStart(6, '0'));
		await Promise.all(guesses.map((code) => world.visitor().try(verifySignInCode, { body: { phone, code } })));
		const { rows } = await world.running.platform.pool.query('SELECT tries FROM verification_codes WHERE target = $1', [phone]);
		expect(rows).toEqual([{ tries: 5 }]);
		const late = await world.visitor().refused(verifySignInCode, { body: { phone, code: String(right).padStart(6, '0') } });
		expect(late.code).toBe('PHONE_CODE_WRONG');
	});

	it('does not reveal whether an account has the phone', async () => {
		const answers = await Promise.all(
			[await aPhone(), '+962799999999'].map((phone) => world.visitor().send('POST', '/api/auth/sign-in/phone/send', { phone })),
		);
		expect(answers[0]?.body).toEqual(answers[1]?.body);
		expect(await lastMessageTo('+962799999999')).toBe('');
	});

	it.each([
		['', 'Please enter a valid phone number'],
		['07901', 'Please enter a valid phone number with at least 10 digits'],
	])('needs a valid phone: %j', async (phone, sentence) => {
		expect((await world.visitor().refused(sendSignInCode, { body: { phone } })).fields).toEqual({ phone: sentence });
	});

	it.each(['12345', '1234567', 'abcdef', ''])('has six digits: %j', async (code) => {
		expect((await world.visitor().refused(verifySignInCode, { body: { phone: '0790000000', code } })).fields).toEqual({
			code: 'Please enter the 6-digit code',
		});
	});
});

describe('a forgotten password', () => {
	it('is replaced through a link that works once and signs out everywhere else', async () => {
		const { email, browser } = await aNewcomer();
		await world.visitor().call(forgotPassword, { body: { email } });
		const token = /token=([\w-]+)/.exec(await lastMessageTo(email))?.[1] ?? '';
		const visitor = world.visitor();
		await visitor.call(resetPassword, { body: { token, password: 'quite another one' } });
		expect([(await visitor.try(currentUser)).status, (await browser.try(currentUser)).status]).toEqual([200, 401]);
		expect((await world.visitor().try(signInWithEmail, { body: { email, password: PASSWORD } })).status).toBe(401);
		expect(await world.visitor().refused(resetPassword, { body: { token, password: 'and a third one' } })).toMatchObject({
			code: 'RESET_LINK_INVALID',
		});
	});

	it('expires after an hour, and does not reveal whether there is such an account', async () => {
		const { email } = await aNewcomer();
		const answers = await Promise.all(
			[email, 'nobody@mishwar.test'].map((address) => world.visitor().call(forgotPassword, { body: { email: address } })),
		);
		expect(answers[0]).toEqual(answers[1]);
		const token = /token=([\w-]+)/.exec(await lastMessageTo(email))?.[1] ?? '';
		world.clock.advance(60 * MINUTE);
		expect((await world.visitor().refused(resetPassword, { body: { token, password: PASSWORD } })).code).toBe('RESET_LINK_INVALID');
	});
});

describe('addresses for signing in and out', () => {
	it('lead to the sign-in page with the return address, on this site only', async () => {
		const visitor = world.visitor();
		const to = async (path: string) => (await visitor.fetch(path)).headers.get('location');
		expect(await to('/api/login?returnTo=%2Fcar%2Fx%3Fpickup%3D2031-03-10')).toBe('/sign-in?returnTo=%2Fcar%2Fx%3Fpickup%3D2031-03-10');
		for (const trick of ['//evil.test', 'https://evil.test', '/\\evil.test', '/%2fevil.test', 'javascript:alert(1)']) {
			expect(await to(`/api/login?returnTo=${encodeURIComponent(trick)}`)).toBe('/sign-in?returnTo=%2F');
		}
		const { browser } = await aNewcomer();
		expect((await browser.fetch('/api/login?returnTo=/trips')).headers.get('location')).toBe('/trips');
	});

	it('sign out, but not when another site sends the browser', async () => {
		const { browser } = await aNewcomer();
		for (const headers of [{ 'sec-fetch-site': 'cross-site' }, { referer: 'https://evil.test/page' }] as Record<string, string>[]) {
			await browser.fetch('/api/logout', { headers });
			expect((await browser.try(currentUser)).status).toBe(200);
		}
		expect((await browser.fetch('/api/logout')).headers.get('location')).toBe('/');
		expect((await browser.try(currentUser)).status).toBe(401);
	});

	it('sign out by POST from our own pages only', async () => {
		const { browser } = await aNewcomer();
		expect((await browser.fetch('/api/logout', { method: 'POST', headers: { origin: 'https://evil.test' } })).status).toBe(403);
		expect((await browser.try(currentUser)).status).toBe(200);
		const answer = await browser.fetch('/api/logout', { method: 'POST' });
		expect([answer.status, answer.headers.get('location')]).toEqual([303, '/']);
		expect((await browser.try(currentUser)).status).toBe(401);
	});
});

describe('one’s own account', () => {
	it.each(['0791234567', 'Rana79', '٠٧٩', 'rana@home', 'Rana\u202eadaR', 'Rana\u2066', 'a\u200fb', '<b>', 'see www/x'])(
		'cannot have the name %j',
		async (name) => {
			const { browser } = await aNewcomer();
			const says = { status: 400, fields: { firstName: 'Use letters, spaces, hyphens and apostrophes only.' } };
			expect(await browser.refused(updateMe, { body: { firstName: name } })).toMatchObject(says);
			expect(await browser.refused(updateMe, { body: { displayNameAr: name } })).toMatchObject({
				fields: { displayNameAr: expect.any(String) },
			});
			const account = { email: `named-${next()}@mishwar.test`, password: PASSWORD, firstName: name, lastName: 'Haddad' };
			expect(await world.visitor().refused(signUpWithEmail, { body: account })).toMatchObject(says);
		},
	);

	it.each(['Anne-Marie', "O'Neill", 'O’Neill', 'J. R.', 'نور الهدى', 'Žofie', 'عبد الرّحمن'])('can have the name %s', async (firstName) => {
		const { browser } = await aNewcomer();
		expect(await browser.call(updateMe, { body: { firstName } })).toMatchObject({ firstName });
	});

	it.each([
		['ar', 'ar'],
		['en', 'en'],
		['fr', 'en'],
	])('stores the language %s as %s', async (lang, kept) => {
		const { browser } = await aNewcomer();
		await browser.send('PATCH', '/api/users/language', { lang });
		expect((await browser.call(currentUser)).lang).toBe(kept);
	});

	it('can change its name', async () => {
		const { browser } = await aNewcomer();
		await browser.call(updateMe, { body: { firstName: ' ليث ', lastName: 'الخطيب', lang: 'ar' } });
		expect(await browser.call(currentUser)).toMatchObject({ displayName: 'ليث الخطيب', lang: 'ar' });
		expect(await browser.call(kycStatus)).toMatchObject({ status: 'NOT_SUBMITTED' });
	});
});
