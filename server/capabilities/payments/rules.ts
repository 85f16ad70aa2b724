/** State machine of a payment attempt: forward only, and only if everything matches. Pure. */
import type { Payment } from '#contract/payments.ts';
import type { PaymentSnapshot, PaymentState } from '#server/providers/gateway/port.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** How long an attempt is polled after it was opened, regardless of its booking. */
export const WATCH_MS = 24 * HOUR_MS;
const CHECK_MINUTES = [1, 3, 10, 30];

/** When to poll the gateway next: 1, 3, 10 and 30 minutes after the attempt was opened, then hourly, for the last time at 24 hours; null after that. */
export function nextCheckAt(openedAt: Date, now: Date): Date | null {
	const age = now.getTime() - openedAt.getTime();
	const early = CHECK_MINUTES.find((minutes) => minutes * MINUTE_MS > age);
	if (early !== undefined) return new Date(openedAt.getTime() + early * MINUTE_MS);
	if (age >= WATCH_MS) return null;
	return new Date(openedAt.getTime() + Math.min(WATCH_MS, Math.floor(age / HOUR_MS + 1) * HOUR_MS));
}

/** Allowed transitions of an attempt. PAID is final: later messages cannot revert it. REVIEW waits for a person. */
const forward: Record<PaymentState, readonly PaymentState[]> = {
	PENDING: ['AUTHORIZED', 'PAID', 'FAILED', 'CANCELLED', 'EXPIRED', 'REVIEW'],
	AUTHORIZED: ['PAID', 'FAILED', 'CANCELLED', 'EXPIRED', 'REVIEW'],
	// A declined card may be followed by a successful one on the same page of the gateway.
	FAILED: ['PAID', 'REVIEW'],
	CANCELLED: ['PAID', 'FAILED', 'REVIEW'],
	EXPIRED: ['PAID', 'REVIEW'],
	REVIEW: [],
	PAID: [],
};

export type Expected = { id: string; amountFils: bigint; state: PaymentState };

/** The state that follows from the gateway's answer, or the current one. A mismatch becomes REVIEW, never PAID. */
export function nextState(attempt: Expected, snapshot: PaymentSnapshot): PaymentState {
	const next = snapshot.state === 'PAID' && !matchesAttempt(attempt, snapshot) ? 'REVIEW' : snapshot.state;
	return forward[attempt.state].includes(next) ? next : attempt.state;
}

/**
 * Result of a comparison with the gateway. CHANGED: it has a newer state, which a query applies. UNPAID_THERE: paid only here. REFUNDED: it made
 * refunds that this database does not know. FORGOTTEN: charged, and not known here; FORGOTTEN_REFUNDED: and fully refunded; FORGOTTEN_UNPAID: no money.
 */
export type Comparison =
	| 'AGREES'
	| 'CHANGED'
	| 'IN_REVIEW'
	| 'UNPAID_THERE'
	| 'REFUNDED'
	| 'FORGOTTEN'
	| 'FORGOTTEN_REFUNDED'
	| 'FORGOTTEN_UNPAID';

/** `attempt`: null if this database does not know it. `forgottenFils`: what the gateway refunded without this database knowing. */
export function compareStates(attempt: Expected | null, snapshot: PaymentSnapshot | undefined, forgottenFils: bigint): Comparison {
	if (!attempt) {
		const charged = snapshot?.state === 'PAID' || snapshot?.state === 'REVIEW';
		if (!charged) return 'FORGOTTEN_UNPAID';
		return snapshot.amount && forgottenFils >= snapshot.amount.fils ? 'FORGOTTEN_REFUNDED' : 'FORGOTTEN';
	}
	if (attempt.state === 'REVIEW') return 'IN_REVIEW';
	if (attempt.state === 'PAID' && snapshot?.state !== 'PAID') return 'UNPAID_THERE';
	if (snapshot && nextState(attempt, snapshot) !== attempt.state) return 'CHANGED';
	return forgottenFils > 0n ? 'REFUNDED' : 'AGREES';
}

/** The gateway's answer, stored with a payment that waits for review. */
export const describeSnapshot = ({ state, amount }: PaymentSnapshot): string =>
	JSON.stringify({ state, fils: amount?.fils.toString() ?? null, currency: amount?.currency ?? null });

/** Whether the gateway reports exactly what was requested. */
export function matchesAttempt(attempt: Pick<Expected, 'id' | 'amountFils'>, snapshot: PaymentSnapshot): boolean {
	return snapshot.attemptId === attempt.id && snapshot.amount?.currency === 'JOD' && snapshot.amount.fils === attempt.amountFils;
}

/** Picks the snapshot that decides an attempt: a success wins over later failures. */
export function pickDecisiveSnapshot(snapshots: readonly PaymentSnapshot[]): PaymentSnapshot | undefined {
	return snapshots.find((snapshot) => snapshot.state === 'PAID') ?? snapshots[0];
}

/** Maps to the three statuses of the wire. */
export function wireStatus(state: PaymentState): Payment['status'] {
	if (state === 'PAID') return 'PAID';
	return state === 'FAILED' || state === 'CANCELLED' || state === 'EXPIRED' ? 'FAILED' : 'PENDING';
}

/** Maps the gateway's failure codes, which differ, to the few reasons a person can act on. */
export function failureCode(state: PaymentState, code: string | null, message: string | null): Payment['failureCode'] {
	if (state === 'CANCELLED') return 'CANCELLED';
	if (state === 'EXPIRED') return 'EXPIRED';
	if (state !== 'FAILED') return null;
	const words = `${code ?? ''} ${message ?? ''}`.toLowerCase();
	if (/insufficient|not enough/.test(words)) return 'INSUFFICIENT_FUNDS';
	if (/3-?d|authenticat/.test(words)) return 'AUTHENTICATION_FAILED';
	return /declin|refus|reject|do not honou?r/.test(words) ? 'DECLINED' : 'OTHER';
}

const REFERENCE_ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** A reference to read out on the phone, such as `MW-7K3QX9P2`, without letters that resemble digits. `bytes`: at least 8 random bytes. */
export function referenceFrom(bytes: Uint8Array): string {
	return `MW-${[...bytes.slice(0, 8)].map((byte) => REFERENCE_ALPHABET[byte % REFERENCE_ALPHABET.length]).join('')}`;
}
