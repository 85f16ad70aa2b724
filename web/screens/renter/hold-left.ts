/** The time that is left to pay for held dates. */

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;

/** Milliseconds until `holdExpiresAt` (ISO), never less than 0; null where nothing is held. */
export function holdLeft(holdExpiresAt: string | null, now: number): number | null {
	const end = holdExpiresAt === null ? Number.NaN : Date.parse(holdExpiresAt);
	return Number.isNaN(end) ? null : Math.max(0, end - now);
}

/** `1_453_000` → `24:13`; what is begun counts, so that 0:00 is the end. */
export function clockText(leftMs: number): string {
	const seconds = Math.ceil(leftMs / SECOND_MS);
	return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** Whole minutes: never more than there really is. */
export const wholeMinutes = (leftMs: number): number => Math.floor(leftMs / MINUTE_MS);

/** What is said aloud: only near the end, once at five minutes and once at one. */
export function announcement(leftMs: number): 'five' | 'one' | null {
	if (leftMs <= 0 || leftMs > 5 * MINUTE_MS) return null;
	return leftMs <= MINUTE_MS ? 'one' : 'five';
}
