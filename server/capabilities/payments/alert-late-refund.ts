/** A refund that has not arrived when due: its status is fetched once more, then an alert is raised once. */
import { formatFils } from '#contract/money.ts';
import { raiseAlert } from '#server/platform/context/alerts.ts';
import { businessDaysLater } from '#server/platform/context/business-days.ts';
import { inTransaction, lockSubject } from '#server/platform/database/transaction.ts';
import { enqueue, priority } from '#server/platform/jobs/jobs.ts';
import { GatewayRefusal, GatewayUnreachable } from '#server/providers/gateway/port.ts';
import { openDisputeOf } from './disputes-sql.ts';
import { checkRefundJob } from './jobs.ts';
import type { PaymentPlatform } from './payment-platform.ts';
import { hasArrived } from './refund-rules.ts';
import { syncRefund } from './send-refund.ts';
import { lockRefund, type RefundRow, refundById } from './sql.ts';

export async function alertLateRefund(platform: PaymentPlatform, refundId: string): Promise<void> {
	const seen = await refundById(platform.db, refundId);
	if (!seen || hasArrived(seen)) return;
	await recheckRefund(platform, seen);
	await inTransaction(platform.db, async (tx) => {
		await lockSubject(tx, 'booking', seen.booking_id);
		const refund = await lockRefund(tx, refundId);
		if (hasArrived(refund)) return;
		// Nothing is sent during an open dispute, so the refund is not late.
		if (await openDisputeOf(tx, refund.booking_id)) {
			const runAt = await businessDaysLater(tx, platform.clock.now(), 1);
			await enqueue(tx, checkRefundJob, { refundId }, { runAt, key: `late-refund-${refundId}`, priority: priority.background });
			return;
		}
		await raiseAlert(platform, tx, {
			kind: 'REFUND_LATE',
			subject: 'refund',
			subjectId: refundId,
			detail: { bookingId: refund.booking_id, amountJod: formatFils(refund.amount_fils), state: refund.state },
		});
	});
}

async function recheckRefund(platform: PaymentPlatform, refund: RefundRow): Promise<void> {
	try {
		await syncRefund(platform, refund);
	} catch (error) {
		// The refund is late, for any reason of the missing answer.
		if (!(error instanceof GatewayUnreachable) && !(error instanceof GatewayRefusal)) throw error;
	}
}
