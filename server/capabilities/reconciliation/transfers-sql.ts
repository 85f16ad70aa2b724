/** Every query on reconciliation_runs, gateway_transfers and gateway_transfer_items. */
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Queryable, Transaction } from '#server/platform/database/pool.ts';
import type { GatewayTransfer } from '#server/providers/gateway/port.ts';

export type ItemRow = Awaited<ReturnType<typeof unsettledItems>>[number];

export async function beginRun(db: Queryable, startedBy: string | null, now: Date): Promise<string> {
	const id = randomUUID();
	await db.insertInto('reconciliation_runs').values({ id, started_at: now, started_by: startedBy }).execute();
	return id;
}

export async function finishRun(db: Queryable, id: string, run: { newTransfers: number; openDifferences: number; now: Date }) {
	await db
		.updateTable('reconciliation_runs')
		.set({ finished_at: run.now, new_transfers: run.newTransfers, open_differences: run.openDifferences })
		.where('id', '=', id)
		.execute();
}

/** The last completed run. */
export async function lastRun(db: Queryable) {
	return db
		.selectFrom('reconciliation_runs')
		.selectAll()
		.where('finished_at', 'is not', null)
		.orderBy('started_at', 'desc')
		.limit(1)
		.executeTakeFirst();
}

/** Returns its id; null if it is already stored. */
export async function insertTransfer(tx: Transaction, gateway: string, transfer: GatewayTransfer, now: Date): Promise<string | null> {
	const row = await tx
		.insertInto('gateway_transfers')
		.values({
			id: randomUUID(),
			gateway,
			reference: transfer.reference,
			paid_on: transfer.paidOn,
			net_fils: transfer.net.fils,
			read_at: now,
		})
		.onConflict((conflict) => conflict.constraint('gateway_transfers_are_kept_once').doNothing())
		.returning('id')
		.executeTakeFirst();
	if (!row) return null;
	if (transfer.items.length > 0) {
		await tx
			.insertInto('gateway_transfer_items')
			.values(
				transfer.items.map((item, index) => ({
					id: randomUUID(),
					transfer_id: row.id,
					line_no: index + 1,
					gateway_payment_id: item.gatewayPaymentId,
					kind: item.kind,
					gross_fils: item.gross.fils,
					fee_fils: item.fee.fils,
				})),
			)
			.execute();
	}
	return row.id;
}

/** Lines without a match, or whose fee is not posted yet. */
export async function unsettledItems(db: Queryable) {
	return db
		.selectFrom('gateway_transfer_items as i')
		.innerJoin('gateway_transfers as t', 't.id', 'i.transfer_id')
		.selectAll('i')
		.select(['t.gateway', 't.reference'])
		.where((eb) => eb.or([eb('i.matched_id', 'is', null), eb('i.fee_entered_at', 'is', null)]))
		.orderBy('t.paid_on')
		.orderBy('i.line_no')
		.execute();
}

/** Which of these ids already have a line with that sign. */
export async function listAnnouncedItems(db: Queryable, ids: readonly string[], grossFils: bigint): Promise<Set<string>> {
	if (ids.length === 0) return new Set();
	const rows = await db
		.selectFrom('gateway_transfer_items')
		.select('matched_id')
		.where('matched_id', 'in', ids)
		.where(sql<boolean>`(gross_fils < 0) = ${grossFils < 0n}`)
		.execute();
	return new Set(rows.map((row) => row.matched_id ?? ''));
}

export async function setMatch(tx: Transaction, itemId: string, matchedId: string): Promise<void> {
	await tx.updateTable('gateway_transfer_items').set({ matched_id: matchedId }).where('id', '=', itemId).execute();
}

export async function markFeePosted(tx: Transaction, itemId: string, now: Date): Promise<void> {
	await tx.updateTable('gateway_transfer_items').set({ fee_entered_at: now }).where('id', '=', itemId).execute();
}

export async function newestTransfers(db: Queryable, limit: number) {
	return db
		.selectFrom('gateway_transfers as t')
		.leftJoin('gateway_transfer_items as i', 'i.transfer_id', 't.id')
		.select((eb) => [
			't.id',
			't.gateway',
			't.reference',
			't.paid_on',
			't.net_fils',
			eb.fn.count<bigint>('i.id').as('items'),
			sql<bigint>`coalesce(sum(i.fee_fils), 0)::bigint`.as('fees_fils'),
			sql<bigint>`count(i.id) FILTER (WHERE i.matched_id IS NULL)`.as('unmatched'),
		])
		.groupBy('t.id')
		.orderBy('t.paid_on', 'desc')
		.orderBy('t.id')
		.limit(limit)
		.execute();
}
