/** What is refunded when a booking is cancelled, and who receives the retained amount. Pure; amounts in fils. */
import type { RefundGround } from '#contract/booking-life.ts';
import type { CancelCode } from '#contract/bookings.ts';
import {
	type CancellationPolicy,
	type CancellationRule,
	cancellationRules,
	GRACE_HOURS,
	type Lead,
	type PolicyGround,
	retentions,
} from '#contract/cancellation-policies.ts';
import { share } from '#contract/money.ts';
import { DAY_MS, HOUR_MS } from '#contract/time.ts';
import { partThatStays } from '#server/capabilities/promo-codes/index.ts';

const GRACE_MS = GRACE_HOURS * HOUR_MS;
/** Cards are refunded in steps of 10 fils: the retained amount is rounded down to them. */
const CARD_STEP_FILS = 10n;

export type CancellationInput = {
	policy: CancellationPolicy;
	isPaid: boolean;
	/** Null while it is a request. */
	confirmedAt: Date | null;
	startsAt: Date;
	/** The pickup from which notice is measured, if it is earlier than `startsAt` (067). */
	noticeFrom?: Date;
	days: number;
	baseFils: bigint;
	discountFils: bigint;
	/** R: rental total. */
	totalFils: bigint;
	/** The part of R that was retained for days given up in a change. */
	givenUpFils?: bigint;
	/** D: deposit. */
	depositFils: bigint;
	/** What the platform bears of a promo code, on top of R. */
	promoFils?: bigint;
	platformFeePercent: number;
};

export type CancellationAmounts = {
	ground: RefundGround;
	rentalRefundFils: bigint;
	/** Always the whole deposit before check-in. */
	depositRefundFils: bigint;
	refundFils: bigint;
	/** K: the part of R that is not refunded. */
	keptFils: bigint;
	/** What the platform bears of a promo code, in the same proportion as K to R. */
	keptPromoFils: bigint;
	/** The platform's fee of both, less what it bears. */
	platformFils: bigint;
	ownerFils: bigint;
	/** Until when the refund stays the same; null if it does not decrease with time. */
	staysUntil: Date | null;
};

type RetainedRental = { fils: bigint; ground: RefundGround };

const ruleOf = (policy: CancellationPolicy): CancellationRule => cancellationRules[policy];

const noticeFromOf = ({ noticeFrom, startsAt }: CancellationInput): number => (noticeFrom ?? startsAt).getTime();

const toMs = (lead: Lead): number => ('days' in lead ? lead.days * DAY_MS : lead.hours * HOUR_MS);

/** `code`: who cancels; `now`: when. A no-show renter gets the refund as of the pickup time, without the hour of grace. */
export function computeCancellation(terms: CancellationInput, code: CancelCode, now: Date): CancellationAmounts {
	if (!terms.isPaid) return computeAmounts({ ...terms, totalFils: 0n, depositFils: 0n }, { fils: 0n, ground: 'UNPAID' }, null);
	if (code === 'NO_SHOW_RENTER') return computeAmounts(terms, keptByPolicy(terms, terms.startsAt), null);
	if (code !== 'BY_RENTER') return computeAmounts(terms, { fils: 0n, ground: 'OTHERS_FAULT' }, null);
	return computeAmounts(terms, keptAt(terms, now), staysUntil(terms, now));
}

function computeAmounts(terms: CancellationInput, retained: RetainedRental, until: Date | null): CancellationAmounts {
	const rentalRefundFils = terms.totalFils - retained.fils;
	const keptPromoFils = partThatStays(terms.promoFils ?? 0n, { fils: retained.fils, ofFils: terms.totalFils });
	const platformFils = share(retained.fils + keptPromoFils, BigInt(terms.platformFeePercent), 100n) - keptPromoFils;
	return {
		ground: retained.ground,
		rentalRefundFils,
		depositRefundFils: terms.depositFils,
		refundFils: rentalRefundFils + terms.depositFils,
		keptFils: retained.fils,
		keptPromoFils,
		platformFils,
		ownerFils: retained.fils - platformFils,
		staysUntil: until,
	};
}

function keptAt(terms: CancellationInput, at: Date): RetainedRental {
	if (terms.confirmedAt === null) return { fils: 0n, ground: 'REQUEST' };
	if (at.getTime() - terms.confirmedAt.getTime() <= GRACE_MS) return { fils: 0n, ground: 'GRACE' };
	return keptByPolicy(terms, at);
}

/** Days that have begun are not refunded: otherwise a booking without a recorded handover would be free until its end. */
function keptByPolicy(terms: CancellationInput, at: Date): RetainedRental {
	const leadMs = terms.startsAt.getTime() - at.getTime();
	const noticeMs = noticeFromOf(terms) - at.getTime();
	const { tiers, below } = ruleOf(terms.policy);
	const ground = tiers.find(({ lead }) => noticeMs >= toMs(lead))?.ground ?? below;
	const byPolicy = cardSteps(retainedFils(ground, terms), terms);
	const daysBegun = Math.min(terms.days, Math.max(0, Math.ceil(-leadMs / DAY_MS)));
	const begun = cardSteps((terms.givenUpFils ?? 0n) + dayFils(terms) * BigInt(daysBegun), terms);
	if (begun > byPolicy) return { fils: begun, ground: 'DAYS_BEGUN' };
	return { fils: byPolicy, ground: ground === 'EARLY' && byPolicy > 0n ? 'DAYS_GIVEN_UP' : ground };
}

const dayFils = ({ baseFils, discountFils, days }: CancellationInput): bigint => (baseFils - discountFils) / BigInt(days);

/** The amount retained for days given up stays retained, so that giving days up first makes no cancellation cheaper; it counts towards the days that a policy retains. */
function retainedFils(ground: PolicyGround, terms: CancellationInput): bigint {
	const retention = retentions[ground];
	const { givenUpFils = 0n, totalFils } = terms;
	if ('percent' in retention) return givenUpFils + ((totalFils - givenUpFils) * BigInt(retention.percent)) / 100n;
	const days = dayFils(terms) * BigInt(retention.days);
	return days > givenUpFils ? days : givenUpFils;
}

function cardSteps(fils: bigint, { totalFils }: CancellationInput): bigint {
	const atMost = fils < totalFils ? fils : totalFils;
	return atMost - (atMost % CARD_STEP_FILS);
}

/** The last moment at which the refund equals the current one. */
function staysUntil(terms: CancellationInput, now: Date): Date | null {
	if (terms.confirmedAt === null) return null;
	const starts = terms.startsAt.getTime();
	const edges = [
		terms.confirmedAt.getTime() + GRACE_MS,
		...ruleOf(terms.policy).tiers.map(({ lead }) => noticeFromOf(terms) - toMs(lead)),
		...Array.from({ length: terms.days }, (_, day) => starts + day * DAY_MS),
	];
	const retained = keptAt(terms, now).fils;
	const edge = edges.toSorted((a, b) => a - b).find((at) => at >= now.getTime() && keptAt(terms, new Date(at + 1)).fils > retained);
	return edge === undefined ? null : new Date(edge);
}
