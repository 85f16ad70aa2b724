/** Content of the board: its days, and the bars of a car. Pure; dates are `YYYY-MM-DD` in Amman. */
import type { BoardCar } from '#contract/fleet.ts';
import { addDays, ammanDate, ammanMidnight, DAY_MS, isCalendarDate } from '#contract/time.ts';
import { isInBranch } from '#web/features/companies/branches.ts';

/** Periods of the board: number of days, width of a day in pixels, and days before today. */
export const spans = {
	week: { days: 7, width: 112, before: 1 },
	month: { days: 31, width: 44, before: 3 },
	quarter: { days: 90, width: 20, before: 7 },
} as const;
export type Span = keyof typeof spans;

export type Period = { span: Span; from: string; to: string; days: string[]; width: number };

export const todayIn = (now: number): string => ammanDate(new Date(now));

/** From the address: `span` and `from`; without them a month around today. */
export function periodFrom(query: URLSearchParams, today: string): Period {
	const span = query.get('span');
	const chosen: Span = span === 'week' || span === 'quarter' ? span : 'month';
	const { days, width, before } = spans[chosen];
	const typed = query.get('from');
	const from = typed && isCalendarDate(typed) ? typed : addDays(today, -before);
	return { span: chosen, from, to: addDays(from, days), days: Array.from({ length: days }, (_, day) => addDays(from, day)), width };
}

export type Booking = BoardCar['bookings'][number];
export type Block = BoardCar['blocks'][number];
export type BarKind = Booking['state'] | 'OVERDUE' | 'BLOCK' | 'IMPORT' | 'TURNAROUND' | 'GAP';
/** A bar in a car's row: offset and length in days, cut at the ends of the board. */
export type Bar = { kind: BarKind; offset: number; length: number; booking: Booking | null; block: Block | null };
type Interval = { kind: BarKind; start: number; end: number; booking?: Booking; block?: Block };

/** Gaps of at most this many days between two rentals are marked, because they are rarely booked. */
const MAX_GAP_DAYS = 2;
const MIN_GAP_DAYS = 0.5;

const midnight = (date: string): number => ammanMidnight(date).getTime();

/** Ordered by start; turnarounds and gaps come after all other bars. */
export function barsOf(car: Pick<BoardCar, 'bookings' | 'blocks' | 'imports'>, period: Pick<Period, 'from' | 'to'>, now: number): Bar[] {
	const occupied = intervalsOf(car, now).toSorted((a, b) => a.start - b.start);
	const turnarounds = car.bookings.flatMap(({ endAt, freeAt, isOverdue }): Interval[] => {
		const [start, end] = [Date.parse(endAt), Date.parse(freeAt)];
		return end > start && !isOverdue ? [{ kind: 'TURNAROUND', start, end }] : [];
	});
	return [...occupied, ...turnarounds, ...gapsBetween([...occupied, ...turnarounds], now)].flatMap((interval) => toBars(interval, period));
}

function intervalsOf({ bookings, blocks, imports }: Pick<BoardCar, 'bookings' | 'blocks' | 'imports'>, now: number): Interval[] {
	return [
		...bookings.map((booking): Interval => {
			const [start, end] = [Date.parse(booking.startAt), Date.parse(booking.endAt)];
			return booking.isOverdue
				? { kind: 'OVERDUE', start, end: Math.max(end, now), booking }
				: { kind: booking.state, start, end, booking };
		}),
		...blocks.map((block): Interval => ({ kind: 'BLOCK', start: midnight(block.from), end: midnight(block.to), block })),
		...imports.map(({ startAt, endAt }): Interval => ({ kind: 'IMPORT', start: Date.parse(startAt), end: Date.parse(endAt) })),
	];
}

/** Short free times between two occupancies, from now on. */
function gapsBetween(intervals: readonly Interval[], now: number): Interval[] {
	const ordered = intervals.toSorted((a, b) => a.start - b.start);
	let busyUntil = Number.POSITIVE_INFINITY;
	return ordered.flatMap((interval): Interval[] => {
		const start = Math.max(busyUntil, now);
		const days = (interval.start - start) / DAY_MS;
		busyUntil = busyUntil === Number.POSITIVE_INFINITY ? interval.end : Math.max(busyUntil, interval.end);
		return days >= MIN_GAP_DAYS && days <= MAX_GAP_DAYS ? [{ kind: 'GAP', start, end: interval.start }] : [];
	});
}

function toBars({ kind, start, end, booking = undefined, block = undefined }: Interval, { from, to }: Pick<Period, 'from' | 'to'>): Bar[] {
	const [first, last] = [midnight(from), midnight(to)];
	const [begin, until] = [Math.max(start, first), Math.min(end, last)];
	if (until <= begin) return [];
	return [{ kind, offset: (begin - first) / DAY_MS, length: (until - begin) / DAY_MS, booking: booking ?? null, block: block ?? null }];
}

/** The bar that covers most of a day; gaps and turnarounds do not count. */
export function barOn(bars: readonly Bar[], day: number): Bar | null {
	const overlap = ({ offset, length }: Bar) => Math.min(offset + length, day + 1) - Math.max(offset, day);
	const solid = bars.filter((bar) => overlap(bar) > 0 && bar.kind !== 'GAP' && bar.kind !== 'TURNAROUND');
	return solid.toSorted((a, b) => overlap(b) - overlap(a))[0] ?? null;
}

/** The part of a block that can still be changed: from today on. Null if it is over. */
export function openDays({ from, to }: Block, today: string): Block | null {
	const first = from > today ? from : today;
	return first < to ? { from: first, to } : null;
}

/** Moves the whole block, also if the board shows only a part of it. */
export const movedBy = ({ from, to }: Block, days: number): Block => ({ from: addDays(from, days), to: addDays(to, days) });

/** The parts of the old block outside the new one: they must be unblocked. */
export function daysToOpen(before: Block, after: Block): Block[] {
	const parts: Block[] = [
		{ from: before.from, to: before.to < after.from ? before.to : after.from },
		{ from: before.from > after.to ? before.from : after.to, to: before.to },
	];
	return parts.filter(({ from, to }) => from < to);
}

export type Filters = { branch: string; city: string; bodyType: string; state: string };

export const filtersFrom = (query: URLSearchParams): Filters => ({
	branch: query.get('branch') ?? '',
	city: query.get('city') ?? '',
	bodyType: query.get('class') ?? '',
	state: query.get('state') ?? '',
});

/** `OVERDUE`, `SERVICE` and `PAPERS` are states of the row, all others those of the listing. */
export function matches(car: BoardCar, { branch, city, bodyType, state }: Filters, period: Pick<Period, 'to'>): boolean {
	if (!isInBranch(car, branch)) return false;
	if (city && car.city !== city) return false;
	if (bodyType && car.bodyType !== bodyType) return false;
	if (state === 'OVERDUE') return car.bookings.some(({ isOverdue }) => isOverdue);
	if (state === 'SERVICE') return car.service !== null && car.service.state !== 'PLANNED';
	if (state === 'PAPERS') return car.papers.some(({ expiresOn }) => expiresOn < period.to);
	return !state || car.state === state;
}
