import { Secret } from 'otpauth';
import { describe, expect, it } from 'vitest';
import { changePassword } from '#contract/account.ts';
import { devOutbox } from '#contract/dev.ts';
import { currentUser } from '#contract/identity.ts';
import { changeRole } from '#contract/people.ts';
import * as contract from '#contract/second-factor.ts';
import { forgotPassword, resetPassword, signInWithEmail } from '#contract/sign-in.ts';
import { aPerson } from '#tests/support/factories.ts';
import { aNewcomer, codeOf, FACTOR_PASSWORD, setUpPasskey, setUpTotp } from '#tests/support/second-factors.ts';
import { aWorld } from '#tests/support/world.ts';

const world = aWorld();
const MINUTE = 60_000;

const totp = (code: string) => ({ body: { method: 'TOTP' as const, code } });
const recovery = (code: string) => ({ body: { method: 'RECOVERY_CODE' as const, code } });

/** A browser that has passed the first step. */
async function pending(email: string) {
	const browser = world.visitor();
	expect(await browser.refused(signInWithEmail, { body: { email, password: FACTOR_PASSWORD } })).toMatchObject({
		status: 401,
		code: 'SECOND_FACTOR_NEEDED',
	});
	return browser;
}

const lettersTo = async (to: string) => (await world.visitor().call(devOutbox)).filter((message) => message.to === to);
const subjectsTo = async (to: string) => (await lettersTo(to)).map(({ subject }) => subject);
const actionsOf = async (id: string) =>
	(
		await world.running.platform.db
			.selectFrom('audit_entries')
			.select('action')
			.where('subject_id', '=', id)
			.where('action', 'like', 'user.%')
			.orderBy('id')
			.execute()
	).map(({ action }) => action);

describe('an authenticator app', () => {
	it('is required after the password, and its code signs in once', async () => {
		const { browser, email, id } = await aNewcomer(world);
		const { secret } = await setUpTotp(world, browser);
		const other = await pending(email);
		expect(await other.refused(currentUser)).toMatchObject({ status: 401 });
		expect(await other.call(contract.pendingSignIn)).toEqual({ totp: true, passkey: false, recoveryCodesLeft: 10 });
		expect(await other.refused(contract.finishSignIn, totp('000000'))).toMatchObject({ status: 400, code: 'CODE_INVALID' });
		const code = codeOf(world, secret);
		expect((await other.call(contract.finishSignIn, totp(code))).user.id).toBe(id);
		expect((await other.call(currentUser)).id).toBe(id);
		const thief = await pending(email);
		expect(await thief.refused(contract.finishSignIn, totp(code))).toMatchObject({ code: 'CODE_INVALID' });
	});

	it('is active once its first code was typed', async () => {
		const { browser, email } = await aNewcomer(world);
		const { secret, address, qrCode } = await browser.call(contract.beginTotp);
		expect(address).toMatch(new RegExp(`^otpauth://totp/Mishwar:${encodeURIComponent(email)}\\?.*secret=${secret}`));
		expect(qrCode).toMatch(/^<svg/);
		expect(await browser.refused(contract.confirmTotp, { body: { code: '000000' } })).toMatchObject({ code: 'CODE_INVALID' });
		await world.visitor().call(signInWithEmail, { body: { email, password: FACTOR_PASSWORD } });
		await browser.call(contract.confirmTotp, { body: { code: codeOf(world, secret) } });
		await pending(email);
		expect(await browser.refused(contract.beginTotp)).toMatchObject({ status: 409, code: 'TOTP_ALREADY_ON' });
	});

	it('accepts the codes before and after, and no older ones', async () => {
		const { browser, email } = await aNewcomer(world);
		const { secret } = await setUpTotp(world, browser);
		world.clock.advance(5 * MINUTE);
		expect(await (await pending(email)).refused(contract.finishSignIn, totp(codeOf(world, secret, -2)))).toMatchObject({ status: 400 });
		await (await pending(email)).call(contract.finishSignIn, totp(codeOf(world, secret, -1)));
		await (await pending(email)).call(contract.finishSignIn, totp(codeOf(world, secret, 1)));
		expect(await (await pending(email)).refused(contract.finishSignIn, totp(codeOf(world, secret)))).toMatchObject({ status: 400 });
	});

	it('is stored so that the database alone generates no code', async () => {
		const { browser, id } = await aNewcomer(world);
		const { secret, recoveryCodes } = await setUpTotp(world, browser);
		const { rows } = await world.running.platform.pool.query<{ secret: Buffer; hashes: Buffer[] }>(
			'SELECT secret, array(SELECT code_hash FROM recovery_codes WHERE user_id = $1) AS hashes FROM totp_secrets WHERE user_id = $1',
			[id],
		);
		const stored = rows[0]?.secret ?? Buffer.alloc(0);
		expect(stored.includes(Buffer.from(Secret.fromBase32(secret).bytes))).toBe(false);
		expect(rows[0]?.hashes).toHaveLength(10);
		expect(JSON.stringify(rows)).not.toContain(recoveryCodes[0]?.replace('-', ''));
		// Copied into another person's row it is useless.
		const other = await aNewcomer(world);
		const theirs = await setUpTotp(world, other.browser);
		await world.running.platform.pool.query('UPDATE totp_secrets SET secret = $1 WHERE user_id = $2', [stored, other.id]);
		const browserOfOther = await pending(other.email);
		for (const code of [codeOf(world, secret), codeOf(world, theirs.secret)])
			expect(await browserOfOther.refused(contract.finishSignIn, totp(code))).toMatchObject({ code: 'CODE_INVALID' });
	});
});

describe('recovery codes', () => {
	it('are ten, each valid for one sign-in, which is announced by letter', async () => {
		const { browser, email, id } = await aNewcomer(world);
		const { recoveryCodes } = await setUpTotp(world, browser);
		expect(new Set(recoveryCodes).size).toBe(10);
		const [first = ''] = recoveryCodes;
		expect(first).toMatch(/^[A-Z0-9]{5}-[A-Z0-9]{5}$/);
		const other = await pending(email);
		await other.call(contract.finishSignIn, recovery(` ${first.toLowerCase()} `));
		expect((await other.call(contract.getSecondFactors)).recoveryCodesLeft).toBe(9);
		expect(await (await pending(email)).refused(contract.finishSignIn, recovery(first))).toMatchObject({ code: 'CODE_INVALID' });
		expect(await subjectsTo(email)).toContain('A recovery code of your Mishwar account was used');
		expect(await actionsOf(id)).toContain('user.recovery-code-used');
	});

	it('stop working when new ones are made', async () => {
		const { browser, email } = await aNewcomer(world);
		const { recoveryCodes } = await setUpTotp(world, browser);
		const renewed = await browser.call(contract.renewRecoveryCodes);
		expect(await (await pending(email)).refused(contract.finishSignIn, recovery(recoveryCodes[0] ?? ''))).toMatchObject({ status: 400 });
		await (await pending(email)).call(contract.finishSignIn, recovery(renewed.recoveryCodes[0] ?? ''));
	});

	it('of another person are not accepted, nor without a factor', async () => {
		const [one, two] = [await aNewcomer(world), await aNewcomer(world)];
		const { recoveryCodes } = await setUpTotp(world, one.browser);
		await setUpTotp(world, two.browser);
		expect(await (await pending(two.email)).refused(contract.finishSignIn, recovery(recoveryCodes[0] ?? ''))).toMatchObject({
			status: 400,
		});
		const none = await aNewcomer(world);
		expect(await none.browser.refused(contract.renewRecoveryCodes)).toMatchObject({ status: 409, code: 'NO_SECOND_FACTOR' });
	});
});

describe('each change of a factor', () => {
	it('is in the audit log and announced by letter; without factors signing in is as before', async () => {
		const { browser, email, id } = await aNewcomer(world);
		await setUpTotp(world, browser);
		await setUpPasskey(world, browser);
		await browser.call(contract.renewRecoveryCodes);
		const { passkeys } = await browser.call(contract.getSecondFactors);
		await browser.call(contract.removePasskey, { params: { id: passkeys[0]?.id ?? '' } });
		await browser.call(contract.removeTotp);
		expect(await browser.call(contract.getSecondFactors)).toEqual({ totp: null, passkeys: [], recoveryCodesLeft: 0, required: false });
		await world.visitor().call(signInWithEmail, { body: { email, password: FACTOR_PASSWORD } });
		expect(await actionsOf(id)).toEqual([
			'user.totp-added',
			'user.passkey-added',
			'user.recovery-codes-renewed',
			'user.passkey-removed',
			'user.totp-removed',
		]);
		expect((await subjectsTo(email)).filter((subject) => /authenticator|passkey|recovery/.test(subject ?? ''))).toHaveLength(5);
	});
});

describe('a sign-in that waits for its second factor', () => {
	it('ends after ten minutes, and with a change of the password', async () => {
		const { browser, email } = await aNewcomer(world);
		const { secret } = await setUpTotp(world, browser);
		const slow = await pending(email);
		world.clock.advance(10 * MINUTE);
		expect(await slow.refused(contract.finishSignIn, totp(codeOf(world, secret)))).toMatchObject({ code: 'SIGN_IN_STEP_EXPIRED' });
		const thief = await pending(email);
		await browser.call(changePassword, { body: { currentPassword: FACTOR_PASSWORD, newPassword: 'another long password' } });
		expect(await thief.refused(contract.pendingSignIn)).toMatchObject({ status: 409, code: 'SIGN_IN_STEP_EXPIRED' });
		expect(await thief.refused(contract.finishSignIn, totp(codeOf(world, secret)))).toMatchObject({ code: 'SIGN_IN_STEP_EXPIRED' });
	});

	it('also follows a link for a new password', async () => {
		const { browser, email } = await aNewcomer(world);
		await setUpTotp(world, browser);
		await world.visitor().call(forgotPassword, { body: { email } });
		await world.runJobs();
		const text = (await lettersTo(email)).find((letter) => letter.text.includes('token='))?.text ?? '';
		const token = /token=([\w-]+)/.exec(text)?.[1] ?? '';
		const mailbox = world.visitor();
		const body = { token, password: 'another long password' };
		expect(await mailbox.refused(resetPassword, { body })).toMatchObject({ code: 'SECOND_FACTOR_NEEDED' });
		expect(await mailbox.refused(currentUser)).toMatchObject({ status: 401 });
		expect(await mailbox.call(contract.pendingSignIn)).toMatchObject({ totp: true });
		expect(await world.visitor().refused(signInWithEmail, { body: { email, password: 'another long password' } })).toMatchObject({
			code: 'SECOND_FACTOR_NEEDED',
		});
	});
});

describe('guessing a second factor', () => {
	const strict = aWorld({ TRUSTED_PROXIES: '1' }, { limitScale: 1 });
	let networks = 0;
	const elsewhere = () => ({ 'x-forwarded-for': `10.9.${++networks >> 8}.${networks & 255}` });
	const wrong = totp('000000');

	/** An attacker who knows the password. Returns a function that tries the next code, each from another network. */
	async function aThief(email: string) {
		const thief = strict.visitor();
		await thief.refused(signInWithEmail, { body: { email, password: FACTOR_PASSWORD }, headers: elsewhere() });
		return (code = wrong) => thief.try(contract.finishSignIn, { ...code, headers: elsewhere() });
	}
	const lettersAbout = async (to: string) => {
		await strict.runJobs();
		const sent = await strict.visitor().call(devOutbox, { headers: { 'x-forwarded-for': '127.0.0.1' } });
		return sent.filter((message) => message.to === to && /password|كلمة مرورك/.test(message.subject ?? ''));
	};

	it('becomes slower over all networks, at most ten minutes, for the right code too', async () => {
		const { browser, email } = await aNewcomer(strict);
		const { secret } = await setUpTotp(strict, browser);
		const attempt = await aThief(email);
		const waits: number[] = [];
		for (let tries = 0; tries < 5; tries++) expect((await attempt()).status).toBe(400);
		expect((await attempt(totp(codeOf(strict, secret)))).status).toBe(429);
		for (let again = await aThief(email); waits.length < 8; again = await aThief(email)) {
			const { status, headers } = await again();
			if (status !== 429) continue;
			waits.push(Number(headers.get('retry-after')));
			strict.clock.advance((waits.at(-1) ?? 0) * 1000);
		}
		expect(waits).toEqual([15, 30, 60, 120, 240, 480, 600, 600]);
	});

	it('elsewhere locks a person out neither of a known device nor of a session', async () => {
		const { browser, email, id } = await aNewcomer(strict);
		const { secret, recoveryCodes } = await setUpTotp(strict, browser);
		const attempt = await aThief(email);
		const answers = [];
		for (let tries = 0; tries < 20; tries++) answers.push((await attempt()).status);
		expect(answers).toEqual([...Array(5).fill(400), ...Array(15).fill(429)]);
		const confirmation = { method: 'TOTP' as const, code: codeOf(strict, secret) };
		await browser.call(contract.confirmIdentity, { body: confirmation, headers: elsewhere() });
		await browser.refused(signInWithEmail, { body: { email, password: FACTOR_PASSWORD }, headers: elsewhere() });
		const signedIn = await browser.call(contract.finishSignIn, { ...recovery(recoveryCodes[0] ?? ''), headers: elsewhere() });
		expect(signedIn.user.id).toBe(id);
	});

	it('on a known device, or in a session, is slowed down as well', async () => {
		const { browser, email } = await aNewcomer(strict);
		await setUpTotp(strict, browser);
		const body = { method: 'TOTP' as const, code: '000000' };
		const inSession = [];
		for (let tries = 0; tries < 6; tries++) inSession.push((await browser.try(contract.confirmIdentity, { body })).status);
		expect(inSession).toEqual([400, 400, 400, 400, 400, 429]);
		await browser.refused(signInWithEmail, { body: { email, password: FACTOR_PASSWORD }, headers: elsewhere() });
		const onDevice = [];
		for (let tries = 0; tries < 6; tries++)
			onDevice.push((await browser.try(contract.finishSignIn, { ...wrong, headers: elsewhere() })).status);
		expect(onDevice).toEqual([400, 400, 400, 400, 400, 429]);
	});

	it.each([
		['en', 'Someone may know your Mishwar password'],
		['ar', 'قد يعرف شخص آخر كلمة مرورك في مشوار'],
	])('is announced to the person once a day, with what to do (%s)', async (lang, subject) => {
		const { browser, email, id } = await aNewcomer(strict);
		await strict.running.platform.pool.query('UPDATE users SET lang = $1 WHERE id = $2', [lang, id]);
		await setUpTotp(strict, browser);
		const attempt = await aThief(email);
		for (let tries = 0; tries < 4; tries++) await attempt();
		expect(await lettersAbout(email)).toEqual([]);
		for (let tries = 0; tries < 4; tries++) await attempt();
		strict.clock.advance(2 * 60 * MINUTE);
		const later = await aThief(email);
		for (let tries = 0; tries < 6; tries++) await later();
		const letters = await lettersAbout(email);
		expect(letters.map((letter) => letter.subject)).toEqual([subject]);
		expect(letters[0]?.text).toContain('/forgot-password');
	});
});

describe('the role of an administrator', () => {
	it('is only assigned to a person whose phone is verified, by every way of assigning it', async () => {
		const by = await aPerson(world, { role: 'SUPER_ADMIN', phone: '+962790111222' });
		const person = await aPerson(world);
		for (const role of ['ADMIN', 'SUPER_ADMIN'] as const) {
			const refused = await by.browser.refused(changeRole, { params: { id: person.id }, body: { role } });
			expect(refused).toMatchObject({ status: 409, code: 'ROLE_NEEDS_PHONE' });
			await expect(world.running.platform.pool.query('UPDATE users SET role = $1 WHERE id = $2', [role, person.id])).rejects.toMatchObject({
				constraint: 'users_admins_have_a_verified_phone',
			});
		}
		const { id } = await aPerson(world, { phone: '+962790111223' });
		expect(await by.browser.call(changeRole, { params: { id }, body: { role: 'ADMIN' } })).toMatchObject({ role: 'ADMIN' });
	});
});
