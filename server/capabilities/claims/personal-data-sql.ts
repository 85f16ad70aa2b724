/** Queries that export and erase personal data in claims. */
import { sql } from 'kysely';
import type { ClaimSide } from '#contract/claim-shapes.ts';
import type { Queryable, Transaction } from '#server/platform/database/pool.ts';
import type { ClaimRow } from './sql.ts';

/** As owner or as renter; in the order in which bookings are locked. */
export async function claimsOfUser(db: Queryable, userId: string): Promise<ClaimRow[]> {
	return db
		.selectFrom('claims')
		.selectAll()
		.where((eb) => eb.or([eb('owner_id', '=', userId), eb('renter_id', '=', userId)]))
		.orderBy('booking_id')
		.execute();
}

/** All free text is removed, because either side may have named the other in it; amounts stay. */
export async function anonymizeClaim(tx: Transaction, id: string): Promise<void> {
	const gone = (column: 'contest_reason' | 'decision_note' | 'excess_write_off_note') =>
		sql<string | null>`CASE WHEN ${sql.ref(column)} IS NOT NULL THEN '—' END`;
	await tx
		.updateTable('claims')
		.set({
			note: sql`CASE note WHEN '' THEN '' ELSE '—' END`,
			contest_reason: gone('contest_reason'),
			decision_note: gone('decision_note'),
			excess_write_off_note: gone('excess_write_off_note'),
		})
		.where('id', '=', id)
		.execute();
	await tx.updateTable('claim_items').set({ description: '—' }).where('claim_id', '=', id).execute();
}

/** Returns the ids of their objects, which are no longer referenced. */
export async function deletePhotos(tx: Transaction, claimId: string, side: ClaimSide): Promise<string[]> {
	const rows = await tx
		.deleteFrom('claim_photos')
		.where('claim_id', '=', claimId)
		.where('side', '=', side)
		.returning('object_id')
		.execute();
	return rows.map((row) => row.object_id);
}
