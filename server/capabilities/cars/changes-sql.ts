/** Every query on car_changes, and which photos an admin has seen. */
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Queryable, Transaction } from '#server/platform/database/pool.ts';

/** New values by column of cars. */
export type NewValues = Readonly<Record<string, string | number>>;

export type CarChangeRow = {
	car_id: string;
	id: string;
	new_values: NewValues;
	photo_ids: string[] | null;
	submitted_at: Date;
	rejected_at: Date | null;
	notes: string | null;
};

export async function changesOf(db: Queryable, carIds: readonly string[]): Promise<Map<string, CarChangeRow>> {
	if (carIds.length === 0) return new Map();
	const rows = await db.selectFrom('car_changes').selectAll().where('car_id', 'in', carIds).execute();
	return new Map(rows.map((row) => [row.car_id, row as CarChangeRow]));
}

/** Under the lock of the car's row. */
export async function changeOf(db: Queryable, carId: string): Promise<CarChangeRow | undefined> {
	return (await changesOf(db, [carId])).get(carId);
}

type Proposal = { carId: string; newValues: NewValues; photoIds: readonly string[] | null; now: Date };

export async function saveChange(tx: Transaction, { carId, newValues, photoIds, now }: Proposal): Promise<void> {
	const row = {
		id: randomUUID(),
		new_values: JSON.stringify(newValues),
		photo_ids: photoIds && [...photoIds],
		submitted_at: now,
		rejected_at: null,
		notes: null,
	};
	await tx
		.insertInto('car_changes')
		.values({ car_id: carId, ...row })
		.onConflict((conflict) => conflict.column('car_id').doUpdateSet(row))
		.execute();
}

export async function markChangeRejected(tx: Transaction, carId: string, notes: string, now: Date): Promise<void> {
	await tx.updateTable('car_changes').set({ rejected_at: now, notes }).where('car_id', '=', carId).execute();
}

export async function deleteChange(tx: Transaction, carId: string): Promise<void> {
	await tx.deleteFrom('car_changes').where('car_id', '=', carId).execute();
}

/** All photos that the car has now. */
export async function markPhotosReviewed(tx: Transaction, carId: string): Promise<void> {
	await tx.updateTable('car_photos').set({ is_reviewed: true }).where('car_id', '=', carId).execute();
}

export async function reviewedPhotoIds(tx: Transaction, carId: string): Promise<Set<string>> {
	const rows = await tx.selectFrom('car_photos').select('object_id').where('car_id', '=', carId).where('is_reviewed', '=', true).execute();
	return new Set(rows.map((row) => row.object_id));
}

/** As written so far in this transaction. */
export async function currentPhotoIds(tx: Transaction, carId: string): Promise<string[]> {
	const rows = await tx.selectFrom('car_photos').select('object_id').where('car_id', '=', carId).execute();
	return rows.map((row) => row.object_id);
}

/** When the change that waits for an admin was submitted; null if none does. For a query on cars. */
export const waitingSince = sql<Date | null>`(SELECT submitted_at FROM car_changes WHERE car_id = cars.id AND rejected_at IS NULL)`;
