/** The card was charged for a claim; in the transaction in which the payment moved, under the booking's lock. */
import { formatFils } from '#contract/money.ts';
import { returnClaimPayment } from '#server/capabilities/payments/index.ts';
import { audit } from '#server/platform/context/audit.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import type { Transaction } from '#server/platform/database/pool.ts';
import { factsOf } from './facts.ts';
import { lockClaim, standingOf } from './hold-claim.ts';
import { claimExcessPaid } from './news.ts';
import { changeClaim } from './sql.ts';

/** Paid on a page that was open when we gave up asking, it goes straight back. */
export async function claimWasPaid(
	platform: Platform,
	tx: Transaction,
	{ paymentId, claimId }: { paymentId: string; claimId: string },
): Promise<void> {
	const claim = await lockClaim(tx, claimId);
	if (!claim || standingOf(claim).excess !== 'ASKED') {
		await returnClaimPayment(platform, tx, paymentId, 'CLAIM_PAID_TOO_LATE');
		return;
	}
	const paid = await changeClaim(tx, claimId, { excess_paid_at: platform.clock.now() });
	await audit(platform, tx, {
		actorId: claim.renter_id,
		action: 'claim.excess-paid',
		subject: 'claim',
		subjectId: claimId,
		after: { paymentId, amountJod: formatFils(claim.excess_fils) },
	});
	const facts = await factsOf(tx, paid);
	await platform.news.publish(platform, tx, claimExcessPaid, { ...facts, amountJod: formatFils(claim.excess_fils) });
}
