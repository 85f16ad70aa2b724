import { expect, it } from 'vitest';
import { getBookingGoodwill } from '#contract/goodwill.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { aPerson } from '#tests/support/factories.ts';
import { aGoodwill } from '#tests/support/goodwill.ts';
import { confirmedTrip } from '#tests/support/handovers.ts';
import { aWorld } from '#tests/support/world.ts';
import { goodwillPersonalData } from './personal-data.ts';

const world = aWorld();

it('is exported to its recipient once granted, and its text is erased with the account', async () => {
	const { platform } = world.running;
	const [admin, trip] = [await aPerson(world, { role: 'ADMIN' }), await confirmedTrip(world)];
	await aGoodwill(admin, trip.id, { amountJod: '10' });
	await aGoodwill(admin, trip.id, { amountJod: '90' });
	expect((await goodwillPersonalData.export(platform, trip.renter.id)).data).toMatchObject([
		{ booking_id: trip.id, recipient: 'RENTER', amountJod: '10.00', reason: 'You waited an hour for the car.' },
	]);
	expect((await goodwillPersonalData.export(platform, trip.owner.id)).data).toEqual([]);
	await inTransaction(platform.db, async (tx) => goodwillPersonalData.erase?.(platform, tx, trip.renter.id));
	const { items } = await admin.browser.call(getBookingGoodwill, { params: trip.params });
	expect(items.map(({ reason, amountJod }) => [reason, amountJod])).toEqual(
		expect.arrayContaining([
			['—', '10.00'],
			['—', '90.00'],
		]),
	);
	const entries = await platform.db.selectFrom('audit_entries').select('after').where('subject', '=', 'goodwill').execute();
	expect(JSON.stringify(entries)).not.toContain('You waited an hour');
});
