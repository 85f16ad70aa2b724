/**
 * Worked examples of trips that change, end early or get another car, by hand and through the calls that people make: 30.000 JOD a day, a deposit as high as the
 * rental, a fee of 12 %. `change-price.test.ts` and `reports/rules.test.ts` have the prices of further cases.
 */
import { describe, expect, it } from 'vitest';
import { acceptBookingChange, type BookingChange } from '#contract/booking-changes.ts';
import { cancelBooking } from '#contract/booking-life.ts';
import { acceptBooking, getBooking, requestBooking } from '#contract/bookings.ts';
import type { CancellationPolicy } from '#contract/cancellation-policies.ts';
import { putExtraStocks } from '#contract/extra-stocks.ts';
import { formatFils, parseFils } from '#contract/money.ts';
import { bookingPayments } from '#contract/payments.ts';
import { rebook } from '#contract/rebooking.ts';
import { decideReport, previewReportDecision } from '#contract/reports.ts';
import { DAY_MS, HOUR_MS } from '#contract/time.ts';
import { verifyLedger } from '#server/capabilities/reconciliation/index.ts';
import { payForChange, propose } from '#tests/support/booking-changes.ts';
import { aCar, aPerson } from '#tests/support/factories.ts';
import { checkInByOwner, checkOutBy, type Trip } from '#tests/support/handovers.ts';
import { accountBalances, paidRequest, pay } from '#tests/support/payments.ts';
import { aReport } from '#tests/support/reports.ts';
import { aWorld } from '#tests/support/world.ts';

const world = aWorld();

type Terms = { days: number; policy?: CancellationPolicy; weekPercent?: number };

/** From 10 March on, confirmed eight days before. */
async function aTrip({ days, policy = 'MODERATE', weekPercent = 0 }: Terms): Promise<Trip> {
	const [owner, renter] = [await aPerson(world), await aPerson(world)];
	const car = await aCar(world, owner, { dailyRateFils: 30_000n, instantBook: false });
	await world.running.platform.pool.query('UPDATE cars SET cancellation_policy = $2, discount_percent_7_days = $3 WHERE id = $1', [
		...[car.id, policy, weekPercent],
	]);
	const { id, startAt, endAt } = await paidRequest(world, renter, car, { startAt: '2031-03-10', endAt: `2031-03-${10 + days}` });
	await owner.browser.call(acceptBooking, { params: { id } });
	await world.runJobs();
	return { id, params: { id }, owner, renter, car, startsAt: new Date(startAt), endsAt: new Date(endAt) };
}

/** What the renter is refunded so far. */
async function refundedJod({ renter, params }: Trip): Promise<string> {
	const refunds = (await renter.browser.call(bookingPayments, { params })).flatMap((payment) => payment.refunds);
	return formatFils(refunds.reduce((sum, { amountJod }) => sum + parseFils(amountJod), 0n));
}

type Sums = { rentalJod: string; ownerJod: string; platformJod: string; paidJod: string };

/** When everything is over: all but the rental is refunded, and the rental is divided. The gateway retains 2.5 % of the charge. */
async function expectInTheEnd(trip: Trip, { rentalJod, ownerJod, platformJod, paidJod }: Sums): Promise<void> {
	world.clock.moveTo(new Date(trip.endsAt.getTime() + 6 * DAY_MS));
	for (let round = 0; round < 3; round += 1) {
		await world.runJobs();
		await world.advance(3 * DAY_MS);
	}
	const booking = await trip.renter.browser.call(getBooking, { params: trip.params });
	expect(booking).toMatchObject({ status: 'COMPLETED', totalJod: rentalJod, platformFeeJod: platformJod });
	expect(await refundedJod(trip)).toBe(formatFils(parseFils(paidJod) - parseFils(rentalJod)));
	const gatewayFee = (parseFils(paidJod) * 25n) / 1000n;
	expect(await accountBalances(world, trip.id)).toEqual({
		GATEWAY_CLEARING: parseFils(rentalJod) - gatewayFee,
		GATEWAY_FEES: gatewayFee,
		OWNER_PAYABLE: -parseFils(ownerJod),
		PLATFORM_REVENUE: -parseFils(platformJod),
	});
	expect(await verifyLedger(world.running.platform.db)).toEqual([]);
}

const moments = {
	'eight days before': async (trip: Trip) => world.clock.moveTo(new Date(trip.startsAt.getTime() - 8 * DAY_MS + 2 * HOUR_MS)),
	'twelve hours before': async (trip: Trip) => world.clock.moveTo(new Date(trip.startsAt.getTime() - 12 * HOUR_MS)),
	'after check-in': async (trip: Trip) => {
		world.clock.moveTo(trip.startsAt);
		await checkInByOwner(trip);
		await world.advance(DAY_MS);
	},
} as const;

describe('five days that the renter shortens to three: 60.000 and as much deposit in question', () => {
	it.each([
		['FLEXIBLE', 'eight days before', '0.00', '120.00', { rentalJod: '90.00', ownerJod: '79.20', platformJod: '10.80' }],
		['FLEXIBLE', 'twelve hours before', '30.00', '60.00', { rentalJod: '120.00', ownerJod: '105.60', platformJod: '14.40' }],
		['FLEXIBLE', 'after check-in', '30.00', '60.00', { rentalJod: '120.00', ownerJod: '105.60', platformJod: '14.40' }],
		['MODERATE', 'eight days before', '0.00', '120.00', { rentalJod: '90.00', ownerJod: '79.20', platformJod: '10.80' }],
		['MODERATE', 'twelve hours before', '30.00', '60.00', { rentalJod: '120.00', ownerJod: '105.60', platformJod: '14.40' }],
		['MODERATE', 'after check-in', '30.00', '60.00', { rentalJod: '120.00', ownerJod: '105.60', platformJod: '14.40' }],
		['STRICT', 'eight days before', '0.00', '120.00', { rentalJod: '90.00', ownerJod: '79.20', platformJod: '10.80' }],
		['STRICT', 'twelve hours before', '60.00', '0.00', { rentalJod: '150.00', ownerJod: '132.00', platformJod: '18.00' }],
		['STRICT', 'after check-in', '60.00', '0.00', { rentalJod: '150.00', ownerJod: '132.00', platformJod: '18.00' }],
	] as const)(
		'%s, %s: %s is retained and %s goes back at once',
		async (policy, when, retainedJod, backJod, sums) => {
			const trip = await aTrip({ days: 5, policy });
			await moments[when](trip);
			expect(await propose(trip.renter, trip, -2)).toMatchObject({ state: 'APPLIED', retainedJod });
			expect(await refundedJod(trip)).toBe(backJod);
			await expectInTheEnd(trip, { ...sums, paidJod: '300.00' });
		},
		60_000,
	);
});

describe('five days with two seats for 2.000 a day each, and a cool box for 5.000', () => {
	const SHARED = [
		{ kind: 'CHILD_SEAT', period: 'DAY', priceJod: '2', quantity: '2' },
		{ kind: 'COOL_BOX', period: 'TRIP', priceJod: '5', quantity: '1' },
	] as const;

	it('that become three: the seats of two days go back with the days, the box stays', async () => {
		const [owner, renter] = [await aPerson(world), await aPerson(world)];
		const car = await aCar(world, owner, { dailyRateFils: 30_000n, instantBook: false });
		const [seat, box] = await owner.browser.call(putExtraStocks, { body: { stocks: [...SHARED] } });
		const items = [seat, box].map((extra) => ({ id: extra?.id ?? '', quantity: extra?.quantity ?? 0 }));
		const dates = { startAt: '2031-03-10', endAt: '2031-03-15' };
		const booking = await renter.browser.call(requestBooking, { body: { carId: car.id, ...dates, extras: { items } } });
		expect(booking).toMatchObject({ totalJod: '175.00', depositJod: '175.00' });
		await pay(world, renter, booking);
		const { id } = booking;
		await owner.browser.call(acceptBooking, { params: { id } });
		await world.runJobs();
		const [startsAt, endsAt] = [new Date(booking.startAt), new Date(booking.endAt)];
		const trip = { id, params: { id }, owner, renter, car, startsAt, endsAt };
		await moments['eight days before'](trip);
		expect(await propose(renter, trip, -2)).toMatchObject({ state: 'APPLIED', retainedJod: '0.00' });
		expect(await refundedJod(trip)).toBe('136.00');
		await expectInTheEnd(trip, { rentalJod: '107.00', ownerJod: '94.16', platformJod: '12.84', paidJod: '350.00' });
	}, 60_000);
});

describe('a trip that the renter extends over a tier', () => {
	const agree = async (trip: Trip, days: number): Promise<BookingChange> => {
		const change = await propose(trip.renter, trip, days);
		return trip.owner.browser.call(acceptBookingChange, { params: { id: trip.id, changeId: change.id } });
	};

	it('has its discount on all days: five days at 30 become eight less 10 %, and 66.000 are paid with as much deposit', async () => {
		const trip = await aTrip({ days: 5, weekPercent: 10 });
		const change = await agree(trip, 3);
		expect(change).toMatchObject({ state: 'AWAITING_PAYMENT', rentalDifferenceJod: '66.00', differenceJod: '132.00' });
		await payForChange(world, trip, change.id);
		await expectInTheEnd(trip, { rentalJod: '216.00', ownerJod: '190.08', platformJod: '25.92', paidJod: '432.00' });
	}, 60_000);

	it('never costs less than before: the seventh day of a week less 33 % is free', async () => {
		const trip = await aTrip({ days: 6, weekPercent: 33 });
		expect(await agree(trip, 1)).toMatchObject({ state: 'APPLIED', differenceJod: '0.00' });
		await expectInTheEnd(trip, { rentalJod: '180.00', ownerJod: '158.40', platformJod: '21.60', paidJod: '360.00' });
	}, 60_000);
});

describe('seven days at 30 that end on the second', () => {
	it.each([
		[100, { rentalJod: '60.00', ownerJod: '52.80', platformJod: '7.20' }, '150.00'],
		[40, { rentalJod: '150.00', ownerJod: '132.00', platformJod: '18.00' }, '60.00'],
	] as const)(
		'%i %% of the five unused days go back',
		async (sharePercent, sums, refundJod) => {
			const admin = await aPerson(world, { role: 'ADMIN' });
			const trip = await aTrip({ days: 7 });
			world.clock.moveTo(trip.startsAt);
			await checkInByOwner(trip);
			world.clock.moveTo(new Date(trip.startsAt.getTime() + 30 * HOUR_MS));
			const { id } = await aReport('renter', trip);
			await world.advance(3 * HOUR_MS);
			await checkOutBy('owner', trip);
			const end = { outcome: 'END_NOW', sharePercent } as const;
			const preview = await admin.browser.call(previewReportDecision, { params: { id }, query: end as never });
			expect(preview).toMatchObject({ ...sums, refundJod, usedDays: 2, unusedDays: 5, depositHeldJod: '210.00' });
			await admin.browser.call(decideReport, { params: { id }, body: { ...end, refundJod, note: 'The gearbox failed.' } });
			expect(await refundedJod(trip)).toBe(refundJod);
			await expectInTheEnd(trip, { ...sums, paidJod: '420.00' });
		},
		60_000,
	);
});

describe('three days at 30 that the owner cancels, with 180.000 paid, and another car for the same days', () => {
	it.each([
		[
			'dearer',
			40_000n,
			{ carriedJod: '180.00', toPayJod: '60.00', restJod: '0.00' },
			{ rental: '120.00', owner: '105.60', platform: '14.40' },
		],
		[
			'as dear',
			30_000n,
			{ carriedJod: '180.00', toPayJod: '0.00', restJod: '0.00' },
			{ rental: '90.00', owner: '79.20', platform: '10.80' },
		],
		[
			'cheaper',
			25_000n,
			{ carriedJod: '150.00', toPayJod: '0.00', restJod: '30.00' },
			{ rental: '75.00', owner: '66.00', platform: '9.00' },
		],
	] as const)(
		'%s, at %i fils: what is carried, what is paid, and what the end is',
		async (_, dailyRateFils, { carriedJod, toPayJod, restJod }, { rental, owner, platform }) => {
			const [first, otherOwner] = [await aTrip({ days: 3 }), await aPerson(world)];
			const car = await aCar(world, otherOwner, { dailyRateFils, instantBook: true });
			await first.owner.browser.call(cancelBooking, { params: first.params, body: {} });
			const body = {
				carId: car.id,
				totalJod: rental,
				depositJod: rental,
				cancellationPolicy: 'MODERATE',
				heldJod: '180.00',
				withDelivery: false,
			} as const;
			const { id } = await first.renter.browser.call(rebook, { params: first.params, body });
			if (toPayJod !== '0.00') expect(await pay(world, first.renter, { id })).toMatchObject({ status: 'PAID', amountJod: toPayJod });
			const other: Trip = { ...first, id, params: { id }, owner: otherOwner, car };
			expect(await other.renter.browser.call(getBooking, { params: { id } })).toMatchObject({ status: 'CONFIRMED', carriedJod });
			world.clock.moveTo(other.startsAt);
			await checkInByOwner(other);
			world.clock.moveTo(other.endsAt);
			await checkOutBy('owner', other);
			for (let round = 0; round < 3; round += 1) {
				await world.runJobs();
				await world.advance(3 * DAY_MS);
			}
			expect(await refundedJod(first)).toBe('180.00');
			expect(await refundedJod(other)).toBe(rental);
			const gatewayFee = (parseFils(toPayJod) * 25n) / 1000n;
			expect(await accountBalances(world, first.id)).toEqual({ GATEWAY_CLEARING: -4_500n, GATEWAY_FEES: 4_500n });
			expect(await accountBalances(world, id)).toEqual({
				GATEWAY_CLEARING: parseFils(rental) - gatewayFee,
				...(gatewayFee > 0n && { GATEWAY_FEES: gatewayFee }),
				OWNER_PAYABLE: -parseFils(owner),
				PLATFORM_REVENUE: -parseFils(platform),
			});
			const carried = (await first.renter.browser.call(bookingPayments, { params: first.params })).flatMap(({ refunds }) => refunds);
			expect(carried.filter(({ step }) => step !== 'CARRIED').map(({ amountJod }) => amountJod)).toEqual(
				restJod === '0.00' ? [] : [restJod],
			);
			expect(await verifyLedger(world.running.platform.db)).toEqual([]);
		},
		60_000,
	);
});
