/** Reads an external calendar once: fetches and parses it, and keeps the coming year. */
import { Worker } from 'node:worker_threads';
import type { SourceProblem } from '#contract/calendar.ts';
import { DAY_MS } from '#contract/time.ts';
import type { Span } from '#server/capabilities/availability/index.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import { safeFetch } from '#server/platform/safe-fetch/safe-fetch.ts';
import type { BusySpan } from './read-ical.ts';
import { mergeSpans } from './rules.ts';

const HORIZON_MS = 366 * DAY_MS;
const READING_MS = 5000;
const LIMITS = { maxBytes: 2 * 1024 * 1024, timeoutMs: 10_000, maxRedirects: 3 };
const MEMORY_MB = 96;

export type SourceReading = { spans: Span[] } | { problem: SourceProblem };

/** Never throws because of the calendar or its server. Only public addresses are fetched, except in a demo that others cannot reach. */
export async function readSource(platform: Platform, url: string): Promise<SourceReading> {
	const answer = await safeFetch(url, { ...LIMITS, allowPrivate: platform.allowPrivateAddresses });
	if ('problem' in answer) return answer;
	const now = platform.clock.now().getTime();
	const busy = await inThread(answer.text, { from: now, to: now + HORIZON_MS });
	if (!busy) return { problem: 'NOT_A_CALENDAR' };
	return { spans: mergeSpans(busy.map(({ from, to }) => ({ startsAt: new Date(from), endsAt: new Date(to) }))) };
}

/** Null if it is not a calendar, or takes too long or too much memory to parse. */
function inThread(text: string, window: BusySpan): Promise<BusySpan[] | null> {
	return new Promise((resolve) => {
		const worker = new Worker(new URL('./ical-worker.ts', import.meta.url), {
			workerData: { text, window },
			resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
		});
		const timer = setTimeout(() => done(null), READING_MS);
		const done = (result: BusySpan[] | null) => {
			clearTimeout(timer);
			resolve(result);
			void worker.terminate();
		};
		worker.once('message', done);
		worker.once('error', () => done(null));
	});
}
