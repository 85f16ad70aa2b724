/** Times on the wire: ISO 8601 with offset; without one it is Amman's local time, and a bare date means 10:00 there. Jordan has been on UTC+3 all year since October 2022. */

export const TIME_ZONE = 'Asia/Amman';
const OFFSET = '+03:00';
const OFFSET_MS = 3 * 3_600_000;
export const HOUR_MS = 3_600_000;
export const DAY_MS = 24 * HOUR_MS;
export const DEFAULT_TIME = '10:00';
const BARE_DATE = /^\d{4}-\d{2}-\d{2}$/;
const LOCAL_TIME = /^\d{4}-\d{2}-\d{2}T(?:[01]\d|2[0-3]):[0-5]\d$/;
const ISO_WITH_OFFSET = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?:Z|[+-]\d{2}:\d{2})$/;

/** The calendar date in Amman, `YYYY-MM-DD`. */
export function ammanDate(moment: Date): string {
	return new Date(moment.getTime() + OFFSET_MS).toISOString().slice(0, 10);
}

/** Midnight in Amman at the beginning of a calendar date. */
export function ammanMidnight(date: string): Date {
	return new Date(`${date}T00:00:00${OFFSET}`);
}

/** The month in Amman, `YYYY-MM`; `later` adds whole months and may be negative. */
export function ammanMonth(moment: Date, later = 0): string {
	const [year = 0, month = 1] = ammanDate(moment).split('-').map(Number);
	return new Date(Date.UTC(year, month - 1 + later, 1)).toISOString().slice(0, 7);
}

/** A month in Amman, `YYYY-MM`: its first moment, and that of the next month. */
export function monthPeriod(month: string): { from: Date; until: Date } {
	const from = ammanMidnight(`${month}-01`);
	return { from, until: ammanMidnight(`${ammanMonth(from, 1)}-01`) };
}

/** `YYYY-MM-DDTHH:MM:SS+03:00`. */
export function ammanIso(moment: Date): string {
	return `${new Date(moment.getTime() + OFFSET_MS).toISOString().slice(0, 19)}${OFFSET}`;
}

/** Date and time of day in Amman for a sentence, `YYYY-MM-DD HH:MM`. */
export const ammanDateTime = (moment: Date): string => ammanIso(moment).slice(0, 16).replace('T', ' ');

/** Adds whole days; both dates are `YYYY-MM-DD`. */
export function addDays(date: string, days: number): string {
	return new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/** Whether it is an existing calendar date, `YYYY-MM-DD` (2026-02-30 is not). */
export function isCalendarDate(text: string): boolean {
	return BARE_DATE.test(text) && Number.isFinite(Date.parse(`${text}T00:00:00Z`)) && addDays(text, 0) === text;
}

/** Parses a bare date (10:00 in Amman), `YYYY-MM-DDTHH:MM` (local time in Amman), or an ISO time with offset; null otherwise. */
export function parseMoment(text: string): Date | null {
	if (!isCalendarDate(text.slice(0, 10))) return null;
	if (BARE_DATE.test(text)) return new Date(`${text}T${DEFAULT_TIME}:00${OFFSET}`);
	if (LOCAL_TIME.test(text)) return new Date(`${text}:00${OFFSET}`);
	if (!ISO_WITH_OFFSET.test(text)) return null;
	const moment = new Date(text);
	return Number.isNaN(moment.getTime()) ? null : moment;
}

/** Start of a rental on a bare date: 10:00, or the next full hour if that has already passed today. */
export function parsePickup(text: string, now: Date): Date | null {
	const moment = parseMoment(text);
	if (!moment || !BARE_DATE.test(text) || moment > now || ammanDate(now) !== text) return moment;
	return new Date(Math.floor(now.getTime() / HOUR_MS + 1) * HOUR_MS);
}

/** Rental days: the difference rounded up; 0 or less if the return is not after the pickup. */
export function rentalDays(start: Date, end: Date): number {
	return Math.ceil((end.getTime() - start.getTime()) / DAY_MS);
}

/** Completed years between two calendar dates, `YYYY-MM-DD`: somebody born on 29 February is a year older on 1 March of other years. */
export function fullYears(from: string, until: string): number {
	const years = Number(until.slice(0, 4)) - Number(from.slice(0, 4));
	return until.slice(5) < from.slice(5) ? years - 1 : years;
}
