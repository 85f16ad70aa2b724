/** Allocation of a deposit, and the allowed changes of a settlement's status. Pure; amounts in fils. */
import type { DeductionType, SettlementStatus } from '#contract/settlements.ts';
import { DAY_MS } from '#contract/time.ts';

export type Deduction = { type: DeductionType; amountFils: bigint };
export type AppliedDeduction = Deduction & { fromDepositFils: bigint };
export type DepositAllocation = { capturedFils: bigint; releasedFils: bigint; excessFils: bigint; applied: AppliedDeduction[] };

/** The deposit covers the deductions in order, as far as it reaches. Captured plus released equals what was held. */
export function allocateDeposit(heldFils: bigint, deductions: readonly Deduction[]): DepositAllocation {
	let left = heldFils;
	const applied = deductions.map((deduction) => {
		const fromDepositFils = deduction.amountFils < left ? deduction.amountFils : left;
		left -= fromDepositFils;
		return { ...deduction, fromDepositFils };
	});
	const claimedFils = deductions.reduce((sum, { amountFils }) => sum + amountFils, 0n);
	return { capturedFils: heldFils - left, releasedFils: left, excessFils: claimedFils - (heldFils - left), applied };
}

export function depositStatusOf({ capturedFils, releasedFils }: Pick<DepositAllocation, 'capturedFils' | 'releasedFils'>) {
	if (capturedFils === 0n) return 'released';
	return releasedFils === 0n ? 'captured' : 'partially_captured';
}

export type FineHold = { fils: bigint; until: Date };

/** The agreed part that stays held for traffic fines, of the amount that would be refunded now; null if none does. */
export function fineHoldOf(
	agreed: { holdFils: number; days: number } | null,
	{ backFils, returnedAt, now }: { backFils: bigint; returnedAt: Date; now: Date },
): FineHold | null {
	if (!agreed || backFils === 0n) return null;
	const until = new Date(returnedAt.getTime() + agreed.days * DAY_MS);
	const agreedFils = BigInt(agreed.holdFils);
	return now < until ? { fils: agreedFils < backFils ? agreedFils : backFils, until } : null;
}

export type SettlementLifecycle = {
	status: SettlementStatus;
	depositIsHeld: boolean;
	claimIsOpen: boolean;
	claimIsContested: boolean;
};

/** Effect of a status change on the ledger. CALCULATE closes a held deposit; HOLD and FREE stop and resume the owner's payout; PAY pays it. */
export type Movement = 'NONE' | 'CALCULATE' | 'HOLD' | 'FREE' | 'WAIT' | 'PAY';
export type Change =
	| { movement: Movement }
	| {
			refusal: 'SETTLEMENT_IS_PAID' | 'SETTLEMENT_NOT_CALCULATED' | 'SETTLEMENT_IS_CALCULATED' | 'SETTLEMENT_DISPUTED' | 'CLAIM_IS_OPEN';
	  };

/** An admin may choose any status; one without a corresponding movement in the ledger is refused. */
export function changeTo(from: SettlementLifecycle, to: SettlementStatus): Change {
	if (from.status === to) return { movement: 'NONE' };
	if (from.status === 'PAID') return { refusal: 'SETTLEMENT_IS_PAID' };
	switch (to) {
		case 'PAID':
			if (from.status === 'DISPUTED') return { refusal: 'SETTLEMENT_DISPUTED' };
			return from.status === 'CALCULATED' ? { movement: 'PAY' } : { refusal: 'SETTLEMENT_NOT_CALCULATED' };
		case 'CALCULATED':
			if (from.claimIsOpen) return { refusal: 'CLAIM_IS_OPEN' };
			return { movement: from.depositIsHeld ? 'CALCULATE' : 'FREE' };
		case 'PENDING':
			if (!from.depositIsHeld) return { refusal: 'SETTLEMENT_IS_CALCULATED' };
			return from.claimIsContested ? { refusal: 'CLAIM_IS_OPEN' } : { movement: 'WAIT' };
		case 'DISPUTED':
			return { movement: 'HOLD' };
	}
}

/** The platform's result of a month by the ledger; costs are positive. */
export type MonthResult = Record<'revenue' | 'promoCodes' | 'gatewayFees' | 'goodwill' | 'disputeLoss' | 'withoutCompletion', bigint>;

/** By how much the ledger exceeds the month's settlements, by reason; entries without another reason belong to another month. */
export function explainMonth(settledFils: bigint, result: MonthResult) {
	const netFils = result.revenue - result.promoCodes - result.gatewayFees - result.goodwill - result.disputeLoss;
	const known = { withoutCompletion: result.withoutCompletion, goodwill: -result.goodwill, disputeLoss: -result.disputeLoss };
	const otherMonths = netFils - settledFils - known.withoutCompletion - known.goodwill - known.disputeLoss;
	return { netFils, difference: { ...known, otherMonths } };
}
