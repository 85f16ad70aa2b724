/** Queries that export a person's payments and refunds. */
import type { Queryable } from '#server/platform/database/pool.ts';

export async function paymentsOf(db: Queryable, payerId: string) {
	return db
		.selectFrom('payments')
		.select(['booking_id', 'reference', 'amount_fils', 'rental_fils', 'deposit_fils', 'state', 'created_at', 'paid_at'])
		.where('payer_id', '=', payerId)
		.orderBy('created_at')
		.execute();
}

export async function refundsTo(db: Queryable, payerId: string) {
	return db
		.selectFrom('refunds')
		.innerJoin('payments', 'payments.id', 'refunds.payment_id')
		.select(['refunds.booking_id', 'refunds.amount_fils', 'refunds.reason', 'refunds.state', 'refunds.created_at', 'refunds.refunded_at'])
		.where('payments.payer_id', '=', payerId)
		.orderBy('refunds.created_at')
		.execute();
}

/** Whether the person's bank has an undecided dispute about one of their payments, for a booking or a claim. */
export async function hasOpenDispute(db: Queryable, payerId: string): Promise<boolean> {
	const open = await db
		.selectFrom('disputes')
		.innerJoin('payments', 'payments.id', 'disputes.payment_id')
		.select('disputes.id')
		.where('payments.payer_id', '=', payerId)
		.where('disputes.state', '=', 'OPEN')
		.limit(1)
		.executeTakeFirst();
	return open !== undefined;
}
