import { describe, expect, it } from 'vitest';
import { adminWaiting, listAudit } from '#contract/admin.ts';
import { getReceipt, getRentalAgreement } from '#contract/booking-papers.ts';
import { acceptBooking, requestBooking } from '#contract/bookings.ts';
import { getCar } from '#contract/cars.ts';
import {
	approveCompanyPaper,
	getCompany,
	getCompanyPaper,
	listCompanies,
	putCompany,
	rejectCompanyPaper,
	submitCompanyPaper,
} from '#contract/companies.ts';
import { listOwnerCars } from '#contract/listing.ts';
import { listNotifications } from '#contract/notifications.ts';
import { searchCars } from '#contract/search.ts';
import { addDays, ammanDate, ammanMidnight } from '#contract/time.ts';
import { bookingPersonalData } from '#server/capabilities/bookings/index.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { aCompany, aLicensedOffice, approvePaper, COMPANY, openPaper, submitPaper } from '#tests/support/companies.ts';
import { aCar, aPerson, type Person } from '#tests/support/factories.ts';
import { paidRequest } from '#tests/support/payments.ts';
import { aWorld } from '#tests/support/world.ts';
import { companyPersonalData } from './personal-data.ts';
import { watchPermits } from './watch-permits.ts';

const world = aWorld();
const today = () => ammanDate(world.clock.now());
const anAdmin = () => aPerson(world, { role: 'ADMIN' });
const own = async (owner: Person) => (await owner.browser.call(getCompany)) ?? expect.fail('no company');
const titles = async (person: Person) => {
	await world.runJobs();
	const notifications = await person.browser.call(listNotifications);
	return notifications.filter(({ type }) => type.startsWith('COMPANY_')).map(({ title }) => title.en);
};
/** The cars of this name that search finds, with their badge. */
async function found(make: string): Promise<boolean[]> {
	const cars = await world.visitor().call(searchCars, { query: { q: make } });
	return cars.map(({ licensedOffice }) => licensedOffice);
}

describe('a company', () => {
	it('is registered by its owner, whose identity is approved', async () => {
		const owner = await aPerson(world);
		expect(await owner.browser.call(getCompany)).toBeNull();
		expect(await aCompany(owner)).toMatchObject({ nameEn: 'Sama Cars', isLicensed: false, isClosed: false, papers: [] });
		const { branches } = await own(owner);
		const [first] = branches;
		const later = { ...COMPANY, branches: [{ ...COMPANY.branches[0], city: 'Aqaba' as const }, first] } as typeof COMPANY;
		const changed = await owner.browser.call(putCompany, { body: later });
		expect(changed.branches.map(({ city }) => city)).toEqual(['Aqaba', 'Amman']);
		expect(changed.branches[1]).toEqual(first);
		const stranger = await aPerson(world, { identity: 'NOT_SUBMITTED' });
		expect(await stranger.browser.refused(putCompany, { body: COMPANY })).toMatchObject({ code: 'IDENTITY_REQUIRED' });
		const others = { ...COMPANY, branches: [{ ...first, ...COMPANY.branches[0], id: first?.id }] };
		expect(await (await aPerson(world)).browser.refused(putCompany, { body: others as typeof COMPANY })).toMatchObject({
			code: 'BRANCH_NOT_FOUND',
		});
	});

	it.each([
		['nameEn', { ...COMPANY, nameEn: 'Call 0790000000' }],
		['branches.0.closesAt', { ...COMPANY, branches: [{ ...COMPANY.branches[0], closesAt: '08:00' }] }],
		['branches.0.addressEn', { ...COMPANY, branches: [{ ...COMPANY.branches[0], addressEn: 'write to a@b.jo' }] }],
	])('is refused for %s', async (field, body) => {
		const refused = await (await aPerson(world)).browser.refused(putCompany, { body: body as typeof COMPANY });
		expect(Object.keys(refused.fields ?? {})).toEqual([field]);
	});

	it('is a licensed office once registration and permit are approved, and its name is then fixed', async () => {
		const [owner, admin] = [await aPerson(world), await anAdmin()];
		const car = await aCar(world, owner, { make: 'Samatest' });
		await aCompany(owner);
		const before = (await admin.browser.call(adminWaiting)).companies;
		const registration = await submitPaper(owner, 'REGISTRATION');
		expect((await admin.browser.call(adminWaiting)).companies).toBe((before ?? 0) + 1);
		await approvePaper(admin, registration);
		expect((await own(owner)).isLicensed).toBe(false);
		const permit = await submitPaper(owner, 'PERMIT', addDays(today(), 400));
		expect(await found('Samatest')).toEqual([false]);
		await openPaper(admin, permit);
		await admin.browser.call(approveCompanyPaper, { params: { id: permit }, body: { expiresOn: addDays(today(), 300) } });
		expect(await own(owner)).toMatchObject({ isLicensed: true, nameIsFixed: true });
		expect(await found('Samatest')).toEqual([true]);
		const { office, licensedOffice } = await world.visitor().call(getCar, { params: { slug: car.slug } });
		expect(licensedOffice).toBe(true);
		expect(office).toMatchObject({ nameEn: 'Sama Cars', branches: [{ city: 'Amman', opensAt: '09:00', closedOn: [5] }] });
		expect(JSON.stringify(office)).not.toContain('Mecca');
		expect(await owner.browser.refused(putCompany, { body: { ...COMPANY, nameEn: 'Other' } })).toMatchObject({
			code: 'COMPANY_NAME_FIXED',
		});
		// Both are from the same moment of the test's clock.
		expect((await titles(owner)).toSorted()).toEqual(['Approved: commercial registration', 'Sama Cars is a licensed office']);
		const entries = await admin.browser.call(listAudit, { query: { action: 'company.paper-approved' } });
		expect(entries).toHaveLength(2);
	});

	it('reads why a paper was rejected, and submits another one', async () => {
		const [owner, admin] = [await aPerson(world), await anAdmin()];
		await aCompany(owner);
		const id = await submitPaper(owner, 'TAX');
		const again = { kind: 'TAX' as const, number: '1', documentUrl: '/objects/uploads/none' };
		expect(await owner.browser.refused(submitCompanyPaper, { body: again })).toMatchObject({ status: 400 });
		await admin.browser.call(rejectCompanyPaper, { params: { id }, body: { notes: 'The stamp is missing.' } });
		expect((await own(owner)).papers).toMatchObject([{ status: 'REJECTED', notes: 'The stamp is missing.' }]);
		expect(await admin.browser.refused(approveCompanyPaper, { params: { id }, body: {} })).toMatchObject({
			code: 'COMPANY_PAPER_NOT_WAITING',
		});
		await submitPaper(owner, 'TAX');
		expect((await own(owner)).papers).toMatchObject([{ status: 'PENDING' }]);
		expect((await admin.browser.call(listCompanies, { query: {} })).some(({ owner: { id: ownerId } }) => ownerId === owner.id)).toBe(true);
	});

	it('has one waiting paper of each kind, and a permit that has not expired', async () => {
		const [owner, admin] = [await aPerson(world), await aPerson(world, { role: 'ADMIN' })];
		await aCompany(owner);
		await submitPaper(owner, 'REGISTRATION');
		await expect(submitPaper(owner, 'REGISTRATION')).rejects.toThrow('COMPANY_PAPER_WAITS');
		await expect(submitPaper(owner, 'PERMIT')).rejects.toThrow('expiresOn');
		await expect(submitPaper(owner, 'PERMIT', addDays(today(), -1))).rejects.toThrow('expiresOn');
		await aCompany(admin);
		const id = await submitPaper(admin, 'TAX');
		expect(await admin.browser.refused(approveCompanyPaper, { params: { id }, body: {} })).toMatchObject({ code: 'COMPANY_OF_YOUR_OWN' });
	});

	it('shows its documents to its owner and to admins, and logs each access', async () => {
		const [owner, admin, stranger] = [await aPerson(world), await anAdmin(), await aPerson(world)];
		await aCompany(owner);
		const id = await submitPaper(owner, 'TAX');
		const address = `/api/owner/company/papers/${id}`;
		for (const reader of [owner, admin]) {
			const response = await reader.browser.fetch(address);
			expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
		}
		expect(await stranger.browser.refused(getCompanyPaper, { params: { id } })).toMatchObject({ code: 'COMPANY_PAPER_NOT_FOUND' });
		expect(await admin.browser.call(listAudit, { query: { action: 'company.paper-read', actor: admin.id } })).toHaveLength(1);
	});
});

describe('a permit that expires', () => {
	it('is announced 30, 7 and 1 days before and at its end, once each, and so is the next one', async () => {
		const [owner, admin] = [await aPerson(world), await anAdmin()];
		const end = addDays(today(), 40);
		await aLicensedOffice(owner, admin, end);
		const warningsAfterDays = async (days: number) => {
			world.clock.moveTo(new Date(ammanMidnight(addDays(end, days)).getTime() + 9 * 3_600_000));
			await watchPermits(world.running.platform);
			await watchPermits(world.running.platform);
			return (await titles(owner)).filter((title) => title.includes('expire'));
		};
		expect(await warningsAfterDays(-31)).toHaveLength(0);
		expect(await warningsAfterDays(-30)).toHaveLength(1);
		expect(await warningsAfterDays(-8)).toHaveLength(1);
		expect(await warningsAfterDays(-7)).toHaveLength(2);
		expect(await warningsAfterDays(-1)).toHaveLength(3);
		expect(await warningsAfterDays(0)).toHaveLength(3);
		expect((await warningsAfterDays(1))[0]).toBe('The permit of Sama Cars has expired');
		expect(await warningsAfterDays(2)).toHaveLength(4);
		await approvePaper(admin, await submitPaper(owner, 'PERMIT', addDays(today(), 5)));
		expect(await warningsAfterDays(3)).toHaveLength(5);
	});

	it('closes the cars from midnight on, before any job runs, and agreed trips take place', async () => {
		const [owner, admin, renter] = [await aPerson(world), await anAdmin(), await aPerson(world)];
		const car = await aCar(world, owner, { make: 'Midnightcar' });
		const end = addDays(today(), 3);
		await aLicensedOffice(owner, admin, end);
		const trip = await paidRequest(world, renter, car, { startAt: addDays(end, -1), endAt: addDays(end, 5) });
		await owner.browser.call(acceptBooking, { params: { id: trip.id } });
		world.clock.moveTo(new Date(ammanMidnight(addDays(end, 1)).getTime() - 1000));
		expect(await found('Midnightcar')).toEqual([true]);
		world.clock.advance(1000);
		// The cache holds lists for five seconds.
		world.clock.advance(5000);
		expect(await found('Midnightcar')).toEqual([]);
		expect(await world.visitor().refused(getCar, { params: { slug: car.slug } })).toMatchObject({ code: 'CAR_NOT_FOUND' });
		const body = { carId: car.id, startAt: addDays(end, 10), endAt: addDays(end, 12), extras: {} };
		expect(await renter.browser.refused(requestBooking, { body: body as never })).toMatchObject({
			status: 409,
			code: 'OFFICE_PERMIT_EXPIRED',
		});
		const rows = async () =>
			(await world.running.platform.db.selectFrom('car_search').select('car_id').where('car_id', '=', car.id).execute()).length;
		expect(await rows()).toBe(1);
		await world.runJobs();
		expect(await rows()).toBe(0);
		expect((await owner.browser.call(listOwnerCars)).map(({ state }) => state)).toEqual(['PAPERS_EXPIRED']);
		const { status } = await world.running.platform.db
			.selectFrom('bookings')
			.select('status')
			.where('id', '=', trip.id)
			.executeTakeFirstOrThrow();
		expect(status).toBe('CONFIRMED');
		await approvePaper(admin, await submitPaper(owner, 'PERMIT', addDays(end, 365)));
		expect(await found('Midnightcar')).toEqual([true]);
	});

	it('can be revoked, which closes the cars at once', async () => {
		const [owner, admin] = [await aPerson(world), await anAdmin()];
		await aCar(world, owner, { make: 'Withdrawncar' });
		await aLicensedOffice(owner, admin, addDays(today(), 300));
		expect(await found('Withdrawncar')).toEqual([true]);
		const permit = (await own(owner)).papers.find(({ kind }) => kind === 'PERMIT');
		await admin.browser.call(rejectCompanyPaper, { params: { id: permit?.id ?? '' }, body: { notes: 'The ministry took it back.' } });
		expect(await found('Withdrawncar')).toEqual([]);
		expect(await own(owner)).toMatchObject({ isLicensed: false, isClosed: true });
	});
});

describe('a booking with a licensed office', () => {
	it('has its former name in agreement, receipt and letters, also after its owner left', async () => {
		const [owner, admin] = [await aPerson(world), await anAdmin()];
		const renter = await aPerson(world, { emailVerified: true });
		const car = await aCar(world, owner);
		await aLicensedOffice(owner, admin, addDays(today(), 30));
		const { id } = await paidRequest(world, renter, car, { startAt: addDays(today(), 2), endAt: addDays(today(), 4) });
		await owner.browser.call(acceptBooking, { params: { id } });
		const permit = (await own(owner)).papers.find(({ kind }) => kind === 'PERMIT');
		await admin.browser.call(rejectCompanyPaper, { params: { id: permit?.id ?? '' }, body: { notes: 'Taken back.' } });
		const office = { nameEn: 'Sama Cars', nameAr: 'سما للسيارات', registrationNumber: '200145678', permitNumber: '200145678' };
		expect(await renter.browser.call(getRentalAgreement, { params: { id } })).toMatchObject({ office });
		expect(await renter.browser.call(getReceipt, { params: { id } })).toMatchObject({ office });
		await world.runJobs();
		const { platform } = world.running;
		const letters = await platform.db.selectFrom('outbox_messages').selectAll().where('recipient', '=', renter.email).execute();
		expect(letters.filter((letter) => JSON.stringify(letter).includes('Sama Cars')).length).toBeGreaterThanOrEqual(2);
		await inTransaction(platform.db, async (tx) => bookingPersonalData.erase?.(platform, tx, owner.id));
		expect((await renter.browser.call(getReceipt, { params: { id } })).office).toBeNull();
	});

	it('has none if the owner is a person', async () => {
		const [owner, renter] = [await aPerson(world), await aPerson(world)];
		const { id } = await paidRequest(world, renter, await aCar(world, owner), { startAt: addDays(today(), 2), endAt: addDays(today(), 4) });
		expect((await renter.browser.call(getReceipt, { params: { id } })).office).toBeNull();
	});
});

describe('the personal data of a company', () => {
	it('is exported with its documents, and erased with its owner', async () => {
		const owner = await aPerson(world);
		await aCompany(owner);
		await submitPaper(owner, 'TAX');
		const { platform } = world.running;
		const { data, files } = await companyPersonalData.export(platform, owner.id);
		expect(data).toMatchObject({ name_en: 'Sama Cars', branches: [{ address_en: 'Mecca Street 12' }], papers: [{ kind: 'TAX' }] });
		expect(files).toMatchObject([{ name: 'tax-1.jpg' }]);
		await inTransaction(platform.db, async (tx) => companyPersonalData.erase?.(platform, tx, owner.id));
		expect(await owner.browser.call(getCompany)).toBeNull();
		expect(await platform.store.get(files?.[0]?.key ?? '')).not.toBeNull();
		await world.runJobs();
		expect(await platform.store.get(files?.[0]?.key ?? '')).toBeNull();
	});
});
