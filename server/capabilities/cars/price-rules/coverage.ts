/** Which days a price rule covers and what they cost. Pure; dates are `YYYY-MM-DD` in Amman, periods half-open. */
import { termLimits } from '#contract/car-terms.ts';
import { share } from '#contract/money.ts';
import type { PriceRuleKind } from '#contract/price-rule-kinds.ts';
import { addDays } from '#contract/time.ts';
import { joinDays, type OccasionPeriods, type Period } from '#server/platform/context/public-holidays.ts';

/** Exactly one of `percent` and `dailyRateFils` is set; `from` and `to` are for SUMMER and CUSTOM. */
export type PriceRuleTerms = {
	kind: PriceRuleKind;
	percent: number | null;
	dailyRateFils: bigint | null;
	from: string | null;
	to: string | null;
};
export type PriceRule = PriceRuleTerms & { id: string };

/** How far ahead rules are written as date prices. */
export const HORIZON_DAYS = 366;

/** Of two rules for a day the more specific one applies. The two Eids never overlap, nor do two rules with own dates. */
const precedence: Readonly<Record<PriceRuleKind, number>> = {
	EID_AL_FITR: 5,
	EID_AL_ADHA: 5,
	RAMADAN: 4,
	CUSTOM: 3,
	SUMMER: 2,
	WEEKEND: 1,
};

const THURSDAY = 4;
const SATURDAY = 6;
/** A date price is for the 24 hours that begin on the date, so a weekend consists of the 24 hours that begin on Thursday, Friday and Saturday. */
const isWeekend = (date: string): boolean => {
	const weekday = new Date(`${date}T00:00:00Z`).getUTCDay();
	return weekday >= THURSDAY && weekday <= SATURDAY;
};

/** The days of the rule within the window, as periods in their order. */
export function periodsOf(rule: PriceRuleTerms, occasions: OccasionPeriods, window: Period): Period[] {
	return wholePeriodsOf(rule, occasions, window)
		.map(({ from, to }) => ({ from: from < window.from ? window.from : from, to: to > window.to ? window.to : to }))
		.filter(({ from, to }) => from < to);
}

/** Not cut at the ends of the window, except weekends; some may have no day within it. */
export function wholePeriodsOf({ kind, from, to }: PriceRuleTerms, occasions: OccasionPeriods, window: Period): Period[] {
	if (kind === 'WEEKEND') return joinDays(daysOf(window).filter(isWeekend));
	if (kind !== 'SUMMER' && kind !== 'CUSTOM') return [...occasions[kind]];
	if (from === null || to === null) return [];
	return kind === 'CUSTOM' ? [{ from, to }] : repeatYearly({ from, to }, window);
}

/** From the year before the window, because a period may reach into it. */
function repeatYearly({ from, to }: Period, window: Period): Period[] {
	const first = yearOf(window.from) - 1 - yearOf(from);
	const last = yearOf(window.to) - yearOf(from);
	return Array.from({ length: last - first + 1 }, (_, index) => first + index).map((years) => ({
		from: addYears(from, years),
		to: addYears(to, years),
	}));
}

const yearOf = (date: string): number => Number(date.slice(0, 4));

/** 29 February becomes 1 March in other years, as a first day; as an exclusive end it is the end of February, too. */
function addYears(date: string, years: number): string {
	const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
	return new Date(Date.UTC(year + years, month - 1, day)).toISOString().slice(0, 10);
}

export function daysOf({ from, to }: Period): string[] {
	const days: string[] = [];
	for (let day = from; day < to; day = addDays(day, 1)) days.push(day);
	return days;
}

/** The price of a day by this rule, in fils; null for a percentage of a car without a daily rate. */
export function priceOf({ percent, dailyRateFils }: PriceRuleTerms, carRateFils: bigint | null): bigint | null {
	if (percent === null) return dailyRateFils;
	if (carRateFils === null) return null;
	const step = BigInt(termLimits.stepFils);
	return withinLimits(share(carRateFils / step, BigInt(100 + percent), 100n) * step);
}

/** A percentage of an allowed daily rate may exceed the bounds of daily rates: the nearest bound is used then. */
function withinLimits(fils: bigint): bigint {
	const [min, max] = [BigInt(termLimits.dailyRateFils.min), BigInt(termLimits.dailyRateFils.max)];
	if (fils < min) return min;
	return fils > max ? max : fils;
}

export type RulePrice = { ruleId: string; fils: bigint };

/** The price of each day of the window that a rule covers. Days with a price set by hand are not considered here. */
export function pricesOf(
	rules: readonly PriceRule[],
	carRateFils: bigint | null,
	occasions: OccasionPeriods,
	window: Period,
): Map<string, RulePrice> {
	const prices = new Map<string, RulePrice>();
	for (const rule of rules.toSorted((a, b) => precedence[a.kind] - precedence[b.kind])) {
		const fils = priceOf(rule, carRateFils);
		if (fils === null) continue;
		for (const date of periodsOf(rule, occasions, window).flatMap(daysOf)) prices.set(date, { ruleId: rule.id, fils });
	}
	return prices;
}
