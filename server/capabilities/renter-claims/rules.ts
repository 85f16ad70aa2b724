/** State machine of a renter's claim, its limits, and who bears what of it. Pure; amounts in fils. */
import type { BookingAgreement } from '#contract/booking-agreement.ts';
import { CLAIM_STEP_FILS, type ClaimOutcome, type ClaimStatus } from '#contract/claim-shapes.ts';
import { parseFils, share } from '#contract/money.ts';
import {
	MAX_CLEANING_REFUND_FILS,
	MAX_FUEL_REFUND_FILS,
	type RenterClaimAction,
	type RenterClaimKind,
	renterClaimKinds,
} from '#contract/renter-claim-shapes.ts';
import type { renterClaimRefusals } from '#contract/renter-claims.ts';
import { answerSteps, stepsOf } from '#server/capabilities/cases/index.ts';

export type Lifecycle = { status: ClaimStatus; answerBy: Date };

const { answer, withdraw, decide } = answerSteps({
	notOpen: 'RENTER_CLAIM_NOT_OPEN',
	late: 'RENTER_CLAIM_ANSWER_LATE',
	notDecidable: 'RENTER_CLAIM_NOT_DECIDABLE',
});

export const { refusalOf, allowedActions } = stepsOf<RenterClaimAction, Lifecycle, keyof typeof renterClaimRefusals>(
	{
		ACCEPT: { by: 'OWNER', refusal: answer },
		CONTEST: { by: 'OWNER', refusal: answer },
		WITHDRAW: { by: 'RENTER', refusal: withdraw },
		DECIDE: { by: 'ADMIN', refusal: decide },
	},
	'RENTER_CLAIM_OF_YOUR_OWN',
);

export const statusAfter: Record<ClaimOutcome, ClaimStatus> = { ACCEPTED: 'ACCEPTED', DECIDED: 'RESOLVED', WITHDRAWN: 'RESOLVED' };

/** `promoFils`: what the platform bears of a promo code; `platformFeeFils` is less that. */
export type Rental = { totalFils: bigint; promoFils: bigint; platformFeeFils: bigint; feePercent: number };
type Limit = { kind: RenterClaimKind; fils: bigint };
export type Limits = { each: Limit[]; totalFils: bigint };

const roundedDown = (fils: bigint): bigint => (fils > 0n ? fils - (fils % CLAIM_STEP_FILS) : 0n);
const atMost = (fils: bigint, most: bigint): bigint => (fils < most ? fils : most);

/**
 * A delivery costs the agreed price. All lines together leave the owner at least one step of the rental, so that it is paid from this rental only,
 * and no more is refunded than the renter paid.
 */
export function limitsOf(priceLines: BookingAgreement['priceLines'], { totalFils, platformFeeFils }: Rental): Limits {
	const wholeFils = roundedDown(atMost(totalFils - platformFeeFils, totalFils) - CLAIM_STEP_FILS);
	const delivery = priceLines.reduce((sum, line) => (line.kind === 'DELIVERY' ? sum + parseFils(line.amountJod) : sum), 0n);
	const most: Record<RenterClaimKind, bigint> = {
		FUEL_REFUND: MAX_FUEL_REFUND_FILS,
		CLEANING_PAID: MAX_CLEANING_REFUND_FILS,
		DELIVERY_MISSING: roundedDown(delivery),
	};
	const each = renterClaimKinds.map((kind) => ({ kind, fils: atMost(most[kind], wholeFils) }));
	return { each: each.filter(({ fils }) => fils > 0n), totalFils: wholeFils };
}

type Line = { kind: RenterClaimKind; fils: bigint };
export type Sums = { refundFils: bigint; feeFils: bigint; ownerFils: bigint };

/**
 * A delivery that did not happen reduces the rental, so the platform refunds its fee on it. Fuel and cleaning are expenses of the owner
 * that the renter paid: the owner bears them in full, and the fee stays.
 */
export function sumsOf(lines: readonly Line[], { totalFils, promoFils, platformFeeFils, feePercent }: Rental): Sums {
	const sum = (of: readonly Line[]) => of.reduce((total, { fils }) => total + fils, 0n);
	const refundFils = sum(lines);
	const deliveryFils = sum(lines.filter(({ kind }) => kind === 'DELIVERY_MISSING'));
	const feeBefore = platformFeeFils + promoFils;
	const feeAfter = share(totalFils + promoFils - deliveryFils, BigInt(feePercent), 100n);
	const feeFils = deliveryFils > 0n && feeAfter < feeBefore ? atMost(feeBefore - feeAfter, deliveryFils) : 0n;
	return { refundFils, feeFils, ownerFils: refundFils - feeFils };
}
