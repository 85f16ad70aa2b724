/** Whether a car is occupied, from its booked ranges (half-open: a car returned at ten can be picked up at ten). */
import type { BookedRange } from '#contract/availability.ts';
import { parseMoment } from '#contract/time.ts';

type Span = readonly [start: number, end: number];

/** Returns whether a stay would overlap a booked range. Unparsable ranges count as free: the server decides. */
export function occupancy(ranges: readonly BookedRange[]): (start: Date, end: Date) => boolean {
	const spans = ranges.map(({ startDate, endDate }): Span => [momentOf(startDate), momentOf(endDate)]);
	return (start, end) => spans.some(([from, to]) => start.getTime() < to && from < end.getTime());
}

const momentOf = (text: string): number => parseMoment(text)?.getTime() ?? Number.NaN;
