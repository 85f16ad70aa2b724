/** Reports a review to admins. It stays unchanged until one has decided. */
import type { ReportReason } from '#contract/reviews.ts';
import { refuse } from '#server/platform/base/refusal.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import type { Caller } from '#server/platform/http/route.ts';
import { isPublic } from './rules.ts';
import { insertReport, reviewById } from './sql.ts';

export async function reportReview(
	platform: Platform,
	caller: Caller,
	id: string,
	{ reason, note }: { reason: ReportReason; note: string },
): Promise<void> {
	await platform.limits.count('reportPerson', caller.userId);
	await inTransaction(platform.db, async (tx) => {
		const review = await reviewById(tx, id);
		// Own reviews cannot be reported; unpublished ones are reported as missing.
		if (!review || !isPublic(review) || review.author_id === caller.userId) throw refuse('REVIEW_NOT_FOUND');
		const isFirst = await insertReport(tx, { reviewId: id, reporterId: caller.userId, reason, note, now: platform.clock.now() });
		if (!isFirst) throw refuse('REVIEW_ALREADY_REPORTED');
	});
}
