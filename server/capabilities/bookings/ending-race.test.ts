/** All actions that can end or begin a trip, made at the same moment over HTTP: exactly one takes effect, and the ledger agrees. */
import { describe, expect, it, vi } from 'vitest';
import { cancelBooking, cancelBookingAsAdmin, contestNoShow, decideNoShow, reportNoShow } from '#contract/booking-life.ts';
import { acceptBooking, type Booking, declineBooking, getBooking } from '#contract/bookings.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { recordCheckIn, recordCheckOut } from '#contract/handover.ts';
import { parseFils } from '#contract/money.ts';
import { aCar, aPerson, type Person } from '#tests/support/factories.ts';
import { aRecord, checkInByOwner, codeOfRenter, hours, type Trip, tripAtPickup } from '#tests/support/handovers.ts';
import { accountBalances, paidRequest } from '#tests/support/payments.ts';
import { aWorld } from '#tests/support/world.ts';

const world = aWorld();
const ROUNDS = process.env.FULL ? 8 : 4;
const CHARGE = 213_000n;
/** 2.5 % of the charge. */
const GATEWAY_FEE = 5_325n;
const DAY_AFTER = hours(24);

type Attempt = () => Promise<string>;

const ask =
	<E extends Endpoint>(who: Person, endpoint: E, given: object): Attempt =>
	async () => {
		const { status, body } = await who.browser.try(endpoint, given as never);
		return typeof body === 'object' && body !== null && 'code' in body ? `${status} ${String(body.code)}` : String(status);
	};

/** Sessions that wait for what this one has locked; others may wait for each other for a moment. */
const waitingForThis = 'SELECT FROM pg_stat_activity WHERE pg_backend_pid() = ANY (pg_blocking_pids(pid))';

/** Starts `first`, and the others once it waits for the booking's row: PostgreSQL serves waiting transactions in order, so `first` wins. */
async function withAHeadStart<T>(id: string, first: () => Promise<T>, others: () => Promise<T>): Promise<[T, T]> {
	const lock = await world.running.platform.pool.connect();
	try {
		await lock.query('BEGIN');
		await lock.query('SELECT FROM bookings WHERE id = $1 FOR UPDATE', [id]);
		const begun = first();
		await vi.waitUntil(async () => (await lock.query(waitingForThis)).rowCount, { timeout: 30_000, interval: 10 });
		const followed = others();
		await lock.query('COMMIT');
		return await Promise.all([begun, followed]);
	} finally {
		lock.release();
	}
}

/** Starts all actions before any has been answered, in another order each round. */
async function atOnce<Name extends string>(acts: Record<Name, Attempt>, round: number): Promise<Record<Name, string>> {
	const names = Object.keys(acts) as Name[];
	const order = names.map((_, index) => names[(index + round) % names.length] as Name);
	const outcomes = await Promise.all(order.map(async (name) => [name, await acts[name]()] as const));
	return Object.fromEntries(outcomes) as Record<Name, string>;
}

const jobs: Attempt = async () => {
	await world.runJobs();
	return 'ran';
};
const bookingOf = ({ renter, params }: Pick<Trip, 'renter' | 'params'>): Promise<Booking> => renter.browser.call(getBooking, { params });
const cancel = (who: Person, params: { id: string }) => ask(who, cancelBooking, { params, body: {} });
const noShow = (who: Person, params: { id: string }) => ask(who, reportNoShow, { params, body: {} });

/** Runs every job until none is left. */
async function toTheEnd(trip: Pick<Trip, 'renter' | 'params'>): Promise<Booking> {
	for (const wait of [24, 24, 96, 49, 1, 1]) await world.advance(hours(wait));
	return bookingOf(trip);
}

/** The refunds at the gateway, the balances in the ledger and the number of endings must agree. */
async function expectOneEnd(id: string, booking: Booking): Promise<void> {
	const { pool } = world.running.platform;
	const entries = await pool.query<{ event: string }>(
		`SELECT split_part(event_key, ':', 1) AS event FROM journal_entries WHERE booking_id = $1 ORDER BY id`,
		[id],
	);
	const events = entries.rows.map(({ event }) => event);
	const balances = await accountBalances(world, id);
	const { rows: refunds } = await pool.query<{ amount_fils: bigint; state: string }>(
		'SELECT amount_fils, state FROM refunds WHERE booking_id = $1',
		[id],
	);
	const { rows: ends } = await pool.query(
		`SELECT id FROM audit_entries WHERE subject_id = $1 AND after ->> 'status' IN ('CANCELLED', 'COMPLETED')`,
		[id],
	);
	const { rows: occupied } = await pool.query(`SELECT id FROM car_occupancy WHERE booking_id = $1 AND kind = 'BOOKING'`, [id]);
	expect(ends).toHaveLength(1);
	if (booking.status === 'COMPLETED') {
		expect(events).toEqual(['payment-captured', 'gateway-fee', 'booking-completed', 'deposit-closed', 'refund-confirmed']);
		expect(refunds).toEqual([{ amount_fils: 106_500n, state: 'REFUNDED' }]);
		expect(balances).toEqual({
			GATEWAY_CLEARING: 106_500n - GATEWAY_FEE,
			GATEWAY_FEES: GATEWAY_FEE,
			OWNER_PAYABLE: -93_720n,
			PLATFORM_REVENUE: -12_780n,
		});
		return;
	}
	expect(booking.status).toBe('CANCELLED');
	const refunded = parseFils(booking.refundedJod);
	const retained = CHARGE - refunded;
	const platform = (retained * 12n) / 100n;
	expect(events).toEqual(['payment-captured', 'gateway-fee', 'refund-owed', 'refund-confirmed']);
	expect(refunds).toEqual([{ amount_fils: refunded, state: 'REFUNDED' }]);
	expect(refunded % 10n).toBe(0n);
	expect(balances).toEqual({
		GATEWAY_CLEARING: retained - GATEWAY_FEE,
		GATEWAY_FEES: GATEWAY_FEE,
		...(retained > 0n && { OWNER_PAYABLE: -(retained - platform), PLATFORM_REVENUE: -platform }),
	});
	expect(occupied).toEqual([]);
}

async function checkInOf(trip: Trip): Promise<Attempt> {
	const body = { ...(await aRecord(trip.owner)), code: await codeOfRenter(trip) };
	return ask(trip.owner, recordCheckIn, { params: trip.params, body });
}

describe('at the same time', () => {
	it('cancelled by both, checked in with the right code, and reported by both: one of them wins, and a trip that began is not refunded', async () => {
		for (let round = 0; round < ROUNDS; round += 1) {
			world.clock.moveTo(new Date('2031-03-02T07:00:00Z'));
			const trip = await tripAtPickup(world);
			world.clock.advance(hours(2));
			const { owner, renter, params } = trip;
			const checkIn = await checkInOf(trip);
			const isFirst = round % 2 === 0;
			const acts = { renterCancels: cancel(renter, params), renterSays: noShow(renter, params), ownerSays: noShow(owner, params), jobs };
			const [one, others] = await withAHeadStart<Record<string, string>>(
				trip.id,
				() => atOnce<string>(isFirst ? { checkIn } : { ownerCancels: cancel(owner, params) }, round),
				() => atOnce<string>(isFirst ? { ...acts, ownerCancels: cancel(owner, params) } : { ...acts, checkIn }, round),
			);
			const said = { ...one, ...others };
			const done = Object.entries(said).flatMap(([name, outcome]) => (/^20/.test(outcome) ? [name] : []));
			// A check-in makes a report moot; no other two actions may both succeed.
			if (done.length > 1)
				expect([done.length, done.includes('checkIn'), done.some((name) => /Says$/.test(name))]).toEqual([2, true, true]);
			const checkedIn = said.checkIn === '201';
			expect(checkedIn, JSON.stringify(said)).toBe(isFirst);
			const booking = await toTheEnd(trip);
			expect([booking.status, booking.refundedJod === booking.depositJod]).toEqual([checkedIn ? 'COMPLETED' : 'CANCELLED', checkedIn]);
			await expectOneEnd(trip.id, booking);
		}
	}, 120_000);

	it('the timer that closes a no-show, its contest, an admin’s decision and a check-in', async () => {
		const admin = await aPerson(world, { role: 'ADMIN' });
		for (let round = 0; round < ROUNDS; round += 1) {
			world.clock.moveTo(new Date('2031-03-02T07:00:00Z'));
			const trip = await tripAtPickup(world);
			const { owner, renter, params } = trip;
			world.clock.advance(hours(2));
			await noShow(owner, params)();
			const checkIn = await checkInOf(trip);
			world.clock.advance(DAY_AFTER - (round % 2));
			const said = await atOnce(
				{
					jobs,
					checkIn,
					contest: ask(renter, contestNoShow, { params, body: { reason: 'I was there' } }),
					dismiss: ask(admin, decideNoShow, { params, body: { upheld: false } }),
					adminCancels: ask(admin, cancelBookingAsAdmin, { params, body: { reason: 'Both called' } }),
				},
				round,
			);
			const booking = await toTheEnd(trip);
			if (said.checkIn === '201') expect([booking.status, said.adminCancels]).toEqual(['COMPLETED', '409 BOOKING_NOT_CANCELLABLE']);
			await expectOneEnd(trip.id, booking);
		}
	}, 120_000);

	it('a request accepted, declined and cancelled when its time ends', async () => {
		for (let round = 0; round < ROUNDS; round += 1) {
			world.clock.moveTo(new Date('2031-03-02T07:00:00Z'));
			const [owner, renter] = [await aPerson(world), await aPerson(world)];
			const { id } = await paidRequest(world, renter, await aCar(world, owner));
			const params = { id };
			world.clock.advance(DAY_AFTER - (round % 2));
			await atOnce(
				{
					accept: ask(owner, acceptBooking, { params }),
					decline: ask(owner, declineBooking, { params, body: {} }),
					cancel: cancel(renter, params),
					jobs,
				},
				round,
			);
			world.clock.moveTo(new Date('2031-03-13T07:00:00Z'));
			await world.runJobs();
			await expectOneEnd(id, await toTheEnd({ renter, params }));
		}
	}, 120_000);

	it('the timer that completes, the owner’s return, and an admin who cancels', async () => {
		const admin = await aPerson(world, { role: 'ADMIN' });
		for (let round = 0; round < ROUNDS; round += 1) {
			world.clock.moveTo(new Date('2031-03-02T07:00:00Z'));
			const trip = await tripAtPickup(world);
			const hasLeft = round % 2 === 0;
			if (hasLeft) await checkInByOwner(trip);
			world.clock.moveTo(new Date(trip.endsAt.getTime() + DAY_AFTER));
			const body = await aRecord(trip.owner);
			const said = await atOnce(
				{
					jobs,
					checkOut: ask(trip.owner, recordCheckOut, { params: trip.params, body }),
					adminCancels: ask(admin, cancelBookingAsAdmin, { params: trip.params, body: { reason: 'Too late' } }),
					renterSays: noShow(trip.renter, trip.params),
					ownerSays: noShow(trip.owner, trip.params),
				},
				round,
			);
			if (hasLeft) expect([said.adminCancels, said.renterSays, said.ownerSays]).not.toContain('200');
			const booking = await toTheEnd(trip);
			if (hasLeft) expect(booking.status).toBe('COMPLETED');
			await expectOneEnd(trip.id, booking);
		}
	}, 120_000);
});
