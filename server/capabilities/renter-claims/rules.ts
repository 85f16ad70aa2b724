/** State machine of a renter's claim, its limits, and who bears what of it. Pure; amounts in fils. */
import type { BookingAgreement } from '#contract/booking-agreement.ts';
import { CLAIM_STEP_FILS, type ClaimOutcome, type ClaimSide, type ClaimStatus } from '#contract/claim-shapes.ts';
import { parseFils, share } from '#contract/money.ts';
import {
	MAX_CLEANING_REFUND_FILS,
	MAX_FUEL_REFUND_FILS,
	type RenterClaimAction,
	type RenterClaimKind,
	renterClaimActions,
	renterClaimKinds,
} from '#contract/renter-claim-shapes.ts';
import type { renterClaimRefusals } from '#contract/renter-claims.ts';
import { HOUR_MS } from '#contract/time.ts';

export type Lifecycle = { status: ClaimStatus; answerBy: Date };
/** A party acts only as that party, even if they are an admin. */
export type Actor = ClaimSide | 'ADMIN';
type ClaimRefusal = keyof typeof renterClaimRefusals | 'NOT_ALLOWED';
type Step = { by: Actor; refusal(claim: Lifecycle, now: Date): ClaimRefusal | null };

export const isUnanswered = ({ status, answerBy }: Lifecycle, now: Date): boolean => status === 'OPEN' && now >= answerBy;

/** Waits for an admin: contested, or not answered in time. */
export const needsDecision = (claim: Lifecycle, now: Date): boolean => claim.status === 'CONTESTED' || isUnanswered(claim, now);

function answer(claim: Lifecycle, now: Date): ClaimRefusal | null {
	if (claim.status !== 'OPEN') return 'RENTER_CLAIM_NOT_OPEN';
	return isUnanswered(claim, now) ? 'RENTER_CLAIM_ANSWER_LATE' : null;
}

const isUndecided = ({ status }: Lifecycle): boolean => status === 'OPEN' || status === 'CONTESTED';

const steps: Record<RenterClaimAction, Step> = {
	ACCEPT: { by: 'OWNER', refusal: answer },
	CONTEST: { by: 'OWNER', refusal: answer },
	WITHDRAW: { by: 'RENTER', refusal: (claim) => (isUndecided(claim) ? null : 'RENTER_CLAIM_NOT_OPEN') },
	DECIDE: { by: 'ADMIN', refusal: (claim, now) => (needsDecision(claim, now) ? null : 'RENTER_CLAIM_NOT_DECIDABLE') },
};

/** Why this actor may not do this now; null if they may. */
export function refusalOf(action: RenterClaimAction, actor: Actor, claim: Lifecycle, now: Date): ClaimRefusal | null {
	const step = steps[action];
	if (step.by === actor) return step.refusal(claim, now);
	return step.by === 'ADMIN' ? 'RENTER_CLAIM_OF_YOUR_OWN' : 'NOT_ALLOWED';
}

export const allowedActions = (actor: Actor, claim: Lifecycle, now: Date): RenterClaimAction[] =>
	renterClaimActions.filter((action) => refusalOf(action, actor, claim, now) === null);

export const statusAfter: Record<ClaimOutcome, ClaimStatus> = { ACCEPTED: 'ACCEPTED', DECIDED: 'RESOLVED', WITHDRAWN: 'RESOLVED' };

const REMIND_BEFORE_MS = 24 * HOUR_MS;

/** When the owner is reminded to answer; null if the time to answer is too short for a reminder. */
export function remindAnswerAt(openedAt: Date, answerBy: Date): Date | null {
	const at = new Date(answerBy.getTime() - REMIND_BEFORE_MS);
	return at > openedAt ? at : null;
}

export type Rental = { totalFils: bigint; platformFeeFils: bigint; feePercent: number };
type Limit = { kind: RenterClaimKind; fils: bigint };
export type Limits = { each: Limit[]; totalFils: bigint };

const down = (fils: bigint): bigint => (fils > 0n ? fils - (fils % CLAIM_STEP_FILS) : 0n);
const atMost = (fils: bigint, most: bigint): bigint => (fils < most ? fils : most);

/** A delivery costs what was agreed. All lines together leave the owner at least one step of the rental, so that it is paid from this rental alone. */
export function limitsOf(priceLines: BookingAgreement['priceLines'], { totalFils, platformFeeFils }: Rental): Limits {
	const wholeFils = down(totalFils - platformFeeFils - CLAIM_STEP_FILS);
	const delivery = priceLines.reduce((sum, line) => (line.kind === 'DELIVERY' ? sum + parseFils(line.amountJod) : sum), 0n);
	const most: Record<RenterClaimKind, bigint> = {
		FUEL_REFUND: MAX_FUEL_REFUND_FILS,
		CLEANING_PAID: MAX_CLEANING_REFUND_FILS,
		DELIVERY_MISSING: down(delivery),
	};
	const each = renterClaimKinds.map((kind) => ({ kind, fils: atMost(most[kind], wholeFils) }));
	return { each: each.filter(({ fils }) => fils > 0n), totalFils: wholeFils };
}

type Line = { kind: RenterClaimKind; fils: bigint };
export type Sums = { refundFils: bigint; feeFils: bigint; ownerFils: bigint };

/**
 * A delivery that did not happen makes the rental smaller, so the platform gives back its fee of it. Fuel and cleaning are expenses of the owner
 * that the renter paid: the owner bears them whole, and the fee stays.
 */
export function sumsOf(lines: readonly Line[], { totalFils, platformFeeFils, feePercent }: Rental): Sums {
	const sum = (of: readonly Line[]) => of.reduce((whole, { fils }) => whole + fils, 0n);
	const refundFils = sum(lines);
	const deliveryFils = sum(lines.filter(({ kind }) => kind === 'DELIVERY_MISSING'));
	const feeAfter = share(totalFils - deliveryFils, BigInt(feePercent), 100n);
	const feeFils = deliveryFils > 0n && feeAfter < platformFeeFils ? atMost(platformFeeFils - feeAfter, deliveryFils) : 0n;
	return { refundFils, feeFils, ownerFils: refundFils - feeFils };
}
