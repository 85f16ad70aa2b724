/** Sentences about a price rule. */
import { addDays } from '#contract/time.ts';
import type { Format } from '#web/i18n/format.ts';
import type { CalendarTexts } from './texts.en.ts';

/** `10 – 13 Mar`; one day with its weekday. The period is half-open. */
export function periodText({ from, to }: { from: string; to: string }, format: Format): string {
	const last = addDays(to, -1);
	return last === from ? format.date(from, 'day') : format.dateRange(from, last, 'short');
}

/** `20% over the daily rate` */
export function percentText(percent: number, t: CalendarTexts['priceRules'], format: Format): string {
	return percent < 0 ? t.lower(format.percent(-percent)) : t.higher(format.percent(percent));
}
