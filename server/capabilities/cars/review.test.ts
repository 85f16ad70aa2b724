/** The review of cars: one admin at a time, decided once, undone within ten seconds, and only after every document was opened. */
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { adminCars, adminStats, adminWaiting, listAudit } from '#contract/admin.ts';
import { type CarDecision, claimCar, decideCar, undoCarDecision } from '#contract/car-review.ts';
import { approveCarChange, changeOwnerCar, deleteOwnerCar, getOwnerCar, rejectCar, verifyCar } from '#contract/listing.ts';
import { listNotifications } from '#contract/notifications.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { aCar, aPerson, type Person } from '#tests/support/factories.ts';
import { aJpeg, aSubmitted } from '#tests/support/listed-cars.ts';
import { aPdfOf } from '#tests/support/pdf.ts';
import { upload } from '#tests/support/uploads.ts';
import { aWorld } from '#tests/support/world.ts';
import { carPersonalData } from './personal-data.ts';

const world = aWorld();
const UNDO_MS = 10_000;
const MINUTE_MS = 60_000;
const NOTES = 'The plate cannot be read.';

let [owner, admin, colleague] = [] as unknown as [Person, Person, Person];
beforeAll(async () => {
	owner = await aPerson(world);
	[admin, colleague] = [await anAdmin('سامي الخطيب'), await anAdmin()];
});

const anAdmin = (nameAr?: string) => aPerson(world, { role: 'ADMIN', ...(nameAr && { nameAr }) });
const of = ({ id }: { id: string }) => ({ params: { id } });
const queued = async ({ id }: { id: string }, by = admin) =>
	(await by.browser.call(adminCars, { query: { status: 'PENDING', limit: 100 } as never })).find((car) => car.id === id);
const stateOf = async (car: { id: string }) => (await owner.browser.call(getOwnerCar, of(car))).state;
const countNotifications = async () => (await owner.browser.call(listNotifications)).length;

async function approval(car: { id: string }): Promise<CarDecision> {
	const waiting = await queued(car);
	return { status: 'APPROVED', version: waiting?.change?.id ?? waiting?.contentVersion ?? '' };
}
const rejection = async (car: { id: string }): Promise<CarDecision> => ({ ...(await approval(car)), status: 'REJECTED', notes: NOTES });

const aWaiting = () => aCar(world, owner, { verificationStatus: 'PENDING' });

async function aChanged() {
	const car = await aCar(world, owner);
	await owner.browser.call(changeOwnerCar, { ...of(car), body: { title: `Another ${randomUUID()}` } as never });
	return car;
}

/** With its insurance as a PDF of two pages, and its registration as a photo. */
async function withDocuments() {
	const papers = { insuranceDocUrl: await upload(owner, aPdfOf(2)), registrationDocUrl: await upload(owner, await aJpeg()) };
	return aSubmitted(owner, papers);
}
const paper = ({ id }: { id: string }, name: string, page = 1) => `/api/owner/cars/${id}/papers/${name}?page=${page}`;

it('is refused to an admin whose own car it is, in the review and by the calls that decide at once', async () => {
	const self = await anAdmin();
	const car = await aCar(world, self, { verificationStatus: 'PENDING' });
	const changed = await aCar(world, self);
	await self.browser.call(changeOwnerCar, { ...of(changed), body: { title: `Another ${randomUUID()}` } as never });
	const changeId = (await queued(changed))?.change?.id ?? '';
	const refusals = [
		await self.browser.refused(claimCar, of(car)),
		await self.browser.refused(decideCar, { ...of(car), body: await approval(car) }),
		await self.browser.refused(verifyCar, { ...of(car), body: {} }),
		await self.browser.refused(approveCarChange, { ...of(changed), body: { changeId } }),
	];
	expect(refusals.map(({ code }) => code)).toEqual(Array(4).fill('CAR_OF_YOUR_OWN'));
});

describe('a decision about a car', () => {
	it('is carried out after ten seconds, and the owner is notified only then', async () => {
		const car = await aWaiting();
		const before = {
			waiting: await admin.browser.call(adminWaiting),
			stats: await admin.browser.call(adminStats),
			notifications: await countNotifications(),
		};
		const body: CarDecision = { ...(await approval(car)), status: 'APPROVED', insuranceExpiresOn: '2032-05-01' };
		expect(await admin.browser.call(decideCar, { ...of(car), body })).toMatchObject({
			status: 'APPROVED',
			carriedOutAt: '2031-03-02T10:00:10+03:00',
		});
		expect((await admin.browser.call(adminWaiting)).cars).toBe(before.waiting.cars - 1);
		expect((await admin.browser.call(adminStats)).pendingCars).toBe(before.stats.pendingCars - 1);
		expect(await queued(car)).toBeUndefined();
		await world.advance(UNDO_MS - 1);
		expect([await stateOf(car), await countNotifications()]).toEqual(['PENDING', before.notifications]);
		await world.advance(1);
		expect(await owner.browser.call(getOwnerCar, of(car))).toMatchObject({
			state: 'VERIFIED',
			papers: { insurance: { expiresOn: '2032-05-01' } },
		});
		expect(await countNotifications()).toBe(before.notifications + 1);
		const written = await admin.browser.call(listAudit, { query: { subjectId: car.id, action: 'car.verified' } as never });
		expect(written.map(({ actor }) => actor?.id)).toEqual([admin.id]);
		expect(await admin.browser.refused(undoCarDecision, of(car))).toMatchObject({ status: 409, code: 'CAR_UNDO_OVER' });
	});

	it('is undone only by the admin who made it, without a trace, and another decision has its own ten seconds', async () => {
		const car = await aWaiting();
		const before = await countNotifications();
		await admin.browser.call(decideCar, { ...of(car), body: await approval(car) });
		expect(await colleague.browser.refused(undoCarDecision, of(car))).toMatchObject({ code: 'CAR_UNDO_OVER' });
		await world.advance(6000);
		await admin.browser.call(undoCarDecision, of(car));
		await admin.browser.call(decideCar, { ...of(car), body: await rejection(car) });
		await world.advance(6000);
		expect([await stateOf(car), await countNotifications()]).toEqual(['PENDING', before]);
		await world.advance(4000);
		expect(await owner.browser.call(getOwnerCar, of(car))).toMatchObject({ state: 'REJECTED', verificationNotes: NOTES });
		expect(await countNotifications()).toBe(before + 1);
		expect(await admin.browser.refused(undoCarDecision, of({ id: randomUUID() }))).toMatchObject({ status: 404 });
	});

	it.each(['APPROVED', 'REJECTED'] as const)('about a change: %s', async (status) => {
		const car = await aChanged();
		const { title, change } = await owner.browser.call(getOwnerCar, of(car));
		const body = status === 'APPROVED' ? await approval(car) : await rejection(car);
		await admin.browser.call(decideCar, { ...of(car), body });
		await world.advance(UNDO_MS);
		const after = await owner.browser.call(getOwnerCar, of(car));
		if (status === 'APPROVED') expect(after).toMatchObject({ title: change?.values.title, change: null });
		else expect(after).toMatchObject({ title, change: { status: 'REJECTED', notes: NOTES } });
	});

	it('on content that its owner changes before it is carried out is dropped, and the new content waits', async () => {
		const [car, changed] = [await aWaiting(), await aChanged()];
		const outdated = await approval(car);
		await admin.browser.call(decideCar, { ...of(car), body: outdated });
		await admin.browser.call(decideCar, { ...of(changed), body: await approval(changed) });
		await owner.browser.call(changeOwnerCar, { ...of(car), body: { plateNumber: '21-99999' } as never });
		await owner.browser.call(changeOwnerCar, { ...of(changed), body: { title: 'Yet another' } as never });
		await world.advance(UNDO_MS);
		expect(await stateOf(car)).toBe('PENDING');
		expect(await queued(car)).toMatchObject({ plateNumber: '21-99999' });
		expect(await queued(changed)).toMatchObject({ change: { values: { title: 'Yet another' } } });
		expect(await admin.browser.refused(decideCar, { ...of(car), body: outdated })).toMatchObject({ code: 'CAR_CHANGE_OUTDATED' });
	});

	it('of a former admin is dropped, and so is one on a deleted car', async () => {
		const [car, gone, other] = [await aWaiting(), await aWaiting(), await anAdmin()];
		await other.browser.call(decideCar, { ...of(car), body: await rejection(car) });
		await admin.browser.call(decideCar, { ...of(gone), body: await rejection(gone) });
		await world.running.platform.db.updateTable('users').set({ role: 'RENTER' }).where('id', '=', other.id).execute();
		await owner.browser.call(deleteOwnerCar, of(gone));
		const before = await countNotifications();
		await world.advance(UNDO_MS);
		expect(await queued(car)).toBeDefined();
		expect(await countNotifications()).toBe(before);
		expect(await admin.browser.refused(claimCar, of(gone))).toMatchObject({ code: 'CAR_NOT_FOUND' });
	});
});

describe('two admins', () => {
	it('do not get the same car: the second one reads who has it, for five minutes or until that admin opens another one', async () => {
		const [first, second] = [await aWaiting(), await aChanged()];
		await admin.browser.call(claimCar, of(first));
		const refused = await colleague.browser.refused(claimCar, { ...of(first), headers: { 'accept-language': 'ar' } });
		expect(refused).toMatchObject({ status: 409, code: 'CAR_REVIEWED_BY', error: 'هذه السيارة مفتوحة الآن لدى سامي الخطيب.' });
		expect((await queued(first, colleague))?.reviewer).toMatchObject({ id: admin.id, nameAr: 'سامي الخطيب' });
		expect((await queued(first))?.reviewer).toBeNull();
		// The calls that decide at once refuse likewise.
		const now = { ...of(first), body: {} };
		expect(await colleague.browser.refused(verifyCar, now)).toMatchObject({ code: 'CAR_REVIEWED_BY' });
		await admin.browser.call(claimCar, of(second));
		await colleague.browser.call(claimCar, of(first));
		expect(await admin.browser.refused(claimCar, of(first))).toMatchObject({ code: 'CAR_REVIEWED_BY' });
		await world.advance(5 * MINUTE_MS);
		await admin.browser.call(claimCar, of(first));
	});

	it('decide once, also at the same moment and by the calls that decide at once', async () => {
		const [car, changed] = [await aWaiting(), await aChanged()];
		const [yes, no] = [await approval(car), await rejection(car)];
		const both = await Promise.all([
			admin.browser.try(decideCar, { ...of(car), body: yes }),
			colleague.browser.try(decideCar, { ...of(car), body: no }),
		]);
		expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
		const loser = both[0].status === 409 ? admin : colleague;
		expect(await loser.browser.refused(decideCar, { ...of(car), body: no })).toMatchObject({ code: 'CAR_DECIDED_BY' });
		expect(await loser.browser.refused(rejectCar, { ...of(car), body: { notes: NOTES } })).toMatchObject({ code: 'CAR_DECIDED_BY' });
		const body = await approval(changed);
		await admin.browser.call(decideCar, { ...of(changed), body });
		const change = { ...of(changed), body: { changeId: body.version } };
		expect(await colleague.browser.refused(approveCarChange, change)).toMatchObject({ code: 'CAR_DECIDED_BY' });
		expect(await admin.browser.refused(approveCarChange, change)).toMatchObject({ code: 'CAR_NOT_PENDING' });
		const before = await countNotifications();
		await world.advance(UNDO_MS);
		expect(await countNotifications()).toBe(before + 2);
		expect(await admin.browser.refused(claimCar, of(changed))).toMatchObject({ code: 'CAR_NOT_PENDING' });
	});
});

describe('documents of a car', () => {
	it('must all be opened by the admin who verifies, as pictures of their pages', async () => {
		const car = await withDocuments();
		const body = await approval(car);
		expect((await admin.browser.call(claimCar, of(car))).documents).toEqual([
			{ name: 'registration', pages: null, unopened: [] },
			{ name: 'insurance', pages: 2, unopened: [1, 2] },
		]);
		const refused = () => admin.browser.refused(decideCar, { ...of(car), body });
		expect(await refused()).toMatchObject({ status: 409, code: 'CAR_DOCUMENTS_UNOPENED' });
		expect(await admin.browser.refused(verifyCar, { ...of(car), body: {} })).toMatchObject({ code: 'CAR_DOCUMENTS_UNOPENED' });
		// Views by another admin or the owner do not count.
		for (const reader of [colleague, owner]) await reader.browser.fetch(`/api/owner/cars/${car.id}/papers/registration`);
		const page = await admin.browser.fetch(paper(car, 'insurance'));
		expect([page.headers.get('content-type'), page.headers.get('content-disposition')]).toEqual([
			'image/jpeg',
			'inline; filename="insurance.jpg"',
		]);
		expect(await refused()).toMatchObject({ code: 'CAR_DOCUMENTS_UNOPENED' });
		await admin.browser.fetch(paper(car, 'registration'));
		// The other page of the insurance is not opened yet.
		expect((await admin.browser.call(claimCar, of(car))).documents[1]).toMatchObject({ unopened: [2] });
		expect(await refused()).toMatchObject({ code: 'CAR_DOCUMENTS_UNOPENED' });
		await admin.browser.fetch(paper(car, 'insurance', 2));
		expect((await admin.browser.call(claimCar, of(car))).documents[1]).toMatchObject({ unopened: [] });
		expect(await admin.browser.call(decideCar, { ...of(car), body })).toMatchObject({ status: 'APPROVED' });
	});

	it('that were replaced must be opened again; only admins get them as pictures', async () => {
		const car = await withDocuments();
		for (const name of ['insurance', 'registration']) await admin.browser.fetch(paper(car, name));
		const body = { registrationDocUrl: await upload(owner, await aJpeg()) };
		await owner.browser.call(changeOwnerCar, { ...of(car), body: body as never });
		const now = { ...of(car), body: await approval(car) };
		expect(await admin.browser.refused(decideCar, now)).toMatchObject({ code: 'CAR_DOCUMENTS_UNOPENED' });
		expect((await owner.browser.fetch(paper(car, 'insurance'))).status).toBe(404);
		expect((await admin.browser.fetch(`/api/owner/cars/${car.id}/papers/insurance?page=3`)).status).toBe(409);
	});
});

it('what an admin has open is released, and their views are deleted, with their account', async () => {
	const [car, other] = [await withDocuments(), await anAdmin()];
	await other.browser.call(claimCar, of(car));
	await other.browser.fetch(paper(car, 'registration'));
	const { platform } = world.running;
	await inTransaction(platform.db, async (tx) => carPersonalData.erase?.(platform, tx, other.id));
	const looks = await platform.db.selectFrom('car_document_views').select('document_id').where('viewer_id', '=', other.id).execute();
	expect(looks).toEqual([]);
	await colleague.browser.call(claimCar, of(car));
});
