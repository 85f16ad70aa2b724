/** Reminders of a claim: a day before the time to answer is over, and some days after what exceeds the deposit was asked for. Each once. */
import type { Platform } from '#server/platform/context/platform.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { factsOf } from './facts.ts';
import { lockClaim, standingOf } from './hold-claim.ts';
import { claimAnswerDue, claimExcessDue } from './news.ts';
import { isUnanswered } from './rules.ts';

export async function remindOfAnswer(platform: Platform, claimId: string): Promise<void> {
	await inTransaction(platform.db, async (tx) => {
		const claim = await lockClaim(tx, claimId);
		if (claim?.status !== 'OPEN' || isUnanswered(standingOf(claim), platform.clock.now())) return;
		await platform.news.publish(platform, tx, claimAnswerDue, await factsOf(tx, claim));
	});
}

export async function remindOfExcess(platform: Platform, claimId: string): Promise<void> {
	await inTransaction(platform.db, async (tx) => {
		const claim = await lockClaim(tx, claimId);
		if (!claim || standingOf(claim).excess !== 'ASKED') return;
		await platform.news.publish(platform, tx, claimExcessDue, await factsOf(tx, claim));
	});
}
