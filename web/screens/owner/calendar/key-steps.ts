/** Keyboard navigation of the calendar. */
import { addDays } from '#contract/time.ts';
import { DAYS_A_WEEK, monthBeside, sinceSaturday } from './month-days.ts';

/** Null for other keys. Arrow keys follow the visual direction: in right-to-left layouts the left arrow moves forward. */
export function dayAfterKey(key: string, date: string, rtl: boolean): string | null {
	const forward = rtl ? -1 : 1;
	const column = sinceSaturday(date);
	switch (key) {
		case 'ArrowRight':
			return addDays(date, forward);
		case 'ArrowLeft':
			return addDays(date, -forward);
		case 'ArrowDown':
			return addDays(date, DAYS_A_WEEK);
		case 'ArrowUp':
			return addDays(date, -DAYS_A_WEEK);
		case 'Home':
			return addDays(date, -column);
		case 'End':
			return addDays(date, DAYS_A_WEEK - 1 - column);
		case 'PageDown':
			return inMonth(monthBeside(date.slice(0, 7), 1), date);
		case 'PageUp':
			return inMonth(monthBeside(date.slice(0, 7), -1), date);
		default:
			return null;
	}
}

/** The same day of that month, or its last. */
function inMonth(month: string, date: string): string {
	const last = addDays(`${monthBeside(month, 1)}-01`, -1);
	const same = `${month}-${date.slice(8)}`;
	return same > last ? last : same;
}
