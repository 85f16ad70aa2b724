import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { aCar, aPerson } from '#tests/support/factories.ts';
import { hold, paidRequest } from '#tests/support/payments.ts';
import { aWorld } from '#tests/support/world.ts';

const world = aWorld();

describe('the file of an owner’s bookings', () => {
	it('contains the paid bookings of their own cars, and no formula that a spreadsheet would run', async () => {
		const owner = await aPerson(world);
		const car = await aCar(world, owner, { make: '=1+1', model: 'Rio', year: 2020 });
		const booking = await paidRequest(world, await aPerson(world), car);
		await hold(await aPerson(world), await aCar(world, owner));
		await paidRequest(world, await aPerson(world), await aCar(world, await aPerson(world)));
		const response = await owner.browser.fetch('/api/owner/exports/bookings?lang=ar');
		expect(response.headers.get('content-disposition')).toContain('mishwar-bookings-2031-03-02.csv');
		const { data } = Papa.parse<string[]>(await response.text(), { skipEmptyLines: true });
		expect(data[0]?.slice(0, 3)).toEqual(['الحجز', 'الحالة', 'السيارة']);
		expect(data.slice(1).map((row) => row.slice(0, 7))).toEqual([
			[booking.id, 'بانتظار الرد', "'=1+1 ريو 2020", expect.any(String), '2031-03-10 10:00', '2031-03-13 10:00', '3'],
		]);
	});
});
