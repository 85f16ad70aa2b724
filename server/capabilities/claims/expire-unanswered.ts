/** The renter did not respond in time. Nothing is captured automatically: an admin decides, and the settlement waits until then. */
import { isUnanswered, submitUnanswered } from '#server/capabilities/cases/index.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { lockClaim, toClaimLifecycle } from './claim-guards.ts';
import { toEventPayload } from './event-payload.ts';
import { claimUnanswered } from './events.ts';
import { changeClaim, overdueAnswers } from './sql.ts';

export async function expireUnanswered(platform: Platform, claimId: string): Promise<void> {
	await inTransaction(platform.db, async (tx) => {
		const claim = await lockClaim(tx, claimId);
		if (!claim || claim.decision_due_at || !isUnanswered(toClaimLifecycle(claim), platform.clock.now())) return;
		const waiting = await changeClaim(tx, claimId, { decision_due_at: claim.answer_by });
		await submitUnanswered(platform, tx, { subject: 'claim', id: claimId, bookingId: claim.booking_id });
		await platform.events.publish(platform, tx, claimUnanswered, await toEventPayload(tx, waiting));
	});
}

export async function endAllOverdue(platform: Platform): Promise<void> {
	for (const claimId of await overdueAnswers(platform.db, platform.clock.now())) await expireUnanswered(platform, claimId);
}
