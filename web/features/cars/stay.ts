/** The dates of a stay, as two calendar dates in Amman: read from an address, checked, counted. */
import { isCalendarDate, parseMoment, rentalDays } from '#contract/time.ts';

/** Calendar dates `YYYY-MM-DD`, or null where none is chosen. */
export type Stay = { pickup: string | null; return: string | null };

/** The calendar date in an address; ISO moments are cut to their date, anything else is none. */
export function dateIn(text: string | null): string | null {
	const date = text?.slice(0, 10) ?? '';
	return isCalendarDate(date) ? date : null;
}

/** What a call about these dates is sent: null unless both are there and the return is after the pickup. */
export function staySent(pickup: string | null, back: string | null): { from: string; to: string } | null {
	const [from, to] = [dateIn(pickup), dateIn(back)];
	return from && to && daysOf(from, to) > 0 ? { from, to } : null;
}

/** Of dates that may be sent; else 0. */
export function daysOfStay(pickup: string | null, back: string | null): number {
	const sent = staySent(pickup, back);
	return sent ? daysOf(sent.from, sent.to) : 0;
}

/** Rental days between two calendar dates; 0 or less where the return is not after the pickup. */
export function daysOf(pickup: string, back: string): number {
	const [start, end] = [parseMoment(pickup), parseMoment(back)];
	return start && end ? rentalDays(start, end) : 0;
}
