import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import * as account from '#contract/account.ts';
import { devOutbox } from '#contract/dev.ts';
import { currentUser, updateMe } from '#contract/identity.ts';
import { LEGAL_VERSION } from '#contract/legal.ts';
import { signInWithEmail } from '#contract/sign-in.ts';
import { aPerson, type Person } from '#tests/support/factories.ts';
import { signUp } from '#tests/support/sign-up.ts';
import { upload } from '#tests/support/uploads.ts';
import { aWorld } from '#tests/support/world.ts';

const world = aWorld();
const MINUTE = 60_000;
const PASSWORD = 'a long password';
let made = 0;

/** An account with a password and an unverified address. */
async function aNewcomer(): Promise<Person> {
	const person = await aPerson(world);
	await person.browser.call(account.changePassword, { body: { newPassword: PASSWORD } });
	// Later letters are newer.
	world.clock.advance(1000);
	return person;
}

const newPhone = () => {
	made += 1;
	return `+96278${String(1_000_000 + made)}`;
};

async function messagesTo(to: string) {
	return (await world.visitor().call(devOutbox)).filter((message) => message.to === to);
}

async function codeSentTo(to: string): Promise<string> {
	const [newest] = await messagesTo(to);
	return /\b[A-Z0-9]{6}\b/.exec(newest?.text ?? '')?.[0] ?? '';
}

const triesAt = async (target: string) => {
	const found = await world.running.platform.pool.query('SELECT tries FROM verification_codes WHERE target LIKE $1', [`%${target}`]);
	return found.rows;
};
const otherCodes = (count: number, alphabet: string) =>
	Array.from({ length: count }, (_, index) =>
		[5, 4, 3, 2, 1, 0].map((place) => alphabet[Math.floor((index + 7) / alphabet.length ** place) % alphabet.length]).join(''),
	);

describe('an e-mail address', () => {
	it('is verified by a code of six unambiguous characters, in any case, within ten minutes', async () => {
		const { browser, email } = await aNewcomer();
		expect(await browser.call(account.sendEmailCode)).toEqual({ success: true, email });
		const code = await codeSentTo(email);
		expect(code).toMatch(/^[34679ACDEFGHJKMNPQRTWXY]{6}$/);
		world.clock.advance(10 * MINUTE - 1);
		expect(await browser.call(account.verifyEmail, { body: { code: ` ${code.toLowerCase()} ` } })).toMatchObject({ success: true });
		expect((await browser.call(currentUser)).emailVerified).toBe(true);
		expect(await browser.refused(account.sendEmailCode)).toMatchObject({ status: 409, code: 'EMAIL_ALREADY_VERIFIED' });
	});

	it('is not verified after ten minutes, by an older code, by another account’s code, or twice', async () => {
		const [{ browser, email }, other] = [await aNewcomer(), await aNewcomer()];
		const wrong = { status: 400, code: 'CODE_INVALID', error: 'Invalid or expired code' };
		await browser.call(account.sendEmailCode);
		const first = await codeSentTo(email);
		expect(await other.browser.refused(account.verifyEmail, { body: { code: first } })).toMatchObject(wrong);
		world.clock.advance(1000);
		await browser.call(account.sendEmailCode);
		expect(await browser.refused(account.verifyEmail, { body: { code: first } })).toMatchObject(wrong);
		const second = await codeSentTo(email);
		world.clock.advance(10 * MINUTE);
		expect(await browser.refused(account.verifyEmail, { body: { code: second } })).toMatchObject(wrong);
		expect((await browser.refused(account.verifyEmail, { body: { code: 'abc' } })).fields).toEqual({
			code: 'Enter the 6-character code',
		});
		const arabic = await browser.refused(account.verifyEmail, { body: { code: 'AAAAAA' }, headers: { 'accept-language': 'ar' } });
		expect(arabic.error).toBe('الرمز غير صحيح أو انتهت صلاحيته');
	});

	it('evaluates five of 200 wrong codes that arrive at once, and then not even the right one', async () => {
		const { browser, email } = await aNewcomer();
		await browser.call(account.sendEmailCode);
		const right = await codeSentTo(email);
		const guesses = otherCodes(200, '34679ACDEFGHJKMNPQRTWXY').filter((code) => code !== right);
		const answers = await Promise.all(guesses.map((code) => browser.try(account.verifyEmail, { body: { code } })));
		expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([400]));
		expect(await triesAt(email)).toEqual([{ tries: 5 }]);
		expect((await browser.refused(account.verifyEmail, { body: { code: right } })).code).toBe('CODE_INVALID');
		expect((await browser.call(currentUser)).emailVerified).toBe(false);
	});

	it('is replaced once the new one is verified; until then the old one is valid, and gets a notice', async () => {
		const { browser, email, id } = await aNewcomer();
		const next = `next-${email}`;
		expect(await browser.call(updateMe, { body: { email: ` ${next.toUpperCase()} ` } })).toMatchObject({
			email,
			pendingEmail: next,
			emailVerified: false,
		});
		expect((await messagesTo(email))[0]?.text).toContain('Someone asked to change your account’s email');
		expect((await messagesTo(email))[0]?.text).not.toContain(next);
		await world.visitor().call(signInWithEmail, { body: { email, password: PASSWORD } });
		expect((await world.visitor().try(signInWithEmail, { body: { email: next, password: PASSWORD } })).status).toBe(401);
		await browser.call(account.sendEmailCode);
		await browser.call(account.verifyEmail, { body: { code: await codeSentTo(next) } });
		expect(await browser.call(currentUser)).toMatchObject({ id, email: next, pendingEmail: null, emailVerified: true });
		expect((await messagesTo(email)).map(({ subject }) => subject)).toContain('Your Mishwar email was changed');
		expect((await messagesTo(next)).map(({ subject }) => subject)).not.toContain('Your Mishwar email was changed');
		expect((await world.visitor().try(signInWithEmail, { body: { email, password: PASSWORD } })).status).toBe(401);
		await world.visitor().call(signInWithEmail, { body: { email: next, password: PASSWORD } });
	});

	it('of another account is not revealed to a person who cannot read its mail', async () => {
		const [{ browser }, other] = [await aNewcomer(), await aNewcomer()];
		const answers: unknown[] = [];
		for (const email of [other.email, 'nobody-has-this@mishwar.test']) {
			const changed = await browser.try(updateMe, { body: { email } });
			answers.push([changed.status, (await browser.try(account.sendEmailCode)).status]);
		}
		expect(answers[0]).toEqual(answers[1]);
		world.clock.advance(1000);
		await browser.call(updateMe, { body: { email: other.email } });
		await browser.call(account.sendEmailCode);
		expect(await browser.refused(account.verifyEmail, { body: { code: await codeSentTo(other.email) } })).toMatchObject({
			status: 409,
			code: 'EMAIL_TAKEN',
		});
		expect((await other.browser.call(currentUser)).email).toBe(other.email);
	});

	it('that is saved unchanged stays verified', async () => {
		const { browser, email } = await aNewcomer();
		await browser.call(account.sendEmailCode);
		await browser.call(account.verifyEmail, { body: { code: await codeSentTo(email) } });
		await browser.call(updateMe, { body: { email: 'another-one@mishwar.test' } });
		expect(await browser.call(updateMe, { body: { email } })).toMatchObject({ email, pendingEmail: null, emailVerified: true });
	});
});

describe('a phone', () => {
	it('is verified by the code of an SMS, however the number is typed', async () => {
		const { browser } = await aNewcomer();
		const phone = newPhone();
		await browser.call(account.sendPhoneCode, { body: { phone: phone.replace('+962', '0') } });
		const code = await codeSentTo(phone);
		expect(code).toMatch(/^\d{6}$/);
		expect(await browser.call(account.verifyPhone, { body: { phone, code } })).toEqual({
			success: true,
			message: 'Your phone is verified.',
		});
		expect(await browser.call(currentUser)).toMatchObject({ phone, phoneVerified: true });
	});

	it.each([
		[
			'en',
			'A phone number was added to your Mishwar account',
			'Your Mishwar phone number was changed',
			/number of your Mishwar account was changed/,
		],
		['ar', 'أُضيف رقم هاتف إلى حسابك في مشوار', 'تغيّر رقم هاتف حسابك في مشوار', /تغيّر رقم هاتف حسابك في مشوار/],
	] as const)('is announced by letter when it is added or changed, and to the former number (%s)', async (lang, added, changed, sms) => {
		const { browser, email } = await aNewcomer();
		await browser.call(updateMe, { body: { lang } });
		const prove = async (phone: string) => {
			await browser.call(account.sendPhoneCode, { body: { phone } });
			await browser.call(account.verifyPhone, { body: { phone, code: await codeSentTo(phone) } });
			world.clock.advance(MINUTE);
		};
		const subjects = async () =>
			(await messagesTo(email)).map(({ subject }) => subject).filter((each) => each === added || each === changed);
		const [first, second] = [newPhone(), newPhone()];
		await prove(first);
		expect(await subjects()).toEqual([added]);
		await prove(first);
		expect(await subjects()).toEqual([added]);
		await prove(second);
		expect((await subjects()).toSorted()).toEqual([added, changed].toSorted());
		const letter = (await messagesTo(email)).find(({ subject }) => subject === changed);
		expect(letter?.text).toContain(second.slice(-2));
		expect(letter?.text).not.toContain(second);
		expect((await messagesTo(first)).filter(({ text }) => sms.test(text))).toHaveLength(1);
		expect((await messagesTo(second)).filter(({ text }) => sms.test(text))).toHaveLength(0);
	});

	it('is not verified after five minutes, by a wrong code, or with a code that another person requested', async () => {
		const [{ browser }, other] = [await aNewcomer(), await aNewcomer()];
		const phone = newPhone();
		await browser.call(account.sendPhoneCode, { body: { phone } });
		const code = await codeSentTo(phone);
		const wrong = { status: 400, code: 'PHONE_CODE_WRONG', error: 'Invalid code' };
		expect(await other.browser.refused(account.verifyPhone, { body: { phone, code } })).toMatchObject(wrong);
		world.clock.advance(5 * MINUTE);
		expect(await browser.refused(account.verifyPhone, { body: { phone, code } })).toMatchObject(wrong);
		expect(await browser.call(currentUser)).toMatchObject({ phone: null, phoneVerified: false });
	});

	it('evaluates five of 200 wrong codes that arrive at once', async () => {
		const { browser } = await aNewcomer();
		const phone = newPhone();
		await browser.call(account.sendPhoneCode, { body: { phone } });
		const right = await codeSentTo(phone);
		const guesses = otherCodes(201, '0123456789').filter((code) => code !== right);
		await Promise.all(guesses.map((code) => browser.try(account.verifyPhone, { body: { phone, code } })));
		expect(await triesAt(phone)).toEqual([{ tries: 5 }]);
		expect((await browser.refused(account.verifyPhone, { body: { phone, code: right } })).code).toBe('PHONE_CODE_WRONG');
	});

	it('of another account gets the same answer, and stays with that account', async () => {
		const { browser } = await aNewcomer();
		const phone = newPhone();
		const owner = await aPerson(world, { phone });
		const answers = await Promise.all([phone, newPhone()].map((each) => browser.send('POST', '/api/otp/send', { phone: each })));
		expect([answers[0]?.status, answers[0]?.body]).toEqual([answers[1]?.status, answers[1]?.body]);
		const refused = await browser.refused(account.verifyPhone, { body: { phone, code: await codeSentTo(phone) } });
		expect(refused).toMatchObject({ status: 409, code: 'PHONE_TAKEN' });
		expect((await owner.browser.call(currentUser)).phone).toBe(phone);
	});

	it.each([
		['', 'Please enter a valid phone number'],
		['07901', 'Please enter a valid phone number with at least 10 digits'],
	])('must be valid: %j', async (phone, sentence) => {
		const { browser } = await aNewcomer();
		expect((await browser.refused(account.sendPhoneCode, { body: { phone } })).fields).toEqual({ phone: sentence });
	});
});

describe('the profile of a person', () => {
	it('accepts an Arabic name, partially too, and a picture that replaces the former one', async () => {
		const person = await aPerson(world);
		const picture = () =>
			sharp({ create: { width: 500, height: 500, channels: 3, background: '#a8452c' } })
				.jpeg()
				.toBuffer();
		const first = await person.browser.call(updateMe, {
			body: { displayNameAr: ' رنا حداد ', profileImageUrl: await upload(person, await picture()) },
		});
		expect(first).toMatchObject({ displayNameAr: 'رنا حداد', firstName: 'Test' });
		expect((await world.visitor().fetch(first.profileImageUrl ?? '')).status).toBe(200);
		const second = await person.browser.call(updateMe, { body: { profileImageUrl: await upload(person, await picture()) } });
		expect(second.profileImageUrl).not.toBe(first.profileImageUrl);
		await world.runJobs();
		expect((await world.visitor().fetch(first.profileImageUrl ?? '')).status).toBe(404);
		expect(await person.browser.call(updateMe, { body: { profileImageUrl: null } })).toMatchObject({ profileImageUrl: null });
	});

	it('accepts no picture of another person', async () => {
		const [person, other] = [await aPerson(world), await aPerson(world)];
		const theirs = await upload(
			other,
			await sharp({ create: { width: 9, height: 9, channels: 3, background: '#000' } })
				.png()
				.toBuffer(),
		);
		for (const profileImageUrl of [theirs, 'https://evil.test/x.png', '/objects/photos/x'])
			expect((await person.browser.refused(updateMe, { body: { profileImageUrl } })).fields).toHaveProperty('profileImageUrl');
	});
});

describe('a password', () => {
	it('is changed by entering the present one, ends the other sessions, and is announced', async () => {
		const { browser, email } = await aNewcomer();
		const elsewhere = world.visitor();
		await elsewhere.call(signInWithEmail, { body: { email, password: PASSWORD } });
		const body = { currentPassword: 'not this one', newPassword: 'quite another one' };
		for (const currentPassword of ['not this one', ''])
			expect((await browser.refused(account.changePassword, { body: { ...body, currentPassword } })).fields).toEqual({
				currentPassword: 'This isn’t your current password.',
			});
		await browser.call(account.changePassword, { body: { ...body, currentPassword: PASSWORD } });
		expect([(await browser.try(currentUser)).status, (await elsewhere.try(currentUser)).status]).toEqual([200, 401]);
		expect((await messagesTo(email))[0]?.subject).toBe('Your Mishwar password was changed');
		await world.visitor().call(signInWithEmail, { body: { email, password: 'quite another one' } });
	});

	it('is set by a person who has none', async () => {
		const person = await aPerson(world);
		expect(await person.browser.call(currentUser)).toMatchObject({ hasPassword: false });
		await person.browser.call(account.changePassword, { body: { newPassword: PASSWORD } });
		expect(await person.browser.call(currentUser)).toMatchObject({ hasPassword: true });
		await world.visitor().call(signInWithEmail, { body: { email: person.email, password: PASSWORD } });
	});
});

describe('the devices of a person', () => {
	const phoneAgent =
		'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36';

	it('are listed, and signed out one by one or all others at once', async () => {
		const { browser, email } = await aNewcomer();
		const signIn = async () => {
			const device = world.visitor();
			await device.call(signInWithEmail, { body: { email, password: PASSWORD }, headers: { 'user-agent': phoneAgent } });
			return device;
		};
		const [second, third] = [await signIn(), await signIn()];
		const list = await browser.call(account.listSessions);
		expect(list.map(({ current, system }) => [current, system])).toEqual([
			[true, null],
			[false, 'Android'],
			[false, 'Android'],
		]);
		expect(list[1]).toMatchObject({ browser: 'Chrome' });
		const stranger = await aPerson(world);
		const params = { id: list[1]?.id ?? '' };
		expect(await stranger.browser.refused(account.endSession, { params })).toMatchObject({ status: 404 });
		await browser.call(account.endSession, { params });
		expect((await browser.call(account.listSessions)).length).toBe(2);
		expect(await browser.call(account.endOtherSessions)).toEqual({ ended: 1 });
		for (const device of [second, third]) expect((await device.try(currentUser)).status).toBe(401);
		expect((await browser.call(account.listSessions)).map(({ current }) => current)).toEqual([true]);
	});
});

describe('the terms of use', () => {
	it('are accepted by creating an account, with their version, and requested again when they change', async () => {
		const browser = world.visitor();
		const details = { email: 'agrees@mishwar.test', password: PASSWORD, firstName: 'Rana', lastName: 'Haddad' };
		const { id } = await signUp(world, browser, details);
		const { db } = world.running.platform;
		const kept = () => db.selectFrom('consents').select(['document', 'version']).where('user_id', '=', id).orderBy('document').execute();
		expect(await kept()).toEqual(['PRIVACY', 'TERMS'].map((document) => ({ document, version: LEGAL_VERSION })));
		expect((await browser.call(currentUser)).consentDue).toBe(false);
		await db.updateTable('users').set({ terms_version: '2020-01' }).where('id', '=', id).execute();
		expect((await browser.call(currentUser)).consentDue).toBe(true);
		expect(await browser.refused(account.agreeToTerms, { body: { version: '2020-01' } })).toMatchObject({ code: 'TERMS_CHANGED' });
		expect(await browser.call(account.agreeToTerms, { body: { version: LEGAL_VERSION } })).toEqual({ version: LEGAL_VERSION });
		expect((await browser.call(currentUser)).consentDue).toBe(false);
	});
});
