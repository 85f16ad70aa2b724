import { describe, expect, it } from 'vitest';
import {
	adminBookings,
	adminCars,
	adminOverview,
	adminStats,
	adminWaiting,
	changeSettings,
	getSettings,
	listAudit,
} from '#contract/admin.ts';
import { cancelBookingAsAdmin, contestNoShow, decideNoShow, reportNoShow } from '#contract/booking-life.ts';
import { getRentalAgreement } from '#contract/booking-papers.ts';
import { acceptBooking, getBooking, requestBooking } from '#contract/bookings.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { rejectCar, verifyCar } from '#contract/listing.ts';
import { getMarketTerms } from '#contract/market-terms.ts';
import { listNotifications } from '#contract/notifications.ts';
import { listUsers, suspendUser } from '#contract/people.ts';
import { getSettlement } from '#contract/settlements.ts';
import { aCar, aPerson } from '#tests/support/factories.ts';
import { checkInByOwner, checkOutBy, confirmedTrip, hours, tripAtPickup } from '#tests/support/handovers.ts';
import { paidRequest, WEEKEND } from '#tests/support/payments.ts';
import { aWorld } from '#tests/support/world.ts';

const world = aWorld();
const master = () => aPerson(world, { role: 'SUPER_ADMIN' });
const admin = () => aPerson(world, { role: 'ADMIN' });

describe('the figures of the marketplace', () => {
	it('are counted from rows, and revenue is the platform’s income in the ledger', async () => {
		const by = await admin();
		const before = await by.browser.call(adminStats);
		const trip = await tripAtPickup(world);
		await checkInByOwner(trip);
		world.clock.moveTo(trip.endsAt);
		await checkOutBy('owner', trip);
		const after = await by.browser.call(adminStats);
		expect(after.totalUsers - before.totalUsers).toBe(2);
		expect(after.totalCars - before.totalCars).toBe(1);
		expect(after.totalBookings - before.totalBookings).toBe(1);
		// 12 % of three days at 35.500 JOD.
		expect(Number(after.totalRevenue) - Number(before.totalRevenue)).toBeCloseTo(12.78, 3);
		const weeks = await by.browser.call(adminOverview, { query: { weeks: 3 } as never });
		expect(weeks.map(({ weekStart }) => new Date(weekStart).getUTCDay())).toEqual([6, 6, 6]);
		expect(weeks.at(-1)?.revenueJod).toBe('12.78');
		expect(weeks.reduce((sum, week) => sum + week.bookings, 0)).toBeGreaterThanOrEqual(1);
		expect(weeks.reduce((sum, week) => sum + week.newUsers, 0)).toBeGreaterThanOrEqual(2);
	});
});

describe('settings', () => {
	it('hold a part of deposits for fines with both an amount and days, or none', async () => {
		const by = await aPerson(world, { role: 'SUPER_ADMIN' });
		const refused = async (body: { fineHoldJod?: number; fineHoldDays?: number }) =>
			(await by.browser.refused(changeSettings, { body })).fields;
		expect(await refused({ fineHoldJod: 50 })).toEqual({ fineHoldDays: 'Enter both an amount and days, or 0 for both.' });
		expect(await refused({ fineHoldDays: 14 })).toEqual({ fineHoldJod: 'Enter both an amount and days, or 0 for both.' });
		for (const body of [{ fineHoldJod: 201 }, { fineHoldDays: 31 }, { fineHoldJod: -1 }, { fineHoldDays: 0.5 }])
			expect(Object.keys((await refused(body)) ?? {})).toEqual(Object.keys(body));
		expect(await by.browser.call(changeSettings, { body: { fineHoldJod: 50, fineHoldDays: 14 } })).toMatchObject({
			fineHoldJod: 50,
			fineHoldDays: 14,
		});
		expect(await by.browser.call(getMarketTerms)).toMatchObject({ fineHoldJod: 50, fineHoldDays: 14 });
		await by.browser.call(changeSettings, { body: { fineHoldJod: 0, fineHoldDays: 0 } });
	});

	it('are versioned: a booking retains the version under which it was made', async () => {
		const by = await aPerson(world, { role: 'SUPER_ADMIN', nameAr: 'سمير المصري' });
		const trip = await confirmedTrip(world);
		const before = await by.browser.call(getSettings);
		const changed = await by.browser.call(changeSettings, {
			body: { version: before.version, platformFeePercent: 20, claimWindowHours: 24, claimAnswerHours: 12, depositMode: 'CAR' },
		});
		expect(changed).toMatchObject({
			platformFeePercent: 20,
			changedBy: { id: by.id, nameAr: 'سمير المصري' },
			minRentalDays: before.minRentalDays,
		});
		expect(changed.history[1]).toMatchObject({ version: before.version, platformFeePercent: 12 });
		world.clock.moveTo(trip.startsAt);
		await checkInByOwner(trip);
		world.clock.moveTo(trip.endsAt);
		await checkOutBy('owner', trip);
		expect(await trip.renter.browser.call(getRentalAgreement, { params: trip.params })).toMatchObject({
			claimWindowHours: 48,
			claimAnswerHours: 72,
		});
		expect(await trip.owner.browser.call(getBooking, { params: trip.params })).toMatchObject({
			platformFeeJod: '12.78',
			depositJod: '106.50',
		});
		expect(await trip.owner.browser.call(getSettlement, { params: { bookingId: trip.id } })).toMatchObject({ platformFeePercent: 12 });

		world.clock.moveTo(new Date(trip.endsAt.getTime() + hours(1)));
		const [owner, renter] = [await aPerson(world), await aPerson(world)];
		const car = await aCar(world, owner);
		const withNewFee = await renter.browser.call(requestBooking, { body: { carId: car.id, startAt: '2031-04-10', endAt: '2031-04-13' } });
		expect(withNewFee).toMatchObject({ platformFeeJod: '21.30', depositJod: '100.00' });
		await by.browser.call(changeSettings, {
			body: { platformFeePercent: 12, claimWindowHours: 48, claimAnswerHours: 72, depositMode: 'RENTAL_TOTAL' },
		});
	});

	it('are saved by one of two admins who read the same version', async () => {
		const [one, other] = [await master(), await master()];
		const { version } = await one.browser.call(getSettings);
		const answers = await Promise.all(
			[one, other].map(({ browser }, index) =>
				browser.try(changeSettings, { body: { version, minRentalDays: 1, maxRentalDays: 20 + index } }),
			),
		);
		expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
		expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'SETTINGS_CHANGED' });
		await one.browser.call(changeSettings, { body: { maxRentalDays: 30 } });
	});

	it('that change nothing create no version; invalid ones are refused', async () => {
		const by = await master();
		const { version } = await by.browser.call(getSettings);
		expect(await by.browser.call(changeSettings, { body: { platformFeePercent: 12 } })).toMatchObject({ version });
		expect(await by.browser.refused(changeSettings, { body: { platformFeePercent: 51 } })).toMatchObject({
			fields: { platformFeePercent: expect.any(String) },
		});
		expect(await by.browser.refused(changeSettings, { body: { minRentalDays: 31 } })).toMatchObject({
			fields: { maxRentalDays: expect.any(String) },
		});
		expect(await by.browser.refused(changeSettings, { body: { platformFeePercent: 12.5 } })).toMatchObject({ status: 400 });
	});

	it('are for super admins only, and a version never changes afterwards', async () => {
		const by = await admin();
		expect(await by.browser.refused(getSettings)).toMatchObject({ status: 403 });
		expect(await by.browser.refused(changeSettings, { body: { platformFeePercent: 0 } })).toMatchObject({ status: 403 });
		await expect(world.running.platform.pool.query('UPDATE market_settings SET platform_fee_percent = 0')).rejects.toMatchObject({
			constraint: 'market_settings_versions_stay',
		});
	});
});

describe('cars', () => {
	it('wait for review, oldest first, with everything to be reviewed; the owner is informed in both languages', async () => {
		const [owner, by] = [await aPerson(world), await admin()];
		const later = new Date(world.clock.now().getTime() + hours(1));
		const second = await aCar(world, owner, { verificationStatus: 'PENDING', make: 'Skoda', createdAt: later });
		const first = await aCar(world, owner, { verificationStatus: 'PENDING', make: 'Skoda' });
		const { items, headers } = await by.browser
			.try(adminCars, { query: { status: 'PENDING', q: 'skoda' } as never })
			.then(({ body, headers: given }) => ({ items: body as Array<{ id: string }>, headers: given }));
		expect(items.map(({ id }) => id)).toEqual([first.id, second.id]);
		expect(headers.get('x-total-count')).toBe('2');
		expect(await by.browser.call(adminCars, { query: { status: 'PENDING', q: 'سكودا' } })).toHaveLength(2);
		expect(items[0]).toMatchObject({ ownerId: owner.id, ownerEmail: owner.email, dailyRate: 35.5, papers: { permit: { url: null } } });

		await by.browser.call(rejectCar, { params: { id: first.id }, body: { notes: 'The plate cannot be read.' } });
		await by.browser.call(verifyCar, { params: { id: second.id }, body: {} });
		await world.runJobs();
		const bell = await owner.browser.call(listNotifications);
		expect(bell.map(({ type }) => type).toSorted()).toEqual(['CAR_REJECTED', 'CAR_VERIFIED']);
		const rejected = bell.find(({ type }) => type === 'CAR_REJECTED');
		expect(rejected?.body.en).toContain('The plate cannot be read.');
		expect(rejected?.body.ar).toContain('عدّل الإعلان');
		expect(rejected?.actionUrl).toBe(`/owner/cars/${first.id}/edit`);
	});
});

describe('bookings', () => {
	it('are found by renter, car, number and state, with the possible actions', async () => {
		const by = await admin();
		const [owner, renter] = [await aPerson(world), await aPerson(world)];
		const car = await aCar(world, owner, { make: 'Subaru', model: 'Outback' });
		const { id } = await paidRequest(world, renter, car, WEEKEND);
		const finds = async (query: object) => by.browser.call(adminBookings, { query: query as never });
		expect(await finds({ q: id.slice(0, 8) })).toMatchObject([
			{ id, carTitle: 'Subaru Outback 2022', adminActions: ['CANCEL'], totalAmount: '106.50' },
		]);
		expect((await finds({ q: 'outback' })).map((booking) => booking.id)).toEqual([id]);
		expect(await finds({ q: 'outback', status: 'COMPLETED' })).toEqual([]);
		await by.browser.call(cancelBookingAsAdmin, { params: { id }, body: { reason: 'Fraud.' } });
		expect(await finds({ q: 'outback', status: 'CANCELLED' })).toMatchObject([{ id, adminActions: [] }]);
	});

	it('with a contested no-show wait for an admin’s decision', async () => {
		const by = await admin();
		const trip = await confirmedTrip(world);
		world.clock.moveTo(new Date(trip.startsAt.getTime() + hours(3)));
		await trip.owner.browser.call(reportNoShow, { params: trip.params, body: {} });
		await trip.renter.browser.call(contestNoShow, { params: trip.params, body: { reason: 'I was there.' } });
		expect(await by.browser.call(adminStats)).toMatchObject({ openNoShows: 1 });
		expect(await by.browser.call(adminWaiting)).toMatchObject({ noShows: 1 });
		const open = { query: { noShow: 'open' } as never };
		expect(await by.browser.call(adminBookings, open)).toMatchObject([{ id: trip.id, adminActions: ['CANCEL', 'DECIDE_NO_SHOW'] }]);
		await by.browser.call(decideNoShow, { params: trip.params, body: { upheld: false } });
		expect(await by.browser.call(adminBookings, open)).toEqual([]);
		expect(await by.browser.call(adminWaiting)).toMatchObject({ noShows: 0 });
	});
});

it('lists can be read in reverse, page by page', async () => {
	const by = await admin();
	const owner = await aPerson(world);
	const cars: string[] = [];
	for (const model of ['First', 'Second', 'Third']) {
		cars.push((await aCar(world, owner, { make: 'Sorted', model })).id);
		world.clock.advance(1000);
	}
	const bookings: string[] = [];
	for (const id of cars) {
		bookings.push((await paidRequest(world, await aPerson(world), { id }, WEEKEND)).id);
		world.clock.advance(1000);
	}
	/** The ids of all pages of two rows. */
	const walk = async (endpoint: Pick<Endpoint, 'path'>, query: Record<string, string>, cursor = ''): Promise<string[]> => {
		const search = new URLSearchParams({ ...query, limit: '2', ...(cursor && { cursor }) });
		const page = await by.browser.send<Array<{ id: string }>>('GET', `${endpoint.path}?${search}`);
		const next = /cursor=([^&>]+)/.exec(page.headers.get('link') ?? '')?.[1];
		const ids = page.body.map(({ id }) => id);
		return next ? [...ids, ...(await walk(endpoint, query, decodeURIComponent(next)))] : ids;
	};
	expect(await walk(adminCars, { q: 'sorted', order: 'oldest' })).toEqual(cars);
	expect(await walk(adminCars, { q: 'sorted' })).toEqual(cars.toReversed());
	expect(await walk(adminBookings, { q: 'sorted', order: 'oldest' })).toEqual(bookings);
	expect(await walk(adminBookings, { q: 'sorted' })).toEqual(bookings.toReversed());
	const people = await walk(listUsers, { role: 'RENTER' });
	expect(await walk(listUsers, { role: 'RENTER', order: 'oldest' })).toEqual(people.toReversed());
	expect(new Set(people).size).toBe(people.length);
});

describe('the audit log', () => {
	it('is found by actor, subject, action and day, and names the people and rows', async () => {
		const by = await aPerson(world, { role: 'ADMIN', nameAr: 'هدى الرواشدة' });
		const [owner, renter] = [await aPerson(world), await aPerson(world)];
		const car = await aCar(world, owner, { verificationStatus: 'PENDING', make: 'Mazda', model: 'CX-5' });
		await by.browser.call(verifyCar, { params: { id: car.id }, body: {} });
		const booking = await paidRequest(world, renter, car, WEEKEND);
		await owner.browser.call(acceptBooking, { params: { id: booking.id } });
		const finds = (query: object) => by.browser.call(listAudit, { query: query as never });
		const [verified] = await finds({ subject: 'car', subjectId: car.id });
		expect(verified).toMatchObject({
			...{ action: 'car.verified', subjectName: 'Mazda CX-5 2022', actor: { id: by.id, nameAr: 'هدى الرواشدة' } },
			before: { verificationStatus: 'PENDING' },
			after: { verificationStatus: 'VERIFIED' },
		});
		expect(await finds({ actor: by.email })).toMatchObject([{ action: 'car.verified' }]);
		expect((await finds({ actor: owner.id })).map(({ action }) => action)).toEqual(['booking.accept']);
		expect((await finds({ subjectId: booking.id, action: 'booking.' })).map(({ action }) => action)).toContain('booking.requested');
		expect((await finds({ subjectId: booking.id }))[0]).toMatchObject({ subjectName: 'Mazda CX-5 2022' });
		expect(await finds({ subjectId: booking.id, to: '2031-03-01' })).toEqual([]);
		expect((await finds({ subjectId: booking.id, from: '2031-03-02', to: '2031-03-02' })).length).toBeGreaterThan(0);
		expect(await finds({ actor: 'nobody at all' })).toEqual([]);
		expect(await finds({ actor: 'هدى' })).toMatchObject([{ action: 'car.verified' }]);
		const ofBooking = { subjectId: booking.id, from: '2031-03-02' };
		expect((await finds({ ...ofBooking, order: 'oldest' })).map(({ id }) => id)).toEqual(
			(await finds(ofBooking)).map(({ id }) => id).toReversed(),
		);
		const pages = await by.browser.try(listAudit, { query: { limit: 1 } as never });
		expect(pages.headers.get('link')).toContain('cursor=');
	});

	it('names people in both scripts, those without an Arabic name by their other one', async () => {
		const by = await master();
		const person = await aPerson(world, { nameAr: 'نادر عوض' });
		await by.browser.call(suspendUser, { params: { id: person.id }, body: { reason: 'Three complaints' } });
		const [entry] = await by.browser.call(listAudit, { query: { subjectId: person.id } as never });
		const ownName = `Test ${person.id.slice(0, 8)}`;
		expect(entry).toMatchObject({ subjectName: ownName, subjectNameAr: 'نادر عوض', actor: { nameAr: `Test ${by.id.slice(0, 8)}` } });
	});
});
