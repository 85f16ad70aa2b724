/** Interval arithmetic. Pure; half-open intervals. */
import { ammanMidnight } from '#contract/time.ts';
import type { Span } from '#server/capabilities/availability/index.ts';

/** Whole days in Amman, from one date up to but excluding another. */
export const spanOfDays = ({ from, to }: { from: string; to: string }): Span => ({
	startsAt: ammanMidnight(from),
	endsAt: ammanMidnight(to),
});

/** Merges intervals that overlap or touch; the result is ordered. */
export function mergeSpans(spans: readonly Span[]): Span[] {
	const result: Span[] = [];
	for (const span of spans.toSorted((a, b) => a.startsAt.getTime() - b.startsAt.getTime())) {
		const last = result.at(-1);
		if (last && span.startsAt <= last.endsAt) last.endsAt = later(last.endsAt, span.endsAt);
		else result.push({ ...span });
	}
	return result;
}

/** The parts of `spans` that no interval of `taken` covers. */
export function subtractSpans(spans: readonly Span[], removed: readonly Span[]): Span[] {
	let left = mergeSpans(spans);
	for (const removedSpan of mergeSpans(removed)) {
		left = left.flatMap((span) => [
			...(span.startsAt < removedSpan.startsAt ? [{ startsAt: span.startsAt, endsAt: earlier(span.endsAt, removedSpan.startsAt) }] : []),
			...(span.endsAt > removedSpan.endsAt ? [{ startsAt: later(span.startsAt, removedSpan.endsAt), endsAt: span.endsAt }] : []),
		]);
	}
	return left;
}

/** The intersection of both lists. */
export function intersectSpans(spans: readonly Span[], others: readonly Span[]): Span[] {
	return mergeSpans(
		spans.flatMap((span) =>
			others
				.filter((other) => other.startsAt < span.endsAt && span.startsAt < other.endsAt)
				.map((other) => ({ startsAt: later(span.startsAt, other.startsAt), endsAt: earlier(span.endsAt, other.endsAt) })),
		),
	);
}

const later = (a: Date, b: Date): Date => (a > b ? a : b);
const earlier = (a: Date, b: Date): Date => (a < b ? a : b);
