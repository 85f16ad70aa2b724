/** Opening hours and days of the week in words. Days are counted as JavaScript does: 0 is Sunday. */
import { weekdays } from '#contract/companies.ts';
import { addDays } from '#contract/time.ts';
import type { Format } from '#web/i18n/format.ts';
import type { CompaniesTexts } from './texts.en.ts';

const A_SUNDAY = '2023-01-01';

export const weekdayName = (day: number, format: Format, style: 'weekday' | 'weekdayFull' = 'weekdayFull'): string =>
	format.date(addDays(A_SUNDAY, day), style);

type Opening = { opensAt: string; closesAt: string; closedOn: readonly number[] };

/** `09:00 – 18:00, closed on Friday` */
export function openingText({ opensAt, closesAt, closedOn }: Opening, t: CompaniesTexts, format: Format): string {
	const hours = t.hours(format.hour(opensAt), format.hour(closesAt));
	const closed = weekdays.filter((day) => closedOn.includes(day)).map((day) => weekdayName(day, format));
	return closed.length > 0 ? [hours, t.closedOn(closed.join(t.comma))].join(t.comma) : hours;
}
