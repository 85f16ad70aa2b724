/** Refunds of a booking over the payments that were made for it: its own, and one for each change with an extra charge. */
import {
	cancellationLines,
	partialCancellationLines,
	post,
	rentalReducedLines,
	renterClaimLines,
} from '#server/capabilities/ledger/index.ts';
import { refuse } from '#server/platform/base/refusal.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import type { Transaction } from '#server/platform/database/pool.ts';
import { reserveRefund } from './refund-payment.ts';
import { restOf, spread } from './refund-rules.ts';
import { appliedPaymentsOf, changePayment, lockPayment, type PaymentRow, refundsOfBookings } from './sql.ts';

const DEPOSIT = 'DEPOSIT';

/** The part of the rental that is not refunded, what the platform adds to it for a promo code, and who receives both. */
export type RetainedRental = { fils: bigint; promoFils: bigint; platformFils: bigint; ownerId: string };

/** Locks the payments of the booking, oldest first. */
async function lockApplied(tx: Transaction, bookingId: string): Promise<PaymentRow[]> {
	const locked: PaymentRow[] = [];
	for (const { id } of await appliedPaymentsOf(tx, bookingId)) locked.push(await lockPayment(tx, id));
	return locked;
}

/**
 * Refunds what is left of the payments for a booking minus the retained part, which the oldest payment bears first; false if nothing was paid.
 * Until `heldUntil` the money waits for the renter. The caller holds the booking's lock.
 */
export async function refundBooking(
	platform: Platform,
	tx: Transaction,
	bookingId: string,
	reason: string,
	{ retained, heldUntil }: { retained?: RetainedRental | undefined; heldUntil?: Date | undefined } = {},
): Promise<boolean> {
	const payments = await lockApplied(tx, bookingId);
	const rests = payments.map(restOf);
	const { parts: retainedParts } = spread(
		retained?.fils ?? 0n,
		rests.map(({ rentalFils }) => rentalFils),
	);
	// What is added goes with the first part.
	const first = retainedParts.findIndex((fils) => fils > 0n);
	const addedTo = (index: number) => (index === first ? (retained?.promoFils ?? 0n) : 0n);
	const { parts: fees } = spread(
		(retained?.platformFils ?? 0n) + (retained?.promoFils ?? 0n),
		retainedParts.map((fils, index) => fils + addedTo(index)),
	);
	for (const [index, payment] of payments.entries()) {
		const rest = rests[index] ?? restOf(payment);
		const [fils, promoFils] = [retainedParts[index] ?? 0n, addedTo(index)];
		const platformFils = (fees[index] ?? 0n) - promoFils;
		const owedFils = rest.rentalFils + rest.depositFils - fils;
		if (owedFils + fils === 0n) continue;
		await post(tx, {
			eventKey: `refund-owed:${payment.id}`,
			bookingId,
			occurredAt: platform.clock.now(),
			lines:
				retained && fils > 0n
					? partialCancellationLines(rest, { fils, promoFils, platformFils, ownerId: retained.ownerId })
					: cancellationLines(rest),
		});
		await reserveRefund(platform, tx, payment, { fils: owedFils, reason, heldUntil });
	}
	return payments.length > 0;
}

/**
 * Refunds `fils` of the deposit, once for each `cause`, from the newest payment on, each up to the part of its deposit that was not refunded before.
 * The caller posts the journal entry, in the same transaction and under the booking's lock.
 */
export async function refundDeposit(platform: Platform, tx: Transaction, bookingId: string, fils: bigint, cause = ''): Promise<void> {
	if (fils === 0n) return;
	const payments = (await lockApplied(tx, bookingId)).toReversed();
	if (payments.length === 0) throw new Error(`booking ${bookingId} has no payment to refund a deposit of`);
	const earlier = (await refundsOfBookings(tx, [bookingId])).filter(({ reason }) => reason === DEPOSIT);
	const refundedFils = (payment: PaymentRow) =>
		earlier.reduce((sum, refund) => (refund.payment_id === payment.id ? sum + refund.amount_fils : sum), 0n);
	const { parts, leftFils } = spread(
		fils,
		payments.map((payment) => restOf(payment).depositFils - refundedFils(payment)),
	);
	if (leftFils > 0n) throw refuse('REFUND_TOO_LARGE');
	for (const [index, payment] of payments.entries()) {
		await reserveRefund(platform, tx, payment, { fils: parts[index] ?? 0n, reason: DEPOSIT, cause });
	}
}

/** `eventKey`: the cause; each cause is refunded once. `reason`: as in a refund's row. Until `heldUntil` the money waits for another booking. */
export type Reduction = {
	eventKey: `rental-reduced:${string}`;
	reason: string;
	rentalFils: bigint;
	depositFils: bigint;
	heldUntil?: Date | undefined;
};

/**
 * Refunds a part of rental and deposit while the booking continues, from the newest payment on: posted, reserved and sent.
 * The caller holds the booking's lock and reduces the booking's amounts accordingly, in the same transaction.
 * Throws REFUND_TOO_LARGE beyond what the payments still hold. Returns false if this was done before, or if there is nothing to refund.
 */
export async function refundPart(platform: Platform, tx: Transaction, bookingId: string, part: Reduction): Promise<boolean> {
	if (part.rentalFils + part.depositFils === 0n) return false;
	const payments = (await lockApplied(tx, bookingId)).toReversed();
	const rests = payments.map(restOf);
	const rental = spread(
		part.rentalFils,
		rests.map(({ rentalFils }) => rentalFils),
	);
	const deposit = spread(
		part.depositFils,
		rests.map(({ depositFils }) => depositFils),
	);
	const isNew = await post(tx, {
		eventKey: part.eventKey,
		bookingId,
		occurredAt: platform.clock.now(),
		lines: rentalReducedLines(part),
	});
	if (!isNew) return false;
	if (rental.leftFils + deposit.leftFils > 0n) throw refuse('REFUND_TOO_LARGE');
	for (const [index, payment] of payments.entries()) {
		const [rentalFils, depositFils] = [rental.parts[index] ?? 0n, deposit.parts[index] ?? 0n];
		const { reason, eventKey: cause, heldUntil } = part;
		await reserveRefund(platform, tx, payment, { fils: rentalFils + depositFils, reason, cause, heldUntil });
		await changePayment(tx, payment.id, {
			rental_reduced_fils: payment.rental_reduced_fils + rentalFils,
			deposit_reduced_fils: payment.deposit_reduced_fils + depositFils,
		});
	}
	return true;
}

/** For a renter's claim: the refunded amount, the platform's part of it, and the owner who bears the rest. */
export type RenterClaimRefund = { claimId: string; ownerId: string; fils: bigint; feeFils: bigint };

/**
 * Refunds a part of a rental that is completed and was not paid out yet, from the newest payment on: posted, reserved and sent.
 * The payments are not reduced by it: the booking stays as agreed, and the settlement contains the refund. The caller holds the booking's lock.
 * Throws REFUND_TOO_LARGE beyond the rental that was paid.
 */
export async function refundRenterClaim(platform: Platform, tx: Transaction, bookingId: string, refund: RenterClaimRefund): Promise<void> {
	if (refund.fils === 0n) return;
	const payments = (await lockApplied(tx, bookingId)).toReversed();
	const { parts, leftFils } = spread(
		refund.fils,
		payments.map((payment) => restOf(payment).rentalFils),
	);
	if (leftFils > 0n) throw refuse('REFUND_TOO_LARGE');
	const eventKey = `renter-claim:${refund.claimId}` as const;
	const isNew = await post(tx, { eventKey, bookingId, occurredAt: platform.clock.now(), lines: renterClaimLines(refund) });
	if (!isNew) throw new Error(`claim ${refund.claimId} was refunded before`);
	for (const [index, payment] of payments.entries()) {
		await reserveRefund(platform, tx, payment, { fils: parts[index] ?? 0n, reason: 'RENTER_CLAIM', cause: eventKey });
	}
}
