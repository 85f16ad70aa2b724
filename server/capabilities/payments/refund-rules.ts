/** State machine of a refund: PENDING → SENT → REFUNDED. If the gateway gives it up, it is retried; after three attempts an admin decides. Pure. */
import type { GatewayRefund } from '#server/providers/gateway/port.ts';

const MINUTE_MS = 60_000;
/** Minutes until the next status check; at most an hour. */
const CHECK_MINUTES = [1, 5, 15, 60];
/** Minutes until the next attempt, by the number of the failed attempt. */
const PAUSE_MINUTES = [30, 240];
export const MAX_ATTEMPTS = 3;

/** Idempotency key at the gateway: the same for every try of an attempt, so that a lost answer does not cause a second refund. */
export const refundKey = (refund: { id: string; attempt: number }): string => `refund-${refund.id}-${refund.attempt}`;

export type KnownRefund = { id: string; gatewayRefundId: string | null };

/**
 * Whether we made a refund that the gateway has and our database lacks: the database was restored to a moment before it. Refunds made by people at the
 * gateway have no such key.
 */
export function isForgottenRefund(known: readonly KnownRefund[], { gatewayOperationId, key }: GatewayRefund): boolean {
	if (!key?.startsWith('refund-')) return false;
	return !known.some(({ id, gatewayRefundId }) => gatewayRefundId === gatewayOperationId || key.startsWith(`refund-${id}-`));
}

/** Never more than was captured minus what is already owed back. */
export const canReserveRefund = (payment: { state: string; amount_fils: bigint; refund_reserved_fils: bigint }, fils: bigint): boolean =>
	payment.state === 'PAID' && fils > 0n && payment.refund_reserved_fils + fils <= payment.amount_fils;

type Refunded = { amount_fils: bigint; refund_reserved_fils: bigint; goodwill_fils: bigint; goodwill_absorbed_fils: bigint };

/**
 * Divides a refund of the charge itself: goodwill may have used a part of what the gateway can still refund. The renter has that part already,
 * so only the rest is sent.
 */
export function refundAfterGoodwill(payment: Refunded, fils: bigint): { sentFils: bigint; absorbedFils: bigint } {
	const leftFils = payment.amount_fils - payment.refund_reserved_fils;
	const missingFils = fils > leftFils ? fils - leftFils : 0n;
	const goodwillFils = payment.goodwill_fils - payment.goodwill_absorbed_fils;
	const absorbedFils = missingFils < goodwillFils ? missingFils : goodwillFils;
	return { sentFils: fils - absorbedFils, absorbedFils };
}

/** When to check the status next; `tries`: number of checks so far. */
export function nextRefundCheckAt(tries: number, now: Date): Date {
	const minutes = CHECK_MINUTES[Math.min(tries, CHECK_MINUTES.length - 1)] ?? 60;
	return new Date(now.getTime() + minutes * MINUTE_MS);
}

/** When to start the next attempt; null if a person must decide. */
export function nextAttemptAt(attempt: number, now: Date): Date | null {
	if (attempt >= MAX_ATTEMPTS) return null;
	const minutes = PAUSE_MINUTES[attempt - 1] ?? 240;
	return new Date(now.getTime() + minutes * MINUTE_MS);
}

/** Whether it refunds the booking itself, not a duplicate charge, a change that was never applied, or a claim. */
export const isOfBooking = ({ reason }: { reason: string }): boolean =>
	reason !== 'PAID_TWICE' && !reason.startsWith('CHANGE_') && !reason.startsWith('CLAIM_');

/** What a payment still holds for its booking: a part may have been refunded when the rental became smaller. */
export const restOf = (payment: {
	rental_fils: bigint;
	deposit_fils: bigint;
	rental_reduced_fils: bigint;
	deposit_reduced_fils: bigint;
}): { rentalFils: bigint; depositFils: bigint } => ({
	rentalFils: payment.rental_fils - payment.rental_reduced_fils,
	depositFils: payment.deposit_fils - payment.deposit_reduced_fils,
});

/** Takes `fils` from these amounts in order, as far as each reaches. */
export function spread(fils: bigint, amounts: readonly bigint[]): { parts: bigint[]; leftFils: bigint } {
	let leftFils = fils;
	const parts = amounts.map((amount) => {
		const part = amount < leftFils ? amount : leftFils;
		leftFils -= part;
		return part;
	});
	return { parts, leftFils };
}

/** Through the gateway, by a chargeback of the renter's bank, or as the payment of another booking. */
export const hasArrived = ({ state }: { state: string }): boolean =>
	state === 'REFUNDED' || state === 'CHARGED_BACK' || state === 'CARRIED';

type Amounts = { rentalFils: bigint; depositFils: bigint };

/** What each waiting refund contributes, in order: to the deposit first, so that a difference that is left to pay is always rental. */
export function carriedParts(needed: Amounts, heldFils: readonly bigint[]): Amounts[] {
	const { parts: deposits } = spread(needed.depositFils, heldFils);
	const { parts: rentals } = spread(
		needed.rentalFils,
		heldFils.map((fils, index) => fils - (deposits[index] ?? 0n)),
	);
	return heldFils.map((_, index) => ({ rentalFils: rentals[index] ?? 0n, depositFils: deposits[index] ?? 0n }));
}
