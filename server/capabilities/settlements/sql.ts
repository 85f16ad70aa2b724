/** Every query on settlements. Whoever changes one holds the booking's lock. */
import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Queryable, Transaction } from '#server/platform/database/pool.ts';
import type { DB } from '#server/platform/database/schema.ts';

export type SettlementRow = Selectable<DB['settlements']>;

export async function settlementById(db: Queryable, id: string): Promise<SettlementRow | undefined> {
	return db.selectFrom('settlements').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function settlementOfBooking(db: Queryable, bookingId: string): Promise<SettlementRow | undefined> {
	return db.selectFrom('settlements').selectAll().where('booking_id', '=', bookingId).executeTakeFirst();
}

export async function insertSettlement(tx: Transaction, settlement: Insertable<DB['settlements']>): Promise<void> {
	await tx.insertInto('settlements').values(settlement).execute();
}

export async function changeSettlement(tx: Transaction, id: string, change: Updateable<DB['settlements']>): Promise<SettlementRow> {
	return tx.updateTable('settlements').set(change).where('id', '=', id).returningAll().executeTakeFirstOrThrow();
}

const SWEEP_LIMIT = 200;

export async function overdueWindows(db: Queryable, now: Date): Promise<string[]> {
	const rows = await db
		.selectFrom('settlements')
		.select('booking_id')
		.where('status', '=', 'PENDING')
		.where('claim_is_open', '=', false)
		.where('claims_until', '<=', now)
		.orderBy('claims_until')
		.limit(SWEEP_LIMIT)
		.execute();
	return rows.map((row) => row.booking_id);
}
