/** Job handlers of renters' claims: the reminder, and the end of the owner's time to answer. */
import { isUnanswered, submitUnanswered } from '#server/capabilities/cases/index.ts';
import { listAdminIds } from '#server/capabilities/identity/index.ts';
import type { Platform, PlatformJob } from '#server/platform/context/platform.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { handle } from '#server/platform/jobs/jobs.ts';
import type { Recurring } from '#server/platform/jobs/worker.ts';
import { toEventPayload } from './event-payload.ts';
import { renterClaimAnswerDue, renterClaimUnanswered } from './events.ts';
import { lockRenterClaim, toLifecycle } from './guards.ts';
import { endAnswerTime, endOverdueAnswers, remindAnswer } from './jobs.ts';
import { changeRenterClaim, overdueAnswers } from './sql.ts';

async function remindOwner(platform: Platform, claimId: string): Promise<void> {
	await inTransaction(platform.db, async (tx) => {
		const claim = await lockRenterClaim(tx, claimId);
		if (claim?.status !== 'OPEN' || isUnanswered(toLifecycle(claim), platform.clock.now())) return;
		await platform.events.publish(platform, tx, renterClaimAnswerDue, await toEventPayload(tx, claim));
	});
}

/** Nothing is granted automatically: an admin decides, and the settlement waits until then. */
async function expireUnanswered(platform: Platform, claimId: string): Promise<void> {
	await inTransaction(platform.db, async (tx) => {
		const claim = await lockRenterClaim(tx, claimId);
		if (!claim || claim.decision_due_at || !isUnanswered(toLifecycle(claim), platform.clock.now())) return;
		const waiting = await changeRenterClaim(tx, claimId, { decision_due_at: claim.answer_by });
		await submitUnanswered(platform, tx, { subject: 'renter-claim', id: claimId, bookingId: claim.booking_id });
		await platform.events.publish(platform, tx, renterClaimUnanswered, {
			...(await toEventPayload(tx, waiting)),
			adminIds: await listAdminIds(tx),
		});
	});
}

async function endAllOverdue(platform: Platform): Promise<void> {
	for (const claimId of await overdueAnswers(platform.db, platform.clock.now())) await expireUnanswered(platform, claimId);
}

export const renterClaimJobs: readonly PlatformJob[] = [
	handle(remindAnswer, (platform, { claimId }) => remindOwner(platform, claimId)),
	handle(endAnswerTime, (platform, { claimId }) => expireUnanswered(platform, claimId)),
	handle(endOverdueAnswers, endAllOverdue),
];

export const renterClaimsRecurring: readonly Recurring[] = [{ name: endOverdueAnswers.name, match: '43 * * * *' }];
