/** When a trip may be reviewed, and when a review is shown and counts. Pure. */
import type { BookingStatus } from '#contract/bookings.ts';
import { DAY_MS } from '#contract/time.ts';

/** Counted from the completion of the trip. What comes after the reveal is shown at once, so nobody answers stars with stars. */
export const REVEAL_AFTER_MS = 10 * DAY_MS;
export const WRITE_FOR_MS = 14 * DAY_MS;

export type Trip = { status: BookingStatus; completedAt: Date | null };

export const revealsAt = (completedAt: Date): Date => new Date(completedAt.getTime() + REVEAL_AFTER_MS);
export const writeUntil = (completedAt: Date): Date => new Date(completedAt.getTime() + WRITE_FOR_MS);

/** Why somebody of this trip cannot review it now; null where they can. */
export function writingRefusal(
	{ status, completedAt }: Trip,
	hasWritten: boolean,
	now: Date,
): 'REVIEW_TOO_EARLY' | 'REVIEW_ALREADY_WRITTEN' | 'REVIEW_CLOSED' | null {
	if (hasWritten) return 'REVIEW_ALREADY_WRITTEN';
	if (status !== 'COMPLETED' || !completedAt) return 'REVIEW_TOO_EARLY';
	return now < writeUntil(completedAt) ? null : 'REVIEW_CLOSED';
}

/** `written`: how many of the two sides have. */
export const isRevealed = (completedAt: Date, written: number, now: Date): boolean => written === 2 || now >= revealsAt(completedAt);

/** Only such a review is read by others, and only such a one is part of a rating. */
export const counts = (review: { revealed_at: Date | null; hidden_at: Date | null }): boolean =>
	review.revealed_at !== null && review.hidden_at === null;
