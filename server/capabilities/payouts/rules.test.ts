import { describe, expect, it } from 'vitest';
import { type PayoutState, payoutStates } from '#contract/payout-batches.ts';
import { detailsAreNew, obstacleOf, type PayoutLifecycle, type PayoutTransition, statusOf, transition } from './rules.ts';

const free: PayoutLifecycle = { state: 'PENDING', isHeld: false, isFrozen: false, hasDetails: true };
const resultOf = (lifecycle: PayoutLifecycle, event: PayoutTransition) => {
	const next = transition(lifecycle, event);
	return 'refusal' in next ? next.refusal : next.to;
};
const inEach = (event: PayoutTransition) => Object.fromEntries(payoutStates.map((state) => [state, resultOf({ ...free, state }, event)]));

describe('the states of a payout', () => {
	const table: Array<[PayoutTransition, Record<PayoutState, string>]> = [
		['SEND', { PENDING: 'SENT', SENT: 'PAYOUT_NOT_PENDING', PAID: 'PAYOUT_NOT_PENDING', FAILED: 'PAYOUT_NOT_PENDING' }],
		['PAY', { PENDING: 'PAYOUT_NOT_SENT', SENT: 'PAID', PAID: 'PAYOUT_IS_PAID', FAILED: 'PAYOUT_NOT_SENT' }],
		['FAIL', { PENDING: 'PAYOUT_NOT_SENT', SENT: 'FAILED', PAID: 'PAYOUT_IS_PAID', FAILED: 'PAYOUT_NOT_SENT' }],
		['RETRY', { PENDING: 'PAYOUT_NOT_FAILED', SENT: 'PAYOUT_NOT_FAILED', PAID: 'PAYOUT_NOT_FAILED', FAILED: 'PENDING' }],
		['PAY_BY_HAND', { PENDING: 'PAID', SENT: 'PAYOUT_UNDER_WAY', PAID: 'PAYOUT_IS_PAID', FAILED: 'PAID' }],
		['HOLD', { PENDING: 'PENDING', SENT: 'PAYOUT_UNDER_WAY', PAID: 'PAYOUT_IS_PAID', FAILED: 'FAILED' }],
	];
	it.each(table)('%s', (event, expected) => {
		expect(inEach(event)).toEqual(expected);
	});
});

describe('what blocks a payout', () => {
	it.each([
		['nothing', {}, null, 'SENT', 'PAID'],
		['an admin', { isHeld: true }, 'HELD', 'PAYOUT_IS_HELD', 'PAYOUT_IS_HELD'],
		['the renter’s bank', { isFrozen: true }, 'FROZEN', 'PAYOUT_IS_FROZEN', 'PAYOUT_IS_FROZEN'],
		['no account', { hasDetails: false }, 'NO_DETAILS', 'PAYOUT_WITHOUT_DETAILS', 'PAID'],
		['an admin and the bank', { isHeld: true, isFrozen: true, hasDetails: false }, 'HELD', 'PAYOUT_IS_HELD', 'PAYOUT_IS_HELD'],
	] as const)('%s', (_, change, obstacle, sent, byHand) => {
		const lifecycle = { ...free, ...change };
		expect([obstacleOf(lifecycle), resultOf(lifecycle, 'SEND'), resultOf(lifecycle, 'PAY_BY_HAND')]).toEqual([obstacle, sent, byHand]);
		expect(obstacleOf({ ...lifecycle, state: 'SENT' })).toBeNull();
	});

	it('does not block the bank’s result for a payout in transit', () => {
		const sent: PayoutLifecycle = { state: 'SENT', isHeld: true, isFrozen: true, hasDetails: false };
		expect([resultOf(sent, 'PAY'), resultOf(sent, 'FAIL')]).toEqual(['PAID', 'FAILED']);
	});
});

it('shows a payout in transit as pending', () => {
	expect(payoutStates.map(statusOf)).toEqual(['PENDING', 'PENDING', 'PAID', 'FAILED']);
});

it('treats details as new for a day', () => {
	const changed = new Date('2031-03-02T07:00:00Z');
	const at = (hours: number) => new Date(changed.getTime() + hours * 3_600_000);
	expect([
		detailsAreNew(changed, at(0)),
		detailsAreNew(changed, at(23.9)),
		detailsAreNew(changed, at(24)),
		detailsAreNew(null, at(1)),
	]).toEqual([true, true, false, false]);
});
