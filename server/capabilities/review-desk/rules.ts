/** Whether an admin may open or decide what another admin may be reviewing. Pure. */

/** The admin who has something open, or has made a decision that can still be undone. */
export type Review = { reviewerId: string; claimedUntil: Date; carryOutAt: Date | null };

/** Why this admin may neither open nor decide it now. */
export function findReviewProblem(
	{ reviewerId, claimedUntil, carryOutAt }: Review,
	adminId: string,
	now: Date,
): 'NOT_PENDING' | 'DECIDED_BY' | 'REVIEWED_BY' | null {
	const isOwn = reviewerId === adminId;
	if (carryOutAt) return isOwn ? 'NOT_PENDING' : 'DECIDED_BY';
	return !isOwn && claimedUntil > now ? 'REVIEWED_BY' : null;
}
