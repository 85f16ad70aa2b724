/** The month of a screen about money, in its address; days are in Amman. */
import { ammanMonth } from '#contract/time.ts';

const MONTH = /^20\d\d-(0[1-9]|1[0-2])$/;
const MONTHS_BACK = 24;

/** As the parameter of a call: empty for an invalid month. */
export function monthIn(query: URLSearchParams): { month?: string } {
	const month = query.get('month') ?? '';
	return MONTH.test(month) ? { month } : {};
}

/** This month and those before it, newest first, with the chosen one. */
export function monthsToChoose(now: Date, chosen: string | undefined): string[] {
	const months = new Set(Array.from({ length: MONTHS_BACK }, (_, back) => ammanMonth(now, -back)));
	if (chosen) months.add(chosen);
	return [...months].toSorted().toReversed();
}
