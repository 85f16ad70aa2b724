import { describe, expect, it } from 'vitest';
import { decisionProblem, fateOf, type GoodwillFacts, giftProblem, needsSecondAdmin, sideProblem } from './rules.ts';

const facts: GoodwillFacts = {
	...{ capFils: 20_000n, totalFils: 0n, status: 'CONFIRMED', isPaid: true, isParty: false, isDisputed: false },
	...{ refundableFils: 213_000n, left: [] },
};

describe('goodwill', () => {
	it.each([
		['while the trip goes on', {}, null, null],
		['after the trip', { status: 'COMPLETED' }, null, null],
		['after a cancellation that retained something', { status: 'CANCELLED', refundableFils: 46_860n }, null, null],
		['by a party', { isParty: true }, 'GOODWILL_OF_YOUR_OWN', 'GOODWILL_OF_YOUR_OWN'],
		['while switched off', { capFils: 0n }, 'GOODWILL_OFF', 'GOODWILL_OFF'],
		['before the answer', { status: 'REQUESTED' }, 'GOODWILL_NOT_YET', 'GOODWILL_NOT_YET'],
		['of an unpaid booking', { status: 'CANCELLED', isPaid: false }, 'GOODWILL_NOT_YET', 'GOODWILL_NOT_YET'],
		['during a dispute', { isDisputed: true }, 'GOODWILL_MONEY_IN_QUESTION', null],
		['with everything refunded', { refundableFils: 0n }, 'GOODWILL_NOTHING_LEFT', null],
		['to a renter who left', { left: ['RENTER'] }, 'GOODWILL_RECIPIENT_LEFT', null],
		['to an owner who left', { left: ['OWNER'] }, null, 'GOODWILL_RECIPIENT_LEFT'],
	] as const)('%s', (_, changed, toRenter, toOwner) => {
		const now = { ...facts, ...changed };
		expect(sideProblem(now, 'RENTER')).toBe(toRenter);
		expect(sideProblem(now, 'OWNER')).toBe(toOwner);
	});

	it('to the renter is at most what is left of the payments; to the owner it has no such limit', () => {
		const now = { ...facts, refundableFils: 5_000n };
		expect(giftProblem(now, { recipient: 'RENTER', fils: 5_000n })).toBeNull();
		expect(giftProblem(now, { recipient: 'RENTER', fils: 5_010n })).toBe('GOODWILL_TOO_LARGE');
		expect(giftProblem(now, { recipient: 'OWNER', fils: 5_010n })).toBeNull();
	});

	it.each([
		[0n, 20_000n, false],
		[0n, 20_010n, true],
		[15_000n, 5_000n, false],
		[15_000n, 5_010n, true],
	])('after %s fils, %s more need a second admin: %s', (totalFils, fils, expected) => {
		expect(needsSecondAdmin({ ...facts, totalFils }, fils)).toBe(expected);
	});

	it.each([
		['waiting', { state: 'REQUESTED', requestedBy: 'a', isParty: false }, null],
		['asked for by the same admin', { state: 'REQUESTED', requestedBy: 'b', isParty: false }, 'GOODWILL_NEEDS_ANOTHER'],
		['of the admin’s own booking', { state: 'REQUESTED', requestedBy: 'a', isParty: true }, 'GOODWILL_OF_YOUR_OWN'],
		['granted', { state: 'GRANTED', requestedBy: 'a', isParty: false }, 'GOODWILL_DECIDED'],
		['refused', { state: 'REFUSED', requestedBy: 'b', isParty: false }, 'GOODWILL_DECIDED'],
	] as const)('%s, decided by b', (_, row, expected) => {
		expect(decisionProblem(row, 'b')).toBe(expected);
	});

	it.each([
		[['PENDING', 'REFUNDED'], 'WAITING'],
		[['SENT', 'REFUNDED'], 'UNDER_WAY'],
		[['FAILED', 'SENT'], 'DELAYED'],
		[['REFUNDED', 'CHARGED_BACK'], 'ARRIVED'],
		[['PAID'], 'ARRIVED'],
		[[], 'WAITING'],
	] as const)('whose money is %s: %s', (movements, expected) => {
		expect(fateOf(movements)).toBe(expected);
	});
});
