/** A stay as two calendar dates in Amman: parsing, validation, length. */
import { isCalendarDate, parseMoment, rentalDays } from '#contract/time.ts';

/** Calendar dates `YYYY-MM-DD`, or null if not chosen. */
export type Stay = { pickup: string | null; return: string | null };

/** The calendar date in an address; ISO times are cut to their date, other text is null. */
export function dateIn(text: string | null): string | null {
	const date = text?.slice(0, 10) ?? '';
	return isCalendarDate(date) ? date : null;
}

/** Parameters of a call about these dates: null unless both are present and the return is after the pickup. */
export function staySent(pickup: string | null, back: string | null): { from: string; to: string } | null {
	const [from, to] = [dateIn(pickup), dateIn(back)];
	return from && to && daysOf(from, to) > 0 ? { from, to } : null;
}

/** Rental days between two calendar dates; 0 or less if the return is not after the pickup. */
export function daysOf(pickup: string, back: string): number {
	const [start, end] = [parseMoment(pickup), parseMoment(back)];
	return start && end ? rentalDays(start, end) : 0;
}
