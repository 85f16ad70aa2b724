import { describe, expect, it } from 'vitest';
import { adminBookings } from '#contract/admin.ts';
import { cancelBooking, excuseCancellation } from '#contract/booking-life.ts';
import { acceptBooking, getBooking, ownerDashboard } from '#contract/bookings.ts';
import { getTerms } from '#contract/calendar.ts';
import { getCar } from '#contract/cars.ts';
import type { City } from '#contract/cities.ts';
import { listNotifications } from '#contract/notifications.ts';
import { getOwnerRecord } from '#contract/profiles.ts';
import { searchCars } from '#contract/search.ts';
import { aCar, aPerson, type Person } from '#tests/support/factories.ts';
import { paidRequest } from '#tests/support/payments.ts';
import { aWorld } from '#tests/support/world.ts';

const world = aWorld();
const DAY = 24 * 3_600_000;

type Car = { id: string; slug: string };

/** An owner whose car has instant book, and who has cancelled this many confirmed bookings. */
async function anOwner(city: City, cancellations: number) {
	const owner = await aPerson(world);
	const car = await aCar(world, owner, { city, instantBook: true });
	const ids: string[] = [];
	for (let count = 0; count < cancellations; count += 1) ids.push(await cancelled(owner, car));
	return { owner, car, city, ids };
}

async function cancelled(owner: Person, car: Car): Promise<string> {
	const { id } = await paidRequest(world, await aPerson(world), car, inDays(20));
	const { status } = await owner.browser.call(getBooking, { params: { id } });
	if (status === 'REQUESTED') await owner.browser.call(acceptBooking, { params: { id } });
	await owner.browser.call(cancelBooking, { params: { id }, body: {} });
	await world.runJobs();
	return id;
}

const inDays = (days: number) => {
	const at = (more: number) => new Date(world.clock.now().getTime() + (days + more) * DAY).toISOString().slice(0, 10);
	return { startAt: at(0), endAt: at(2) };
};
const isInstant = async ({ slug }: Car) => (await world.visitor().call(getCar, { params: { slug } })).instantBook;
const found = async (city: City) => world.visitor().call(searchCars, { query: { city, instantBook: 'true' } });

describe('an owner who cancels confirmed bookings', () => {
	it('has the number on cards and page until the cancellations are 90 days ago or excused', async () => {
		const { owner, car, city, ids } = await anOwner('Madaba', 1);
		await world.advance(10 * DAY);
		ids.push(await cancelled(owner, car));
		const onCard = async () => (await world.visitor().call(searchCars, { query: { city } })).map((card) => card.ownerCancellations);
		const onPage = async () => (await world.visitor().call(getCar, { params: { slug: car.slug } })).ownerCancellations;
		expect([await onCard(), await onPage()]).toEqual([[2], 2]);
		await world.advance(80 * DAY);
		expect([await onCard(), await onPage()]).toEqual([[1], 1]);
		const admin = await aPerson(world, { role: 'ADMIN' });
		await admin.browser.call(excuseCancellation, { params: { id: ids[1] ?? '' }, body: { reason: 'The report of the garage' } });
		expect([await onCard(), await onPage()]).toEqual([[0], 0]);
	});

	it('keeps instant book after two, and loses it with the third: on the page, in search and for bookings', async () => {
		const { owner, car, city } = await anOwner('Aqaba', 2);
		expect([await isInstant(car), (await found(city)).length]).toEqual([true, 1]);
		await cancelled(owner, car);
		expect([await isInstant(car), (await found(city)).length]).toEqual([false, 0]);
		const { id } = await paidRequest(world, await aPerson(world), car);
		expect(await owner.browser.call(getBooking, { params: { id } })).toMatchObject({
			status: 'REQUESTED',
			allowedActions: ['ACCEPT', 'DECLINE'],
		});
		expect((await owner.browser.call(ownerDashboard)).instantBookPausedUntil).toBe('2031-05-31T10:00:00+03:00');
		expect(await owner.browser.call(getTerms, { params: { id: car.id } })).toMatchObject({
			...{ instantBook: true, instantBookPausedUntil: '2031-05-31T10:00:00+03:00' },
		});
		const letters = (await owner.browser.call(listNotifications)).filter(({ type }) => type === 'INSTANT_BOOK_PAUSED');
		expect(letters.map(({ body }) => body.en)).toEqual([expect.stringContaining('in the last 90 days: 3. Until 31 May')]);
	});

	it('gets it back automatically once the last 90 days contain fewer', async () => {
		const { owner, car } = await anOwner('Irbid', 3);
		await world.advance(90 * DAY - 60_000);
		expect(await isInstant(car)).toBe(false);
		await world.advance(60_000);
		expect(await isInstant(car)).toBe(true);
		expect((await owner.browser.call(ownerDashboard)).instantBookPausedUntil).toBeNull();
	});

	it('gets it back if an admin finds a proven cause, which is recorded and has no other effect', async () => {
		const { owner, car, ids } = await anOwner('Zarqa', 3);
		const admin = await aPerson(world, { role: 'ADMIN' });
		const [id = ''] = ids;
		const visitor = world.visitor();
		expect(await visitor.call(getOwnerRecord, { params: { id: car.id } })).toMatchObject({ cancellations: 3, tripsOfYear: 3 });
		expect(await admin.browser.call(adminBookings, { query: { q: id.slice(0, 8) } })).toMatchObject([{ id, adminActions: ['EXCUSE'] }]);
		const excuse = (by: Person) => by.browser.call(excuseCancellation, { params: { id }, body: { reason: 'The report of the garage' } });
		await expect(excuse(owner)).rejects.toThrow('403');
		await excuse(admin);
		expect(await isInstant(car)).toBe(true);
		expect(await visitor.call(getOwnerRecord, { params: { id: car.id } })).toMatchObject({ cancellations: 2, tripsOfYear: 2 });
		await expect(excuse(admin)).rejects.toThrow('EXCUSE_NOT_POSSIBLE');
		const [entry] = await world.running.platform.db
			.selectFrom('audit_entries')
			.selectAll()
			.where('action', '=', 'booking.excused')
			.where('subject_id', '=', id)
			.execute();
		expect(entry).toMatchObject({ actor_id: admin.id, after: { reason: 'The report of the garage' } });
	});
});
