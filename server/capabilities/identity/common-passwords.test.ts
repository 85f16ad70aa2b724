import { describe, expect, it } from 'vitest';
import { changePassword } from '#contract/account.ts';
import { DEMO_PASSWORD, devOutbox } from '#contract/dev.ts';
import { forgotPassword, resetPassword, signInWithEmail, signUpWithEmail } from '#contract/sign-in.ts';
import { aPerson } from '#tests/support/factories.ts';
import { aWorld } from '#tests/support/world.ts';
import { assertUncommonPassword } from './common-passwords.ts';
import { hashPassword } from './passwords.ts';

const world = aWorld();
const COMMON = 'Password123';
const GOOD = 'a long password';
const en = 'This password is easy to guess. Choose a less common one, such as several words.';
const ar = 'يسهل تخمين كلمة المرور هذه. اختر كلمة أقل شيوعاً، مثل عدة كلمات.';

describe('a password', () => {
	const check = (password: string) =>
		assertUncommonPassword(password, { field: 'password', language: 'en', email: 'rana.haddad@mishwar.test' });

	it.each([
		'1234567890',
		'١٢٣٤٥٦٧٨٩٠',
		'qwertyuiop',
		'PASSWORD123',
		'!basketball2026!',
		'1q2w3e4r5t',
		'rana.haddad@mishwar.test',
		'Rana.Haddad',
	])('that is guessed first is common: %s', async (password) => {
		await expect(check(password)).rejects.toMatchObject({ code: 'INVALID_INPUT', detail: { fields: { password: en } } });
	});

	it.each([GOOD, 'quite another one', 'correct horse battery staple', 'x7$Qp!902-kL', 'سيارتي البيضاء في عمان', DEMO_PASSWORD])(
		'that is not in the list is accepted: %s',
		async (password) => {
			await expect(check(password)).resolves.toBeUndefined();
		},
	);
});

describe('a common password', () => {
	it('is refused at sign-up, in the person’s language', async () => {
		const body = { email: 'common@mishwar.test', password: COMMON, firstName: 'Rana', lastName: 'Haddad' };
		expect(await world.visitor().refused(signUpWithEmail, { body })).toMatchObject({ status: 400, fields: { password: en } });
		expect(await world.visitor().refused(signUpWithEmail, { body, headers: { 'accept-language': 'ar' } })).toMatchObject({
			fields: { password: ar },
		});
	});

	it('is refused as a new password, with a session and by link; the link stays open', async () => {
		const person = await aPerson(world, { emailVerified: true });
		expect(await person.browser.refused(changePassword, { body: { newPassword: COMMON } })).toMatchObject({ fields: { newPassword: en } });
		await world.visitor().call(forgotPassword, { body: { email: person.email } });
		await world.runJobs();
		const letter = (await world.visitor().call(devOutbox)).find(({ to }) => to === person.email);
		const token = /token=([\w-]+)/.exec(letter?.text ?? '')?.[1] ?? '';
		const reset = (password: string) => world.visitor().try(resetPassword, { body: { token, password } });
		for (const password of [COMMON, person.email])
			expect(await reset(password)).toMatchObject({ status: 400, body: { fields: { password: en } } });
		expect((await reset(GOOD)).status).toBe(200);
	});

	it('that is already in use still signs in', async () => {
		const { id, email } = await aPerson(world);
		await world.running.platform.db
			.updateTable('users')
			.set({ password_hash: await hashPassword(COMMON) })
			.where('id', '=', id)
			.execute();
		expect((await world.visitor().try(signInWithEmail, { body: { email, password: COMMON } })).status).toBe(200);
	});
});
