/** An admin retries a refund that was given up, under a new key. */
import { refuse } from '#server/platform/base/refusal.ts';
import { audit } from '#server/platform/context/audit.ts';
import { inTransaction, lockSubject } from '#server/platform/database/transaction.ts';
import type { Caller } from '#server/platform/http/route.ts';
import type { PaymentPlatform } from './payment-platform.ts';
import { enqueueRefund } from './refund-payment.ts';
import { changeRefund, lockRefund, refundById } from './sql.ts';

export async function retryRefund(platform: PaymentPlatform, caller: Caller, refundId: string): Promise<void> {
	await inTransaction(platform.db, async (tx) => {
		const found = await refundById(tx, refundId);
		if (!found) throw refuse('REFUND_NOT_FOUND');
		await lockSubject(tx, 'booking', found.booking_id);
		const refund = await lockRefund(tx, refundId);
		if (refund.state !== 'FAILED') throw refuse('REFUND_NOT_RETRYABLE');
		const after = { state: 'PENDING', attempt: refund.attempt + 1 } as const;
		await changeRefund(tx, refundId, { ...after, tries: 0, gateway_refund_id: null, failed_at: null });
		await enqueueRefund(tx, refund);
		await audit(platform, tx, {
			actorId: caller.personId,
			action: 'refund.retry',
			subject: 'refund',
			subjectId: refundId,
			before: { state: refund.state, attempt: refund.attempt, failure: refund.failure },
			after,
		});
	});
}
