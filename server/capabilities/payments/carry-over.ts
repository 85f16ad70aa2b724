/**
 * Refunds that wait for the renter: carried over to another booking, or released. Nothing is refunded and charged again; at the gateway the money
 * stays where it was paid. Callers hold the locks of the bookings.
 */
import { captureLines, post, refundCarriedLines } from '#server/capabilities/ledger/index.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import type { Queryable, Transaction } from '#server/platform/database/pool.ts';
import { heldRefundsOf, insertCarriedPart, insertCarriedPayment } from './carried-sql.ts';
import { openDisputeOf } from './disputes-sql.ts';
import { refundArrived } from './events.ts';
import { enqueueRefund } from './refund-payment.ts';
import { carriedParts } from './refund-rules.ts';
import { changeRefund, lockPayment, lockRefund, type RefundRow } from './sql.ts';

type HeldMoney = { fils: bigint; until: Date };

/** The money that waits for the renter, and until when. Null if none does, or while the renter's bank investigates. */
export async function heldMoneyOf(db: Queryable, bookingId: string): Promise<HeldMoney | null> {
	const refunds = await heldRefundsOf(db, bookingId);
	const ends = refunds.flatMap(({ held_until: until }) => until?.getTime() ?? []);
	if (ends.length === 0 || (await openDisputeOf(db, bookingId))) return null;
	return { fils: refunds.reduce((sum, refund) => sum + refund.amount_fils, 0n), until: new Date(Math.min(...ends)) };
}

/** The money waits longer: for the payment of a difference. */
export async function holdUntil(tx: Transaction, bookingId: string, until: Date): Promise<void> {
	for (const refund of await heldRefundsOf(tx, bookingId)) {
		await changeRefund(tx, refund.id, { held_until: until });
		await enqueueRefund(tx, refund, until);
	}
}

/** Refunds all money that still waits to the card now. Returns the amount. */
export async function releaseHeld(tx: Transaction, bookingId: string): Promise<bigint> {
	let fils = 0n;
	for (const { id } of await heldRefundsOf(tx, bookingId)) fils += await release(tx, await lockRefund(tx, id));
	return fils;
}

async function release(tx: Transaction, refund: RefundRow): Promise<bigint> {
	await changeRefund(tx, refund.id, { held_until: null });
	await enqueueRefund(tx, refund);
	return refund.amount_fils;
}

export type CarryOver = { fromBookingId: string; toBookingId: string; rentalFils: bigint; depositFils: bigint };

/** Pays these amounts of a booking from the waiting money of another one; the rest is refunded. False, with nothing done, if less than that waits. */
export async function carryOver(platform: Platform, tx: Transaction, carry: CarryOver): Promise<boolean> {
	const { fromBookingId, toBookingId, rentalFils, depositFils } = carry;
	const held = await heldMoneyOf(tx, fromBookingId);
	if (!held || held.fils < rentalFils + depositFils) return false;
	const refunds: RefundRow[] = [];
	for (const { id } of await heldRefundsOf(tx, fromBookingId)) refunds.push(await lockRefund(tx, id));
	const parts = carriedParts(
		{ rentalFils, depositFils },
		refunds.map((refund) => refund.amount_fils),
	);
	for (const [index, refund] of refunds.entries()) {
		const part = parts[index] ?? { rentalFils: 0n, depositFils: 0n };
		if (part.rentalFils + part.depositFils > 0n) await carryOne(platform, tx, refund, { ...part, toBookingId });
		else await release(tx, refund);
	}
	return true;
}

type Part = { rentalFils: bigint; depositFils: bigint; toBookingId: string };

async function carryOne(platform: Platform, tx: Transaction, refund: RefundRow, part: Part): Promise<void> {
	const now = platform.clock.now();
	const { rentalFils, depositFils, toBookingId } = part;
	const fils = rentalFils + depositFils;
	const restFils = refund.amount_fils - fils;
	let refundId = refund.id;
	if (restFils === 0n) await changeRefund(tx, refund.id, { state: 'CARRIED', carried_at: now, held_until: null });
	else {
		refundId = await insertCarriedPart(tx, refund, fils, now);
		await changeRefund(tx, refund.id, { amount_fils: restFils });
		await release(tx, refund);
	}
	const payment = await lockPayment(tx, refund.payment_id);
	await insertCarriedPayment(tx, payment, { refundId, bookingId: toBookingId, rentalFils, depositFils, now });
	const common = { occurredAt: now };
	await post(tx, { ...common, eventKey: `refund-carried:${refundId}`, bookingId: refund.booking_id, lines: refundCarriedLines(fils) });
	await post(tx, {
		...common,
		eventKey: `booking-carried:${refundId}`,
		bookingId: toBookingId,
		lines: captureLines({ rentalFils, depositFils }),
	});
	await platform.events.publish(platform, tx, refundArrived, { refundId, bookingId: refund.booking_id });
}
