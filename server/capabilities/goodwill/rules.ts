/** When goodwill can be given, who must decide it, and the state of its money. Pure; amounts in fils. */
import type { BookingStatus } from '#contract/bookings.ts';
import type { GoodwillFate, GoodwillRecipient, GoodwillState, goodwillRefusals } from '#contract/goodwill.ts';

type GoodwillRefusal = keyof typeof goodwillRefusals;

export type GoodwillFacts = {
	/** Per booking, both sides together; 0 switches goodwill off. */
	capFils: bigint;
	/** Granted or waiting. */
	totalFils: bigint;
	status: BookingStatus;
	isPaid: boolean;
	/** The admin is the renter or the owner. */
	isParty: boolean;
	isDisputed: boolean;
	/** What the gateway can still refund of the renter's payments. */
	refundableFils: bigint;
	/** The side's account was deleted. */
	left: readonly GoodwillRecipient[];
};

/** Why this side cannot get goodwill now; null if it can. */
export function sideProblem(facts: GoodwillFacts, recipient: GoodwillRecipient): GoodwillRefusal | null {
	if (facts.isParty) return 'GOODWILL_OF_YOUR_OWN';
	if (facts.capFils === 0n) return 'GOODWILL_OFF';
	if (!facts.isPaid || facts.status === 'REQUESTED') return 'GOODWILL_NOT_YET';
	if (facts.left.includes(recipient)) return 'GOODWILL_RECIPIENT_LEFT';
	if (recipient === 'OWNER') return null;
	if (facts.isDisputed) return 'GOODWILL_MONEY_IN_QUESTION';
	return facts.refundableFils === 0n ? 'GOODWILL_NOTHING_LEFT' : null;
}

export type Gift = { recipient: GoodwillRecipient; fils: bigint };

/** Why this amount cannot be given now; null if it can. */
export function giftProblem(facts: GoodwillFacts, { recipient, fils }: Gift): GoodwillRefusal | null {
	const problem = sideProblem(facts, recipient);
	if (problem) return problem;
	return recipient === 'RENTER' && fils > facts.refundableFils ? 'GOODWILL_TOO_LARGE' : null;
}

export const needsSecondAdmin = ({ capFils, totalFils }: GoodwillFacts, fils: bigint): boolean => totalFils + fils > capFils;

type Waiting = { state: GoodwillState; requestedBy: string; isParty: boolean };

/** Why this admin cannot decide it; null if they can. */
export function decisionProblem({ state, requestedBy, isParty }: Waiting, adminId: string): GoodwillRefusal | null {
	if (isParty) return 'GOODWILL_OF_YOUR_OWN';
	if (state !== 'REQUESTED') return 'GOODWILL_DECIDED';
	return requestedBy === adminId ? 'GOODWILL_NEEDS_ANOTHER' : null;
}

/** States of a refund or a payout, which have other names there. */
type Movement = 'PENDING' | 'SENT' | 'REFUNDED' | 'CHARGED_BACK' | 'CARRIED' | 'PAID' | 'FAILED';

/** The refunds or the payout of a granted goodwill: it has arrived when all of them have. */
export function fateOf(movements: readonly Movement[]): GoodwillFate {
	if (movements.includes('FAILED')) return 'DELAYED';
	if (movements.includes('PENDING') || movements.length === 0) return 'WAITING';
	return movements.includes('SENT') ? 'UNDER_WAY' : 'ARRIVED';
}
