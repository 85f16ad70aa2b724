/** Remaining time of a hold. */

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;

/** Milliseconds until `holdExpiresAt` (ISO), at least 0; null without a hold. */
export function holdLeft(holdExpiresAt: string | null, now: number): number | null {
	const end = holdExpiresAt === null ? Number.NaN : Date.parse(holdExpiresAt);
	return Number.isNaN(end) ? null : Math.max(0, end - now);
}

/** `1_453_000` → `24:13`; rounded up, so that 0:00 is the end. */
export function clockText(leftMs: number): string {
	const seconds = Math.ceil(leftMs / SECOND_MS);
	return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** Whole minutes, rounded down. */
export const wholeMinutes = (leftMs: number): number => Math.floor(leftMs / MINUTE_MS);

/** Screen reader announcement: only at five minutes and at one. */
export function announcement(leftMs: number): 'five' | 'one' | null {
	if (leftMs <= 0 || leftMs > 5 * MINUTE_MS) return null;
	return leftMs <= MINUTE_MS ? 'one' : 'five';
}
