/** Every query on bulk_changes. */
import { sql } from 'kysely';
import type { Queryable, Transaction } from '#server/platform/database/pool.ts';
import type { BulkState } from './state.ts';

/** The effect of a change on a car. */
export type ChangedCar = { carId: string; before: BulkState; after: BulkState };
export type BulkChangeRow = {
	id: string;
	owner_id: string;
	cars: ChangedCar[];
	made_at: Date;
	made_by: string | null;
	undone_at: Date | null;
};

const columns = ['id', 'owner_id', 'made_at', 'made_by', 'undone_at', sql<ChangedCar[]>`cars`.as('cars')] as const;

/** `by`: the person, who may be a member of the owner's office. */
type Made = { id: string; ownerId: string; by: string; cars: readonly ChangedCar[]; now: Date };

export async function insertBulkChange(tx: Transaction, { id, ownerId, by, cars, now }: Made): Promise<void> {
	await tx
		.insertInto('bulk_changes')
		.values({ id, owner_id: ownerId, cars: JSON.stringify(cars), made_at: now, made_by: by })
		.execute();
}

/** Newest first. */
export async function bulkChangesOf(db: Queryable, ownerId: string, limit: number): Promise<BulkChangeRow[]> {
	return db.selectFrom('bulk_changes').select(columns).where('owner_id', '=', ownerId).orderBy('made_at', 'desc').limit(limit).execute();
}

export async function lockBulkChange(tx: Transaction, id: string): Promise<BulkChangeRow | undefined> {
	return tx.selectFrom('bulk_changes').select(columns).where('id', '=', id).forUpdate().executeTakeFirst();
}

export async function markUndone(tx: Transaction, id: string, now: Date): Promise<void> {
	await tx.updateTable('bulk_changes').set({ undone_at: now }).where('id', '=', id).execute();
}

/** Changes of an owner that were made before this moment. */
export async function deleteBulkChanges(tx: Transaction, ownerId: string, before: Date): Promise<void> {
	await tx.deleteFrom('bulk_changes').where('owner_id', '=', ownerId).where('made_at', '<', before).execute();
}

export async function deleteAllBulkChanges(tx: Transaction, ownerId: string): Promise<void> {
	await tx.deleteFrom('bulk_changes').where('owner_id', '=', ownerId).execute();
}
