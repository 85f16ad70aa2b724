/** Every query on booking_places. Changes run under the booking's lock. */
import { randomUUID } from 'node:crypto';
import type { Insertable, Selectable } from 'kysely';
import type { Queryable, Transaction } from '#server/platform/database/pool.ts';
import type { DB } from '#server/platform/database/schema.ts';
import type { BookingRow } from './sql.ts';

export type PlaceRow = Selectable<DB['booking_places']>;
export type NewPlace = Omit<Insertable<DB['booking_places']>, 'id' | 'booking_id' | 'created_at' | 'decided_at'>;

/** Oldest first; at the same moment the agreed place before one of the owner. */
export async function placesOf(db: Queryable, bookingId: string): Promise<PlaceRow[]> {
	return db.selectFrom('booking_places').selectAll().where('booking_id', '=', bookingId).orderBy('created_at').orderBy('origin').execute();
}

/** The current and the proposed places of several bookings. */
export async function openPlacesOf(db: Queryable, bookingIds: readonly string[]): Promise<PlaceRow[]> {
	if (bookingIds.length === 0) return [];
	return db
		.selectFrom('booking_places')
		.selectAll()
		.where('booking_id', 'in', bookingIds)
		.where('status', 'in', ['CURRENT', 'PROPOSED'])
		.execute();
}

export async function insertPlace(tx: Transaction, bookingId: string, place: NewPlace, now: Date): Promise<PlaceRow> {
	return tx
		.insertInto('booking_places')
		.values({ ...place, id: randomUUID(), booking_id: bookingId, created_at: now })
		.returningAll()
		.executeTakeFirstOrThrow();
}

/** Gives the place with the one status the other, if there is one. An answered or withdrawn proposal gets the time of that. */
export async function closePlaces(
	tx: Transaction,
	bookingId: string,
	{ from, to, now }: { from: PlaceRow['status']; to: PlaceRow['status']; now: Date },
): Promise<PlaceRow | undefined> {
	return tx
		.updateTable('booking_places')
		.set({ status: to, ...(from === 'PROPOSED' && { decided_at: now }) })
		.where('booking_id', '=', bookingId)
		.where('status', '=', from)
		.returningAll()
		.executeTakeFirst();
}

/** For the personal data of either party. */
export async function placesOfBookings(db: Queryable, bookingIds: readonly string[]): Promise<PlaceRow[]> {
	if (bookingIds.length === 0) return [];
	return db.selectFrom('booking_places').selectAll().where('booking_id', 'in', bookingIds).orderBy('created_at').execute();
}

/** Returns their photos, each once. */
export async function deletePlacesOf(tx: Transaction, bookingIds: readonly string[]): Promise<string[]> {
	if (bookingIds.length === 0) return [];
	const rows = await tx.deleteFrom('booking_places').where('booking_id', 'in', bookingIds).returning('photo_id').execute();
	return [...new Set(rows.flatMap(({ photo_id }) => photo_id ?? []))];
}

/** The bookings whose agreed place has this photo. */
export async function bookingsAtPhoto(db: Queryable, photoId: string): Promise<BookingRow[]> {
	return db
		.selectFrom('bookings')
		.selectAll()
		.where('id', 'in', (eb) =>
			eb.selectFrom('booking_places').select('booking_id').where('photo_id', '=', photoId).where('status', '=', 'CURRENT'),
		)
		.execute();
}

/** Replaced places count, because they are part of the booking's history. */
export async function isPhotoOfPlace(db: Queryable, photoId: string): Promise<boolean> {
	const row = await db.selectFrom('booking_places').select('id').where('photo_id', '=', photoId).limit(1).executeTakeFirst();
	return row !== undefined;
}
