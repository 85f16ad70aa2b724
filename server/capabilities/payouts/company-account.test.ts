/** The payout account of a company: its managers change it after reauthentication; other members cannot. */
import { expect, it } from 'vitest';
import { getPayoutDetails, setPayoutDetails } from '#contract/payouts.ts';
import { aCompany } from '#tests/support/companies.ts';
import { aPerson } from '#tests/support/factories.ts';
import { aMember } from '#tests/support/teams.ts';
import { aWorld } from '#tests/support/world.ts';

const world = aWorld();
const MINUTE = 60_000;
const account = { body: { kind: 'CLIQ' as const, cliqAlias: 'SAMA1' } };

it('is changed by a manager who has just reauthenticated, in the name of the manager', async () => {
	const owner = await aPerson(world);
	await aCompany(owner);
	const manager = await aMember(world, owner, 'MANAGER');
	const { db } = world.running.platform;
	const confirmedAgo = (minutes: number) =>
		db
			.updateTable('sessions')
			.set({ confirmed_at: null, created_at: new Date(world.clock.now().getTime() - minutes * MINUTE) })
			.where('user_id', '=', manager.id)
			.execute();
	await confirmedAgo(10);
	expect(await manager.browser.refused(setPayoutDetails, account)).toMatchObject({ status: 403, code: 'STEP_UP_NEEDED' });
	expect((await owner.browser.call(getPayoutDetails)).current).toBeNull();
	await confirmedAgo(9);
	await manager.browser.call(setPayoutDetails, account);
	const { current } = await owner.browser.call(getPayoutDetails);
	expect(current).toMatchObject({ shown: 'SAMA1', by: { en: expect.stringMatching(/^Test/) } });
	await owner.browser.call(setPayoutDetails, { body: { kind: 'CLIQ', cliqAlias: 'SAMA2' } });
	const after = await manager.browser.call(getPayoutDetails);
	expect(after).toMatchObject({ current: { by: null }, history: [{ by: { en: expect.stringMatching(/^Test/) } }] });
	const { actor_id: actor } = await db
		.selectFrom('audit_entries')
		.select('actor_id')
		.where('action', '=', 'payout-details.changed')
		.where('subject_id', '=', owner.id)
		.executeTakeFirstOrThrow();
	expect(actor).toBe(manager.id);
});

it.each(['DESK', 'DRIVER', 'ACCOUNTS'] as const)('is closed to the role %s', async (role) => {
	const owner = await aPerson(world);
	await aCompany(owner);
	const member = await aMember(world, owner, role);
	expect(await member.browser.refused(setPayoutDetails, account)).toMatchObject({ status: 403 });
	expect((await owner.browser.call(getPayoutDetails)).current).toBeNull();
});
