import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { type AdminList, deleteAdminView, listAdminViews, MAX_VIEWS, saveAdminView } from '#contract/admin-views.ts';
import { fieldTexts } from '#contract/field-texts.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { aPerson, type Person } from '#tests/support/factories.ts';
import { aWorld } from '#tests/support/world.ts';
import { adminPersonalData } from './saved-views.ts';

const world = aWorld();
const anAdmin = () => aPerson(world, { role: 'ADMIN' });
const save = (admin: Person, name: string, query = 'suspended=1', list: AdminList = 'people') =>
	admin.browser.call(saveAdminView, { body: { list, name, query } });

it('an admin saves filters under a name, replaces and removes them, and sees no others', async () => {
	const [admin, colleague] = [await anAdmin(), await anAdmin()];
	const first = await save(admin, ' موقوفون ');
	expect(first).toMatchObject({ list: 'people', name: 'موقوفون', query: 'suspended=1' });
	world.clock.advance(1000);
	await save(admin, 'To verify', 'status=PENDING&tab=cars', 'cars');
	await save(admin, 'موقوفون', 'q=Haddad&suspended=1');
	expect(await admin.browser.call(listAdminViews)).toEqual([
		{ ...first, query: 'q=Haddad&suspended=1' },
		expect.objectContaining({ list: 'cars', name: 'To verify' }),
	]);
	expect(await colleague.browser.call(listAdminViews)).toEqual([]);
	expect(await colleague.browser.refused(deleteAdminView, { params: { id: first.id } })).toMatchObject({ code: 'ADMIN_VIEW_NOT_FOUND' });
	await admin.browser.call(deleteAdminView, { params: { id: first.id } });
	expect(await admin.browser.call(listAdminViews)).toHaveLength(1);
	expect(await admin.browser.refused(deleteAdminView, { params: { id: randomUUID() } })).toMatchObject({ status: 404 });
});

it.each([
	['nothing but separators', '&&', 'REQUIRED' as const],
	['Arabic words that are too long once they are escaped', `q=${'م'.repeat(100)}`, 'TEXT_TOO_LONG' as const],
])('filters of %s are refused, and nothing is stored', async (_, query, key) => {
	const admin = await anAdmin();
	const refused = await admin.browser.refused(saveAdminView, { body: { list: 'people', name: 'x', query } });
	expect(refused).toMatchObject({ status: 400, fields: { query: fieldTexts[key].en } });
	expect(await admin.browser.call(listAdminViews)).toEqual([]);
});

it('has room for twelve per list, and is erased with the account', async () => {
	const admin = await anAdmin();
	for (let number = 0; number < MAX_VIEWS; number += 1) await save(admin, `View ${number}`);
	const full = await admin.browser.refused(saveAdminView, { body: { list: 'people', name: 'One more', query: 'q=x' } });
	expect(full).toMatchObject({ status: 409, code: 'ADMIN_VIEWS_FULL', error: expect.stringContaining('12') });
	await save(admin, 'View 3', 'q=other');
	await save(admin, 'In another list', 'q=x', 'bookings');
	const { platform } = world.running;
	expect((await adminPersonalData.export(platform, admin.id)).data).toContainEqual({ list: 'bookings', name: 'In another list' });
	await inTransaction(platform.db, async (tx) => adminPersonalData.erase?.(platform, tx, admin.id));
	expect(await admin.browser.call(listAdminViews)).toEqual([]);
});
