import fc from 'fast-check';
import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { cancelBooking } from '#contract/booking-life.ts';
import { acceptBooking, declineBooking, ownerDashboard } from '#contract/bookings.ts';
import { earningsTotals, ownerEarnings } from '#contract/earnings.ts';
import { formatFils, parseFils } from '#contract/money.ts';
import { ownerFinances, ownerPayouts } from '#contract/payouts.ts';
import {
	listSettlements,
	ownerDeposits,
	ownerSettlements,
	ownerSettlementsSummary,
	settlementsSummary,
} from '#contract/settlement-lists.ts';
import { releaseDeposit } from '#contract/settlements.ts';
import { ammanIso, DAY_MS, HOUR_MS } from '#contract/time.ts';
import { anAcceptedClaim, payExcess } from '#tests/support/claims.ts';
import { aCar, aPerson, type Person } from '#tests/support/factories.ts';
import { paidRequest } from '#tests/support/payments.ts';
import { batchOf, completedTrip, paidTo, payoutsOf, settledTrip } from '#tests/support/payouts.ts';
import { aWorld, START } from '#tests/support/world.ts';

const world = aWorld();
const sumOf = (amounts: readonly string[]) => formatFils(amounts.reduce((sum, amount) => sum + parseFils(amount), 0n));

const fates = [
	'RELEASED',
	'CLAIMED',
	'CLAIMED_WITH_EXCESS',
	'WAITING',
	'CANCELLED_LATE',
	'CANCELLED_EARLY',
	'DECLINED',
	'REQUESTED',
] as const;
type Fate = (typeof fates)[number];

/** Runs one booking of the owner from request to its end; the clock is reset for each. */
async function live(owner: Person, { fate, rate, days }: { fate: Fate; rate: bigint; days: number }): Promise<void> {
	world.clock.moveTo(START);
	const renter = await aPerson(world);
	const car = await aCar(world, owner, { dailyRateFils: rate });
	const startsAt = new Date(START.getTime() + 8 * DAY_MS);
	const endsAt = new Date(startsAt.getTime() + days * DAY_MS);
	const { id } = await paidRequest(world, renter, car, { startAt: ammanIso(startsAt), endAt: ammanIso(endsAt) });
	if (fate === 'REQUESTED') return;
	if (fate === 'DECLINED') {
		await owner.browser.call(declineBooking, { params: { id }, body: {} });
		return;
	}
	await owner.browser.call(acceptBooking, { params: { id } });
	await world.runJobs();
	if (fate === 'CANCELLED_EARLY' || fate === 'CANCELLED_LATE') {
		if (fate === 'CANCELLED_LATE') world.clock.moveTo(new Date(startsAt.getTime() - DAY_MS));
		else world.clock.moveTo(new Date(START.getTime() + 3 * HOUR_MS));
		await renter.browser.call(cancelBooking, { params: { id }, body: {} });
		return;
	}
	world.clock.moveTo(new Date(endsAt.getTime() + 25 * HOUR_MS));
	await world.runJobs();
	if (fate === 'RELEASED') await owner.browser.call(releaseDeposit, { params: { id } });
	const trip = { params: { id }, owner, renter };
	if (fate === 'CLAIMED') await anAcceptedClaim(trip, [{ amountJod: '12.34' }]);
	if (fate === 'CLAIMED_WITH_EXCESS') await payExcess(world, renter, await anAcceptedClaim(trip, [{ amountJod: '5000' }]));
}

/** Everything the journal ever credited to the owner, summed by plain SQL. */
async function creditedByLedger(owner: Person): Promise<string> {
	const { rows } = await world.running.platform.pool.query<{ fils: bigint }>(
		`SELECT coalesce(sum(credit_fils - debit_fils), 0)::bigint AS fils FROM journal_lines JOIN journal_entries e ON e.id = entry_id
			WHERE owner_id = $1 AND account = 'OWNER_PAYABLE' AND event_key NOT LIKE 'payout-%'`,
		[owner.id],
	);
	return formatFils(rows[0]?.fils ?? 0n);
}

describe('earnings', () => {
	const booking = fc.record({
		fate: fc.constantFrom(...fates),
		rate: fc.bigInt({ min: 100n, max: 9_999n }).map((tens) => tens * 10n),
		days: fc.integer({ min: 1, max: 6 }),
	});

	it('are what the ledger credited, to the fils, in every view, independent of payouts', async () => {
		await fc.assert(
			fc.asyncProperty(fc.array(booking, { minLength: 3, maxLength: 6 }), async (bookings) => {
				const owner = await aPerson(world);
				for (const each of bookings) await live(owner, each);
				world.clock.moveTo(new Date(START.getTime() + 17 * DAY_MS));
				await paidTo(owner);
				const admin = await aPerson(world, { role: 'ADMIN' });
				const open = await payoutsOf(admin, owner);
				if (open.length > 1) await batchOf(admin, open.slice(1));

				const credited = await creditedByLedger(owner);
				const rows = await owner.browser.call(ownerEarnings, { query: { limit: 100 } as never });
				for (const row of rows) {
					const net = parseFils(row.grossAmount) - parseFils(row.platformFee) - parseFils(row.gatewayFee) + parseFils(row.refunds);
					expect(row.netAmount).toBe(formatFils(net));
				}
				const { total, months } = await owner.browser.call(earningsTotals);
				const finances = await owner.browser.call(ownerFinances);
				const { stats } = await owner.browser.call(ownerDashboard);
				const shown = {
					rows: sumOf(rows.map((row) => row.netAmount)),
					total: total.netAmount,
					months: sumOf(months.map((each) => each.netAmount)),
				};
				expect(shown).toEqual({ rows: credited, total: credited, months: credited });
				expect([finances.earnings.totalJod, stats.totalEarnings, stats.thisMonthEarnings]).toEqual([credited, credited, credited]);
				// Every earning is paid out, on its way, or held back with a reason.
				const waiting = finances.heldBack.filter(({ reason }) => reason === 'CLAIM_WINDOW').map(({ amountJod }) => amountJod);
				const payouts = (await owner.browser.call(ownerPayouts, { query: { limit: 100 } as never })).map(({ amountJod }) => amountJod);
				expect(sumOf([...payouts, ...waiting])).toBe(credited);
			}),
			{ numRuns: process.env.FULL ? 50 : 5 },
		);
	}, 240_000);

	it('of a rental with 30.000 of damage are 93.720 and 30.000, listed separately', async () => {
		const trip = await completedTrip(world);
		await anAcceptedClaim(trip);
		await world.runJobs();
		expect(await trip.owner.browser.call(ownerEarnings)).toMatchObject([
			{
				...{ bookingId: trip.id, carMake: 'Toyota', carModel: 'Corolla', carYear: 2022, source: 'RENTAL' },
				...{ grossAmount: '106.50', platformFee: '12.78', gatewayFee: '0.00', refunds: '30.00', netAmount: '123.72' },
				settledAt: '2031-03-14T11:00:00+03:00',
			},
		]);
		expect(await trip.owner.browser.call(ownerDeposits)).toMatchObject([
			{
				...{ depositStatus: 'partially_captured', depositHeldJod: '106.50', depositCapturedJod: '30.00', depositReleasedJod: '76.50' },
				settlementDate: '2031-03-14T11:00:00+03:00',
			},
		]);
		expect(await trip.owner.browser.call(ownerPayouts)).toMatchObject([{ amountJod: '123.72' }]);
	});

	it('are filtered by days, moments and car', async () => {
		const trip = await settledTrip(world);
		const count = async (query: object) => {
			const answer = await trip.owner.browser.try(ownerEarnings, { query: query as never });
			return (answer.body as unknown[]).length;
		};
		expect(await count({ from: '2031-03-14', to: '2031-03-14' })).toBe(1);
		expect(await count({ from: '2031-03-15' })).toBe(0);
		expect(await count({ to: '2031-03-13' })).toBe(0);
		expect(await count({ from: '2031-03-14T11:00:00+03:00', to: '2031-03-14T11:00:01+03:00' })).toBe(1);
		expect(await count({ carId: trip.car.id })).toBe(1);
		expect(await count({ carId: crypto.randomUUID() })).toBe(0);
		const backwards = { query: { from: '2031-03-15', to: '2031-03-14' } as never };
		expect(await trip.owner.browser.refused(ownerEarnings, backwards)).toMatchObject({ code: 'EARNINGS_RANGE_EMPTY' });
		expect(await (await aPerson(world)).browser.call(ownerEarnings)).toEqual([]);
	});

	it('are available as a file that Excel opens in Arabic', async () => {
		const trip = await settledTrip(world, { make: '=HYPERLINK("https://evil.test")', model: 'سيارة، "جديدة"' });
		const response = await trip.owner.browser.fetch('/api/owner/earnings?format=csv', { headers: { 'accept-language': 'ar' } });
		expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
		expect(response.headers.get('content-disposition')).toBe('attachment; filename="mishwar-earnings-2031-03-14.csv"');
		const bytes = new Uint8Array(await response.arrayBuffer());
		expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
		const { data } = Papa.parse<string[]>(new TextDecoder().decode(bytes));
		expect(data).toEqual([
			[
				'التاريخ',
				'السيارة',
				'الحجز',
				'عن',
				'الإيجار (د.أ)',
				'عمولة المنصة (د.أ)',
				'رسوم بوابة الدفع (د.أ)',
				'اقتطاعات من مبلغ التأمين لصالحك (د.أ)',
				'بادرات حسن نية (د.أ)',
				'الصافي (د.أ)',
			],
			[
				'2031-03-14',
				`'=HYPERLINK("https://evil.test") سيارة، "جديدة" 2022`,
				trip.id,
				'إيجار',
				'106.50',
				'12.78',
				'0.00',
				'0.00',
				'0.00',
				'93.72',
			],
		]);
	});
});

describe('settlements in lists', () => {
	it('list an owner their own, and admins all, page by page', async () => {
		const trip = await settledTrip(world);
		const [mine] = await trip.owner.browser.call(ownerSettlements);
		expect(mine).toMatchObject({ bookingId: trip.id, carMake: 'Toyota', status: 'CALCULATED', finalOwnerSettlementJod: '93.72' });
		expect(mine?.renterName).toMatch(/^Test /);
		expect(await trip.owner.browser.call(ownerSettlementsSummary)).toMatchObject({
			...{ count: 1, settledJod: '93.72', paidJod: '0.00', waitingCount: 0, depositsReleasedJod: '106.50', depositsHeldJod: '0.00' },
		});
		expect(await (await aPerson(world)).browser.call(ownerSettlements)).toEqual([]);

		const admin = await aPerson(world, { role: 'ADMIN' });
		const sums = await admin.browser.call(settlementsSummary);
		const first = await admin.browser.send<unknown[]>('GET', '/api/settlements?limit=2');
		expect(first.headers.get('x-total-count')).toBe(String(sums.count));
		expect(first.headers.get('link')).toContain('rel="next"');
		const calculated = await admin.browser.call(listSettlements, { query: { status: 'CALCULATED', limit: 100 } as never });
		expect(calculated.map(({ bookingId }) => bookingId)).toContain(trip.id);
		expect(calculated.every(({ status, ownerName }) => status === 'CALCULATED' && ownerName !== '')).toBe(true);
		expect(sums.calculatedCount).toBe(calculated.length);
		expect(sums.paidCount + sums.calculatedCount + sums.pendingCount + sums.disputedCount).toBe(sums.count);
	});
});
