/** Reads across payments and refunds for the admin pages about money. */
import { type ExpressionBuilder, sql } from 'kysely';
import type { Queryable, Transaction } from '#server/platform/database/pool.ts';
import type { DB } from '#server/platform/database/schema.ts';
import type { KnownRefund } from './refund-rules.ts';

const LIMIT = 200;

/** Refunds that were given up or are overdue, oldest first. */
export async function overdueRefunds(db: Queryable, now: Date) {
	return db
		.selectFrom('refunds')
		.innerJoin('payments', 'payments.id', 'refunds.payment_id')
		.selectAll('refunds')
		.select('payments.reference')
		.where((eb) =>
			eb.or([
				eb('refunds.state', '=', 'FAILED'),
				eb.and([eb('refunds.state', 'in', ['PENDING', 'SENT']), eb.or([eb('refunds.due_at', '<', now), eb('refunds.attempt', '>', 1)])]),
			]),
		)
		.orderBy('refunds.due_at')
		.limit(LIMIT)
		.execute();
}

export async function paymentsInReview(db: Queryable) {
	return db.selectFrom('payments').selectAll().where('state', '=', 'REVIEW').orderBy('created_at').limit(LIMIT).execute();
}

/** Fees of the payments applied to the booking and its changes, from the journal: an estimate until the gateway reports. */
export async function gatewayFeeOf(db: Queryable, bookingId: string): Promise<bigint> {
	const row = await db
		.selectFrom('payments')
		.select((eb) => sql<bigint>`coalesce(sum(${eb.ref('gateway_fee_fils')}), 0)::bigint`.as('fils'))
		.where('booking_id', '=', bookingId)
		.where('kept', '=', true)
		.where('purpose', 'in', ['BOOKING', 'CHANGE'])
		.executeTakeFirstOrThrow();
	return row.fils;
}

export async function paymentsByGatewayIds(db: Queryable, gateway: string, ids: readonly string[]) {
	if (ids.length === 0) return [];
	return db.selectFrom('payments').selectAll().where('gateway', '=', gateway).where('gateway_payment_id', 'in', ids).execute();
}

/** Refunds of one charge, oldest first: including those of the bookings that a part of it was carried over to. */
export async function arrivedRefundsOf(db: Queryable, paymentId: string) {
	return db
		.selectFrom('refunds')
		.innerJoin('payments', 'payments.id', 'refunds.payment_id')
		.select(['refunds.id', 'refunds.amount_fils'])
		.where((eb) => eb.or([eb('payments.id', '=', paymentId), eb('payments.source_payment_id', '=', paymentId)]))
		.where('refunds.state', '=', 'REFUNDED')
		.orderBy('refunds.refunded_at')
		.execute();
}

/** All refunds of one charge, also those of the bookings that a part of it was carried over to. */
export async function refundsOfCharge(db: Queryable, paymentId: string): Promise<KnownRefund[]> {
	return db
		.selectFrom('refunds')
		.innerJoin('payments', 'payments.id', 'refunds.payment_id')
		.select(['refunds.id', 'refunds.gateway_refund_id as gatewayRefundId'])
		.where((eb) => eb.or([eb('payments.id', '=', paymentId), eb('payments.source_payment_id', '=', paymentId)]))
		.execute();
}

/** Sets the final fee as reported by the gateway. */
export async function setFinalGatewayFee(tx: Transaction, paymentId: string, feeFils: bigint): Promise<void> {
	await tx.updateTable('payments').set({ gateway_fee_fils: feeFils, gateway_fee_is_final: true }).where('id', '=', paymentId).execute();
}

/** `all`: also those of settled trips. */
export type ComparedFrom = Record<'since' | 'watchedFrom' | 'chargedFrom', Date> & { all: boolean };

const isCharged = (eb: ExpressionBuilder<DB, 'payments'>, chargedFrom: Date) =>
	eb.and([eb('state', '=', 'PAID'), eb('created_at', '>=', chargedFrom), eb('refund_reserved_fils', '<', eb.ref('amount_fils'))]);

/** All money of the trip was settled at this moment: settlement, deposit, hold for fines, claims, refunds, disputes, waiting goodwill. */
const isSettled = (since: Date) => sql<boolean>`(
	EXISTS (SELECT FROM settlements s WHERE s.booking_id = payments.booking_id AND s.status IN ('CALCULATED', 'PAID') AND s.calculated_at < ${since}
		AND s.deposit_status <> 'held' AND NOT s.claim_is_open AND NOT s.renter_claim_is_open)
	AND NOT EXISTS (SELECT FROM fine_holds f WHERE f.booking_id = payments.booking_id AND f.charged_fils + f.released_fils < f.held_fils)
	AND NOT EXISTS (SELECT FROM refunds r WHERE r.booking_id = payments.booking_id AND r.state IN ('PENDING', 'SENT', 'FAILED'))
	AND NOT EXISTS (SELECT FROM disputes d WHERE d.booking_id = payments.booking_id AND d.closed_at IS NULL)
	AND NOT EXISTS (SELECT FROM goodwill g WHERE g.booking_id = payments.booking_id AND g.state IN ('REQUESTED', 'PROMISED')))`;

/**
 * Attempts at a gateway that may have changed after `since`: started after it, still open then, or charged shortly before it with an amount
 * that can still be refunded. Oldest first.
 */
export async function paymentsToCompare(db: Queryable, { since, watchedFrom, chargedFrom, all }: ComparedFrom) {
	return db
		.selectFrom('payments')
		.selectAll()
		.where('source_payment_id', 'is', null)
		.where((eb) =>
			eb.or([
				eb('created_at', '>=', since),
				eb.and([eb('state', '<>', 'PAID'), eb('created_at', '>=', watchedFrom)]),
				eb.and([isCharged(eb, chargedFrom), ...(all ? [] : [eb.not(isSettled(since))])]),
			]),
		)
		.orderBy('created_at')
		.orderBy('id')
		.execute();
}

/** How many charges `paymentsToCompare` leaves out. */
export async function countSettledCharges(db: Queryable, { since, chargedFrom }: Omit<ComparedFrom, 'all'>): Promise<number> {
	const { charges } = await db
		.selectFrom('payments')
		.select((eb) => eb.fn.countAll<bigint>().as('charges'))
		.where('source_payment_id', 'is', null)
		.where('created_at', '<', since)
		.where((eb) => eb.and([isCharged(eb, chargedFrom), isSettled(since)]))
		.executeTakeFirstOrThrow();
	return Number(charges);
}

type PaymentCount = { purpose: string; state: string; payments: number };

/** How many there are of each purpose and state: those started at this moment or later, or those in review. */
export async function countPayments(db: Queryable, which: { since: Date } | 'IN_REVIEW'): Promise<PaymentCount[]> {
	const rows = await db
		.selectFrom('payments')
		.select((eb) => ['purpose', 'state', eb.fn.countAll<bigint>().as('payments')])
		.where((eb) => (which === 'IN_REVIEW' ? eb('state', '=', 'REVIEW') : eb('created_at', '>=', which.since)))
		.groupBy(['purpose', 'state'])
		.execute();
	return rows.map((row) => ({ ...row, payments: Number(row.payments) }));
}
