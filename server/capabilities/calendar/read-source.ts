/** Reads an external calendar once: fetches and parses it, and returns the coming year. */
import type { SourceProblem } from '#contract/calendar.ts';
import { DAY_MS } from '#contract/time.ts';
import type { Span } from '#server/capabilities/availability/index.ts';
import { inThread } from '#server/platform/base/in-thread.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import { safeFetch } from '#server/platform/safe-fetch/safe-fetch.ts';
import type { BusySpan } from './read-ical.ts';
import { mergeSpans } from './rules.ts';

const HORIZON_MS = 366 * DAY_MS;
const LIMITS = { maxBytes: 2 * 1024 * 1024, timeoutMs: 10_000, maxRedirects: 3 };
const THREAD = { withinMs: 5000, heapMb: 96 };

export type SourceReading = { spans: Span[] } | { problem: SourceProblem };

/** Never throws because of the calendar or its server. Only public addresses are fetched, except in a demo that others cannot reach. */
export async function readSource(platform: Platform, url: string): Promise<SourceReading> {
	const answer = await safeFetch(url, { ...LIMITS, allowPrivate: platform.allowPrivateAddresses });
	if ('problem' in answer) return answer;
	const now = platform.clock.now().getTime();
	// Null if it is not a calendar, or takes too long or too much memory to parse.
	const input = { text: answer.text, window: { from: now, to: now + HORIZON_MS } };
	const busy = await inThread<BusySpan[]>(new URL('./ical-worker.ts', import.meta.url), input, THREAD);
	if (!busy) return { problem: 'NOT_A_CALENDAR' };
	return { spans: mergeSpans(busy.map(({ from, to }) => ({ startsAt: new Date(from), endsAt: new Date(to) }))) };
}
