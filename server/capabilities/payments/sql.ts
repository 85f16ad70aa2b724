/** Every query on payments, refunds and gateway_notices. */
import { randomBytes, randomUUID } from 'node:crypto';
import type { Queryable, Transaction } from '#server/platform/database/pool.ts';
import type { PaymentState } from '#server/providers/gateway/port.ts';
import { referenceFrom } from './rules.ts';

export type PaymentRow = NonNullable<Awaited<ReturnType<typeof paymentById>>>;
export type RefundRow = NonNullable<Awaited<ReturnType<typeof refundById>>>;

export async function paymentById(db: Queryable, id: string) {
	return db.selectFrom('payments').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function lockPayment(tx: Transaction, id: string): Promise<PaymentRow> {
	return tx.selectFrom('payments').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow();
}

export async function paymentByGatewayId(db: Queryable, gateway: string, gatewayPaymentId: string) {
	return db
		.selectFrom('payments')
		.selectAll()
		.where('gateway', '=', gateway)
		.where('gateway_payment_id', '=', gatewayPaymentId)
		.executeTakeFirst();
}

export async function paymentByOrder(db: Queryable, gateway: string, gatewayOrderId: string) {
	return db
		.selectFrom('payments')
		.selectAll()
		.where('gateway', '=', gateway)
		.where('gateway_order_id', '=', gatewayOrderId)
		.executeTakeFirst();
}

export async function openPaymentOf(db: Queryable, bookingId: string) {
	return db
		.selectFrom('payments')
		.selectAll()
		.where('booking_id', '=', bookingId)
		.where('state', 'in', ['PENDING', 'AUTHORIZED', 'REVIEW'])
		.executeTakeFirst();
}

export async function keptPaymentOf(db: Queryable, bookingId: string) {
	return db.selectFrom('payments').selectAll().where('booking_id', '=', bookingId).where('kept', '=', true).executeTakeFirst();
}

export async function unsettledPaymentsOf(db: Queryable, bookingId: string) {
	return db.selectFrom('payments').select('id').where('booking_id', '=', bookingId).where('state', '<>', 'PAID').execute();
}

export async function insertPayment(
	tx: Transaction,
	payment: { bookingId: string; payerId: string; gateway: string; rentalFils: bigint; depositFils: bigint; payUntil: Date; now: Date },
): Promise<PaymentRow> {
	return tx
		.insertInto('payments')
		.values({
			id: randomUUID(),
			booking_id: payment.bookingId,
			payer_id: payment.payerId,
			gateway: payment.gateway,
			reference: referenceFrom(randomBytes(8)),
			rental_fils: payment.rentalFils,
			deposit_fils: payment.depositFils,
			amount_fils: payment.rentalFils + payment.depositFils,
			state: 'PENDING',
			pay_until: payment.payUntil,
			created_at: payment.now,
		})
		.returningAll()
		.executeTakeFirstOrThrow();
}

export async function noteCheckout(db: Queryable, id: string, checkout: { redirectUrl: string; gatewayOrderId: string }): Promise<void> {
	await db
		.updateTable('payments')
		.set({ redirect_url: checkout.redirectUrl, gateway_order_id: checkout.gatewayOrderId })
		.where('id', '=', id)
		.execute();
}

export type PaymentChange = {
	state?: PaymentState;
	kept?: boolean;
	gateway_payment_id?: string;
	gateway_reference?: string;
	failure_code?: string | null;
	failure_message?: string | null;
	paid_at?: Date;
	checked_at?: Date;
	refund_reserved_fils?: bigint;
};

export async function changePayment(db: Queryable, id: string, change: PaymentChange): Promise<PaymentRow> {
	return db.updateTable('payments').set(change).where('id', '=', id).returningAll().executeTakeFirstOrThrow();
}

export async function insertRefund(
	tx: Transaction,
	refund: { paymentId: string; bookingId: string; amountFils: bigint; reason: string; now: Date },
): Promise<RefundRow> {
	return tx
		.insertInto('refunds')
		.values({
			id: randomUUID(),
			payment_id: refund.paymentId,
			booking_id: refund.bookingId,
			amount_fils: refund.amountFils,
			reason: refund.reason,
			state: 'PENDING',
			created_at: refund.now,
		})
		.returningAll()
		.executeTakeFirstOrThrow();
}

export async function refundById(db: Queryable, id: string) {
	return db.selectFrom('refunds').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function lockRefund(tx: Transaction, id: string): Promise<RefundRow> {
	return tx.selectFrom('refunds').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow();
}

export async function refundByGatewayId(db: Queryable, gateway: string, gatewayRefundId: string) {
	return db
		.selectFrom('refunds')
		.innerJoin('payments', 'payments.id', 'refunds.payment_id')
		.selectAll('refunds')
		.where('payments.gateway', '=', gateway)
		.where('gateway_refund_id', '=', gatewayRefundId)
		.executeTakeFirst();
}

export async function refundsOfBookings(db: Queryable, bookingIds: readonly string[]): Promise<RefundRow[]> {
	if (bookingIds.length === 0) return [];
	return db.selectFrom('refunds').selectAll().where('booking_id', 'in', bookingIds).orderBy('created_at').execute();
}

export async function refundsOfPayment(db: Queryable, paymentId: string): Promise<RefundRow[]> {
	return db.selectFrom('refunds').selectAll().where('payment_id', '=', paymentId).orderBy('created_at').execute();
}

export type RefundChange = {
	state?: 'SENT' | 'REFUNDED' | 'FAILED';
	gateway_refund_id?: string;
	tries?: number;
	sent_at?: Date;
	refunded_at?: Date;
};

export async function changeRefund(db: Queryable, id: string, change: RefundChange): Promise<void> {
	await db.updateTable('refunds').set(change).where('id', '=', id).execute();
}

/** Null where this notice is already kept. */
export async function keepNotice(
	tx: Transaction,
	notice: { gateway: string; dedupe: string; kind: string; hints: readonly string[]; now: Date },
): Promise<string | null> {
	const row = await tx
		.insertInto('gateway_notices')
		.values({
			id: randomUUID(),
			gateway: notice.gateway,
			dedupe: notice.dedupe,
			kind: notice.kind,
			hints: [...notice.hints],
			received_at: notice.now,
		})
		.onConflict((conflict) => conflict.constraint('gateway_notices_are_kept_once').doNothing())
		.returning('id')
		.executeTakeFirst();
	return row?.id ?? null;
}

/** What notices of that kind pointed at first, since then. */
export async function noticedSince(db: Queryable, gateway: string, kind: 'transfer', since: Date): Promise<string[]> {
	const rows = await db
		.selectFrom('gateway_notices')
		.select('hints')
		.where('gateway', '=', gateway)
		.where('kind', '=', kind)
		.where('received_at', '>=', since)
		.orderBy('received_at')
		.execute();
	return rows.flatMap(({ hints }) => hints.slice(0, 1));
}

export async function noticeById(db: Queryable, id: string) {
	return db.selectFrom('gateway_notices').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function noteHandled(db: Queryable, id: string, now: Date): Promise<void> {
	await db.updateTable('gateway_notices').set({ handled_at: now }).where('id', '=', id).execute();
}
