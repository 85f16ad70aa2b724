/** Remaining time to answer a request. */
import { HOUR_MS } from '#contract/time.ts';

const MINUTE_MS = 60_000;
/** Shorter times are urgent. */
const URGENT_MS = 3 * HOUR_MS;

/** Whole hours, below two hours whole minutes, rounded down. Null after the deadline. */
export type TimeLeft = { unit: 'hours' | 'minutes'; count: number; urgent: boolean } | null;

/** `respondBy` is an ISO time, `now` in milliseconds. */
export function timeLeft(respondBy: string, now: number): TimeLeft {
	const left = Date.parse(respondBy) - now;
	if (!(left > 0)) return null;
	const urgent = left < URGENT_MS;
	if (left >= 2 * HOUR_MS) return { unit: 'hours', count: Math.floor(left / HOUR_MS), urgent };
	return { unit: 'minutes', count: Math.max(1, Math.floor(left / MINUTE_MS)), urgent };
}
