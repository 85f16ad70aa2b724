/** Reminders of a claim, each sent once: a day before the response time ends, and some days after the excess was requested. */
import { isUnanswered } from '#server/capabilities/cases/index.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { lockClaim, toClaimLifecycle } from './claim-guards.ts';
import { toEventPayload } from './event-payload.ts';
import { claimAnswerDue, claimExcessDue } from './events.ts';

export async function remindOfAnswer(platform: Platform, claimId: string): Promise<void> {
	await inTransaction(platform.db, async (tx) => {
		const claim = await lockClaim(tx, claimId);
		if (claim?.status !== 'OPEN' || isUnanswered(toClaimLifecycle(claim), platform.clock.now())) return;
		await platform.events.publish(platform, tx, claimAnswerDue, await toEventPayload(tx, claim));
	});
}

export async function remindOfExcess(platform: Platform, claimId: string): Promise<void> {
	await inTransaction(platform.db, async (tx) => {
		const claim = await lockClaim(tx, claimId);
		if (!claim || toClaimLifecycle(claim).excess !== 'ASKED') return;
		await platform.events.publish(platform, tx, claimExcessDue, await toEventPayload(tx, claim));
	});
}
