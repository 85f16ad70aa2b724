import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { cancelBooking } from '#contract/booking-life.ts';
import { listNotifications } from '#contract/notifications.ts';
import {
	createPayoutBatch,
	getPayoutBatch,
	getPayoutBatchFile,
	listPayoutBatches,
	listPayouts,
	markBatchPaid,
	markPayoutFailed,
	markPayoutPaid,
	retryPayout,
} from '#contract/payout-batches.ts';
import { getPayoutDetails, ownerFinances, ownerPayouts, setPayoutDetails } from '#contract/payouts.ts';
import { getSettlement } from '#contract/settlements.ts';
import { ownerStatement } from '#contract/statements.ts';
import { ammanMonth, DAY_MS, HOUR_MS } from '#contract/time.ts';
import { aPerson, type Person } from '#tests/support/factories.ts';
import { checkInByOwner, checkOutBy, confirmedTrip, tripAtPickup } from '#tests/support/handovers.ts';
import { accountBalances } from '#tests/support/payments.ts';
import { advanceUntilDue, batchOf, ibans, paidTo, payoutsOf, settledTrip } from '#tests/support/payouts.ts';
import { aWorld } from '#tests/support/world.ts';

const world = aWorld();
const anAdmin = () => aPerson(world, { role: 'ADMIN', nameAr: 'هدى الرواشدة' });
const titlesOf = async (person: Person) => (await person.browser.call(listNotifications)).map(({ type, title }) => `${type}: ${title.en}`);
const bellOf = async (person: Person) => (await person.browser.call(listNotifications)).map(({ type, body }) => `${type}: ${body.en}`);
const onlyPayout = async (admin: Person, owner: Person) => {
	const [payout, ...others] = await payoutsOf(admin, owner);
	if (!payout || others.length > 0) throw new Error('not exactly one payout');
	return payout;
};

describe('the worked example', () => {
	it('is paid to the fils: rental 106.500, owner 93.720, and the ledger balances', async () => {
		const trip = await tripAtPickup(world);
		await checkInByOwner(trip);
		world.clock.moveTo(trip.endsAt);
		await checkOutBy('owner', trip);
		await paidTo(trip.owner);
		await world.runJobs();
		await world.advance(48 * HOUR_MS);
		const admin = await anAdmin();
		const [waiting] = await trip.owner.browser.call(ownerPayouts);
		// Completed on a Thursday, final on Saturday: three business days later is Tuesday.
		expect(waiting).toMatchObject({
			...{ amountJod: '93.72', status: 'PENDING', source: 'SETTLEMENT', sentAt: null, destination: 'JO •••• 0302', obstacle: null },
			dueAt: '2031-03-18T10:00:00+03:00',
		});
		expect(await bellOf(trip.owner)).toContain('PAYOUT_READY: We’ll send 93.72 JOD to your bank by Tuesday 18 March.');

		await world.advance(3 * DAY_MS);
		const payout = await onlyPayout(admin, trip.owner);
		expect(payout).toMatchObject({ isDue: true, state: 'PENDING' });
		const batch = await batchOf(admin, [payout]);
		expect(batch).toMatchObject({ count: 1, totalJod: '93.72', sentCount: 1, paidCount: 0, madeByAr: 'هدى الرواشدة' });
		expect((await trip.owner.browser.call(ownerPayouts))[0]).toMatchObject({ status: 'PENDING', paidAt: null });
		expect(await accountBalances(world, trip.id)).toMatchObject({ PAYOUTS_IN_TRANSIT: -93_720n });

		const paid = { params: { id: payout.id }, body: { bankReference: 'ARAB-2031-0077' } };
		expect(await admin.browser.call(markPayoutPaid, paid)).toMatchObject({ state: 'PAID', bankReference: 'ARAB-2031-0077' });
		await world.runJobs();
		const [arrived] = await trip.owner.browser.call(ownerPayouts);
		expect(arrived).toMatchObject({ status: 'PAID', bankReference: 'ARAB-2031-0077', paidAt: '2031-03-18T10:00:00+03:00' });
		expect(await titlesOf(trip.owner)).toContain('PAYOUT_PAID: We’ve paid you 93.72 JOD');
		expect(await trip.owner.browser.call(getSettlement, { params: { bookingId: trip.id } })).toMatchObject({
			status: 'PAID',
			finalOwnerSettlementJod: '93.72',
			paidAt: '2031-03-18T10:00:00+03:00',
		});
		expect(await accountBalances(world, trip.id)).toMatchObject({ BANK: -93_720n, PLATFORM_REVENUE: -12_780n });
		expect(await accountBalances(world, trip.id)).not.toHaveProperty('OWNER_PAYABLE');
		expect(await accountBalances(world, trip.id)).not.toHaveProperty('PAYOUTS_IN_TRANSIT');
	});
});

describe('a payout that the bank returns', () => {
	it('is displayed to its owner, waits again once the details are corrected, and is paid with the second batch', async () => {
		const trip = await settledTrip(world);
		await paidTo(trip.owner);
		await advanceUntilDue(world);
		const admin = await anAdmin();
		const payout = await onlyPayout(admin, trip.owner);
		const first = await batchOf(admin, [payout]);
		world.expectLog(/ALERT PAYOUT_FAILED/);
		await admin.browser.call(markPayoutFailed, { params: { id: payout.id }, body: { reason: 'Account closed' } });
		await world.runJobs();
		expect((await trip.owner.browser.call(ownerPayouts))[0]).toMatchObject({
			status: 'FAILED',
			failure: 'Payment failed - Please contact support',
		});
		expect((await bellOf(trip.owner)).some((line) => line.startsWith('PAYOUT_FAILED'))).toBe(true);
		expect(await accountBalances(world, trip.id)).toMatchObject({ OWNER_PAYABLE: -93_720n });
		expect((await trip.owner.browser.call(ownerFinances)).heldBack).toEqual([
			{ reason: 'FAILED', count: 1, amountJod: '93.72', until: null },
		]);
		const month = ammanMonth(world.clock.now());
		expect((await trip.owner.browser.call(ownerStatement, { query: { month } })).entries.slice(-2)).toMatchObject([
			{ part: 'payout', totalJod: '-93.72', isReturned: false },
			{ part: 'payout', totalJod: '93.72', isReturned: true },
		]);
		expect(await admin.browser.refused(createPayoutBatch, { body: { payoutIds: [payout.id] } })).toMatchObject({
			code: 'PAYOUT_NOT_PENDING',
		});

		await paidTo(trip.owner, ibans.second);
		const again = await onlyPayout(admin, trip.owner);
		expect(again).toMatchObject({ state: 'PENDING', isDue: true, destination: 'JO •••• 0303', detailsAreNew: true });
		await world.advance(HOUR_MS);
		const second = await batchOf(admin, [again]);
		expect(second).toMatchObject({ newDetailsCount: 1, failedCount: 0 });
		await admin.browser.call(markBatchPaid, { params: { id: second.id }, body: { bankReference: 'R2' } });
		expect((await trip.owner.browser.call(ownerPayouts))[0]).toMatchObject({ status: 'PAID', bankReference: 'R2' });
		// The first batch still shows the result of its attempts.
		expect(await admin.browser.call(getPayoutBatch, { params: { id: first.id } })).toMatchObject({
			...{ count: 1, failedCount: 1, paidCount: 0 },
		});
		const batches = async (query: object) => (await admin.browser.call(listPayoutBatches, { query: query as never })).map(({ id }) => id);
		expect((await batches({})).filter((id) => id === first.id || id === second.id)).toEqual([second.id, first.id]);
		expect(await batches({ order: 'oldest' })).toEqual((await batches({})).toReversed());
		expect(await accountBalances(world, trip.id)).toMatchObject({ BANK: -93_720n });
		const alerts = await world.running.platform.db.selectFrom('alerts').selectAll().where('subject_id', '=', payout.id).execute();
		expect(alerts).toMatchObject([{ kind: 'PAYOUT_FAILED', closed_by: trip.owner.id }]);
	});

	it('is retried by an admin to the same account', async () => {
		const trip = await settledTrip(world);
		await paidTo(trip.owner);
		await advanceUntilDue(world);
		const admin = await anAdmin();
		const { id } = await onlyPayout(admin, trip.owner);
		expect(await admin.browser.refused(retryPayout, { params: { id } })).toMatchObject({ code: 'PAYOUT_NOT_FAILED' });
		await batchOf(admin, [{ id }]);
		world.expectLog(/ALERT PAYOUT_FAILED/);
		await admin.browser.call(markPayoutFailed, { params: { id }, body: { reason: 'Bank closed' } });
		expect(await admin.browser.call(retryPayout, { params: { id } })).toMatchObject({ state: 'PENDING', isDue: true, attempt: 1 });
		await batchOf(admin, [{ id }]);
		expect(await onlyPayout(admin, trip.owner)).toMatchObject({ state: 'SENT', attempt: 2 });
	});
});

describe('the retained part of a cancelled booking', () => {
	it('is paid out without a settlement', async () => {
		const trip = await confirmedTrip(world);
		await paidTo(trip.owner);
		world.clock.moveTo(new Date(trip.startsAt.getTime() - DAY_MS));
		await trip.renter.browser.call(cancelBooking, { params: trip.params, body: {} });
		await advanceUntilDue(world);
		const admin = await anAdmin();
		const payout = await onlyPayout(admin, trip.owner);
		expect(payout).toMatchObject({ source: 'CANCELLATION', amountJod: '46.86' });
		const batch = await batchOf(admin, [payout]);
		await admin.browser.call(markBatchPaid, { params: { id: batch.id }, body: { bankReference: 'K1' } });
		expect(await accountBalances(world, trip.id)).toMatchObject({ BANK: -46_860n });
		expect(await trip.owner.browser.refused(getSettlement, { params: { bookingId: trip.id } })).toMatchObject({ status: 404 });
	});
});

describe('an owner without details', () => {
	it('is asked to add them, and is paid once they have', async () => {
		const trip = await settledTrip(world);
		expect((await bellOf(trip.owner))[0]).toMatch(/^PAYOUT_READY: You’ve earned 93.72 JOD. Add your IBAN or CliQ alias/);
		expect((await trip.owner.browser.call(ownerFinances)).heldBack).toEqual([
			{ reason: 'NO_DETAILS', count: 1, amountJod: '93.72', until: null },
		]);
		await advanceUntilDue(world);
		const admin = await anAdmin();
		const payout = await onlyPayout(admin, trip.owner);
		expect(payout).toMatchObject({ isDue: false, obstacle: 'NO_DETAILS' });
		expect(await admin.browser.refused(createPayoutBatch, { body: { payoutIds: [payout.id] } })).toMatchObject({
			code: 'PAYOUT_WITHOUT_DETAILS',
		});
		await trip.owner.browser.call(setPayoutDetails, { body: { kind: 'CLIQ', cliqAlias: '079 012 3456' } });
		const duePayouts = await admin.browser.call(listPayouts, { query: { due: 'true', ownerId: trip.owner.id } as never });
		expect(duePayouts).toMatchObject([{ id: payout.id, destination: '+962790123456', destinationKind: 'CLIQ' }]);
		const batch = await batchOf(admin, duePayouts);
		const text = await (await admin.browser.fetch(`/api/admin/payout-batches/${batch.id}/file`)).text();
		// A spreadsheet would evaluate a plus sign as a formula.
		expect(Papa.parse<string[]>(text).data[1]?.slice(2, 6)).toEqual(['CLIQ', '00962790123456', '93.72', 'JOD']);
	});
});

describe('payout details', () => {
	it('are displayed masked, stored as versions, and changes are announced', async () => {
		const owner = await aPerson(world);
		expect(await owner.browser.call(getPayoutDetails)).toEqual({ current: null, history: [] });
		await paidTo(owner, 'jo94 cbjo ٠٠١٠ 0000 0000 0131 0003 02', 'رانيا حدّاد');
		await world.advance(HOUR_MS);
		await owner.browser.call(setPayoutDetails, { body: { kind: 'CLIQ', cliqAlias: 'rania7' } });
		// Saving the same details is no change.
		await owner.browser.call(setPayoutDetails, { body: { kind: 'CLIQ', cliqAlias: 'RANIA7' } });
		await world.runJobs();
		expect(await owner.browser.call(getPayoutDetails)).toEqual({
			current: { kind: 'CLIQ', shown: 'RANIA7', holderName: null, changedAt: '2031-03-02T11:00:00+03:00', by: null },
			history: [{ kind: 'IBAN', shown: 'JO •••• 0302', holderName: 'رانيا حدّاد', changedAt: '2031-03-02T10:00:00+03:00', by: null }],
		});
		expect((await bellOf(owner)).filter((line) => line.startsWith('PAYOUT_DETAILS_CHANGED'))).toHaveLength(2);
	});

	it('name the invalid field, in the person’s language', async () => {
		const owner = await aPerson(world, { lang: 'ar' });
		const body = { kind: 'IBAN', iban: 'JO95CBJO0010000000000131000302', holderName: '=1+1' } as const;
		const { fields } = await owner.browser.refused(setPayoutDetails, { body, headers: { 'accept-language': 'ar' } });
		expect(fields).toEqual({
			iban: 'رقم IBAN هذا غير صحيح: فيه حرف أو رقم خاطئ. قارنه بما في تطبيق بنكك.',
			holderName: 'أدخل اسم صاحب الحساب كما هو لدى بنكك.',
		});
		const both = { kind: 'IBAN', iban: ibans.first, holderName: 'Rania', cliqAlias: 'rania7' };
		expect((await owner.browser.refused(setPayoutDetails, { body: both as never })).status).toBe(400);
	});
});

describe('the bank’s file', () => {
	it('has full account numbers, in Arabic too, and each download is audited', async () => {
		const trip = await settledTrip(world);
		await paidTo(trip.owner, ibans.first, 'رانيا حدّاد');
		await advanceUntilDue(world);
		const admin = await anAdmin();
		const payout = await onlyPayout(admin, trip.owner);
		const batch = await batchOf(admin, [payout]);
		const response = await admin.browser.fetch(`/api/admin/payout-batches/${batch.id}/file`);
		expect(response.headers.get('content-disposition')).toBe(`attachment; filename="mishwar-payouts-${batch.number}-2031-03-20.csv"`);
		const bytes = new Uint8Array(await response.arrayBuffer());
		expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
		const { data } = Papa.parse<string[]>(new TextDecoder().decode(bytes));
		expect(data[1]).toEqual([
			`${payout.id.slice(0, 8).toUpperCase()}-1`,
			'رانيا حدّاد',
			...['IBAN', ibans.first, '93.72', 'JOD', `Mishwar booking ${trip.id.slice(0, 8).toUpperCase()}`],
		]);
		const taken = await world.running.platform.db
			.selectFrom('audit_entries')
			.select('actor_id')
			.where('action', '=', 'payout-batch.file-taken')
			.where('subject_id', '=', batch.id)
			.execute();
		expect(taken).toEqual([{ actor_id: admin.id }]);
		expect(await admin.browser.refused(getPayoutBatchFile, { params: { id: crypto.randomUUID() } })).toMatchObject({ status: 404 });
	});
});
