/** Unavailable days of a car, from its booked ranges (half-open: a car returned at ten can be picked up at ten). */
import type { BookedRange } from '#contract/availability.ts';
import { addDays, parseMoment } from '#contract/time.ts';

type Span = readonly [start: number, end: number];

/** Returns whether a stay between two calendar dates would overlap a booked range. Unparsable ranges count as free: the server decides. */
export function occupancy(ranges: readonly BookedRange[]): {
	meets(pickup: string, back: string): boolean;
	takenFrom(date: string): boolean;
} {
	const spans = ranges.map(({ startDate, endDate }): Span => [momentOf(startDate), momentOf(endDate)]);
	const meets = (pickup: string, back: string) => {
		const [start, end] = [momentOf(pickup), momentOf(back)];
		return spans.some(([from, to]) => start < to && from < end);
	};
	return { meets, takenFrom: (date) => meets(date, addDays(date, 1)) };
}

const momentOf = (text: string): number => parseMoment(text)?.getTime() ?? Number.NaN;
