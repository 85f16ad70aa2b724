/** Every query on payouts, their attempts and their freezes. Callers that change a payout hold its booking's lock. */
import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { PayoutState } from '#contract/payout-batches.ts';
import type { PayoutSource } from '#contract/payouts.ts';
import type { Queryable, Transaction } from '#server/platform/database/pool.ts';
import type { DB } from '#server/platform/database/schema.ts';

export type PayoutRow = Selectable<DB['payouts']>;

export async function payoutById(db: Queryable, id: string): Promise<PayoutRow | undefined> {
	return db.selectFrom('payouts').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function payoutOf(db: Queryable, bookingId: string, source: PayoutSource): Promise<PayoutRow | undefined> {
	return db.selectFrom('payouts').selectAll().where('booking_id', '=', bookingId).where('source', '=', source).executeTakeFirst();
}

/** Payouts of these goodwills, each of which has its own. */
export async function goodwillPayouts(db: Queryable, goodwillIds: readonly string[]): Promise<PayoutRow[]> {
	if (goodwillIds.length === 0) return [];
	return db.selectFrom('payouts').selectAll().where('goodwill_id', 'in', goodwillIds).execute();
}

/** Undefined if there is already one of this source, or of this goodwill. */
export async function insertPayout(tx: Transaction, payout: Insertable<DB['payouts']>): Promise<PayoutRow | undefined> {
	return tx
		.insertInto('payouts')
		.values(payout)
		.onConflict((conflict) => conflict.constraint('payouts_one_for_each_source_of_a_booking').doNothing())
		.returningAll()
		.executeTakeFirst();
}

export async function changePayout(tx: Transaction, id: string, change: Updateable<DB['payouts']>): Promise<PayoutRow> {
	return tx.updateTable('payouts').set(change).where('id', '=', id).returningAll().executeTakeFirstOrThrow();
}

export async function insertAttempt(tx: Transaction, attempt: Insertable<DB['payout_attempts']>): Promise<void> {
	await tx.insertInto('payout_attempts').values(attempt).execute();
}

export async function failAttempt(tx: Transaction, row: PayoutRow, failure: { at: Date; reason: string }): Promise<void> {
	await tx
		.updateTable('payout_attempts')
		.set({ failed_at: failure.at, failure: failure.reason })
		.where('payout_id', '=', row.id)
		.where('attempt', '=', row.attempt)
		.execute();
}

export async function freeze(tx: Transaction, freezing: { disputeId: string; bookingId: string; now: Date }): Promise<void> {
	await tx
		.insertInto('payout_freezes')
		.values({ dispute_id: freezing.disputeId, booking_id: freezing.bookingId, frozen_at: freezing.now })
		.onConflict((conflict) => conflict.column('dispute_id').doNothing())
		.execute();
}

export async function liftFreeze(tx: Transaction, disputeId: string, now: Date): Promise<void> {
	await tx
		.updateTable('payout_freezes')
		.set({ lifted_at: now })
		.where('dispute_id', '=', disputeId)
		.where('lifted_at', 'is', null)
		.execute();
}

export async function isFrozen(db: Queryable, bookingId: string): Promise<boolean> {
	const row = await db
		.selectFrom('payout_freezes')
		.select('dispute_id')
		.where('booking_id', '=', bookingId)
		.where('lifted_at', 'is', null)
		.executeTakeFirst();
	return row !== undefined;
}

/** Whether payouts of the booking are frozen; `p` is the payout. */
export const frozen = sql<boolean>`EXISTS (SELECT FROM payout_freezes f WHERE f.booking_id = p.booking_id AND f.lifted_at IS NULL)`;
/** Whether the owner has payout details. */
const detailed = sql<boolean>`EXISTS (SELECT FROM payout_details d WHERE d.owner_id = p.owner_id AND d.forgotten_at IS NULL)`;

const selectDuePayouts = (db: Queryable, now: Date) =>
	db
		.selectFrom('payouts as p')
		.where('p.state', '=', 'PENDING')
		.where('p.held_at', 'is', null)
		.where('p.due_at', '<=', now)
		.where(sql<boolean>`NOT ${frozen}`)
		.where(detailed);

export async function countDuePayouts(db: Queryable, now: Date): Promise<{ payouts: number; oldest: Date | null }> {
	const { payouts, oldest } = await selectDuePayouts(db, now)
		.select((eb) => [eb.fn.countAll<bigint>().as('payouts'), eb.fn.min('p.due_at').as('oldest')])
		.executeTakeFirstOrThrow();
	return { payouts: Number(payouts), oldest };
}

/** Payouts that can be sent now. */
export async function duePayouts(db: Queryable, now: Date, limit: number): Promise<PayoutRow[]> {
	return selectDuePayouts(db, now).selectAll('p').orderBy('p.due_at').orderBy('p.id').limit(limit).execute();
}

export async function payoutsByIds(db: Queryable, ids: readonly string[]): Promise<PayoutRow[]> {
	if (ids.length === 0) return [];
	return db.selectFrom('payouts').selectAll().where('id', 'in', ids).execute();
}

export async function payoutsOfBatch(db: Queryable, batchId: string, state: PayoutState): Promise<PayoutRow[]> {
	return db.selectFrom('payouts').selectAll().where('batch_id', '=', batchId).where('state', '=', state).orderBy('booking_id').execute();
}

export async function failedPayouts(db: Queryable, ownerId: string): Promise<PayoutRow[]> {
	return db.selectFrom('payouts').selectAll().where('owner_id', '=', ownerId).where('state', '=', 'FAILED').orderBy('booking_id').execute();
}

/** Sums by state; the first matching reason counts. */
export async function sumPayoutsByState(db: Queryable, filter: { ownerId?: string; now: Date }) {
	const payoutState = sql<
		'PAID' | 'SENT' | 'HELD' | 'FROZEN' | 'FAILED' | 'NO_DETAILS' | 'DUE' | 'WAITING'
	>`CASE WHEN p.state IN ('PAID', 'SENT') THEN p.state WHEN p.held_at IS NOT NULL THEN 'HELD' WHEN ${frozen} THEN 'FROZEN'
		WHEN p.state = 'FAILED' THEN 'FAILED' WHEN NOT ${detailed} THEN 'NO_DETAILS' WHEN p.due_at <= ${filter.now} THEN 'DUE' ELSE 'WAITING' END`;
	const each = db
		.selectFrom('payouts as p')
		.select([payoutState.as('payout_state'), 'p.state', 'p.amount_fils', 'p.due_at'])
		.$if(filter.ownerId !== undefined, (query) => query.where('p.owner_id', '=', filter.ownerId ?? ''));
	return db
		.selectFrom(each.as('each'))
		.select((eb) => [
			'payout_state',
			'state',
			eb.fn.countAll<bigint>().as('count'),
			sql<bigint>`sum(amount_fils)::bigint`.as('fils'),
			eb.fn.min('due_at').as('first_due_at'),
		])
		.groupBy(['payout_state', 'state'])
		.execute();
}

/** The total sent on the day of the next unblocked payout. */
export async function nextPayout(db: Queryable, ownerId: string): Promise<{ dueAt: Date; count: number; fils: bigint } | null> {
	const row = await db
		.selectFrom('payouts as p')
		.select((eb) => [
			sql<string>`to_char(p.due_at AT TIME ZONE 'Asia/Amman', 'YYYY-MM-DD')`.as('day'),
			eb.fn.min('p.due_at').as('due_at'),
			eb.fn.countAll<bigint>().as('count'),
			sql<bigint>`sum(p.amount_fils)::bigint`.as('fils'),
		])
		.where('p.owner_id', '=', ownerId)
		.where('p.state', '=', 'PENDING')
		.where('p.held_at', 'is', null)
		.where(sql<boolean>`NOT ${frozen}`)
		.where(detailed)
		.groupBy('day')
		.orderBy('day')
		.limit(1)
		.executeTakeFirst();
	return row?.due_at ? { dueAt: row.due_at, count: Number(row.count), fils: row.fils } : null;
}
