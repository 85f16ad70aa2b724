/** Form values of a price rule, and the request that they make. Pure. */
import { foldDigits } from '#contract/digits.ts';
import { hasOwnDates, type PriceRuleKind, usualSummer } from '#contract/price-rule-kinds.ts';
import type { PriceRule } from '#contract/price-rules.ts';
import { addDays, isCalendarDate } from '#contract/time.ts';

export const priceModes = ['HIGHER', 'LOWER', 'FIXED'] as const;
export type PriceMode = (typeof priceModes)[number];

/** `until` is the last day; the call takes the day after it. */
export type TypedRule = { kind: PriceRuleKind; mode: PriceMode; amount: string; from: string; until: string };

/** Values of an existing rule; a new one has initial dates, but no price. */
export function typedRule(kind: PriceRuleKind, today: string, rule?: PriceRule): TypedRule {
	if (!rule) return { kind, mode: 'HIGHER', amount: '', ...initialDates(kind, today) };
	const { percent, dailyRateJod, from, to } = rule;
	return {
		kind: rule.kind,
		mode: percent === null ? 'FIXED' : percent < 0 ? 'LOWER' : 'HIGHER',
		amount: percent === null ? String(Number(dailyRateJod)) : String(Math.abs(percent)),
		from: from ?? '',
		until: to ? addDays(to, -1) : '',
	};
}

/** For SUMMER the dates of the current or next usual summer. */
export function initialDates(kind: PriceRuleKind, today: string): Pick<TypedRule, 'from' | 'until'> {
	if (kind !== 'SUMMER') return { from: '', until: '' };
	const thisYear = Number(today.slice(0, 4));
	const year = today < `${thisYear}-${usualSummer.to}` ? thisYear : thisYear + 1;
	return { from: `${year}-${usualSummer.from}`, until: addDays(`${year}-${usualSummer.to}`, -1) };
}

/** Price and dates for the call. */
export function bodyOf({ kind, mode, amount, from, until }: TypedRule) {
	return {
		...(mode === 'FIXED' ? { dailyRateJod: amount } : { percent: mode === 'LOWER' ? `-${foldDigits(amount).trim()}` : amount }),
		...(hasOwnDates(kind) && { from, to: isCalendarDate(until) ? addDays(until, 1) : until }),
	};
}

/** Whether the values suffice for a preview of the prices. */
export function isComplete({ kind, amount, from, until }: TypedRule): boolean {
	return amount.trim() !== '' && (!hasOwnDates(kind) || (isCalendarDate(from) && isCalendarDate(until) && from <= until));
}
