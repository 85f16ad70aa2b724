import { expect, it } from 'vitest';
import { currentUser } from '#contract/identity.ts';
import { listMemberships } from '#contract/team.ts';
import { Browser } from '#tests/support/browser.ts';
import { aCompany } from '#tests/support/companies.ts';
import { aPerson, aSession } from '#tests/support/factories.ts';
import { aMember } from '#tests/support/teams.ts';
import { aWorld } from '#tests/support/world.ts';
import { grantFirstSuperAdmin } from './index.ts';

const world = aWorld();
const grant = (phone: string) => grantFirstSuperAdmin(world.running.platform, phone);

it('is a person with a verified phone, once, is in the audit log, and is in no team any more', async () => {
	const { db } = world.running.platform;
	expect(await grant('12')).toEqual({ outcome: 'NO_PHONE' });
	expect(await grant('+962790001234')).toEqual({ outcome: 'NO_ACCOUNT' });
	const owner = await aPerson(world);
	await aCompany(owner);
	const { id, browser: inOffice } = await aMember(world, owner, 'DESK', { phone: '+962790001234' });
	const browser = new Browser(world.url, { mishwar_session: await aSession(world, id) });
	expect(await browser.call(listMemberships)).toHaveLength(1);
	await db.updateTable('users').set({ phone_verified_at: null }).where('id', '=', id).execute();
	expect(await grant('+962790001234')).toEqual({ outcome: 'NO_ACCOUNT' });
	await db.updateTable('users').set({ phone_verified_at: world.clock.now() }).where('id', '=', id).execute();
	expect(await grant('079 000 1234')).toMatchObject({ outcome: 'GRANTED' });
	expect(await browser.call(currentUser)).toMatchObject({ role: 'SUPER_ADMIN' });
	expect(await grant('+962790001234')).toMatchObject({ outcome: 'IS_ONE_ALREADY' });
	await aPerson(world, { phone: '+962790001235' });
	expect(await grant('+962790001235')).toEqual({ outcome: 'ANOTHER_EXISTS' });
	await world.runJobs();
	expect(await browser.call(listMemberships)).toEqual([]);
	expect(await inOffice.refused(listMemberships)).toMatchObject({ status: 401 });
	const audited = db
		.selectFrom('audit_entries')
		.select(['actor_id', 'action', 'before', 'after'])
		.where('action', 'in', ['user.role-changed', 'team.removed']);
	expect(await audited.orderBy('id').execute()).toEqual([
		{ actor_id: null, action: 'user.role-changed', before: { role: 'RENTER' }, after: { role: 'SUPER_ADMIN' } },
		{ actor_id: null, action: 'team.removed', before: { role: 'DESK', member: id }, after: null },
	]);
});
