/** State machine of a payout: which transitions lead where, and what blocks them. Pure. */
import type { PayoutState } from '#contract/payout-batches.ts';
import type { PayoutObstacle, PayoutStatus } from '#contract/payouts.ts';
import { DAY_MS } from '#contract/time.ts';

export type PayoutTransition = 'SEND' | 'PAY' | 'FAIL' | 'RETRY' | 'PAY_BY_HAND' | 'HOLD';

export type PayoutRefusal =
	| ('PAYOUT_UNDER_WAY' | 'PAYOUT_IS_PAID' | 'PAYOUT_NOT_PENDING' | 'PAYOUT_NOT_SENT' | 'PAYOUT_NOT_FAILED')
	| ('PAYOUT_IS_HELD' | 'PAYOUT_IS_FROZEN' | 'PAYOUT_WITHOUT_DETAILS');

type Next = { to: PayoutState } | { refusal: PayoutRefusal };

const transitions = {
	PENDING: {
		SEND: { to: 'SENT' },
		PAY: { refusal: 'PAYOUT_NOT_SENT' },
		FAIL: { refusal: 'PAYOUT_NOT_SENT' },
		RETRY: { refusal: 'PAYOUT_NOT_FAILED' },
		PAY_BY_HAND: { to: 'PAID' },
		HOLD: { to: 'PENDING' },
	},
	SENT: {
		SEND: { refusal: 'PAYOUT_NOT_PENDING' },
		PAY: { to: 'PAID' },
		FAIL: { to: 'FAILED' },
		RETRY: { refusal: 'PAYOUT_NOT_FAILED' },
		PAY_BY_HAND: { refusal: 'PAYOUT_UNDER_WAY' },
		HOLD: { refusal: 'PAYOUT_UNDER_WAY' },
	},
	FAILED: {
		SEND: { refusal: 'PAYOUT_NOT_PENDING' },
		PAY: { refusal: 'PAYOUT_NOT_SENT' },
		FAIL: { refusal: 'PAYOUT_NOT_SENT' },
		RETRY: { to: 'PENDING' },
		PAY_BY_HAND: { to: 'PAID' },
		HOLD: { to: 'FAILED' },
	},
	PAID: {
		SEND: { refusal: 'PAYOUT_NOT_PENDING' },
		PAY: { refusal: 'PAYOUT_IS_PAID' },
		FAIL: { refusal: 'PAYOUT_IS_PAID' },
		RETRY: { refusal: 'PAYOUT_NOT_FAILED' },
		PAY_BY_HAND: { refusal: 'PAYOUT_IS_PAID' },
		HOLD: { refusal: 'PAYOUT_IS_PAID' },
	},
} as const satisfies Record<PayoutState, Record<PayoutTransition, Next>>;

export type PayoutLifecycle = { state: PayoutState; isHeld: boolean; isFrozen: boolean; hasDetails: boolean };

/** What blocks a pending or failed payout. */
export function obstacleOf({ state, isHeld, isFrozen, hasDetails }: PayoutLifecycle): PayoutObstacle | null {
	if (state === 'SENT' || state === 'PAID') return null;
	if (isHeld) return 'HELD';
	if (isFrozen) return 'FROZEN';
	return hasDetails ? null : 'NO_DETAILS';
}

const refusalOf = { HELD: 'PAYOUT_IS_HELD', FROZEN: 'PAYOUT_IS_FROZEN', NO_DETAILS: 'PAYOUT_WITHOUT_DETAILS' } as const;

export function transition(from: PayoutLifecycle, event: PayoutTransition): Next {
	const next: Next = transitions[from.state][event];
	if ('refusal' in next) return next;
	const obstacle = obstacleOf(from);
	// A manual payment goes to an account that the admin chose, so it needs no payout details.
	const isStopped = event === 'SEND' ? obstacle !== null : event === 'PAY_BY_HAND' && obstacle !== null && obstacle !== 'NO_DETAILS';
	return isStopped && obstacle ? { refusal: refusalOf[obstacle] } : next;
}

/** The status that the owner sees: a payout sent to the bank is still pending for them. */
export const statusOf = (state: PayoutState): PayoutStatus => (state === 'SENT' ? 'PENDING' : state);

export const BY_HAND = 'BY_HAND';
/** How long a change of payout details is displayed to the paying admin. */
export const DETAILS_ARE_NEW_MS = DAY_MS;

export const detailsAreNew = (changedAt: Date | null, at: Date): boolean =>
	changedAt !== null && at.getTime() - changedAt.getTime() < DETAILS_ARE_NEW_MS;
