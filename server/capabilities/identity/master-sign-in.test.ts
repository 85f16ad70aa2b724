import { describe, expect, it } from 'vitest';
import { devOutbox } from '#contract/dev.ts';
import { currentUser } from '#contract/identity.ts';
import { changeRole, sendMasterCode, verifyMasterCode } from '#contract/people.ts';
import { aPerson } from '#tests/support/factories.ts';
import { aWorld, type World } from '#tests/support/world.ts';

const world = aWorld();
const MINUTE_MS = 60_000;

let numbers = 0;
const aPhone = () => `+96279${String(1_000_000 + ++numbers).padStart(7, '0')}`;

async function lastCode(target: World, phone: string): Promise<string | undefined> {
	await target.runJobs();
	const messages = await target.visitor().call(devOutbox);
	return /\b\d{6}\b/.exec(messages.find(({ to }) => to === phone)?.text ?? '')?.[0];
}

async function aMaster() {
	const phone = aPhone();
	return { phone, ...(await aPerson(world, { role: 'SUPER_ADMIN', phone })) };
}

describe('the sign-in of super admins', () => {
	it('accepts the code that was sent, once', async () => {
		const { phone, id } = await aMaster();
		const browser = world.visitor();
		await browser.call(sendMasterCode, { body: { phone: phone.replace('+962', '0') } });
		const code = (await lastCode(world, phone)) ?? '';
		expect((await browser.call(verifyMasterCode, { body: { phone, code } })).user).toMatchObject({ id, role: 'SUPER_ADMIN' });
		expect(await browser.call(currentUser)).toMatchObject({ id });
		expect(await world.visitor().refused(verifyMasterCode, { body: { phone, code } })).toMatchObject({
			status: 400,
			code: 'MASTER_CODE_WRONG',
			error: 'Invalid verification code',
		});
	});

	it('requires their second factor after the code', async () => {
		const { phone, id } = await aMaster();
		await world.running.platform.db.updateTable('users').set({ second_factor_at: world.clock.now() }).where('id', '=', id).execute();
		const browser = world.visitor();
		await browser.call(sendMasterCode, { body: { phone } });
		const code = (await lastCode(world, phone)) ?? '';
		expect(await browser.refused(verifyMasterCode, { body: { phone, code } })).toMatchObject({ code: 'SECOND_FACTOR_NEEDED' });
		expect(await browser.refused(currentUser)).toMatchObject({ status: 401 });
	});

	it.each(['RENTER', 'OWNER', 'ADMIN'] as const)('answers a number of %s like any other, and sends nothing', async (role) => {
		const phone = aPhone();
		await aPerson(world, { role, phone });
		const stranger = await world.visitor().try(sendMasterCode, { body: { phone: aPhone() } });
		const theirs = await world.visitor().try(sendMasterCode, { body: { phone } });
		expect([theirs.status, theirs.body]).toEqual([stranger.status, stranger.body]);
		expect(await lastCode(world, phone)).toBeUndefined();
		expect(await world.visitor().refused(verifyMasterCode, { body: { phone, code: '123456' } })).toMatchObject({
			code: 'MASTER_CODE_WRONG',
		});
	});

	it('refuses a person who lost the role before typing the code', async () => {
		const [other, { phone, id }] = [await aMaster(), await aMaster()];
		await world.visitor().call(sendMasterCode, { body: { phone } });
		const code = (await lastCode(world, phone)) ?? '';
		await other.browser.call(changeRole, { params: { id }, body: { role: 'ADMIN' } });
		expect(await world.visitor().refused(verifyMasterCode, { body: { phone, code } })).toMatchObject({ code: 'MASTER_CODE_WRONG' });
	});

	it('accepts a code for five minutes', async () => {
		const { phone } = await aMaster();
		await world.visitor().call(sendMasterCode, { body: { phone } });
		const code = (await lastCode(world, phone)) ?? '';
		world.clock.advance(5 * MINUTE_MS);
		expect(await world.visitor().refused(verifyMasterCode, { body: { phone, code } })).toMatchObject({ code: 'MASTER_CODE_WRONG' });
	});

	it('evaluates at most five of two hundred wrong codes that come at once, and then not even the right one', async () => {
		const { phone } = await aMaster();
		await world.visitor().call(sendMasterCode, { body: { phone } });
		const code = (await lastCode(world, phone)) ?? '';
		const wrong = Array.from({ length: 200 }, (_, index) => String((Number(code) + index + 1) % 1_000_000).padStart(6, '0'));
		const answers = await Promise.all(wrong.map((each) => world.visitor().try(verifyMasterCode, { body: { phone, code: each } })));
		expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([400]));
		const { rows } = await world.running.platform.pool.query<{ tries: number }>(
			`SELECT tries FROM verification_codes WHERE target = $1 AND purpose = 'MASTER_ADMIN'`,
			[phone],
		);
		expect(rows).toEqual([{ tries: 5 }]);
		expect(await world.visitor().refused(verifyMasterCode, { body: { phone, code } })).toMatchObject({ code: 'MASTER_CODE_WRONG' });
	});

	it('explains an invalid number or code as elsewhere', async () => {
		expect(await world.visitor().refused(sendMasterCode, { body: { phone: '+962 7' } })).toMatchObject({
			status: 400,
			fields: { phone: 'Please enter a valid phone number with at least 10 digits' },
		});
		expect(await world.visitor().refused(verifyMasterCode, { body: { phone: aPhone(), code: '12' } })).toMatchObject({
			fields: { code: 'Please enter the 6-digit code' },
		});
	});
});
