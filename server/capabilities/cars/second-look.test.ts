/** Content that an admin saw of a verified car stays public until an admin has approved its replacement. */
import { beforeEach, describe, expect, it } from 'vitest';
import { adminCars, adminStats } from '#contract/admin.ts';
import { getRentalAgreement } from '#contract/booking-papers.ts';
import { acceptBooking } from '#contract/bookings.ts';
import { getCar } from '#contract/cars.ts';
import {
	approveCarChange,
	arrangeCarPhotos,
	changeOwnerCar,
	deleteOwnerCar,
	getOwnerCar,
	rejectCar,
	rejectCarChange,
	verifyCar,
} from '#contract/listing.ts';
import { listNotifications } from '#contract/notifications.ts';
import { searchCars } from '#contract/search.ts';
import { aPerson, type Person } from '#tests/support/factories.ts';
import { aDraft, addPhoto, aJpeg, listingBody, price } from '#tests/support/listed-cars.ts';
import { hold, paidRequest } from '#tests/support/payments.ts';
import { upload } from '#tests/support/uploads.ts';
import { aWorld } from '#tests/support/world.ts';

const world = aWorld();
const OTHER_CAR = { title: 'Land Cruiser, armoured', bodyType: 'SUV', fuel: 'Diesel', transmission: 'Manual', seats: 9, doors: 5 } as const;

let owner: Person;
let admin: Person;
let car: { id: string; slug: string };
let params: { id: string };
/** Verified with three photos. */
beforeEach(async () => {
	[owner, admin] = [await aPerson(world), await aPerson(world, { role: 'ADMIN' })];
	car = await aDraft(owner);
	for (const sort of [0, 1, 2]) await addPhoto(owner, car.id, sort);
	await price(owner, car.id);
	params = { id: car.id };
	await admin.browser.call(verifyCar, { params, body: {} });
});

const change = (body: object) => owner.browser.call(changeOwnerCar, { params, body: body as never });
const page = () => world.visitor().call(getCar, { params: car });
const card = async () => (await world.visitor().call(searchCars, { query: { limit: 100 } as never })).find(({ id }) => id === car.id);
const ownerSees = () => owner.browser.call(getOwnerCar, { params });
const inQueue = async () =>
	(await admin.browser.call(adminCars, { query: { status: 'PENDING', limit: 100 } as never })).find(({ id }) => id === car.id);
const photoIds = async () => (await ownerSees()).photos.map(({ id }) => id);
const arrange = (photos: string[]) => owner.browser.call(arrangeCarPhotos, { params, body: { photos } });
const aNewPhoto = async () => upload(owner, await aJpeg());
const decideOn = async (decision: 'approve' | 'reject', notes = 'This is another car.') => {
	const body = { changeId: (await inQueue())?.change?.id ?? '' };
	if (decision === 'approve') await admin.browser.call(approveCarChange, { params, body });
	else await admin.browser.call(rejectCarChange, { params, body: { ...body, notes } });
};
const toldTo = async (person: Person) => {
	await world.runJobs();
	return (await person.browser.call(listNotifications)).map(({ title }) => title.en);
};

/** Content of page, card and booking. */
async function renterSees(expected: { title: string; seats: number; photos?: string[] }) {
	const seen = await page();
	expect(seen).toMatchObject({ title: expected.title, seats: expected.seats, isVerified: true });
	expect(await card()).toMatchObject({ title: expected.title, seats: expected.seats, isVerified: true, primaryPhoto: seen.photos[0]?.url });
	if (expected.photos) expect(seen.photos.map(({ url }) => url.split('/').at(-1))).toEqual(expected.photos);
}

describe('a verified car', () => {
	it('whose photos, title, body, seats, fuel and gearbox are all replaced keeps the verified ones until the change is approved', async () => {
		const [before, old] = [await page(), await photoIds()];
		const changed = await change(OTHER_CAR);
		expect(changed).toMatchObject({ state: 'VERIFIED', title: before.title, seats: before.seats });
		expect(changed.change).toMatchObject({ status: 'PENDING', values: OTHER_CAR, photos: null });
		await arrange([await aNewPhoto(), await aNewPhoto()]);
		await renterSees({ title: before.title, seats: before.seats, photos: old });
		expect((await hold(await aPerson(world), car)).status).toBe('REQUESTED');

		const waiting = await inQueue();
		expect(waiting).toMatchObject({ title: before.title, verificationStatus: 'VERIFIED', change: { values: OTHER_CAR } });
		const proposed = waiting?.change?.photos?.map(({ id }) => id) ?? [];
		expect(proposed).toHaveLength(2);
		await decideOn('approve');
		await renterSees({ title: OTHER_CAR.title, seats: OTHER_CAR.seats, photos: proposed });
		expect(await page()).toMatchObject(OTHER_CAR);
		expect((await ownerSees()).change).toBeNull();
		expect(await inQueue()).toBeUndefined();
		expect(await toldTo(owner)).toContain('Your changes are live');
	});

	it('shows other changes at once, also together with those that wait', async () => {
		await change({ color: 'Black', features: ['SUNROOF'], seats: 7 });
		expect(await page()).toMatchObject({ color: 'Black', features: ['SUNROOF'], seats: 5 });
		expect((await ownerSees()).change?.values).toEqual({ seats: 7 });
	});

	it('collects its owner’s single changes, and drops those that restore the present value', async () => {
		const { title } = await page();
		await change({ seats: 7 });
		await change({ title: 'Another name' });
		expect((await ownerSees()).change?.values).toEqual({ title: 'Another name', seats: 7 });
		await change({ title, color: 'Red' });
		expect((await ownerSees()).change?.values).toEqual({ seats: 7 });
		await change({ seats: 5 });
		expect((await ownerSees()).change).toBeNull();
		expect(await inQueue()).toBeUndefined();
	});

	it('may replace one photo in three without a review, but not more of them one after another', async () => {
		const [first = '', second = '', third = ''] = await photoIds();
		await arrange([first, second, await aNewPhoto()]);
		const [, , replaced = ''] = await photoIds();
		expect(replaced).not.toBe(third);
		expect((await ownerSees()).change).toBeNull();
		await arrange([first, await aNewPhoto(), replaced]);
		expect(await photoIds()).toEqual([first, second, replaced]);
		expect((await ownerSees()).change?.photos).toHaveLength(3);
		// Nor by adding photos and removing the verified ones.
		await arrange([first, second, replaced]);
		expect((await ownerSees()).change).toBeNull();
		await addPhoto(owner, car.id, 3);
		expect(await photoIds()).toHaveLength(3);
		expect((await ownerSees()).change?.photos).toHaveLength(4);
	});

	it('can reorder its photos at once', async () => {
		const turned = (await photoIds()).reverse();
		await arrange(turned);
		expect(await photoIds()).toEqual(turned);
		expect((await ownerSees()).change).toBeNull();
	});

	it('whose change is rejected stays unchanged; its owner reads why, and may submit another', async () => {
		const before = await page();
		await change({ seats: 9, title: 'Something else' });
		await decideOn('reject');
		expect(await inQueue()).toBeUndefined();
		expect(await ownerSees()).toMatchObject({ state: 'VERIFIED', change: { status: 'REJECTED', notes: 'This is another car.' } });
		await renterSees({ title: before.title, seats: before.seats });
		expect(await toldTo(owner)).toContain('We couldn’t accept your changes');
		await change({ seats: 7, title: before.title });
		expect((await inQueue())?.change).toMatchObject({ status: 'PENDING', notes: null, values: { seats: 7 } });
	});

	it('notifies admins once for each submission', async () => {
		await change({ seats: 7 });
		await change({ doors: 5 });
		expect((await toldTo(admin)).filter((title) => title === 'A verified car was changed')).toHaveLength(1);
		const { pendingCars } = await admin.browser.call(adminStats);
		await decideOn('approve');
		expect((await admin.browser.call(adminStats)).pendingCars).toBe(pendingCars - 1);
	});

	it('that loses its verification includes the waiting change, and is reviewed as a whole', async () => {
		await change({ seats: 7 });
		expect(await change({ plateNumber: '21-99999' })).toMatchObject({ state: 'PENDING', seats: 7, change: null });
		await admin.browser.call(verifyCar, { params, body: {} });
		await change({ doors: 2 });
		await admin.browser.call(rejectCar, { params, body: { notes: 'Reported as sold.' } });
		expect(await ownerSees()).toMatchObject({ state: 'REJECTED', doors: 2, change: null });
	});

	it('and its proposed photos can be deleted', async () => {
		await arrange([await aNewPhoto()]);
		await owner.browser.call(deleteOwnerCar, { params });
		const { rows } = await world.running.platform.pool.query('SELECT FROM car_changes WHERE car_id = $1', [car.id]);
		expect(rows).toEqual([]);
	});
});

describe('a decision about a change', () => {
	it('applies to the reviewed content, not to what the owner submitted afterwards', async () => {
		await change({ seats: 7 });
		const changeId = (await inQueue())?.change?.id ?? '';
		await change({ title: 'Swapped after the look' });
		const refused = await admin.browser.refused(approveCarChange, { params, body: { changeId } });
		expect(refused).toMatchObject({ status: 409, code: 'CAR_CHANGE_OUTDATED' });
		expect((await page()).seats).toBe(5);
		const { id } = (await inQueue())?.change ?? {};
		await change({ title: 'Swapped after the look' });
		expect((await inQueue())?.change?.id, 'saved again as it is').toBe(id);
		await decideOn('approve');
		expect(await admin.browser.refused(rejectCarChange, { params, body: { changeId, notes: 'late' } })).toMatchObject({ status: 409 });
	});

	it('can be made by admins only', async () => {
		await change({ seats: 7 });
		const body = { changeId: (await ownerSees()).change?.id ?? '' };
		expect(await owner.browser.refused(approveCarChange, { params, body })).toMatchObject({ code: 'NOT_ALLOWED' });
		expect(await owner.browser.refused(rejectCarChange, { params, body: { ...body, notes: 'no' } })).toMatchObject({ code: 'NOT_ALLOWED' });
	});

	it('does not affect the agreement of a booking', async () => {
		const renter = await aPerson(world);
		const { id } = await paidRequest(world, renter, car);
		await owner.browser.call(acceptBooking, { params: { id } });
		await change(OTHER_CAR);
		await decideOn('approve');
		const agreement = await renter.browser.call(getRentalAgreement, { params: { id } });
		expect(agreement.car).toMatchObject({ bodyType: 'Sedan', fuel: 'Petrol', seats: 5 });
	});
});

it('a new car and a rejected one are changed directly', async () => {
	const draft = await aDraft(owner);
	const asked = listingBody({ seats: 7 });
	expect(await owner.browser.call(changeOwnerCar, { params: draft, body: asked })).toMatchObject({ seats: 7, change: null });
});

describe('a car that its owner changes during the review', () => {
	it.each([
		['another photo', async () => void (await arrange([...(await photoIds()).slice(0, 2), await aNewPhoto()]))],
		['another plate', async () => void (await change({ plateNumber: '70-999' }))],
		['another car', async () => void (await change(OTHER_CAR))],
	])('%s is not verified unseen', async (_, swap) => {
		await admin.browser.call(rejectCar, { params, body: { notes: 'The plate cannot be read.' } });
		await change({});
		const { contentVersion } = (await inQueue()) ?? { contentVersion: '' };
		await swap();
		expect(await admin.browser.refused(verifyCar, { params, body: { contentVersion } })).toMatchObject({
			status: 409,
			code: 'CAR_CHANGE_OUTDATED',
		});
		const seen = (await inQueue())?.contentVersion ?? '';
		await admin.browser.call(verifyCar, { params, body: { contentVersion: seen } });
	});
});
