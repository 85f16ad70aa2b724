import { describe, expect, it } from 'vitest';
import { needsDecision } from '#server/capabilities/cases/index.ts';
import { allowedActions, type Lifecycle, limitsOf, refusalOf, sumsOf } from './rules.ts';

const rental = { totalFils: 131_500n, promoFils: 0n, platformFeeFils: 15_780n, feePercent: 12 };
const now = new Date('2031-03-14T10:00:00Z');
const later = new Date('2031-03-16T10:00:00Z');
const open: Lifecycle = { status: 'OPEN', answerBy: later };
const unanswered: Lifecycle = { status: 'OPEN', answerBy: now };
const contested: Lifecycle = { status: 'CONTESTED', answerBy: later };
const over: Lifecycle = { status: 'ACCEPTED', answerBy: later };

describe('who bears what', () => {
	it.each([
		['fuel is the owner’s expense: the fee stays', [['FUEL_REFUND', 20_000n]], 20_000n, 0n],
		['so is cleaning', [['CLEANING_PAID', 15_000n]], 15_000n, 0n],
		['a missing delivery makes the rental smaller, and its fee with it', [['DELIVERY_MISSING', 25_000n]], 25_000n, 3_000n],
		['part of a delivery takes its part of the fee', [['DELIVERY_MISSING', 10_010n]], 10_010n, 1_201n],
		[
			'all of them',
			[
				['FUEL_REFUND', 20_000n],
				['CLEANING_PAID', 15_000n],
				['DELIVERY_MISSING', 25_000n],
			],
			60_000n,
			3_000n,
		],
		[
			'nothing',
			[
				['FUEL_REFUND', 0n],
				['DELIVERY_MISSING', 0n],
			],
			0n,
			0n,
		],
	] as const)('%s', (_, lines, refundFils, feeFils) => {
		const sums = sumsOf(
			lines.map(([kind, fils]) => ({ kind, fils })),
			rental,
		);
		expect(sums).toEqual({ refundFils, feeFils, ownerFils: refundFils - feeFils });
	});

	it('refunds no more of the fee than there is', () => {
		const free = { ...rental, platformFeeFils: 0n };
		expect(sumsOf([{ kind: 'DELIVERY_MISSING', fils: 25_000n }], free).feeFils).toBe(0n);
	});
});

describe('limits', () => {
	const days = { kind: 'BASE' as const, days: 3, rateJod: '35.50', dates: null, amountJod: '106.50' };
	const delivery = { kind: 'DELIVERY', zone: 'Aqaba', amountJod: '25.00' } as const;

	it('are a tank, a cleaning and the price of the delivery, and in total less than the owner earned', () => {
		expect(limitsOf([days, delivery], rental)).toEqual({
			each: [
				{ kind: 'FUEL_REFUND', fils: 100_000n },
				{ kind: 'CLEANING_PAID', fils: 50_000n },
				{ kind: 'DELIVERY_MISSING', fils: 25_000n },
			],
			totalFils: 115_710n,
		});
	});

	it('leave out a delivery that was not booked', () => {
		expect(limitsOf([days], rental).each.map(({ kind }) => kind)).toEqual(['FUEL_REFUND', 'CLEANING_PAID']);
	});

	it('are small for a small rental', () => {
		const small = limitsOf([days], { totalFils: 10_000n, promoFils: 0n, platformFeeFils: 1_200n, feePercent: 12 });
		expect([small.totalFils, ...small.each.map(({ fils }) => fils)]).toEqual([8_790n, 8_790n, 8_790n]);
	});
});

describe('a claim', () => {
	it('is answered by the owner and withdrawn by the renter while it is open', () => {
		expect(allowedActions('OWNER', open, now)).toEqual(['ACCEPT', 'CONTEST']);
		expect(allowedActions('RENTER', open, now)).toEqual(['WITHDRAW']);
		expect(allowedActions('ADMIN', open, now)).toEqual([]);
	});

	it.each([
		['contested', contested],
		['not answered in time', unanswered],
	])('%s: an admin decides it, or the renter withdraws it', (_, claim) => {
		expect(needsDecision(claim, now)).toBe(true);
		expect([allowedActions('OWNER', claim, now), allowedActions('RENTER', claim, now)]).toEqual([[], ['WITHDRAW']]);
		expect(allowedActions('ADMIN', claim, now)).toEqual(['DECIDE']);
	});

	it.each([
		['ACCEPT', 'OWNER', over, 'RENTER_CLAIM_NOT_OPEN'],
		['CONTEST', 'OWNER', unanswered, 'RENTER_CLAIM_ANSWER_LATE'],
		['WITHDRAW', 'RENTER', over, 'RENTER_CLAIM_NOT_OPEN'],
		['DECIDE', 'ADMIN', open, 'RENTER_CLAIM_NOT_DECIDABLE'],
		['DECIDE', 'OWNER', contested, 'RENTER_CLAIM_OF_YOUR_OWN'],
		['ACCEPT', 'ADMIN', open, 'NOT_ALLOWED'],
	] as const)('%s by %s is refused otherwise', (action, actor, claim, refusal) => {
		expect(refusalOf(action, actor, claim, now)).toBe(refusal);
	});
});
