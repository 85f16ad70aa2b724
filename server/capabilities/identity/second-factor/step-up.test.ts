import { describe, expect, it } from 'vitest';
import { changePassword, sendPhoneCode, verifyPhone } from '#contract/account.ts';
import { devOutbox } from '#contract/dev.ts';
import { updateMe } from '#contract/identity.ts';
import { getPayoutDetails, setPayoutDetails } from '#contract/payouts.ts';
import { changeRole, reinstateUser, suspendUser } from '#contract/people.ts';
import { deleteMe, exportMe } from '#contract/privacy.ts';
import * as contract from '#contract/second-factor.ts';
import { aPerson, type Person } from '#tests/support/factories.ts';
import { aNewcomer, codeOf, FACTOR_PASSWORD, setUpPasskey, setUpTotp } from '#tests/support/second-factors.ts';
import { aWorld } from '#tests/support/world.ts';

const world = aWorld();
const MINUTE = 60_000;
const password = (value: string) => ({ body: { method: 'PASSWORD' as const, password: value } });
const needed = { status: 403, code: 'STEP_UP_NEEDED' };

/** A person with an approved identity, in an old session. */
async function signedInAgo(person: Person, minutes: number): Promise<void> {
	const at = new Date(world.clock.now().getTime() - minutes * MINUTE);
	await world.running.platform.db
		.updateTable('sessions')
		.set({ confirmed_at: null, created_at: at })
		.where('user_id', '=', person.id)
		.execute();
}

describe('ten minutes after signing in', () => {
	const cliq = { body: { kind: 'CLIQ' as const, cliqAlias: 'RANA1' } };
	it.each([
		['bank account', setPayoutDetails, cliq],
		['e-mail', updateMe, { body: { email: 'new@mishwar.test' } }],
		['phone', sendPhoneCode, { body: { phone: '+962790555111' } }],
		['phone’s code', verifyPhone, { body: { phone: '+962790555111', code: '123456' } }],
		['first password', changePassword, { body: { newPassword: 'a first long password' } }],
		['first password with another before it', changePassword, { body: { currentPassword: 'none', newPassword: 'a first long password' } }],
		['authenticator app', contract.beginTotp, {}],
		['passkey', contract.beginPasskey, {}],
		['recovery codes', contract.renewRecoveryCodes, {}],
		['export', exportMe, {}],
	] as const)('the %s requires reauthentication', async (_, call, input) => {
		const person = await aPerson(world);
		await signedInAgo(person, 10);
		expect(await person.browser.refused(call as never, input as never)).toMatchObject(needed);
		await signedInAgo(person, 9.9);
		expect(await person.browser.try(call as never, input as never)).not.toMatchObject({ body: { code: 'STEP_UP_NEEDED' } });
	});

	it('a change of a role requires it of the super admin', async () => {
		const [by, person] = [await aPerson(world, { role: 'SUPER_ADMIN' }), await aPerson(world)];
		const toOwner = { params: { id: person.id }, body: { role: 'OWNER' as const } };
		await signedInAgo(by, 10);
		expect(await by.browser.refused(changeRole, toOwner)).toMatchObject(needed);
		await signedInAgo(by, 9.9);
		expect(await by.browser.call(changeRole, toOwner)).toMatchObject({ role: 'OWNER' });
	});

	it.each([
		['suspending', suspendUser, { body: { reason: 'A stolen card.' } }],
		['lifting a suspension', reinstateUser, {}],
	] as const)('%s requires it of the super admin', async (_, call, input) => {
		const [by, person] = [await aPerson(world, { role: 'SUPER_ADMIN' }), await aPerson(world)];
		const given = { params: { id: person.id }, ...input } as never;
		if (call === reinstateUser) await by.browser.call(suspendUser, { params: { id: person.id }, body: {} });
		await signedInAgo(by, 10);
		expect(await by.browser.refused(call as never, given)).toMatchObject(needed);
		await signedInAgo(by, 9.9);
		expect(await by.browser.call(call as never, given)).toMatchObject({ id: person.id });
	});

	it('a change of the name, and reading, require none', async () => {
		const person = await aPerson(world);
		await signedInAgo(person, 29);
		await person.browser.call(updateMe, { body: { firstName: 'Rana' } });
		await person.browser.call(getPayoutDetails);
	});
});

describe('reauthentication', () => {
	it('is by password, for ten minutes, on this device only', async () => {
		const { browser } = await aNewcomer(world);
		world.clock.advance(10 * MINUTE);
		expect(await browser.call(contract.getConfirmation)).toEqual({ isRecent: false, methods: ['PASSWORD'] });
		expect(await browser.refused(contract.confirmIdentity, password('not this one'))).toMatchObject({
			status: 400,
			fields: { password: 'This isn’t your current password.' },
		});
		expect(await browser.refused(contract.beginTotp)).toMatchObject(needed);
		await browser.call(contract.confirmIdentity, password(FACTOR_PASSWORD));
		expect(await browser.call(contract.getConfirmation)).toMatchObject({ isRecent: true });
		await browser.call(contract.beginTotp);
		world.clock.advance(10 * MINUTE);
		expect(await browser.refused(contract.beginTotp)).toMatchObject(needed);
	});

	it('is by a code to the phone or the e-mail if there is no password', async () => {
		for (const [options, method] of [
			[{ phone: '+962790777001' }, 'SMS_CODE'],
			[{}, 'EMAIL_CODE'],
		] as const) {
			const person = await aPerson(world, options);
			await signedInAgo(person, 20);
			expect((await person.browser.call(contract.getConfirmation)).methods).toEqual([method]);
			await person.browser.call(contract.sendConfirmCode);
			const to = 'phone' in options ? options.phone : person.email;
			const text = (await world.visitor().call(devOutbox)).find((message) => message.to === to)?.text ?? '';
			const code = /\b\d{6}\b/.exec(text)?.[0] ?? '';
			const wrong = code === '000000' ? '000001' : '000000';
			expect(await person.browser.refused(contract.confirmIdentity, { body: { method, code: wrong } })).toMatchObject({
				code: 'CODE_INVALID',
			});
			await person.browser.call(contract.confirmIdentity, { body: { method, code } });
			expect(await person.browser.call(contract.getConfirmation)).toMatchObject({ isRecent: true });
		}
	});

	it('is by the second factor if there is one: the password is not enough', async () => {
		const { browser } = await aNewcomer(world);
		const { secret, recoveryCodes } = await setUpTotp(world, browser);
		const { device } = await setUpPasskey(world, browser);
		world.clock.advance(10 * MINUTE);
		expect((await browser.call(contract.getConfirmation)).methods).toEqual(['PASSKEY', 'TOTP', 'RECOVERY_CODE']);
		expect(await browser.refused(contract.confirmIdentity, password(FACTOR_PASSWORD))).toMatchObject({ code: 'NOT_ALLOWED' });
		expect(await browser.refused(contract.confirmIdentity, { body: { method: 'NONE' } })).toMatchObject({ code: 'NOT_ALLOWED' });
		for (const call of [contract.removeTotp, contract.renewRecoveryCodes]) expect(await browser.refused(call)).toMatchObject(needed);
		const isOpen = async () => {
			expect(await browser.call(contract.getConfirmation)).toMatchObject({ isRecent: true });
			world.clock.advance(10 * MINUTE);
		};
		await browser.call(contract.confirmIdentity, { body: { method: 'TOTP', code: codeOf(world, secret) } });
		await isOpen();
		const { challenge } = await browser.call(contract.passkeyOptions);
		await browser.call(contract.confirmIdentity, { body: { method: 'PASSKEY', passkey: device.get(challenge) } });
		await isOpen();
		await browser.call(contract.confirmIdentity, { body: { method: 'RECOVERY_CODE', code: recoveryCodes[0] ?? '' } });
		await browser.call(contract.removeTotp);
	});

	it('is not possible with another person’s passkey', async () => {
		const [one, two] = [await aNewcomer(world), await aNewcomer(world)];
		await setUpPasskey(world, one.browser);
		const { device } = await setUpPasskey(world, two.browser);
		const { challenge } = await one.browser.call(contract.passkeyOptions);
		const passkey = device.get(challenge);
		expect(await one.browser.refused(contract.confirmIdentity, { body: { method: 'PASSKEY', passkey } })).toMatchObject({
			code: 'PASSKEY_INVALID',
		});
	});
});

describe('deleting the account', () => {
	it('requires the second factor too, if there is one', async () => {
		const { browser, id } = await aNewcomer(world);
		const { secret } = await setUpTotp(world, browser);
		world.clock.advance(10 * MINUTE);
		const body = { password: FACTOR_PASSWORD };
		expect(await browser.refused(deleteMe, { body })).toMatchObject(needed);
		await browser.call(contract.confirmIdentity, { body: { method: 'TOTP', code: codeOf(world, secret) } });
		await browser.call(deleteMe, { body });
		const { rows } = await world.running.platform.pool.query(
			'SELECT user_id FROM totp_secrets WHERE user_id = $1 UNION ALL SELECT user_id FROM recovery_codes WHERE user_id = $1',
			[id],
		);
		expect(rows).toEqual([]);
	});
});
