/** Every query on booking_changes. */
import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Queryable, Transaction } from '#server/platform/database/pool.ts';
import type { DB } from '#server/platform/database/schema.ts';

export type ChangeRow = Selectable<DB['booking_changes']>;

export async function changesOf(db: Queryable, bookingId: string): Promise<ChangeRow[]> {
	return db
		.selectFrom('booking_changes')
		.selectAll()
		.where('booking_id', '=', bookingId)
		.orderBy('created_at', 'desc')
		.orderBy('id', 'desc')
		.execute();
}

export async function changeById(db: Queryable, id: string): Promise<ChangeRow | undefined> {
	return db.selectFrom('booking_changes').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function openChangeOf(db: Queryable, bookingId: string): Promise<ChangeRow | undefined> {
	return db
		.selectFrom('booking_changes')
		.selectAll()
		.where('booking_id', '=', bookingId)
		.where('state', 'in', ['PROPOSED', 'AWAITING_PAYMENT'])
		.executeTakeFirst();
}

/** Changes that were applied, oldest first. */
export async function appliedChangesOf(db: Queryable, bookingId: string): Promise<ChangeRow[]> {
	return db
		.selectFrom('booking_changes')
		.selectAll()
		.where('booking_id', '=', bookingId)
		.where('state', '=', 'APPLIED')
		.orderBy('closed_at')
		.execute();
}

export async function insertChange(tx: Transaction, change: Insertable<DB['booking_changes']>): Promise<ChangeRow> {
	return tx.insertInto('booking_changes').values(change).returningAll().executeTakeFirstOrThrow();
}

export async function updateChange(tx: Transaction, id: string, change: Updateable<DB['booking_changes']>): Promise<ChangeRow> {
	return tx.updateTable('booking_changes').set(change).where('id', '=', id).returningAll().executeTakeFirstOrThrow();
}

/** Proposals of a person, for the export of their data. */
export async function proposalsOf(db: Queryable, userId: string) {
	return db
		.selectFrom('booking_changes')
		.select(['booking_id', 'state', 'before', 'after', 'handover', 'created_at', 'closed_at'])
		.where('proposed_by', '=', userId)
		.orderBy('created_at')
		.execute();
}

/** Addresses that were proposed for the handover of these bookings. */
export async function eraseHandoversOf(tx: Transaction, bookingIds: readonly string[]): Promise<void> {
	if (bookingIds.length === 0) return;
	await tx
		.updateTable('booking_changes')
		.set({ handover: null })
		.where('booking_id', 'in', bookingIds)
		.where('handover', 'is not', null)
		.execute();
}
