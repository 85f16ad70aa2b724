/** Every query on disputes. */
import { randomUUID } from 'node:crypto';
import type { Queryable, Transaction } from '#server/platform/database/pool.ts';

export type DisputeRow = NonNullable<Awaited<ReturnType<typeof openDisputeOf>>>;

/** While a dispute is open, nothing is refunded for any booking that the charge has paid for: its own, and those that a part was carried over to. */
export async function openDisputeOf(db: Queryable, bookingId: string) {
	const charges = db
		.selectFrom('payments')
		.select((eb) => eb.fn.coalesce('source_payment_id', 'id').as('id'))
		.where('booking_id', '=', bookingId);
	return db.selectFrom('disputes').selectAll().where('payment_id', 'in', charges).where('state', '=', 'OPEN').executeTakeFirst();
}

/** A lost dispute: the renter's bank has returned the whole charge, also if the payment was carried over from it. */
export async function lostDisputeOf(db: Queryable, paymentId: string): Promise<DisputeRow | undefined> {
	return db
		.selectFrom('disputes')
		.innerJoin('payments', (join) =>
			join.on((eb) => eb('disputes.payment_id', '=', eb.fn.coalesce('payments.source_payment_id', 'payments.id'))),
		)
		.selectAll('disputes')
		.where('payments.id', '=', paymentId)
		.where('disputes.state', '=', 'LOST')
		.executeTakeFirst();
}

export async function disputesOfPayment(db: Queryable, paymentId: string): Promise<DisputeRow[]> {
	return db.selectFrom('disputes').selectAll().where('payment_id', '=', paymentId).orderBy('opened_at').execute();
}

export async function newestDisputes(db: Queryable, limit: number): Promise<DisputeRow[]> {
	return db
		.selectFrom('disputes')
		.selectAll()
		.orderBy((eb) => eb('state', '=', 'OPEN'), 'desc')
		.orderBy('opened_at', 'desc')
		.limit(limit)
		.execute();
}

export async function insertDispute(
	tx: Transaction,
	dispute: { paymentId: string; bookingId: string; gatewayDisputeId: string; amountFils: bigint; now: Date },
): Promise<DisputeRow> {
	return tx
		.insertInto('disputes')
		.values({
			id: randomUUID(),
			payment_id: dispute.paymentId,
			booking_id: dispute.bookingId,
			gateway_dispute_id: dispute.gatewayDisputeId,
			amount_fils: dispute.amountFils,
			state: 'OPEN',
			opened_at: dispute.now,
		})
		.returningAll()
		.executeTakeFirstOrThrow();
}

export async function closeDispute(
	tx: Transaction,
	id: string,
	end: { state: 'WON' | 'LOST'; coveredFils: bigint; now: Date },
): Promise<void> {
	await tx
		.updateTable('disputes')
		.set({ state: end.state, covered_fils: end.coveredFils, closed_at: end.now })
		.where('id', '=', id)
		.execute();
}

/** More of the amount taken by a lost dispute turns out to be owed to the renter. */
export async function coverMore(tx: Transaction, id: string, fils: bigint): Promise<void> {
	await tx
		.updateTable('disputes')
		.set((eb) => ({ covered_fils: eb('covered_fils', '+', fils) }))
		.where('id', '=', id)
		.execute();
}
