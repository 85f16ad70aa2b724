import { expect, it } from 'vitest';
import { currentUser } from '#contract/identity.ts';
import { aPerson } from '#tests/support/factories.ts';
import { aWorld } from '#tests/support/world.ts';
import { grantFirstSuperAdmin } from './index.ts';

const world = aWorld();
const grant = (phone: string) => grantFirstSuperAdmin(world.running.platform, phone);

it('is a person with a verified phone, once, and is in the audit log', async () => {
	const { db } = world.running.platform;
	expect(await grant('12')).toEqual({ outcome: 'NO_PHONE' });
	expect(await grant('+962790001234')).toEqual({ outcome: 'NO_ACCOUNT' });
	const { id, browser } = await aPerson(world, { phone: '+962790001234' });
	await db.updateTable('users').set({ phone_verified_at: null }).where('id', '=', id).execute();
	expect(await grant('+962790001234')).toEqual({ outcome: 'NO_ACCOUNT' });
	await db.updateTable('users').set({ phone_verified_at: world.clock.now() }).where('id', '=', id).execute();
	expect(await grant('079 000 1234')).toMatchObject({ outcome: 'GRANTED' });
	expect(await browser.call(currentUser)).toMatchObject({ role: 'SUPER_ADMIN' });
	expect(await grant('+962790001234')).toMatchObject({ outcome: 'IS_ONE_ALREADY' });
	await aPerson(world, { phone: '+962790001235' });
	expect(await grant('+962790001235')).toEqual({ outcome: 'ANOTHER_EXISTS' });
	const entries = await db.selectFrom('audit_entries').select(['actor_id', 'action', 'after']).where('subject_id', '=', id).execute();
	expect(entries).toEqual([{ actor_id: null, action: 'user.role-changed', after: { role: 'SUPER_ADMIN' } }]);
});
