/** An admin hides a review or leaves it published. Both are audited. */
import type { AdminReview } from '#contract/reviews.ts';
import { lockBooking } from '#server/capabilities/bookings/index.ts';
import { refuse } from '#server/platform/base/refusal.ts';
import { audit } from '#server/platform/context/audit.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import type { Transaction } from '#server/platform/database/pool.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { type Caller, isAdmin } from '#server/platform/http/route.ts';
import { countReviews } from './count-reviews.ts';
import { presentForAdmins } from './read-admin-reviews.ts';
import { isPublic } from './rules.ts';
import { changeReview, closeReports, type ReviewRow, reviewById } from './sql.ts';

export async function hideReview(platform: Platform, caller: Caller, id: string, reason: string): Promise<AdminReview> {
	return decide(platform, caller, id, async (tx, review) => {
		if (review.hidden_at !== null) throw refuse('REVIEW_IS_HIDDEN');
		if (isPublic(review)) await countReviews(platform, tx, [review], -1);
		return changeReview(tx, id, { hidden_at: platform.clock.now(), hidden_reason: reason });
	});
}

/** For a review that is not hidden: dismisses the reports. */
export async function unhideReview(platform: Platform, caller: Caller, id: string): Promise<AdminReview> {
	return decide(platform, caller, id, async (tx, review) => {
		if (review.hidden_at === null) return review;
		const shown = await changeReview(tx, id, { hidden_at: null, hidden_reason: null });
		if (isPublic(shown)) await countReviews(platform, tx, [shown], 1);
		return shown;
	});
}

async function decide(
	platform: Platform,
	caller: Caller,
	id: string,
	act: (tx: Transaction, review: ReviewRow) => Promise<ReviewRow>,
): Promise<AdminReview> {
	if (!isAdmin(caller)) throw refuse('NOT_ALLOWED');
	return inTransaction(platform.db, async (tx) => {
		const found = await reviewById(tx, id);
		if (!found) throw refuse('REVIEW_NOT_FOUND');
		await lockBooking(tx, found.booking_id);
		// Read again under the lock: it may have been published or decided while waiting.
		const review = await reviewById(tx, id);
		if (!review) throw refuse('REVIEW_NOT_FOUND');
		const decided = await act(tx, review);
		await closeReports(tx, id, platform.clock.now());
		await audit(platform, tx, {
			actorId: caller.personId,
			action: decided.hidden_at === null ? 'review.kept' : 'review.hidden',
			subject: 'review',
			subjectId: id,
			before: { hiddenReason: review.hidden_reason },
			after: { hiddenReason: decided.hidden_reason },
		});
		const [presented] = await presentForAdmins(tx, [decided], caller.userId);
		if (!presented) throw refuse('REVIEW_NOT_FOUND');
		return presented;
	});
}
