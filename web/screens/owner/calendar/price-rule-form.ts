/** Typed values of a price rule's form, and what is sent of them. Pure. */
import { foldDigits } from '#contract/digits.ts';
import { hasOwnDates, type PriceRuleKind, usualSummer } from '#contract/price-rule-kinds.ts';
import type { PriceRule } from '#contract/price-rules.ts';
import { addDays, isCalendarDate } from '#contract/time.ts';

export const priceModes = ['HIGHER', 'LOWER', 'FIXED'] as const;
export type PriceMode = (typeof priceModes)[number];

/** `until` is the last day, as people say it; the call names the day after it. */
export type TypedRule = { kind: PriceRuleKind; mode: PriceMode; amount: string; from: string; until: string };

/** A rule's own values; of a new one only the dates, because only the owner knows the price. */
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

/** Of a summer the usual one that ends next. */
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

/** Whether there is enough to look at what it would come to. */
export function isComplete({ kind, amount, from, until }: TypedRule): boolean {
	return amount.trim() !== '' && (!hasOwnDates(kind) || (isCalendarDate(from) && isCalendarDate(until) && from <= until));
}
