import { expect, it } from 'vitest';
import { listAudit } from '#contract/admin.ts';
import { devOutbox } from '#contract/dev.ts';
import { currentUser } from '#contract/identity.ts';
import { listUsers, resetSecondFactor } from '#contract/people.ts';
import { getSecondFactors } from '#contract/second-factor.ts';
import { signInWithEmail } from '#contract/sign-in.ts';
import { aPerson } from '#tests/support/factories.ts';
import { aNewcomer, FACTOR_PASSWORD, setUpPasskey, setUpTotp } from '#tests/support/second-factors.ts';
import { aWorld } from '#tests/support/world.ts';

const world = aWorld();
const master = () => aPerson(world, { role: 'SUPER_ADMIN' });
const REASON = 'Lost the phone; known to us from the office.';
const reset = (id: string, reason = REASON) => ({ params: { id }, body: { reason } });
const rowsOf = async (id: string) => {
	const tables = ['totp_secrets', 'passkeys', 'recovery_codes', 'sessions'];
	const { pool } = world.running.platform;
	const counts = await Promise.all(tables.map((table) => pool.query(`SELECT 1 FROM ${table} WHERE user_id = $1`, [id])));
	return counts.map(({ rowCount }) => rowCount);
};

it('removes every factor, ends every session, and the password alone signs in again', async () => {
	const [by, person] = [await master(), await aNewcomer(world)];
	await setUpTotp(world, person.browser);
	await setUpPasskey(world, person.browser);
	const credentials = { body: { email: person.email, password: FACTOR_PASSWORD } };
	expect(await world.visitor().refused(signInWithEmail, credentials)).toMatchObject({ code: 'SECOND_FACTOR_NEEDED' });

	expect(await by.browser.call(resetSecondFactor, reset(person.id))).toMatchObject({ id: person.id, hasSecondFactor: false });
	expect(await rowsOf(person.id)).toEqual([0, 0, 0, 0]);
	expect(await person.browser.refused(currentUser)).toMatchObject({ status: 401 });
	const again = world.visitor();
	await again.call(signInWithEmail, credentials);
	expect(await again.call(getSecondFactors)).toMatchObject({ totp: null, passkeys: [], recoveryCodesLeft: 0 });
});

it('writes to the person in their language and into the audit log, with the reason', async () => {
	const [by, person] = [await master(), await aNewcomer(world)];
	await world.running.platform.pool.query(`UPDATE users SET lang = 'ar' WHERE id = $1`, [person.id]);
	await setUpTotp(world, person.browser);
	await by.browser.call(resetSecondFactor, reset(person.id));
	await world.runJobs();
	const letters = (await world.visitor().call(devOutbox)).filter(({ to }) => to === person.email);
	const letter = letters.find(({ subject }) => subject === 'أُزيل التحقق بخطوتين من حسابك في مشوار');
	expect(letter?.text).toContain(REASON);
	const [entry] = await by.browser.call(listAudit, { query: { subjectId: person.id, action: 'user.second-factor-reset' } as never });
	expect(entry).toMatchObject({ actor: { id: by.id }, before: { secondFactor: true }, after: { secondFactor: false, reason: REASON } });
});

it('requires the super admin to reauthenticate, and a reason', async () => {
	const [by, person] = [await master(), await aNewcomer(world)];
	await setUpTotp(world, person.browser);
	expect(await by.browser.refused(resetSecondFactor, reset(person.id, '  '))).toMatchObject({ status: 400 });
	await world.running.platform.pool.query(
		`UPDATE sessions SET confirmed_at = NULL, created_at = $2::timestamptz - interval '10 minutes' WHERE user_id = $1`,
		[by.id, world.clock.now()],
	);
	expect(await by.browser.refused(resetSecondFactor, reset(person.id))).toMatchObject({ status: 403, code: 'STEP_UP_NEEDED' });
	expect((await rowsOf(person.id))[0]).toBe(1);
});

it('is impossible for oneself, for people without a factor, and by admins', async () => {
	const [by, admin, person] = [await master(), await aPerson(world, { role: 'ADMIN' }), await aNewcomer(world)];
	await setUpTotp(world, by.browser);
	expect(await by.browser.refused(resetSecondFactor, reset(by.id))).toMatchObject({ status: 409, code: 'NOT_ONESELF' });
	expect(await by.browser.refused(resetSecondFactor, reset(person.id))).toMatchObject({ status: 409, code: 'NOTHING_TO_RESET' });
	expect(await by.browser.refused(resetSecondFactor, reset(crypto.randomUUID()))).toMatchObject({ code: 'PERSON_NOT_FOUND' });
	await setUpTotp(world, person.browser);
	expect(await admin.browser.refused(resetSecondFactor, reset(person.id))).toMatchObject({ status: 403 });
	const found = await by.browser.call(listUsers, { query: { q: person.email } as never });
	expect(found).toMatchObject([{ id: person.id, hasSecondFactor: true }]);
});
