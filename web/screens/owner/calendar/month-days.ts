/** Content of a calendar month: weeks, days, and occupancy bars. Pure; dates are `YYYY-MM-DD` in Amman. */
import type { OwnerCalendar } from '#contract/calendar.ts';
import type { PriceRuleKind } from '#contract/price-rule-kinds.ts';
import { addDays, ammanDate, ammanMidnight, DAY_MS } from '#contract/time.ts';

export const DAYS_A_WEEK = 7;
const MONTH = /^\d{4}-(?:0[1-9]|1[0-2])$/;

/** `2031-03`; the current month if the text is invalid or in the past. */
export function monthFrom(text: string | null, today: string): string {
	const current = today.slice(0, 7);
	return text && MONTH.test(text) && text > current ? text : current;
}

export function monthBeside(month: string, step: 1 | -1): string {
	return addDays(`${month}-01`, step === 1 ? 31 : -1).slice(0, 7);
}

/** Whole weeks starting on Saturday that cover the month. */
export function visibleDays(month: string): { from: string; to: string } {
	const first = `${month}-01`;
	const last = addDays(`${monthBeside(month, 1)}-01`, -1);
	return { from: addDays(first, -sinceSaturday(first)), to: addDays(last, DAYS_A_WEEK - sinceSaturday(last)) };
}

/** 0 for Saturday. */
export const sinceSaturday = (date: string): number => (new Date(`${date}T00:00:00Z`).getUTCDay() + 1) % DAYS_A_WEEK;

export function weeksOf(month: string): string[][] {
	const { from, to } = visibleDays(month);
	const weeks: string[][] = [];
	for (let day = from; day < to; day = addDays(day, DAYS_A_WEEK)) {
		weeks.push(Array.from({ length: DAYS_A_WEEK }, (_, index) => addDays(day, index)));
	}
	return weeks;
}

export type OccupancyKind = 'CONFIRMED' | 'REQUESTED' | 'HELD' | 'COMPLETED' | 'BLOCK' | 'IMPORT';
export type DayOccupancy = { kind: OccupancyKind; start: number; end: number; booking: OwnerCalendar['bookings'][number] | null };

/** Everything that occupies the car, ordered by start. */
export function occupancyIn(calendar: OwnerCalendar): DayOccupancy[] {
	const occupied: DayOccupancy[] = [
		...calendar.bookings.map((booking) => ({
			kind: booking.state,
			start: Date.parse(booking.startAt),
			end: Date.parse(booking.endAt),
			booking,
		})),
		...calendar.blocks.map(({ from, to }) => ({
			kind: 'BLOCK' as const,
			start: ammanMidnight(from).getTime(),
			end: ammanMidnight(to).getTime(),
			booking: null,
		})),
		...calendar.imports.map(({ startAt, endAt }) => ({
			kind: 'IMPORT' as const,
			start: Date.parse(startAt),
			end: Date.parse(endAt),
			booking: null,
		})),
	];
	return occupied.toSorted((a, b) => a.start - b.start);
}

/** Occupancies that overlap these days; `to` is excluded. */
export function occupancyOn(occupied: readonly DayOccupancy[], from: string, to: string): DayOccupancy[] {
	const [start, end] = [ammanMidnight(from).getTime(), ammanMidnight(to).getTime()];
	return occupied.filter((each) => each.start < end && start < each.end);
}

/** A bar in a week's row: offset and length in days. `begins` and `ends`: the occupancy begins or ends within this week. */
export type Bar = { occupied: DayOccupancy; offset: number; length: number; begins: boolean; ends: boolean };

export function barsOf(occupied: readonly DayOccupancy[], week: readonly string[]): Bar[] {
	const first = week[0] ?? '';
	const start = ammanMidnight(first).getTime();
	const end = start + week.length * DAY_MS;
	return occupancyOn(occupied, first, addDays(first, week.length)).map((each) => {
		const from = Math.max(each.start, start);
		const until = Math.min(each.end, end);
		return {
			occupied: each,
			offset: (from - start) / DAY_MS,
			length: (until - from) / DAY_MS,
			begins: each.start >= start,
			ends: each.end <= end,
		};
	});
}

/** Both ends included, in order; never before `earliest`. */
export type Range = { from: string; until: string };

export function rangeOf(anchor: string, head: string): Range {
	return anchor <= head ? { from: anchor, until: head } : { from: head, until: anchor };
}

export function countDays({ from, until }: Range): number {
	return Math.round((Date.parse(until) - Date.parse(from)) / DAY_MS) + 1;
}

/** Contents of the selected days, which decide the available actions. `ownPrices`: number of days with a price set by hand; `rules`: price rules of the others. */
export type Contents = {
	booked: boolean;
	blockedDays: number;
	imported: boolean;
	ownPrices: number;
	oneRate: string | null;
	rules: PriceRuleKind[];
};

export function contentsOf(calendar: OwnerCalendar, range: Range): Contents {
	const to = addDays(range.until, 1);
	const occupied = occupancyOn(occupancyIn(calendar), range.from, to);
	const dates = Array.from({ length: countDays(range) }, (_, index) => addDays(range.from, index));
	const prices = new Map(calendar.prices.map((price) => [price.date, price]));
	const rates = new Set(dates.map((date) => prices.get(date)?.dailyRateJod ?? calendar.dailyRateJod));
	const isBlocked = (date: string) => calendar.blocks.some((block) => block.from <= date && date < block.to);
	return {
		booked: occupied.some(({ booking }) => booking !== null && booking.state !== 'COMPLETED'),
		blockedDays: dates.filter(isBlocked).length,
		imported: occupied.some(({ kind }) => kind === 'IMPORT'),
		ownPrices: dates.filter((date) => prices.get(date)?.rule === null).length,
		oneRate: rates.size === 1 ? ([...rates][0] ?? null) : null,
		rules: [...new Set(dates.map((date) => prices.get(date)?.rule ?? null))].filter((rule) => rule !== null),
	};
}

export const dayAfter = (date: string): string => addDays(date, 1);

export const todayIn = (now: number): string => ammanDate(new Date(now));

/** Appearance of each kind of occupancy: by colour and by symbol. */
export const occupancyStyle: Record<OccupancyKind, string> = {
	CONFIRMED: 'bg-primary text-on-primary forced-colors:border',
	REQUESTED: 'border-2 border-accent bg-accent-soft text-accent-text',
	HELD: 'border border-control-line border-dashed bg-surface text-muted',
	COMPLETED: 'bg-line text-muted forced-colors:border',
	BLOCK: 'day-hatched bg-sunken text-ink forced-colors:border',
	IMPORT: 'day-hatched border border-info bg-sunken text-info',
};
