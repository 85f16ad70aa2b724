import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { cancelBooking } from '#contract/booking-life.ts';
import { getBooking } from '#contract/bookings.ts';
import { bookingPayments, verifyPayment } from '#contract/payments.ts';
import { verifyLedger } from '#server/capabilities/reconciliation/index.ts';
import type { Transaction } from '#server/platform/database/pool.ts';
import { inTransaction, lockSubject } from '#server/platform/database/transaction.ts';
import { payForChange, propose } from '#tests/support/booking-changes.ts';
import { confirmedTrip } from '#tests/support/handovers.ts';
import { accountBalances } from '#tests/support/payments.ts';
import { aWorld } from '#tests/support/world.ts';
import { refundDeposit, refundPart } from './index.ts';

const world = aWorld();
const MINUTE = 60_000;

/** A confirmed booking of 106.500 with a deposit of the same amount. */
async function aBooking() {
	const trip = await confirmedTrip(world, { instantBook: true });
	const { id, renter } = trip;
	const { platform } = world.running;
	const inBooking = <T>(act: (tx: Transaction) => Promise<T>) =>
		inTransaction(platform.db, async (tx) => {
			await lockSubject(tx, 'booking', id);
			return act(tx);
		});
	/** Refunds this much and reduces the booking's row, as every caller does. */
	const reduce = (key: string, rentalFils: bigint, depositFils: bigint) =>
		inBooking(async (tx) => {
			const part = { eventKey: `rental-reduced:${key}`, reason: 'SHORTENED', rentalFils, depositFils } as const;
			if (await refundPart(platform, tx, id, part)) await grow(tx, -rentalFils, -depositFils);
		});
	const grow = (tx: Transaction, rentalFils: bigint, depositFils: bigint) =>
		sql`UPDATE bookings SET base_fils = base_fils + ${rentalFils}, total_fils = total_fils + ${rentalFils},
			deposit_fils = deposit_fils + ${depositFils} WHERE id = ${id}`.execute(tx);
	const payments = () => renter.browser.call(bookingPayments, { params: { id } });
	return { trip, renter, id, platform, inBooking, reduce, payments };
}

type Made = Awaited<ReturnType<typeof aBooking>>;

/** Two more days, paid with a payment of their own. */
async function payMore({ trip }: Made): Promise<void> {
	const { id } = await propose(trip.renter, trip, 2);
	await payForChange(world, trip, id);
}

const violations = async ({ platform }: Made) => verifyLedger(platform.db);

describe('a part of a booking', () => {
	it('is refunded while the booking continues: owed, sent and arrived, and the ledger balances', async () => {
		const made = await aBooking();
		await made.reduce('first', 35_500n, 35_500n);
		expect(await made.payments()).toMatchObject([{ refunds: [{ amountJod: '71.00', of: 'CHANGE', step: 'OWED' }] }]);
		expect(await violations(made)).toEqual([]);
		await world.runJobs();
		await world.advance(MINUTE);
		expect(await made.payments()).toMatchObject([{ refunds: [{ step: 'ARRIVED' }] }]);
		expect(await accountBalances(world, made.id)).toMatchObject({ RENTAL_ESCROW: -71_000n, DEPOSITS_HELD: -71_000n });
		// The booking's amounts were reduced: their refunded part is not counted a second time.
		expect(await made.renter.browser.call(getBooking, { params: { id: made.id } })).toMatchObject({
			status: 'CONFIRMED',
			refundedJod: '0.00',
		});
		expect(await violations(made)).toEqual([]);
	});

	it('is refunded once for the same cause, and again for another', async () => {
		const made = await aBooking();
		await made.reduce('one', 10_000n, 0n);
		await made.reduce('one', 10_000n, 0n);
		await made.reduce('two', 10_000n, 0n);
		expect(await made.payments()).toMatchObject([{ refunds: [{ amountJod: '10.00' }, { amountJod: '10.00' }] }]);
		expect(await violations(made)).toEqual([]);
	});

	it('is never more than the payments still hold', async () => {
		const made = await aBooking();
		await expect(made.reduce('much', 106_501n, 0n)).rejects.toThrow('REFUND_TOO_LARGE');
		await expect(made.reduce('deposit', 0n, 106_501n)).rejects.toThrow('REFUND_TOO_LARGE');
		expect(await made.payments()).toMatchObject([{ refunds: [] }]);
	});

	it('comes from the newest payment first, then from the one before', async () => {
		const made = await aBooking();
		await payMore(made);
		expect(await violations(made)).toEqual([]);
		await made.reduce('both', 81_000n, 71_000n);
		expect(await made.payments()).toMatchObject([
			{ purpose: 'BOOKING', refunds: [{ amountJod: '10.00' }] },
			{ purpose: 'CHANGE', refunds: [{ amountJod: '142.00' }] },
		]);
		expect(await violations(made)).toEqual([]);
	});
});

describe('a booking paid in several payments', () => {
	it('that is cancelled refunds what each still holds, less the retained part', async () => {
		const made = await aBooking();
		await payMore(made);
		await made.reduce('part', 35_500n, 35_500n);
		await made.renter.browser.call(cancelBooking, { params: { id: made.id }, body: {} });
		const refunds = (await made.payments()).map((payment) => payment.refunds.map(({ amountJod }) => amountJod));
		expect(refunds).toEqual([['213.00'], ['71.00', '71.00']]);
		expect((await accountBalances(world, made.id)).RENTAL_ESCROW).toBeUndefined();
		expect(await violations(made)).toEqual([]);
	});

	it('refunds the deposit over both, the newest first', async () => {
		const made = await aBooking();
		await payMore(made);
		await made.inBooking((tx) => refundDeposit(made.platform, tx, made.id, 100_000n));
		const refunds = (await made.payments()).map((payment) => payment.refunds.map(({ amountJod }) => amountJod));
		expect(refunds).toEqual([['29.00'], ['71.00']]);
		await expect(made.inBooking((tx) => refundDeposit(made.platform, tx, made.id, 177_501n))).rejects.toThrow('REFUND_TOO_LARGE');
	});

	it('lists each payment for the person who paid', async () => {
		const made = await aBooking();
		await payMore(made);
		const [, second] = await made.payments();
		expect(await made.renter.browser.call(verifyPayment, { params: { paymentId: second?.id ?? '' } })).toMatchObject({ purpose: 'CHANGE' });
	});
});
