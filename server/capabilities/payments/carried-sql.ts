/** Queries on money that waits for the renter, or was carried over from one booking to another. */
import { randomBytes, randomUUID } from 'node:crypto';
import type { Queryable, Transaction } from '#server/platform/database/pool.ts';
import { referenceFrom } from './rules.ts';
import type { PaymentRow, RefundRow } from './sql.ts';

/** Refunds of the booking that wait, oldest first; those of one moment in the order of their payments, as `appliedPaymentsOf` has them. */
export async function heldRefundsOf(db: Queryable, bookingId: string): Promise<RefundRow[]> {
	return db
		.selectFrom('refunds')
		.innerJoin('payments', 'payments.id', 'refunds.payment_id')
		.selectAll('refunds')
		.where('refunds.booking_id', '=', bookingId)
		.where('refunds.state', '=', 'PENDING')
		.where('refunds.held_until', 'is not', null)
		.orderBy('refunds.created_at')
		.orderBy('payments.purpose')
		.orderBy('payments.paid_at')
		.orderBy('payments.created_at')
		.orderBy('payments.id')
		.execute();
}

/** The part of a refund that was carried over, where the rest of it goes back. */
export async function insertCarriedPart(tx: Transaction, refund: RefundRow, fils: bigint, now: Date): Promise<string> {
	const id = randomUUID();
	await tx
		.insertInto('refunds')
		.values({
			id,
			payment_id: refund.payment_id,
			booking_id: refund.booking_id,
			amount_fils: fils,
			reason: 'CARRIED',
			state: 'CARRIED',
			carried_at: now,
			due_at: refund.due_at,
			created_at: refund.created_at,
		})
		.execute();
	return id;
}

type Carried = { refundId: string; bookingId: string; rentalFils: bigint; depositFils: bigint; now: Date };

/** `from`: the payment whose refund is carried over. */
export async function insertCarriedPayment(tx: Transaction, from: PaymentRow, carried: Carried): Promise<void> {
	const { refundId, bookingId, rentalFils, depositFils, now } = carried;
	await tx
		.insertInto('payments')
		.values({
			id: randomUUID(),
			booking_id: bookingId,
			payer_id: from.payer_id,
			gateway: from.gateway,
			reference: referenceFrom(randomBytes(8)),
			purpose: 'CARRIED',
			rental_fils: rentalFils,
			deposit_fils: depositFils,
			amount_fils: rentalFils + depositFils,
			state: 'PAID',
			kept: true,
			pay_until: now,
			paid_at: now,
			created_at: now,
			carried_refund_id: refundId,
			source_payment_id: from.source_payment_id ?? from.id,
		})
		.execute();
}

/**
 * The bookings that a charge has paid for: its own, then those that a part of it was carried over to; the last one is the newest. They are followed from
 * one to the next, because two moments can be equal, or come from the clocks of two servers.
 */
export async function bookingsWithMoneyOf(db: Queryable, payment: PaymentRow): Promise<string[]> {
	const steps = await db
		.selectFrom('payments')
		.innerJoin('refunds', 'refunds.id', 'payments.carried_refund_id')
		.select(['refunds.booking_id as from_id', 'payments.booking_id as to_id'])
		.where('payments.source_payment_id', '=', payment.id)
		.execute();
	const bookingIds = new Set([payment.booking_id]);
	// A set is iterated with the members that are added meanwhile.
	for (const bookingId of bookingIds) for (const { from_id, to_id } of steps) if (from_id === bookingId) bookingIds.add(to_id);
	return [...bookingIds];
}

/** Refunds that are made through the charge, of every booking that it has paid for, oldest first. */
export async function refundsOfCharge(db: Queryable, paymentId: string): Promise<RefundRow[]> {
	return db
		.selectFrom('refunds')
		.innerJoin('payments', 'payments.id', 'refunds.payment_id')
		.selectAll('refunds')
		.where((eb) => eb.or([eb('payments.id', '=', paymentId), eb('payments.source_payment_id', '=', paymentId)]))
		.orderBy('refunds.created_at')
		.execute();
}

export type CarriedMoney = { direction: 'TO' | 'FROM'; otherBookingId: string; fils: bigint; at: Date };

/** What was carried from this booking to another one, or to it, in one row for each other booking and moment. */
export async function carriedMoneyOf(db: Queryable, bookingId: string): Promise<CarriedMoney[]> {
	const rows = await db
		.selectFrom('payments')
		.innerJoin('refunds', 'refunds.id', 'payments.carried_refund_id')
		.select((eb) => [
			'refunds.booking_id as from_id',
			'payments.booking_id as to_id',
			'payments.created_at as at',
			eb.fn.sum<string>('payments.amount_fils').as('fils'),
		])
		.where((eb) => eb.or([eb('refunds.booking_id', '=', bookingId), eb('payments.booking_id', '=', bookingId)]))
		.groupBy(['refunds.booking_id', 'payments.booking_id', 'payments.created_at'])
		.orderBy('payments.created_at')
		.execute();
	return rows.map(({ from_id, to_id, at, fils }) =>
		from_id === bookingId
			? { direction: 'TO', otherBookingId: to_id, fils: BigInt(fils), at }
			: { direction: 'FROM', otherBookingId: from_id, fils: BigInt(fils), at },
	);
}
