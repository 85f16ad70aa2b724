/** Whether a promo code can be used, its discount, and the part of it that remains after a partial refund. Pure; amounts in fils. */
import { formatFils } from '#contract/money.ts';
import { MIN_RENTAL_FILS, type PromoBearer, type PromoProblem, type PromoState } from '#contract/promo-code-shapes.ts';

/** Cards are charged in steps of 10 fils. */
const CARD_STEP_FILS = 10n;

/** The discount of a code, of the platform or of an owner. */
export type PromoTerms = {
	code: string;
	by: PromoBearer;
	/** Exactly one of the two. */
	percent: number | null;
	amountFils: bigint | null;
};

export type PromoConditions = {
	/** Days in Amman, both included. */
	validFrom: string;
	validUntil: string;
	minRentalFils: bigint;
	firstBookingOnly: boolean;
	maxUses: number | null;
	maxUsesPerPerson: number;
	used: number;
	isEnded: boolean;
	/** Whether this car is among its cars. */
	includesCar: boolean;
};

/** The person and the booking for which it would be used. `rentFils`: the days, less the discount of a long rental. */
export type PromoUse = { today: string; usesOfPerson: number; isFirstBooking: boolean; rentFils: bigint };

export type RefusedCode = { code: PromoProblem; params: Record<string, string> };

const refusedFor = (problem: PromoProblem, params: Record<string, string> = {}): RefusedCode => ({ code: problem, params });

/** Reasons that the person cannot change come first. */
export function problemOf(code: PromoConditions, use: PromoUse): RefusedCode | null {
	const period = periodProblem(code, use);
	if (period) return period;
	if (!code.includesCar) return refusedFor('PROMO_CODE_NOT_FOR_THIS_CAR');
	if (code.firstBookingOnly && !use.isFirstBooking) return refusedFor('PROMO_CODE_FIRST_BOOKING_ONLY');
	const limit = limitProblem(code, use);
	if (limit) return limit;
	const least = MIN_RENTAL_FILS + CARD_STEP_FILS;
	const minimum = code.minRentalFils > least ? code.minRentalFils : least;
	return use.rentFils < minimum ? refusedFor('PROMO_CODE_MINIMUM', { amount: formatFils(minimum) }) : null;
}

type Limited = Omit<PromoConditions, 'includesCar'>;

/** Conditions that may have changed since the price was computed: checked again under the lock of the code. */
export const problemAtRedemption = (code: Limited, use: Pick<PromoUse, 'today' | 'usesOfPerson'>): RefusedCode | null =>
	periodProblem(code, use) ?? limitProblem(code, use);

function periodProblem(code: Limited, { today }: Pick<PromoUse, 'today'>): RefusedCode | null {
	if (code.isEnded || today > code.validUntil) return refusedFor('PROMO_CODE_EXPIRED');
	return today < code.validFrom ? refusedFor('PROMO_CODE_NOT_YET', { date: code.validFrom }) : null;
}

function limitProblem(code: Limited, { usesOfPerson }: Pick<PromoUse, 'usesOfPerson'>): RefusedCode | null {
	if (usesOfPerson >= code.maxUsesPerPerson) return refusedFor('PROMO_CODE_USED_BY_YOU');
	return isUsedUp(code) ? refusedFor('PROMO_CODE_USED_UP') : null;
}

const isUsedUp = ({ maxUses, used }: Pick<PromoConditions, 'maxUses' | 'used'>): boolean => maxUses !== null && used >= maxUses;

/** A percentage of the days or an amount, limited so that the least rental remains. Rounded up to the steps of cards. */
export function discountOf({ percent, amountFils }: Pick<PromoTerms, 'percent' | 'amountFils'>, rentFils: bigint): bigint {
	const most = rentFils - MIN_RENTAL_FILS;
	const discount = percent === null ? (amountFils ?? 0n) : roundUp((rentFils * BigInt(percent) + 99n) / 100n);
	if (most <= 0n) return 0n;
	return discount < most ? discount : most - (most % CARD_STEP_FILS);
}

const roundUp = (fils: bigint): bigint => ((fils + CARD_STEP_FILS - 1n) / CARD_STEP_FILS) * CARD_STEP_FILS;

/** The part of a discount that belongs to the remaining rental: in proportion, rounded down to a fils. */
export const partThatStays = (discountFils: bigint, stays: { fils: bigint; ofFils: bigint }): bigint =>
	stays.ofFils > 0n ? (discountFils * stays.fils) / stays.ofFils : 0n;

export function stateOf(code: Omit<PromoConditions, 'includesCar'>, today: string): PromoState {
	if (code.isEnded || today > code.validUntil) return 'ENDED';
	if (isUsedUp(code)) return 'USED_UP';
	return today < code.validFrom ? 'PLANNED' : 'ACTIVE';
}
