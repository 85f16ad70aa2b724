/** A payment for a claim was captured; runs in the transaction of the payment, under the booking's lock. */
import { formatFils } from '#contract/money.ts';
import { returnClaimPayment } from '#server/capabilities/payments/index.ts';
import { audit } from '#server/platform/context/audit.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import type { Transaction } from '#server/platform/database/pool.ts';
import { lockClaim, toClaimLifecycle } from './claim-guards.ts';
import { toEventPayload } from './event-payload.ts';
import { claimExcessPaid } from './events.ts';
import { changeClaim } from './sql.ts';

/** A payment that arrives after the excess was written off is refunded. */
export async function onClaimPaymentCaptured(
	platform: Platform,
	tx: Transaction,
	{ paymentId, claimId }: { paymentId: string; claimId: string },
): Promise<void> {
	const claim = await lockClaim(tx, claimId);
	if (!claim || toClaimLifecycle(claim).excess !== 'ASKED') {
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
	const payload = await toEventPayload(tx, paid);
	await platform.events.publish(platform, tx, claimExcessPaid, { ...payload, amountJod: formatFils(claim.excess_fils) });
}
