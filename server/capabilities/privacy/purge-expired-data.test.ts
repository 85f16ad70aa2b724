import { expect, it } from 'vitest';
import { signInWithEmail, signUpWithEmail } from '#contract/identity.ts';
import { DAY_MS } from '#contract/time.ts';
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
		return { attempts: await count('attempt_delays'), signUps: await count('sign_ups'), devices: await count('known_devices') };
	};
	await purgeOldTraces(platform);
	expect(await counts()).toEqual({ attempts: 3, signUps: 1, devices: 1 });
	world.clock.advance(2 * DAY_MS);
	await purgeOldTraces(platform);
	expect(await counts()).toEqual({ attempts: 0, signUps: 0, devices: 1 });
	world.clock.advance(400 * DAY_MS);
	await purgeOldTraces(platform);
	expect(await counts()).toEqual({ attempts: 0, signUps: 0, devices: 0 });
});
