/** The reviewed person replies to a review, once. */
import type { Review } from '#contract/reviews.ts';
import { lockBooking } from '#server/capabilities/bookings/index.ts';
import { refuse } from '#server/platform/base/refusal.ts';
import { assertNoContacts } from '#server/platform/contacts/mask-contacts.ts';
import { audit } from '#server/platform/context/audit.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import type { Caller } from '#server/platform/http/route.ts';
import { presentReviews } from './present.ts';
import { isPublic } from './rules.ts';
import { changeReview, reviewById } from './sql.ts';

export async function answerReview(platform: Platform, caller: Caller, id: string, text: string): Promise<Review> {
	return inTransaction(platform.db, async (tx) => {
		const found = await reviewById(tx, id);
		if (found?.subject_id !== caller.userId) throw refuse('REVIEW_NOT_FOUND');
		assertNoContacts({ text }, caller.lang);
		await lockBooking(tx, found.booking_id);
		// Read again under the lock: it may have been hidden or answered while waiting.
		const review = await reviewById(tx, id);
		if (!review || !isPublic(review)) throw refuse('REVIEW_NOT_FOUND');
		if (review.answer !== null) throw refuse('REVIEW_ALREADY_ANSWERED');
		const answered = await changeReview(tx, id, { answer: text, answered_at: platform.clock.now() });
		await audit(platform, tx, { actorId: caller.personId, action: 'review.answered', subject: 'review', subjectId: id });
		const [presented] = await presentReviews(tx, [answered], caller.userId);
		if (!presented) throw refuse('REVIEW_NOT_FOUND');
		return presented;
	});
}
