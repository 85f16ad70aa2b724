import { describe, expect, it } from 'vitest';
import { getRentalAgreement } from '#contract/booking-papers.ts';
import { getBooking } from '#contract/bookings.ts';
import { listNotifications } from '#contract/notifications.ts';
import type { Report } from '#contract/report-shapes.ts';
import {
	addPoliceReportNumber,
	createReport,
	decideReport,
	getReport,
	listBookingReports,
	listReports,
	previewReportDecision,
} from '#contract/reports.ts';
import { getSettlement } from '#contract/settlements.ts';
import { DAY_MS, HOUR_MS } from '#contract/time.ts';
import { verifyLedger } from '#server/capabilities/reconciliation/index.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { aPerson, type Person } from '#tests/support/factories.ts';
import { checkOutBy, confirmedTrip, type Trip, tripAtPickup } from '#tests/support/handovers.ts';
import { accountBalances } from '#tests/support/payments.ts';
import { aReport, aReportBody, tripUnderWay } from '#tests/support/reports.ts';
import { aWorld } from '#tests/support/world.ts';
import { reportPersonalData } from './personal-data.ts';

const world = aWorld();
const anAdmin = () => aPerson(world, { role: 'ADMIN' });
const bookingOf = (person: Person, trip: Trip) => person.browser.call(getBooking, { params: trip.params });
const bellOf = async (person: Person) => (await person.browser.call(listNotifications)).map(({ type, title }) => `${type}: ${title.en}`);
const ofReport = ({ id }: Report) => ({ params: { id } });
const help = { outcome: 'HELP_AND_GO_ON', refundJod: '0.00', note: 'A mechanic has started it again.' } as const;
const note = 'The photos show an oil leak.';

describe('a report', () => {
	it('notifies the other side and the admins, and is at the top of the queue', async () => {
		const admin = await anAdmin();
		const trip = await tripUnderWay(world);
		const report = await aReport('renter', trip);
		await world.runJobs();
		expect(report).toMatchObject({
			...{ kind: 'DOES_NOT_START', side: 'RENTER', outcome: null, isOverdue: false },
			place: { text: 'Kilometre 90, towards Aqaba', latitude: 31.1, longitude: 35.97 },
		});
		expect(await bellOf(trip.owner)).toContain('REPORT_CREATED: A problem was reported on your booking');
		expect(await bellOf(admin)).toContain('REPORT_CREATED: A problem was reported on a booking');
		expect(await bellOf(trip.renter)).not.toContainEqual(expect.stringContaining('REPORT_CREATED'));
		const { reports, kinds } = await trip.owner.browser.call(listBookingReports, { params: trip.params });
		expect(reports).toMatchObject([{ id: report.id }]);
		expect(kinds).not.toContain('DOES_NOT_START');
		world.clock.moveTo(new Date(world.clock.now().getTime() + HOUR_MS));
		const late = await aReport('owner', trip, { kind: 'OTHER' });
		const queue = (await admin.browser.call(listReports)).filter(({ bookingId }) => bookingId === trip.id);
		expect(queue.map(({ id, isOverdue }) => [id, isOverdue])).toEqual([
			[report.id, true],
			[late.id, false],
		]);
	});

	it('is created once, also if it is sent repeatedly; a second open one of its kind is refused with the first one’s id', async () => {
		const trip = await tripUnderWay(world);
		const body = await aReportBody(trip.renter);
		const send = (person: Person) => person.browser.call(createReport, { params: trip.params, body });
		const first = await send(trip.renter);
		expect(await send(trip.renter)).toEqual(first);
		await expect(send(trip.owner)).rejects.toThrow('IDEMPOTENCY_KEY_REUSED');
		await expect(aReport('owner', trip)).rejects.toThrow(new RegExp(`409 .*${first.id}.*REPORT_ALREADY_OPEN`));
	});

	it('of one kind is created once when both sides send it at the same moment', async () => {
		const trip = await tripUnderWay(world);
		const outcomes = await Promise.allSettled([aReport('owner', trip), aReport('renter', trip)]);
		expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
		expect((await trip.owner.browser.call(listBookingReports, { params: trip.params })).reports).toHaveLength(1);
	});

	it('has photos that only its parties and admins may see', async () => {
		const trip = await tripUnderWay(world);
		const { photos } = await aReport('renter', trip);
		const statusFor = async (person: Person) => (await person.browser.fetch(photos[0]?.url ?? '')).status;
		expect(await statusFor(trip.owner)).toBe(200);
		expect(await statusFor(await anAdmin())).toBe(200);
		expect(await statusFor(await aPerson(world))).toBe(404);
	});

	it('of an accident gets the number of the police’s report later, until it is decided', async () => {
		const trip = await tripUnderWay(world);
		const accident = await aReport('owner', trip, { kind: 'ACCIDENT' });
		const add = (number: string) =>
			trip.renter.browser.call(addPoliceReportNumber, { ...ofReport(accident), body: { policeReportNumber: number } });
		expect(await add('2031/4417')).toMatchObject({ policeReportNumber: '2031/4417' });
		await expect(add('<b>1</b>')).rejects.toThrow(': 400 ');
		await (await anAdmin()).browser.call(decideReport, { ...ofReport(accident), body: help });
		await expect(add('2031/4418')).rejects.toThrow('REPORT_DECIDED');
	});

	it('of an accident gets a missing number also after the decision, until a week after the return', async () => {
		const admin = await anAdmin();
		const trip = await tripUnderWay(world);
		const [first, second] = [await aReport('owner', trip, { kind: 'ACCIDENT' }), await aReport('renter', trip, { kind: 'OTHER' })];
		for (const report of [first, second]) await admin.browser.call(decideReport, { ...ofReport(report), body: help });
		const numberOf = async () =>
			(await trip.renter.browser.call(listBookingReports, { params: trip.params })).reports.find(({ id }) => id === first.id);
		const add = (number: string, report = first) =>
			trip.renter.browser.call(addPoliceReportNumber, { ...ofReport(report), body: { policeReportNumber: number } });
		world.clock.moveTo(trip.endsAt);
		await checkOutBy('owner', trip);
		world.clock.moveTo(new Date(trip.endsAt.getTime() + 7 * DAY_MS - 1));
		expect(await numberOf()).toMatchObject({ mayAddPoliceNumber: true });
		world.clock.moveTo(new Date(trip.endsAt.getTime() + 7 * DAY_MS));
		expect(await numberOf()).toMatchObject({ mayAddPoliceNumber: false });
		await expect(add('2031/4417')).rejects.toThrow('REPORT_DECIDED');
		world.clock.moveTo(new Date(trip.endsAt.getTime() + DAY_MS));
		expect(await add('2031/4417')).toMatchObject({ policeReportNumber: '2031/4417', mayAddPoliceNumber: false });
		expect((await admin.browser.call(getReport, ofReport(first))).policeReportNumber).toBe('2031/4417');
		await expect(add('2031/4418')).rejects.toThrow('REPORT_DECIDED');
	});

	it('is refused if it cannot be true yet, and for people who are not a party', async () => {
		const trip = await confirmedTrip(world);
		await expect(aReport('renter', trip, { kind: 'ACCIDENT' })).rejects.toThrow('REPORT_KIND_NOT_NOW');
		const stranger = await aPerson(world);
		await expect(aReport('renter', { ...trip, renter: stranger }, { kind: 'OTHER', photos: 0 })).rejects.toThrow(': 404 ');
	});
});

it('is exported for the person who reported it, and erased with them', async () => {
	const trip = await tripUnderWay(world);
	const { photos } = await aReport('renter', trip);
	const { platform } = world.running;
	expect(await reportPersonalData.export(platform, trip.renter.id)).toMatchObject({
		data: [{ kind: 'DOES_NOT_START', text: expect.stringContaining('Desert Highway') }],
		files: [{ name: expect.stringContaining(trip.id) }],
	});
	expect(await reportPersonalData.export(platform, trip.owner.id)).toEqual({ data: [], files: [] });
	await inTransaction(platform.db, async (tx) => reportPersonalData.erase?.(platform, tx, trip.renter.id));
	const { reports } = await trip.owner.browser.call(listBookingReports, { params: trip.params });
	expect(reports).toMatchObject([{ text: '—', place: null, photos: [] }]);
	expect((await trip.owner.browser.fetch(photos[0]?.url ?? '')).status).toBe(404);
});

describe('help, and the trip continues', () => {
	it('notifies both sides, and a return that was recorded meanwhile completes the booking now', async () => {
		const trip = await tripUnderWay(world);
		const report = await aReport('renter', trip);
		world.clock.moveTo(trip.endsAt);
		await checkOutBy('owner', trip);
		expect(await bookingOf(trip.renter, trip)).toMatchObject({ status: 'CONFIRMED', allowedActions: ['CHECK_OUT'] });
		expect((await bookingOf(trip.owner, trip)).allowedActions).toEqual([]);
		await world.advance(30 * HOUR_MS);
		expect((await bookingOf(trip.renter, trip)).status).toBe('CONFIRMED');
		const admin = await anAdmin();
		expect(await admin.browser.call(decideReport, { ...ofReport(report), body: help })).toMatchObject({
			outcome: 'HELP_AND_GO_ON',
			outcomes: [],
		});
		expect((await bookingOf(trip.renter, trip)).status).toBe('COMPLETED');
		await world.runJobs();
		expect(await bellOf(trip.renter)).toContain('REPORT_DECIDED: We reviewed the report');
		expect(await bellOf(trip.owner)).toContain('REPORT_DECIDED: We reviewed the report');
		await expect(admin.browser.call(decideReport, { ...ofReport(report), body: help })).rejects.toThrow('REPORT_DECIDED');
	});

	it('completes a booking whose time passed without a record while the report was open', async () => {
		const trip = await tripUnderWay(world);
		const report = await aReport('renter', trip);
		world.clock.moveTo(new Date(trip.endsAt.getTime() + 2 * DAY_MS));
		await world.runJobs();
		expect((await bookingOf(trip.renter, trip)).status).toBe('CONFIRMED');
		await (await anAdmin()).browser.call(decideReport, { ...ofReport(report), body: help });
		expect((await bookingOf(trip.renter, trip)).status).toBe('COMPLETED');
	});
});

it('refused at the pickup: everything is refunded, as with an owner who did not come', async () => {
	const admin = await anAdmin();
	const trip = await tripAtPickup(world);
	const report = await aReport('renter', trip, { kind: 'UNSAFE_OR_DIRTY' });
	expect((await admin.browser.call(getReport, ofReport(report))).outcomes).toEqual(['HELP_AND_GO_ON', 'REFUSED_AT_PICKUP', 'ANOTHER_CAR']);
	const asked = { outcome: 'REFUSED_AT_PICKUP' } as const;
	const shown = await admin.browser.call(previewReportDecision, { ...ofReport(report), query: asked as never });
	expect(shown).toMatchObject({ refundJod: '213.00', rentalRefundJod: '106.50', depositRefundJod: '106.50', ownerJod: '0.00' });
	const end = { ...asked, outcome: 'END_NOW' } as const;
	await expect(admin.browser.call(previewReportDecision, { ...ofReport(report), query: end as never })).rejects.toThrow(
		'REPORT_CANCEL_INSTEAD',
	);
	await admin.browser.call(decideReport, { ...ofReport(report), body: { ...asked, refundJod: '213.00', note } });
	expect(await bookingOf(trip.renter, trip)).toMatchObject({ status: 'CANCELLED', cancelCode: 'REFUSED_AT_PICKUP' });
	await world.runJobs();
	expect(await accountBalances(world, trip.id)).toMatchObject({ GATEWAY_FEES: 5_325n });
	expect(await verifyLedger(world.running.platform.db)).toEqual([]);
});

describe('a rental of three days at 35.500 that ends on its first', () => {
	const ending = async (sharePercent: number) => {
		const admin = await anAdmin();
		const trip = await tripUnderWay(world);
		world.clock.moveTo(new Date(trip.startsAt.getTime() + 3 * HOUR_MS));
		const report = await aReport('renter', trip);
		const query = { outcome: 'END_NOW' as const, sharePercent };
		const preview = () => admin.browser.call(previewReportDecision, { ...ofReport(report), query: query as never });
		await expect(preview()).rejects.toThrow('REPORT_RETURN_MISSING');
		world.clock.moveTo(new Date(trip.startsAt.getTime() + 5 * HOUR_MS));
		return { admin, trip, report, preview, query };
	};

	it.each([
		[100, 'owner', { refundJod: '71.00', rentalJod: '35.50', ownerJod: '31.24', platformJod: '4.26', usedDays: 1, unusedDays: 2 }],
		[40, 'renter', { refundJod: '28.40', rentalJod: '78.10', ownerJod: '68.728', platformJod: '9.372', usedDays: 1, unusedDays: 2 }],
	] as const)(
		'refunds %i %% of the unused days after the %s recorded the return; the deposit follows as usual',
		async (share, by, sums) => {
			const { admin, trip, report, preview, query } = await ending(share);
			await checkOutBy(by, trip);
			expect(await preview()).toMatchObject({ ...sums, depositHeldJod: '106.50', depositRefundJod: '0.00' });
			const decide = (refundJod: string, more = {}) =>
				admin.browser.call(decideReport, { ...ofReport(report), body: { ...query, refundJod, note, ...more } });
			await expect(decide('1.00')).rejects.toThrow('REPORT_SUM_CHANGED');
			await expect(decide(sums.refundJod, { usedDays: 2 })).rejects.toThrow(': 400 ');
			await expect(decide(sums.refundJod, { sharePercent: 101 })).rejects.toThrow(': 400 ');
			expect(await decide(sums.refundJod)).toMatchObject({ outcome: 'END_NOW', refundJod: sums.refundJod, money: { days: 1 } });
			await world.runJobs();
			expect(await bookingOf(trip.renter, trip)).toMatchObject({
				status: 'COMPLETED',
				totalJod: sums.rentalJod,
				days: 1,
				refundedJod: '0.00',
			});
			const { earlyEnd } = await trip.renter.browser.call(getRentalAgreement, { params: trip.params });
			expect(earlyEnd).toMatchObject({ endAt: '2031-03-11T10:00:00+03:00', unusedDays: 2, refundJod: sums.refundJod });
			const file = await (await trip.renter.browser.fetch(`/api/bookings/${trip.id}/calendar.ics`)).text();
			expect(file).toContain('SEQUENCE:1\r\n');
			expect(await trip.owner.browser.call(getSettlement, { params: { bookingId: trip.id } })).toMatchObject({
				totalRentalJod: sums.rentalJod,
				days: 1,
			});
			expect(await verifyLedger(world.running.platform.db)).toEqual([]);
			await world.advance(49 * HOUR_MS);
			await world.advance(HOUR_MS);
			const balances = await accountBalances(world, trip.id);
			expect(balances).not.toHaveProperty('RENTAL_ESCROW');
			expect(balances).not.toHaveProperty('DEPOSITS_HELD');
			expect(balances).not.toHaveProperty('REFUNDS_PAYABLE');
			expect(await verifyLedger(world.running.platform.db)).toEqual([]);
		},
	);

	it('is decided by an admin who is not a party, and only by admins', async () => {
		const { trip, report } = await ending(100);
		await checkOutBy('renter', trip);
		const body = { outcome: 'END_NOW', sharePercent: 100, refundJod: '71.00', note } as const;
		await expect(trip.renter.browser.call(decideReport, { ...ofReport(report), body })).rejects.toThrow(': 403 ');
	});
});
