import { describe, expect, it } from 'vitest';
import { listBulkChanges, makeBulkChange, previewBulkChange, type TypedBulkChange, undoBulkChange } from '#contract/bulk-changes.ts';
import { changeOwnerCalendar, getOwnerCalendar, getTerms } from '#contract/calendar.ts';
import { getCar } from '#contract/cars.ts';
import { createCar, setCarPricing } from '#contract/listing.ts';
import { searchCars } from '#contract/search.ts';
import { aCompany } from '#tests/support/companies.ts';
import { aCar, aPerson, type Person } from '#tests/support/factories.ts';
import { listingBody } from '#tests/support/listed-cars.ts';
import { paidRequest } from '#tests/support/payments.ts';
import { aMember } from '#tests/support/teams.ts';
import { aWorld } from '#tests/support/world.ts';

const world = aWorld();

const EID = { from: '2031-04-01', to: '2031-04-04' };

async function aFleet(rates: readonly bigint[]) {
	const owner = await aPerson(world);
	const cars = [];
	for (const dailyRateFils of rates) cars.push(await aCar(world, owner, { dailyRateFils }));
	return { owner, cars, carIds: cars.map(({ id }) => id) };
}
const look = (owner: Person, carIds: string[], change: TypedBulkChange) =>
	owner.browser.call(previewBulkChange, { body: { carIds, change } });
async function make(owner: Person, carIds: string[], change: TypedBulkChange) {
	const { version } = await look(owner, carIds, change);
	return owner.browser.call(makeBulkChange, { body: { carIds, change, version } });
}
const undo = (owner: Person, id: string) => owner.browser.call(undoBulkChange, { params: { id } });
const termsOf = (owner: Person, id: string) => owner.browser.call(getTerms, { params: { id } });
const calendarOf = (owner: Person, id: string) => owner.browser.call(getOwnerCalendar, { params: { id }, query: EID });
const everythingOf = async (owner: Person, ids: readonly string[]) =>
	Promise.all(ids.map(async (id) => ({ terms: await termsOf(owner, id), calendar: await calendarOf(owner, id) })));

describe('several cars', () => {
	it('are previewed with old and new values, changed together, and restored exactly', async () => {
		const { owner, cars, carIds } = await aFleet([20_000n, 33_330n]);
		await owner.browser.call(changeOwnerCalendar, {
			params: { id: carIds[0] ?? '' },
			body: { from: '2031-04-02', to: '2031-04-03', dailyRateJod: '50', blocked: true },
		});
		const before = await everythingOf(owner, carIds);
		const change: TypedBulkChange = {
			dailyRate: { percent: '10' },
			terms: {
				...{
					discounts: [{ days: 7, percent: '15' }],
					minDays: '2',
					advanceNoticeHours: '12',
					cancellationPolicy: 'STRICT',
					instantBook: true,
				},
				...{ deliveryZones: [{ zone: 'Amman', feeJod: '5' }], pickupHours: { from: '09:00', until: '18:00' } },
			},
			days: { ...EID, price: { percent: '50' }, blocked: true },
		};
		const preview = await look(owner, carIds, change);
		expect(await everythingOf(owner, carIds)).toEqual(before);
		const [first] = preview.lines.filter(({ carId }) => carId === carIds[0]);
		expect(first?.changes).toEqual(
			expect.arrayContaining([
				{ field: 'dailyRateJod', from: '20.00', to: '22.00' },
				{ field: 'discounts', from: '', to: '7:15' },
				{ field: 'cancellationPolicy', from: expect.any(String), to: 'STRICT' },
				{ field: 'dayPrices', from: '50.00', to: '33.00' },
				{ field: 'blockedDays', from: '1', to: '3' },
			]),
		);

		const { id } = await make(owner, carIds, change);
		expect(await termsOf(owner, carIds[1] ?? '')).toMatchObject({
			dailyRateJod: '36.66',
			minDays: 2,
			cancellationPolicy: 'STRICT',
			instantBook: true,
		});
		expect((await calendarOf(owner, carIds[1] ?? '')).blocks).toEqual([EID]);
		expect(await world.visitor().call(getCar, { params: { slug: cars[0]?.slug ?? '' } })).toMatchObject({ pricePerDay: 22 });
		expect(await owner.browser.call(listBulkChanges)).toMatchObject([{ id, cars: 2, undoneAt: null }]);

		expect(await undo(owner, id)).toEqual({ restored: 2, left: [] });
		expect(await everythingOf(owner, carIds)).toEqual(before);
		expect(await owner.browser.refused(undoBulkChange, { params: { id } })).toMatchObject({ code: 'BULK_UNDONE' });
		const found = await world.visitor().call(searchCars, { query: { limit: 100 } as never });
		expect(found.find((car) => car.id === carIds[0])).toMatchObject({ pricePerDay: 20 });
	});

	it('are not changed at all if one of them is refused, which is named', async () => {
		const { owner, carIds } = await aFleet([20_000n, 30_000n]);
		const renter = await aPerson(world);
		const booked = carIds[1] ?? '';
		await paidRequest(world, renter, { id: booked }, { startAt: '2031-04-02', endAt: '2031-04-03' });
		const change: TypedBulkChange = { dailyRate: { jod: '44' }, days: { ...EID, blocked: true } };
		const { lines, version } = await look(owner, carIds, change);
		expect(lines.map(({ carId, refused }) => [carId === booked, refused !== null]).toSorted()).toEqual([
			[false, false],
			[true, true],
		]);
		expect(await owner.browser.refused(makeBulkChange, { body: { carIds, change, version } })).toMatchObject({
			code: 'BULK_CAR_REFUSED',
			cars: [{ carId: booked }],
		});
		expect((await termsOf(owner, carIds[0] ?? '')).dailyRateJod).toBe('20.00');
		expect(await owner.browser.call(listBulkChanges)).toEqual([]);
	});

	it('are changed once by two calls with the same key', async () => {
		const { owner, carIds } = await aFleet([20_000n]);
		const change: TypedBulkChange = { dailyRate: { jod: '44' }, terms: { deliveryZones: [{ zone: 'Amman', feeJod: '5' }] } };
		const { version } = await look(owner, carIds, change);
		const again = { body: { carIds, change, version }, headers: { 'idempotency-key': 'the-same-intention' } };
		const first = await owner.browser.call(makeBulkChange, again);
		expect(await owner.browser.call(makeBulkChange, again)).toEqual(first);
		expect(await owner.browser.call(listBulkChanges)).toHaveLength(1);
	});

	it('that were changed since the preview need another preview', async () => {
		const { owner, carIds } = await aFleet([20_000n]);
		const change: TypedBulkChange = { dailyRate: { percent: 10 } };
		const { version } = await look(owner, carIds, change);
		await owner.browser.call(setCarPricing, { params: { id: carIds[0] ?? '' }, body: { type: 'BASE', dailyRateJod: '25' } });
		expect(await owner.browser.refused(makeBulkChange, { body: { carIds, change, version } })).toMatchObject({ code: 'BULK_OUTDATED' });
	});

	it('that were changed since keep those changes when the bulk change is undone, and are named', async () => {
		const { owner, carIds } = await aFleet([20_000n, 30_000n]);
		const { id } = await make(owner, carIds, { dailyRate: { jod: '44' } });
		await owner.browser.call(setCarPricing, { params: { id: carIds[0] ?? '' }, body: { type: 'BASE', dailyRateJod: '45' } });
		// Another kind of value than the bulk change, so that the undo does not affect it.
		await owner.browser.call(setCarPricing, { params: { id: carIds[1] ?? '' }, body: { type: 'BASE', dailyRateJod: '44', minDays: 3 } });
		expect(await undo(owner, id)).toMatchObject({
			restored: 1,
			left: [{ carId: carIds[0], reason: expect.stringContaining('changed since') }],
		});
		expect(await termsOf(owner, carIds[0] ?? '')).toMatchObject({ dailyRateJod: '45.00' });
		expect(await termsOf(owner, carIds[1] ?? '')).toMatchObject({ dailyRateJod: '30.00', minDays: 3 });
	});

	it('without a price are reported, unless they get one', async () => {
		const { owner, carIds } = await aFleet([20_000n]);
		const draft = await owner.browser.call(createCar, { body: listingBody() });
		const both = [...carIds, draft.id];
		const { lines } = await look(owner, both, { dailyRate: { percent: 10 } });
		expect(lines.find(({ carId }) => carId === draft.id)).toMatchObject({ refused: 'Daily rate is required' });
		const { id } = await make(owner, both, { dailyRate: { jod: '30' } });
		expect(await undo(owner, id)).toMatchObject({ restored: 1, left: [{ carId: draft.id }] });
	});

	it('of an office have the member who changed them', async () => {
		const { owner, carIds } = await aFleet([20_000n]);
		await aCompany(owner);
		const manager = await aMember(world, owner, 'MANAGER');
		await make(manager, carIds, { dailyRate: { percent: '10' } });
		await world.advance(1000);
		await make(owner, carIds, { dailyRate: { percent: '10' } });
		const made = await manager.browser.call(listBulkChanges);
		expect(made.map(({ by }) => by?.en ?? null)).toEqual([null, expect.stringMatching(/^Test/)]);
	});

	it('must be the owner’s own, and only the owner undoes their change', async () => {
		const [{ owner, carIds }, other] = [await aFleet([20_000n]), await aFleet([20_000n])];
		const change: TypedBulkChange = { dailyRate: { jod: '30' } };
		const mixed = [...carIds, ...other.carIds];
		expect(await owner.browser.refused(previewBulkChange, { body: { carIds: mixed, change } })).toMatchObject({ code: 'CAR_NOT_FOUND' });
		const { id } = await make(owner, carIds, change);
		expect(await other.owner.browser.refused(undoBulkChange, { params: { id } })).toMatchObject({ code: 'BULK_NOT_FOUND' });
		expect(await owner.browser.refused(previewBulkChange, { body: { carIds, change: {} } })).toMatchObject({ code: 'BULK_NOTHING' });
	});
});
