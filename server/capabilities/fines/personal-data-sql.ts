/** Queries that export and erase personal data in fines. */
import { sql } from 'kysely';
import type { Queryable, Transaction } from '#server/platform/database/pool.ts';
import type { FineRow, HoldRow } from './sql.ts';

/** As owner or as renter; in the order in which bookings are locked. */
export async function holdsOfUser(db: Queryable, userId: string): Promise<HoldRow[]> {
	return db
		.selectFrom('fine_holds')
		.selectAll()
		.where((eb) => eb.or([eb('owner_id', '=', userId), eb('renter_id', '=', userId)]))
		.orderBy('booking_id')
		.execute();
}

/** All free text is removed, because either side may have named the other in it; amounts and times stay. */
export async function anonymizeFines(tx: Transaction, bookingId: string): Promise<void> {
	const redacted = (column: 'contest_reason' | 'decision_note') =>
		sql<string | null>`CASE WHEN ${sql.ref(column)} IS NOT NULL THEN '—' END`;
	await tx
		.updateTable('fines')
		.set({
			note: sql`CASE note WHEN '' THEN '' ELSE '—' END`,
			contest_reason: redacted('contest_reason'),
			decision_note: redacted('decision_note'),
		})
		.where('booking_id', '=', bookingId)
		.execute();
}

/** Removes the tickets from the fines. Nothing refers to their objects afterwards. */
export async function detachPhotos(tx: Transaction, fines: readonly FineRow[]): Promise<string[]> {
	const ids = fines.flatMap(({ photo_id }) => photo_id ?? []);
	if (ids.length > 0) await tx.updateTable('fines').set({ photo_id: null }).where('photo_id', 'in', ids).execute();
	return ids;
}
