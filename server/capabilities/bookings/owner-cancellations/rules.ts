/** When an owner's cancellations hide instant book, and which of them an admin may excuse. Pure. */
import type { CancelCode } from '#contract/bookings.ts';
import { PAUSE_AFTER_CANCELLATIONS, PAUSE_DAYS } from '#contract/deadlines.ts';
import { DAY_MS } from '#contract/time.ts';

/** Endings of confirmed bookings that count against the owner. */
export const ownerFailures = ['BY_OWNER', 'NO_SHOW_OWNER', 'REFUSED_AT_PICKUP'] as const satisfies readonly CancelCode[];

export const PAUSE_MS = PAUSE_DAYS * DAY_MS;

/**
 * Until when instant book is hidden: as long as the last 90 days contain three cancellations without a proven cause. Null if they do not.
 * `cancelledAt`: those without one, in any order.
 */
export function pausedUntil(cancelledAt: readonly Date[], now: Date): Date | null {
	const newestFirst = cancelledAt.map((date) => date.getTime()).toSorted((one, other) => other - one);
	const deciding = newestFirst[PAUSE_AFTER_CANCELLATIONS - 1];
	if (deciding === undefined) return null;
	const until = new Date(deciding + PAUSE_MS);
	return until > now ? until : null;
}

/** When the oldest of the counted cancellations is no longer within 90 days; null if there is none. */
export const nextReview = (cancelledAt: readonly Date[]): Date | null =>
	cancelledAt.length === 0 ? null : new Date(Math.min(...cancelledAt.map((date) => date.getTime())) + PAUSE_MS);

type Ended = { cancel_code: CancelCode | null; confirmed_at: Date | null; excused_at: Date | null };

/** Whether it is a confirmed booking that the owner did not fulfil, not excused yet. */
export const canBeExcused = ({ cancel_code: code, confirmed_at: confirmedAt, excused_at: excusedAt }: Ended): boolean =>
	confirmedAt !== null && excusedAt === null && code !== null && (ownerFailures as readonly CancelCode[]).includes(code);
