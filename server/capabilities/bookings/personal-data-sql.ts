/** Queries that export and erase personal data in bookings. */
import { sql } from 'kysely';
import type { Queryable, Transaction } from '#server/platform/database/pool.ts';
import type { BookingRow } from './sql.ts';

/** As renter or as owner. */
export async function bookingsOfUser(db: Queryable, userId: string): Promise<BookingRow[]> {
	return db
		.selectFrom('bookings')
		.selectAll()
		.where((eb) => eb.or([eb('renter_id', '=', userId), eb('owner_id', '=', userId)]))
		.orderBy('created_at')
		.execute();
}

export async function isInRunningBooking(db: Queryable, userId: string): Promise<boolean> {
	const row = await db
		.selectFrom('bookings')
		.select('id')
		.where((eb) => eb.or([eb('renter_id', '=', userId), eb('owner_id', '=', userId)]))
		.where('status', 'in', ['REQUESTED', 'CONFIRMED'])
		.limit(1)
		.executeTakeFirst();
	return row !== undefined;
}

/** The owner’s company is erased with them; the terms that the renter agreed to stay. */
export async function eraseOfficeOf(tx: Transaction, ownerId: string): Promise<void> {
	await tx.updateTable('bookings').set({ office: null }).where('owner_id', '=', ownerId).where('office', 'is not', null).execute();
}

/** `found`: the new search text of each booking. All free text is removed, because either side may have named the other in it. */
export async function anonymizeBookings(tx: Transaction, found: ReadonlyArray<{ id: string; words: string }>): Promise<void> {
	if (found.length === 0) return;
	await sql`UPDATE bookings SET found_by = blank.words, cancel_reason = NULL, no_show_contest_reason = NULL,
		excused_reason = CASE WHEN excused_reason IS NOT NULL THEN '—' END,
		extras = extras #- '{delivery,address}' #- '{delivery,latitude}' #- '{delivery,longitude}'
		FROM unnest(${found.map(({ id }) => id)}::uuid[], ${found.map(({ words }) => words)}::text[]) AS blank (id, words)
		WHERE bookings.id = blank.id`.execute(tx);
}
