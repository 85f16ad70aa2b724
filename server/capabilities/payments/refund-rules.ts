/** The life of a refund: PENDING → SENT → REFUNDED; given up by the gateway it is tried anew, and after three attempts a person decides. Pure. */

const MINUTE_MS = 60_000;
/** How long to wait before asking how far a refund is; longer each time, an hour at most. */
const CHECK_MINUTES = [1, 5, 15, 60];
/** How long to wait before it is asked for anew, by the attempt that the gateway gave up. */
const PAUSE_MINUTES = [30, 240];
export const MAX_ATTEMPTS = 3;

/** The gateway's key: the same for every try of an attempt, so that one whose answer was lost is not a second refund. */
export const refundKey = (refund: { id: string; attempt: number }): string => `refund-${refund.id}-${refund.attempt}`;

/** Never more than was captured, less what is owed back already. */
export const canReserveRefund = (payment: { state: string; amount_fils: bigint; refund_reserved_fils: bigint }, fils: bigint): boolean =>
	payment.state === 'PAID' && fils > 0n && payment.refund_reserved_fils + fils <= payment.amount_fils;

/** When to ask how far it is; `tries`: how often it was asked. */
export function nextRefundCheckAt(tries: number, now: Date): Date {
	const minutes = CHECK_MINUTES[Math.min(tries, CHECK_MINUTES.length - 1)] ?? 60;
	return new Date(now.getTime() + minutes * MINUTE_MS);
}

/** When to try anew after the gateway gave up this attempt; null where a person is to decide. */
export function nextAttemptAt(attempt: number, now: Date): Date | null {
	if (attempt >= MAX_ATTEMPTS) return null;
	const minutes = PAUSE_MINUTES[attempt - 1] ?? 240;
	return new Date(now.getTime() + minutes * MINUTE_MS);
}

/** Whether it gives back what the booking cost: not where the renter was charged once too often, and not of a claim. */
export const isOfBooking = ({ reason }: { reason: string }): boolean => reason !== 'PAID_TWICE' && !reason.startsWith('CLAIM_');

/** By the gateway, or taken back by the renter's own bank. */
export const hasArrived = ({ state }: { state: string }): boolean => state === 'REFUNDED' || state === 'CHARGED_BACK';
