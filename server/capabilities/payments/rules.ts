/** The life of an attempt to pay: forward only, believed only when everything fits. Pure. */
import type { Payment } from '#contract/payments.ts';
import type { PaymentSnapshot, PaymentState } from '#server/providers/gateway/port.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** An attempt is watched this long after it was opened, whatever became of its booking. */
export const WATCH_MS = 24 * HOUR_MS;
const CHECK_MINUTES = [1, 3, 10, 30];

/** When to ask the gateway next: 1, 3, 10, 30 minutes after the attempt was opened, then hourly, a last time at 24 hours; null after that. */
export function nextCheckAt(openedAt: Date, now: Date): Date | null {
	const age = now.getTime() - openedAt.getTime();
	const early = CHECK_MINUTES.find((minutes) => minutes * MINUTE_MS > age);
	if (early !== undefined) return new Date(openedAt.getTime() + early * MINUTE_MS);
	if (age >= WATCH_MS) return null;
	return new Date(openedAt.getTime() + Math.min(WATCH_MS, Math.floor(age / HOUR_MS + 1) * HOUR_MS));
}

/** What an attempt may become. PAID is the end: nothing that arrives later takes it back. REVIEW waits for a person. */
const forward: Record<PaymentState, readonly PaymentState[]> = {
	PENDING: ['AUTHORIZED', 'PAID', 'FAILED', 'CANCELLED', 'EXPIRED', 'REVIEW'],
	AUTHORIZED: ['PAID', 'FAILED', 'CANCELLED', 'EXPIRED', 'REVIEW'],
	// A card that was declined can be followed by a good one on the gateway's same page.
	FAILED: ['PAID', 'REVIEW'],
	CANCELLED: ['PAID', 'FAILED', 'REVIEW'],
	EXPIRED: ['PAID', 'REVIEW'],
	REVIEW: [],
	PAID: [],
};

export type Expected = { id: string; amountFils: bigint; state: PaymentState };

/** The state that the gateway's own word leads to; the same state where it leads nowhere. Whatever does not fit is REVIEW, never PAID. */
export function nextState(attempt: Expected, snapshot: PaymentSnapshot): PaymentState {
	const said = snapshot.state === 'PAID' && !matchesAttempt(attempt, snapshot) ? 'REVIEW' : snapshot.state;
	return forward[attempt.state].includes(said) ? said : attempt.state;
}

/** What the gateway said, as it is kept beside a payment that waits for a person. */
export const describeSnapshot = ({ state, amount }: PaymentSnapshot): string =>
	JSON.stringify({ state, fils: amount?.fils.toString() ?? null, currency: amount?.currency ?? null });

/** Whether the gateway tells of exactly what was asked for. */
export function matchesAttempt(attempt: Pick<Expected, 'id' | 'amountFils'>, snapshot: PaymentSnapshot): boolean {
	return snapshot.attemptId === attempt.id && snapshot.amount?.currency === 'JOD' && snapshot.amount.fils === attempt.amountFils;
}

/** Of what the gateway tells of one attempt, a success counts more than what came after it. */
export function pickDecisiveSnapshot(snapshots: readonly PaymentSnapshot[]): PaymentSnapshot | undefined {
	return snapshots.find((snapshot) => snapshot.state === 'PAID') ?? snapshots[0];
}

/** The three statuses of the wire. */
export function wireStatus(state: PaymentState): Payment['status'] {
	if (state === 'PAID') return 'PAID';
	return state === 'FAILED' || state === 'CANCELLED' || state === 'EXPIRED' ? 'FAILED' : 'PENDING';
}

/** Why it failed, as one of the few reasons that a person can do something about. Gateways word these differently. */
export function failureCode(state: PaymentState, code: string | null, message: string | null): Payment['failureCode'] {
	if (state === 'CANCELLED') return 'CANCELLED';
	if (state === 'EXPIRED') return 'EXPIRED';
	if (state !== 'FAILED') return null;
	const said = `${code ?? ''} ${message ?? ''}`.toLowerCase();
	if (/insufficient|not enough/.test(said)) return 'INSUFFICIENT_FUNDS';
	if (/3-?d|authenticat/.test(said)) return 'AUTHENTICATION_FAILED';
	return /declin|refus|reject|do not honou?r/.test(said) ? 'DECLINED' : 'OTHER';
}

const REFERENCE_ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** A reference to read out on the phone: `MW-7K3QX9P2`, without letters that look like digits. `bytes`: at least 8 random ones. */
export function referenceFrom(bytes: Uint8Array): string {
	return `MW-${[...bytes.slice(0, 8)].map((byte) => REFERENCE_ALPHABET[byte % REFERENCE_ALPHABET.length]).join('')}`;
}
