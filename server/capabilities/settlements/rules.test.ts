import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deductionTypes, type SettlementStatus, settlementStatuses } from '#contract/settlements.ts';
import { allocateDeposit, type Change, changeTo, depositStatusOf, explainMonth, fineHoldOf, type SettlementLifecycle } from './rules.ts';

describe('dividing a deposit', () => {
	it.each([
		['nothing claimed', 106_500n, [], { capturedFils: 0n, releasedFils: 106_500n, excessFils: 0n }, 'released'],
		['a part', 106_500n, [30_000n], { capturedFils: 30_000n, releasedFils: 76_500n, excessFils: 0n }, 'partially_captured'],
		['exactly all', 106_500n, [100_000n, 6_500n], { capturedFils: 106_500n, releasedFils: 0n, excessFils: 0n }, 'captured'],
		['more than all', 106_500n, [100_000n, 26_500n], { capturedFils: 106_500n, releasedFils: 0n, excessFils: 20_000n }, 'captured'],
		['something of nothing', 0n, [5_000n], { capturedFils: 0n, releasedFils: 0n, excessFils: 5_000n }, 'released'],
	] as const)('%s', (_, held, amounts, expected, status) => {
		const divided = allocateDeposit(
			held,
			amounts.map((amountFils) => ({ type: 'DAMAGE', amountFils })),
		);
		expect(divided).toMatchObject(expected);
		expect(depositStatusOf(divided)).toBe(status);
	});

	it('neither loses nor creates money, and covers the claims in their order', () => {
		const deductions = fc.array(fc.record({ type: fc.constantFrom(...deductionTypes), amountFils: fc.bigInt(0n, 10n ** 7n) }), {
			maxLength: 8,
		});
		fc.assert(
			fc.property(fc.bigInt(0n, 10n ** 7n), deductions, (held, claimed) => {
				const { capturedFils, releasedFils, excessFils, applied } = allocateDeposit(held, claimed);
				const total = claimed.reduce((sum, { amountFils }) => sum + amountFils, 0n);
				expect(capturedFils + releasedFils).toBe(held);
				expect(capturedFils + excessFils).toBe(total);
				expect(applied.reduce((sum, { fromDepositFils }) => sum + fromDepositFils, 0n)).toBe(capturedFils);
				const firstShort = applied.findIndex(({ amountFils, fromDepositFils }) => fromDepositFils < amountFils);
				if (firstShort >= 0) expect(applied.slice(firstShort + 1).every(({ fromDepositFils }) => fromDepositFils === 0n)).toBe(true);
			}),
		);
	});
});

describe('the part that stays held for fines', () => {
	const returnedAt = new Date('2031-03-08T12:00:00Z');
	const agreed = { holdFils: 50_000, days: 14 };
	const until = new Date('2031-03-22T12:00:00Z');
	it.each([
		['the agreed part', agreed, 106_500n, '10T12:00', { fils: 50_000n, until }],
		['no more than would go back', agreed, 26_500n, '10T12:00', { fils: 26_500n, until }],
		['nothing of nothing', agreed, 0n, '10T12:00', null],
		['something until the last minute', agreed, 106_500n, '22T11:59', { fils: 50_000n, until }],
		['nothing after its time', agreed, 106_500n, '22T12:00', null],
		['nothing where none was agreed', null, 106_500n, '10T12:00', null],
	] as const)('%s', (_, hold, backFils, now, expected) =>
		expect(fineHoldOf(hold, { backFils, returnedAt, now: new Date(`2031-03-${now}:00Z`) })).toEqual(expected),
	);
});

describe('an admin’s choice of a status', () => {
	const open: SettlementLifecycle = { status: 'PENDING', depositIsHeld: true, claimIsOpen: false, claimIsContested: false };
	const claimed: SettlementLifecycle = { ...open, claimIsOpen: true };
	const contested: SettlementLifecycle = { status: 'DISPUTED', depositIsHeld: true, claimIsOpen: true, claimIsContested: true };
	const heldUp: SettlementLifecycle = { ...open, status: 'DISPUTED' };
	const calculated: SettlementLifecycle = { status: 'CALCULATED', depositIsHeld: false, claimIsOpen: false, claimIsContested: false };
	const stopped: SettlementLifecycle = { ...calculated, status: 'DISPUTED' };
	const paid: SettlementLifecycle = { ...calculated, status: 'PAID' };
	const table: Array<[string, SettlementLifecycle, Record<SettlementStatus, string>]> = [
		['waiting for claims', open, { PENDING: 'NONE', CALCULATED: 'CALCULATE', PAID: 'SETTLEMENT_NOT_CALCULATED', DISPUTED: 'HOLD' }],
		['with an open claim', claimed, { PENDING: 'NONE', CALCULATED: 'CLAIM_IS_OPEN', PAID: 'SETTLEMENT_NOT_CALCULATED', DISPUTED: 'HOLD' }],
		['contested', contested, { PENDING: 'CLAIM_IS_OPEN', CALCULATED: 'CLAIM_IS_OPEN', PAID: 'SETTLEMENT_DISPUTED', DISPUTED: 'NONE' }],
		[
			'held up before it was calculated',
			heldUp,
			{ PENDING: 'WAIT', CALCULATED: 'CALCULATE', PAID: 'SETTLEMENT_DISPUTED', DISPUTED: 'NONE' },
		],
		['calculated', calculated, { PENDING: 'SETTLEMENT_IS_CALCULATED', CALCULATED: 'NONE', PAID: 'PAY', DISPUTED: 'HOLD' }],
		[
			'held up after it was calculated',
			stopped,
			{ PENDING: 'SETTLEMENT_IS_CALCULATED', CALCULATED: 'FREE', PAID: 'SETTLEMENT_DISPUTED', DISPUTED: 'NONE' },
		],
		['paid', paid, { PENDING: 'SETTLEMENT_IS_PAID', CALCULATED: 'SETTLEMENT_IS_PAID', PAID: 'NONE', DISPUTED: 'SETTLEMENT_IS_PAID' }],
	];
	const resultOf = (change: Change) => ('refusal' in change ? change.refusal : change.movement);

	it.each(table)('%s', (_, lifecycle, expected) => {
		expect(Object.fromEntries(settlementStatuses.map((status) => [status, resultOf(changeTo(lifecycle, status))]))).toEqual(expected);
	});
});

describe('a month by the ledger and by its settlements', () => {
	it.each([
		{
			settled: 10n,
			result: { revenue: 12n, promoCodes: 0n, gatewayFees: 2n, goodwill: 0n, disputeLoss: 0n, withoutCompletion: 0n },
			net: 10n,
			others: 0n,
		},
		{
			settled: 0n,
			result: { revenue: 0n, promoCodes: 0n, gatewayFees: 2n, goodwill: 0n, disputeLoss: 0n, withoutCompletion: -2n },
			net: -2n,
			others: 0n,
		},
		{
			settled: 10n,
			result: { revenue: 12n, promoCodes: 0n, gatewayFees: 0n, goodwill: 5n, disputeLoss: 4n, withoutCompletion: 0n },
			net: 3n,
			others: 2n,
		},
		{
			settled: 10n,
			result: { revenue: 0n, promoCodes: 0n, gatewayFees: 0n, goodwill: 0n, disputeLoss: 0n, withoutCompletion: 0n },
			net: 0n,
			others: -10n,
		},
	])('settled $settled, net $net: the reasons add up', ({ settled, result, net, others }) => {
		const { netFils, difference } = explainMonth(settled, result);
		expect(netFils).toBe(net);
		expect(difference.otherMonths).toBe(others);
		expect(Object.values(difference).reduce((sum, fils) => sum + fils, 0n)).toBe(net - settled);
	});
});
