/** The time that is left, in hours and minutes. */

const MINUTE_MS = 60_000;

/** `47:05`; never less than nothing. `until`: ISO. */
export function timeLeft(until: string, now: number): string {
	const minutes = Math.max(0, Math.floor((Date.parse(until) - now) / MINUTE_MS));
	return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
}
