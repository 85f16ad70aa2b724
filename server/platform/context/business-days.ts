/** Business days of banks in Jordan: Sunday to Thursday, minus the public holidays in the table on which banks are closed. */
import { addDays, ammanDate } from '#contract/time.ts';
import type { Queryable } from '../database/pool.ts';

const FRIDAY = 5;
const SATURDAY = 6;
/** Upper bound for a run of closed days; limits how many holidays are read. */
const SPAN_DAYS = 60;

export function isBusinessDay(date: string, holidays: ReadonlySet<string>): boolean {
	const weekday = new Date(`${date}T00:00:00Z`).getUTCDay();
	return weekday !== FRIDAY && weekday !== SATURDAY && !holidays.has(date);
}

/** Returns the `count`th business day after `date` (`YYYY-MM-DD`), not counting the day itself. */
export function businessDayAfter(date: string, count: number, holidays: ReadonlySet<string>): string {
	let day = date;
	for (let left = count; left > 0; ) {
		day = addDays(day, 1);
		if (isBusinessDay(day, holidays)) left -= 1;
	}
	return day;
}

/** Returns the same time of day, `count` business days later. */
export async function businessDaysLater(db: Queryable, moment: Date, count: number): Promise<Date> {
	const date = ammanDate(moment);
	const rows = await db
		.selectFrom('public_holidays')
		.select('day')
		.where('closes_banks', '=', true)
		.where('day', '>', date)
		.where('day', '<=', addDays(date, SPAN_DAYS + count))
		.execute();
	const later = businessDayAfter(date, count, new Set(rows.map((row) => row.day)));
	return new Date(moment.getTime() + (Date.parse(later) - Date.parse(date)));
}
