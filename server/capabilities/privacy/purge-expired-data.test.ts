import { expect, it } from 'vitest';
import { currentUser } from '#contract/identity.ts';
import { suspendUser } from '#contract/people.ts';
import { signInWithEmail, signUpWithEmail } from '#contract/sign-in.ts';
import { DAY_MS } from '#contract/time.ts';
import { aPerson } from '#tests/support/factories.ts';
import { signUp } from '#tests/support/sign-up.ts';
import { aWorld } from '#tests/support/world.ts';
import { purgeOldTraces } from './purge-expired-data.ts';

const world = aWorld();
const details = (email: string) => ({ email, password: 'a long password', firstName: 'Rana', lastName: 'Haddad' });

it('attempts and unfinished sign-ups are deleted after a day, devices after 400 days without use', async () => {
	const { platform } = world.running;
	await signUp(world, world.visitor(), details('member@mishwar.test'));
	await world.visitor().call(signUpWithEmail, { body: details('unfinished@mishwar.test') });
	await world.visitor().try(signInWithEmail, { body: { email: 'member@mishwar.test', password: 'a wrong password' } });
	const counts = async () => {
		const count = async (table: string) =>
			Number((await platform.pool.query(`SELECT count(*)::integer AS rows FROM ${table}`)).rows[0].rows);
		return {
			attempts: await count('attempt_delays'),
			counted: (await count('rate_limits')) > 0,
			signUps: await count('sign_ups'),
			devices: await count('known_devices'),
		};
	};
	await purgeOldTraces(platform);
	expect(await counts()).toEqual({ attempts: 5, counted: true, signUps: 1, devices: 1 });
	world.clock.advance(2 * DAY_MS);
	await purgeOldTraces(platform);
	expect(await counts()).toEqual({ attempts: 0, counted: false, signUps: 0, devices: 1 });
	world.clock.advance(400 * DAY_MS);
	await purgeOldTraces(platform);
	expect(await counts()).toEqual({ attempts: 0, counted: false, signUps: 0, devices: 0 });
});

it('an ended session is deleted after a day, one ended by a suspension after thirty; an active one stays', async () => {
	const { pool } = world.running.platform;
	const sessions = async (table = 'sessions') => Number((await pool.query(`SELECT count(*)::integer AS rows FROM ${table}`)).rows[0].rows);
	await pool.query('DELETE FROM sessions');
	const admin = await aPerson(world, { role: 'SUPER_ADMIN' });
	const suspended = await aPerson(world);
	const away = await aPerson(world);
	await pool.query('UPDATE sessions SET last_active_at = $2 WHERE user_id = $1', [away.id, world.clock.now()]);
	await admin.browser.call(suspendUser, { params: { id: suspended.id }, body: { reason: 'Wrong papers' } });
	const afterDays = async (days: number) => {
		world.clock.advance(days * DAY_MS);
		await purgeOldTraces(world.running.platform);
		return { open: await sessions(), suspended: await sessions('suspended_sessions') };
	};
	expect(await afterDays(1)).toEqual({ open: 2, suspended: 1 });
	expect(await afterDays(1)).toEqual({ open: 1, suspended: 1 });
	await admin.browser.call(currentUser);
	expect(await suspended.browser.refused(currentUser)).toMatchObject({ code: 'NOT_SIGNED_IN', reason: 'SUSPENDED' });
	expect(await afterDays(29)).toEqual({ open: 1, suspended: 0 });
});
