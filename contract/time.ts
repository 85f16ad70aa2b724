/** Times on the wire: ISO 8601 with offset, or a bare date, which means 10:00 in Amman. Jordan keeps UTC+3 all year (since October 2022). */

export const TIME_ZONE = 'Asia/Amman';
const OFFSET = '+03:00';
const OFFSET_MS = 3 * 3_600_000;
export const HOUR_MS = 3_600_000;
export const DAY_MS = 24 * HOUR_MS;
const DEFAULT_TIME = '10:00:00';
const BARE_DATE = /^\d{4}-\d{2}-\d{2}$/;
const ISO_WITH_OFFSET = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?:Z|[+-]\d{2}:\d{2})$/;

/** The calendar date in Amman, `YYYY-MM-DD`. */
export function ammanDate(moment: Date): string {
	return new Date(moment.getTime() + OFFSET_MS).toISOString().slice(0, 10);
}

/** When a calendar date begins in Amman. */
export function ammanMidnight(date: string): Date {
	return new Date(`${date}T00:00:00${OFFSET}`);
}

/** The month in Amman, `YYYY-MM`; `later` counts whole months on, or back. */
export function ammanMonth(moment: Date, later = 0): string {
	const [year = 0, month = 1] = ammanDate(moment).split('-').map(Number);
	return new Date(Date.UTC(year, month - 1 + later, 1)).toISOString().slice(0, 7);
}

/** `YYYY-MM-DDTHH:MM:SS+03:00`. */
export function ammanIso(moment: Date): string {
	return `${new Date(moment.getTime() + OFFSET_MS).toISOString().slice(0, 19)}${OFFSET}`;
}

/** `date` plus whole days, both `YYYY-MM-DD`. */
export function addDays(date: string, days: number): string {
	return new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/** A real calendar date, `YYYY-MM-DD` (2026-02-30 is none). */
export function isCalendarDate(text: string): boolean {
	return BARE_DATE.test(text) && Number.isFinite(Date.parse(`${text}T00:00:00Z`)) && addDays(text, 0) === text;
}

/** A bare date or an ISO moment with offset; null where it is neither. A bare date means 10:00 in Amman. */
export function parseMoment(text: string): Date | null {
	if (BARE_DATE.test(text)) return isCalendarDate(text) ? new Date(`${text}T${DEFAULT_TIME}${OFFSET}`) : null;
	if (!ISO_WITH_OFFSET.test(text) || !isCalendarDate(text.slice(0, 10))) return null;
	const moment = new Date(text);
	return Number.isNaN(moment.getTime()) ? null : moment;
}

/** When a rental that begins on a bare date begins: 10:00, or the next full hour where that is already past today. */
export function parsePickup(text: string, now: Date): Date | null {
	const moment = parseMoment(text);
	if (!moment || !BARE_DATE.test(text) || moment > now || ammanDate(now) !== text) return moment;
	return new Date(Math.floor(now.getTime() / HOUR_MS + 1) * HOUR_MS);
}

/** Rental days: the rounded-up difference in days; 0 or less where the return is not after the pickup. */
export function rentalDays(start: Date, end: Date): number {
	return Math.ceil((end.getTime() - start.getTime()) / DAY_MS);
}
