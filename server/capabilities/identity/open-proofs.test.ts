import { describe, expect, it } from 'vitest';
import * as account from '#contract/account.ts';
import { devOutbox } from '#contract/dev.ts';
import { updateMe } from '#contract/identity.ts';
import { sendDeletionCode } from '#contract/privacy.ts';
import { forgotPassword, resetPassword, sendSignInCode, signInWithEmail, verifySignInCode } from '#contract/sign-in.ts';
import { aPerson, type Person, type PersonOptions } from '#tests/support/factories.ts';
import { aWorld } from '#tests/support/world.ts';

const world = aWorld();
const FIRST = 'a first password';
const SECOND = 'a second password';
let numbers = 0;
const newPhone = () => `+96278${String(3_000_000 + ++numbers)}`;

async function messagesTo(to: string) {
	await world.runJobs();
	return (await world.visitor().call(devOutbox)).filter((message) => message.to === to);
}

async function resetTokens(email: string): Promise<string[]> {
	const texts = (await messagesTo(email)).map(({ text }) => /token=([\w-]+)/.exec(text)?.[1]);
	return texts.filter((token) => token !== undefined);
}

async function codeSentTo(to: string): Promise<string> {
	const [newest] = await messagesTo(to);
	return /\b[A-Z0-9]{6}\b/.exec(newest?.text ?? '')?.[0] ?? '';
}

/** A person with a password, signed in. */
async function aMember(options: PersonOptions = {}): Promise<Person> {
	const person = await aPerson(world, { emailVerified: true, ...options });
	await person.browser.call(account.changePassword, { body: { newPassword: FIRST } });
	return person;
}

const forgot = (email: string) => world.visitor().call(forgotPassword, { body: { email } });
const reset = (token: string | undefined, password = SECOND) =>
	world.visitor().try(resetPassword, { body: { token: token ?? '', password } });

describe('an older reset link', () => {
	it('ends when another one was used', async () => {
		const { email } = await aMember();
		await forgot(email);
		await forgot(email);
		const [newer, older] = await resetTokens(email);
		expect((await reset(newer)).status).toBe(200);
		expect(await reset(older, 'a third password')).toMatchObject({ status: 400, body: { code: 'RESET_LINK_INVALID' } });
		await world.visitor().call(signInWithEmail, { body: { email, password: SECOND } });
	});

	it('ends when the e-mail address is replaced', async () => {
		const { email, browser } = await aMember();
		await forgot(email);
		const [link] = await resetTokens(email);
		const next = `next-${email}`;
		await browser.call(updateMe, { body: { email: next } });
		await browser.call(account.sendEmailCode);
		await browser.call(account.verifyEmail, { body: { code: await codeSentTo(next) } });
		expect(await reset(link)).toMatchObject({ status: 400, body: { code: 'RESET_LINK_INVALID' } });
		await world.visitor().call(signInWithEmail, { body: { email: next, password: FIRST } });
	});

	it('ends when the password is changed', async () => {
		const { email, browser } = await aMember();
		await forgot(email);
		const [link] = await resetTokens(email);
		await browser.call(account.changePassword, { body: { currentPassword: FIRST, newPassword: SECOND } });
		expect((await reset(link)).status).toBe(400);
	});
});

describe('an open code', () => {
	const move = async ({ browser }: Person) => {
		const phone = newPhone();
		await browser.call(account.sendPhoneCode, { body: { phone } });
		await browser.call(account.verifyPhone, { body: { phone, code: await codeSentTo(phone) } });
	};
	const changes: Array<[string, (person: Person) => Promise<unknown>]> = [
		[
			'a changed password',
			({ browser }) => browser.call(account.changePassword, { body: { currentPassword: FIRST, newPassword: SECOND } }),
		],
		[
			'a reset',
			async ({ email }) => {
				await forgot(email);
				await reset((await resetTokens(email))[0]);
			},
		],
		[
			'a new e-mail address',
			async ({ browser, email }) => {
				await browser.call(updateMe, { body: { email: `moved-${email}` } });
				await browser.call(account.sendEmailCode);
				await browser.call(account.verifyEmail, { body: { code: await codeSentTo(`moved-${email}`) } });
			},
		],
	];

	it.each(changes)('to sign in by phone ends with %s', async (_, change) => {
		const phone = newPhone();
		const person = await aMember({ phone });
		await world.visitor().call(sendSignInCode, { body: { phone } });
		const code = await codeSentTo(phone);
		await change(person);
		expect(await world.visitor().refused(verifySignInCode, { body: { phone, code } })).toMatchObject({ code: 'PHONE_CODE_WRONG' });
	});

	it('for another e-mail address ends with a changed password', async () => {
		const { browser, email } = await aMember();
		await browser.call(updateMe, { body: { email: `later-${email}` } });
		await browser.call(account.sendEmailCode);
		const code = await codeSentTo(`later-${email}`);
		await browser.call(account.changePassword, { body: { currentPassword: FIRST, newPassword: SECOND } });
		expect(await browser.refused(account.verifyEmail, { body: { code } })).toMatchObject({ code: 'CODE_INVALID' });
	});

	it('that was sent to a phone ends when the account gets another number', async () => {
		const phone = newPhone();
		const person = await aPerson(world, { phone });
		await person.browser.call(sendDeletionCode);
		const openCodes = async () => {
			const { rows } = await world.running.platform.pool.query(
				'SELECT purpose FROM verification_codes WHERE used_at IS NULL AND (user_id = $1 OR target = $2)',
				[person.id, phone],
			);
			return rows.map(({ purpose }) => purpose).sort();
		};
		await world.visitor().call(sendSignInCode, { body: { phone } });
		await world.runJobs();
		expect(await openCodes()).toEqual(['LEAVING', 'PHONE_SIGN_IN']);
		await move(person);
		expect(await openCodes()).toEqual([]);
	});
});

describe('a reset of the password', () => {
	it.each([
		['en' as const, 'Your Mishwar password was reset', 'If it wasn’t you'],
		['ar' as const, 'تمت إعادة تعيين كلمة مرورك في مشوار', 'إذا لم تفعل ذلك'],
	])(
		'is announced to the person by letter (%s), with what to do if it was not them, and written to the audit log',
		async (lang, subject, advice) => {
			const { email, id } = await aMember({ lang });
			await forgot(email);
			await reset((await resetTokens(email))[0]);
			const letter = (await messagesTo(email)).find((message) => message.subject === subject);
			expect(letter?.text).toContain(advice);
			expect(letter?.text).toContain('/forgot-password');
			const { rows } = await world.running.platform.pool.query(
				`SELECT actor_id, action FROM audit_entries WHERE subject_id = $1 AND action LIKE '%reset'`,
				[id],
			);
			expect(rows).toEqual([{ actor_id: id, action: 'user.password-reset' }]);
		},
	);
});
