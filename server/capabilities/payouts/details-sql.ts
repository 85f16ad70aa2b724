/** Every query on payout_details: append-only versions, erased when their owner deletes the account. */
import type { Insertable, Selectable } from 'kysely';
import type { Queryable, Transaction } from '#server/platform/database/pool.ts';
import type { DB } from '#server/platform/database/schema.ts';

export type DetailsRow = Selectable<DB['payout_details']>;

/** Newest first. */
export async function detailsOf(db: Queryable, ownerId: string, limit: number): Promise<DetailsRow[]> {
	return db.selectFrom('payout_details').selectAll().where('owner_id', '=', ownerId).orderBy('version', 'desc').limit(limit).execute();
}

/** The newest version of each owner. */
export async function currentDetails(db: Queryable, ownerIds: readonly string[]): Promise<Map<string, DetailsRow>> {
	if (ownerIds.length === 0) return new Map();
	const rows = await db
		.selectFrom('payout_details')
		.distinctOn('owner_id')
		.selectAll()
		.where('owner_id', 'in', ownerIds)
		.where('forgotten_at', 'is', null)
		.orderBy('owner_id')
		.orderBy('version', 'desc')
		.execute();
	return new Map(rows.map((row) => [row.owner_id, row]));
}

export async function insertDetails(tx: Transaction, details: Insertable<DB['payout_details']>): Promise<DetailsRow> {
	return tx.insertInto('payout_details').values(details).returningAll().executeTakeFirstOrThrow();
}
