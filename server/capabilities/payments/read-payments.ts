/** Charges and refunds as the renter sees them. The caller has checked access. */
import { formatFils } from '#contract/money.ts';
import type { BookingPayment, RefundStep } from '#contract/payments.ts';
import { ammanIso } from '#contract/time.ts';
import type { Queryable } from '#server/platform/database/pool.ts';
import { openDisputeOf } from './disputes-sql.ts';
import { hasArrived } from './refund-rules.ts';
import { paidPaymentsOf, type RefundRow, refundsOfBookings } from './sql.ts';

type PresentedRefund = BookingPayment['refunds'][number];

export async function readPayments(db: Queryable, bookingId: string): Promise<BookingPayment[]> {
	const payments = await paidPaymentsOf(db, bookingId);
	const refunds = await refundsOfBookings(db, [bookingId]);
	const held = (await openDisputeOf(db, bookingId)) !== undefined;
	return payments.map((payment) => ({
		id: payment.id,
		purpose: payment.purpose,
		amountJod: formatFils(payment.amount_fils),
		paidAt: ammanIso(payment.paid_at ?? payment.created_at),
		reference: payment.reference,
		gatewayReference: payment.gateway_reference,
		refunds: refunds.filter((refund) => refund.payment_id === payment.id).map((refund) => present(refund, held)),
	}));
}

function present(refund: RefundRow, held: boolean): PresentedRefund {
	const arrivedAt = hasArrived(refund) ? (refund.refunded_at ?? refund.charged_back_at ?? refund.carried_at) : null;
	return {
		id: refund.id,
		amountJod: formatFils(refund.amount_fils),
		of: kindOf(refund),
		step: stepOf(refund, held),
		owedAt: ammanIso(refund.created_at),
		sentAt: refund.sent_at && ammanIso(refund.sent_at),
		arrivedAt: arrivedAt && ammanIso(arrivedAt),
		expectedBy: ammanIso(refund.due_at),
	};
}

function kindOf({ reason, cause }: RefundRow): PresentedRefund['of'] {
	if (reason === 'DEPOSIT' || reason === 'GOODWILL' || reason === 'RENTER_CLAIM') return reason;
	if (reason.endsWith('PAID_TWICE') || reason === 'CHANGE_PAID_TOO_LATE') return 'PAID_TWICE';
	return cause === '' ? 'CANCELLATION' : 'CHANGE';
}

/** A refund that the gateway gave up before is displayed as delayed, also while it is retried. */
function stepOf({ state, attempt, held_until: heldUntil }: RefundRow, held: boolean): RefundStep {
	if (state === 'REFUNDED') return 'ARRIVED';
	if (state === 'CHARGED_BACK') return 'BY_BANK';
	if (state === 'CARRIED') return 'CARRIED';
	if (state === 'SENT') return 'SENT';
	if (held) return 'ON_HOLD';
	if (heldUntil !== null) return 'WAITING';
	return state === 'FAILED' || attempt > 1 ? 'DELAYED' : 'OWED';
}
