/** When a trip may be reviewed, and when a review is published and counts. Pure. */
import type { BookingStatus } from '#contract/bookings.ts';
import { REVIEW_REVEAL_DAYS, REVIEW_WRITE_DAYS } from '#contract/deadlines.ts';
import { DAY_MS } from '#contract/time.ts';

/** From the completion of the trip. Later reviews are published at once, when retaliation is no longer possible. */
export const REVEAL_AFTER_MS = REVIEW_REVEAL_DAYS * DAY_MS;
export const WRITE_FOR_MS = REVIEW_WRITE_DAYS * DAY_MS;

export type Trip = { status: BookingStatus; completedAt: Date | null };

export const revealsAt = (completedAt: Date): Date => new Date(completedAt.getTime() + REVEAL_AFTER_MS);
export const writeUntil = (completedAt: Date): Date => new Date(completedAt.getTime() + WRITE_FOR_MS);

/** Why this party cannot review the trip now; null if they can. */
export function writingRefusal(
	{ status, completedAt }: Trip,
	hasWritten: boolean,
	now: Date,
): 'REVIEW_TOO_EARLY' | 'REVIEW_ALREADY_WRITTEN' | 'REVIEW_CLOSED' | null {
	if (hasWritten) return 'REVIEW_ALREADY_WRITTEN';
	if (status !== 'COMPLETED' || !completedAt) return 'REVIEW_TOO_EARLY';
	return now < writeUntil(completedAt) ? null : 'REVIEW_CLOSED';
}

/** `written`: how many of the two sides have written. */
export const isRevealed = (completedAt: Date, written: number, now: Date): boolean => written === 2 || now >= revealsAt(completedAt);

/** Whether a review is public and part of the rating. */
export const isPublic = (review: { revealed_at: Date | null; hidden_at: Date | null }): boolean =>
	review.revealed_at !== null && review.hidden_at === null;
