/** Every query on payments, refunds and gateway_notices. */
import { randomBytes, randomUUID } from 'node:crypto';
import type { Queryable, Transaction } from '#server/platform/database/pool.ts';
import type { GatewayDispute, PaymentState } from '#server/providers/gateway/port.ts';
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

/** A payment in one of these may still be charged. */
const undecidedStates = ['PENDING', 'AUTHORIZED', 'REVIEW'] as const satisfies readonly PaymentState[];
export const isUndecided = (state: PaymentState): boolean => undecidedStates.some((each) => each === state);

export async function openPaymentOf(db: Queryable, bookingId: string) {
	return db
		.selectFrom('payments')
		.selectAll()
		.where('booking_id', '=', bookingId)
		.where('purpose', '=', 'BOOKING')
		.where('state', 'in', undecidedStates)
		.executeTakeFirst();
}

export async function openClaimPaymentOf(db: Queryable, claimId: string) {
	return db.selectFrom('payments').selectAll().where('claim_id', '=', claimId).where('state', 'in', undecidedStates).executeTakeFirst();
}

export async function openChangePaymentOf(db: Queryable, changeId: string) {
	return db.selectFrom('payments').selectAll().where('change_id', '=', changeId).where('state', 'in', undecidedStates).executeTakeFirst();
}

export async function findAppliedClaimPayment(db: Queryable, claimId: string) {
	return db.selectFrom('payments').selectAll().where('claim_id', '=', claimId).where('kept', '=', true).executeTakeFirst();
}

export async function findAppliedChangePayment(db: Queryable, changeId: string) {
	return db.selectFrom('payments').selectAll().where('change_id', '=', changeId).where('kept', '=', true).executeTakeFirst();
}

/** What was paid for rental and deposit, with the booking, carried over to it, and with each change of it; oldest first, those of one moment always in the same order. */
export async function appliedPaymentsOf(db: Queryable, bookingId: string): Promise<PaymentRow[]> {
	return db
		.selectFrom('payments')
		.selectAll()
		.where('booking_id', '=', bookingId)
		.where('purpose', 'in', ['BOOKING', 'CARRIED', 'CHANGE'])
		.where('kept', '=', true)
		.orderBy('purpose')
		.orderBy('paid_at')
		.orderBy('created_at')
		.orderBy('id')
		.execute();
}

/** For bookings, changes and claims, oldest first. */
export async function paidPaymentsOf(db: Queryable, bookingId: string): Promise<PaymentRow[]> {
	return db
		.selectFrom('payments')
		.selectAll()
		.where('booking_id', '=', bookingId)
		.where('state', '=', 'PAID')
		.orderBy('paid_at')
		.orderBy('purpose')
		.orderBy('created_at')
		.execute();
}

/** Payments for the booking itself or for one change of it. */
export async function unsettledPaymentsOf(db: Queryable, of: { bookingId: string } | { changeId: string }) {
	const query = db.selectFrom('payments').select('id').where('state', 'not in', ['PAID', 'REVIEW']);
	if ('changeId' in of) return query.where('change_id', '=', of.changeId).execute();
	return query.where('booking_id', '=', of.bookingId).where('purpose', '=', 'BOOKING').execute();
}

export async function insertPayment(
	tx: Transaction,
	payment: { bookingId: string; payerId: string; gateway: string; payUntil: Date; now: Date } & (
		| { purpose: 'BOOKING'; rentalFils: bigint; depositFils: bigint }
		| { purpose: 'CHANGE'; changeId: string; rentalFils: bigint; depositFils: bigint }
		| { purpose: 'CLAIM'; claimId: string; ownerId: string; claimFils: bigint }
	),
): Promise<PaymentRow> {
	const amounts =
		payment.purpose !== 'CLAIM'
			? {
					rental_fils: payment.rentalFils,
					deposit_fils: payment.depositFils,
					amount_fils: payment.rentalFils + payment.depositFils,
					...(payment.purpose === 'CHANGE' ? { change_id: payment.changeId } : {}),
				}
			: {
					rental_fils: 0n,
					deposit_fils: 0n,
					claim_fils: payment.claimFils,
					amount_fils: payment.claimFils,
					claim_id: payment.claimId,
					payee_id: payment.ownerId,
				};
	return tx
		.insertInto('payments')
		.values({
			id: randomUUID(),
			booking_id: payment.bookingId,
			payer_id: payment.payerId,
			gateway: payment.gateway,
			reference: referenceFrom(randomBytes(8)),
			purpose: payment.purpose,
			...amounts,
			state: 'PENDING',
			pay_until: payment.payUntil,
			created_at: payment.now,
		})
		.returningAll()
		.executeTakeFirstOrThrow();
}

export async function setCheckout(db: Queryable, id: string, checkout: { redirectUrl: string; gatewayOrderId: string }): Promise<void> {
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
	rental_reduced_fils?: bigint;
	deposit_reduced_fils?: bigint;
	goodwill_fils?: bigint;
	goodwill_absorbed_fils?: bigint;
	gateway_fee_fils?: bigint;
	gateway_fee_is_final?: boolean;
	told?: string | null;
};

export async function changePayment(db: Queryable, id: string, change: PaymentChange): Promise<PaymentRow> {
	return db.updateTable('payments').set(change).where('id', '=', id).returningAll().executeTakeFirstOrThrow();
}

export async function insertRefund(
	tx: Transaction,
	refund: {
		paymentId: string;
		bookingId: string;
		amountFils: bigint;
		reason: string;
		cause: string;
		dueAt: Date;
		now: Date;
		heldUntil?: Date | undefined;
	},
): Promise<RefundRow> {
	return tx
		.insertInto('refunds')
		.values({
			id: randomUUID(),
			payment_id: refund.paymentId,
			booking_id: refund.bookingId,
			amount_fils: refund.amountFils,
			reason: refund.reason,
			cause: refund.cause,
			state: 'PENDING',
			held_until: refund.heldUntil ?? null,
			due_at: refund.dueAt,
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
	state?: 'PENDING' | 'SENT' | 'REFUNDED' | 'FAILED' | 'CHARGED_BACK' | 'CARRIED';
	amount_fils?: bigint;
	held_until?: Date | null;
	carried_at?: Date;
	gateway_refund_id?: string | null;
	attempt?: number;
	tries?: number;
	sent_at?: Date;
	refunded_at?: Date;
	charged_back_at?: Date;
	failed_at?: Date | null;
	failure?: string | null;
};

export async function changeRefund(db: Queryable, id: string, change: RefundChange): Promise<void> {
	await db.updateTable('refunds').set(change).where('id', '=', id).execute();
}

/** Null if this notice is already stored. */
export async function insertNotice(
	tx: Transaction,
	notice: { gateway: string; dedupe: string; kind: string; hints: readonly string[]; dispute?: GatewayDispute; now: Date },
): Promise<string | null> {
	const row = await tx
		.insertInto('gateway_notices')
		.values({
			id: randomUUID(),
			gateway: notice.gateway,
			dedupe: notice.dedupe,
			kind: notice.kind,
			hints: [...notice.hints],
			dispute: notice.dispute ? JSON.stringify(notice.dispute) : null,
			received_at: notice.now,
		})
		.onConflict((conflict) => conflict.constraint('gateway_notices_are_kept_once').doNothing())
		.returning('id')
		.executeTakeFirst();
	return row?.id ?? null;
}

/** Targets of the notices of this kind since then. */
export async function listNoticeTargets(db: Queryable, gateway: string, kind: 'transfer', since: Date): Promise<string[]> {
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

export async function markNoticeProcessed(db: Queryable, id: string, now: Date): Promise<void> {
	await db.updateTable('gateway_notices').set({ handled_at: now }).where('id', '=', id).execute();
}
