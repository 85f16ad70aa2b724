/** A stay in an address: parsing, writing, validation, length, overlap with another one, and a car's address with it. */
import type { BookedRange } from '#contract/availability.ts';
import type { City } from '#contract/cities.ts';
import { clockTime } from '#contract/pickup-hours.ts';
import { ammanDate, parseMoment, parsePickup, rentalDays } from '#contract/time.ts';

/** Local time in Amman, `YYYY-MM-DDTHH:MM`; at the hour that a bare date means, the calendar date alone. Null if not chosen. */
export type Stay = { pickup: string | null; return: string | null };

/** `/car/{slug}` with the dates as `pickup` and `return`, and the delivery zone. */
export function carAddress(slug: string, stay?: Stay, delivery?: City | null): string {
	const query = new URLSearchParams();
	if (stay?.pickup) query.set('pickup', stay.pickup);
	if (stay?.return) query.set('return', stay.return);
	if (delivery) query.set('delivery', delivery);
	const path = `/car/${encodeURIComponent(slug)}`;
	return query.size > 0 ? `${path}?${query}` : path;
}

/** The date or time in an address; null for other text. */
export function momentIn(text: string | null): string | null {
	const moment = text === null ? null : parseMoment(text);
	if (!moment) return null;
	const date = ammanDate(moment);
	return moment.getTime() === parseMoment(date)?.getTime() ? date : `${date}T${clockTime(moment)}`;
}

/** The calendar date. */
export const dateOf = (text: string): string => text.slice(0, 10);

/** Time of day of a pickup, `HH:MM`: a bare date of today may mean a later hour than ten. */
export function pickupTime(text: string, now: Date): string {
	return clockTime(parsePickup(text, now) ?? now);
}

/** Time of day of a return, `HH:MM`. */
export function returnTime(text: string): string {
	return clockTime(parseMoment(text) ?? new Date(text));
}

/** The shortest text for this time: the date alone if it means this hour. */
export function writePickup(date: string, time: string, now: Date): string {
	return pickupTime(date, now) === time ? date : `${date}T${time}`;
}

export function writeReturn(date: string, time: string): string {
	return returnTime(date) === time ? date : `${date}T${time}`;
}

/** Parameters of a call about this stay: null unless both are present and the return is after the pickup. */
export function toStayParams(pickup: string | null, back: string | null): { from: string; to: string } | null {
	const [from, to] = [momentIn(pickup), momentIn(back)];
	return from && to && daysOf(from, to) > 0 ? { from, to } : null;
}

/** Rental days; 0 or less if the return is not after the pickup. */
export function daysOf(pickup: string, back: string): number {
	const [start, end] = [parseMoment(pickup), parseMoment(back)];
	return start && end ? rentalDays(start, end) : 0;
}

type Span = readonly [start: number, end: number];

/**
 * Returns whether a stay would overlap a booked range; they are half-open: a car returned at ten can be picked up at ten. Unparsable ranges count as free: the server decides.
 */
export function occupancy(ranges: readonly BookedRange[]): (start: Date, end: Date) => boolean {
	const spans = ranges.map(({ startDate, endDate }): Span => [momentOf(startDate), momentOf(endDate)]);
	return (start, end) => spans.some(([from, to]) => start.getTime() < to && from < end.getTime());
}

const momentOf = (text: string): number => parseMoment(text)?.getTime() ?? Number.NaN;
