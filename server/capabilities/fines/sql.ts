/** Every query on fine_holds and fines. Callers that change one hold the booking's lock. */
import type { Insertable, Selectable, Updateable } from 'kysely';
import {
	type AnsweredQueue,
	answeredQueue,
	countAnswered,
	countOf,
	overdueOf,
	waitsForDecision,
} from '#server/capabilities/cases/index.ts';
import type { Ordered, PageOf, Total } from '#server/platform/database/keyset.ts';
import type { Queryable, Transaction } from '#server/platform/database/pool.ts';
import type { DB } from '#server/platform/database/schema.ts';

export type HoldRow = Selectable<DB['fine_holds']>;
export type FineRow = Selectable<DB['fines']>;

export async function holdOfBooking(db: Queryable, bookingId: string): Promise<HoldRow | undefined> {
	return db.selectFrom('fine_holds').selectAll().where('booking_id', '=', bookingId).executeTakeFirst();
}

export async function insertHold(tx: Transaction, hold: Insertable<DB['fine_holds']>): Promise<void> {
	await tx.insertInto('fine_holds').values(hold).execute();
}

export async function changeHold(tx: Transaction, bookingId: string, change: Updateable<DB['fine_holds']>): Promise<HoldRow> {
	return tx.updateTable('fine_holds').set(change).where('booking_id', '=', bookingId).returningAll().executeTakeFirstOrThrow();
}

/** Oldest first. */
export async function finesOfBooking(db: Queryable, bookingId: string): Promise<FineRow[]> {
	return db.selectFrom('fines').selectAll().where('booking_id', '=', bookingId).orderBy('stated_at').orderBy('id').execute();
}

export async function fineById(db: Queryable, id: string): Promise<FineRow | undefined> {
	return db.selectFrom('fines').selectAll().where('id', '=', id).executeTakeFirst();
}

/** False if the same ticket was stated for this booking before. */
export async function insertFine(tx: Transaction, fine: Insertable<DB['fines']>): Promise<boolean> {
	const row = await tx
		.insertInto('fines')
		.values(fine)
		.onConflict((conflict) => conflict.constraint('fines_one_for_each_ticket').doNothing())
		.returning('id')
		.executeTakeFirst();
	return row !== undefined;
}

export async function changeFine(tx: Transaction, id: string, change: Updateable<DB['fines']>): Promise<FineRow> {
	return tx.updateTable('fines').set(change).where('id', '=', id).returningAll().executeTakeFirstOrThrow();
}

/** The hold whose parties may see the photo. */
export async function holdOfPhoto(db: Queryable, objectId: string): Promise<HoldRow | undefined> {
	return db
		.selectFrom('fine_holds')
		.innerJoin('fines', 'fines.booking_id', 'fine_holds.booking_id')
		.selectAll('fine_holds')
		.where('fines.photo_id', '=', objectId)
		.executeTakeFirst();
}

const SWEEP_LIMIT = 200;

export async function overdueHolds(db: Queryable, now: Date): Promise<string[]> {
	const rows = await db
		.selectFrom('fine_holds')
		.select('booking_id')
		.where('ended_at', 'is', null)
		.where('until', '<=', now)
		.orderBy('until')
		.limit(SWEEP_LIMIT)
		.execute();
	return rows.map((row) => row.booking_id);
}

export const overdueAnswers = (db: Queryable, now: Date): Promise<string[]> => overdueOf(db.selectFrom('fines'), now);

export const listFines = (db: Queryable, which: AnsweredQueue & PageOf): Promise<Array<Ordered<FineRow>>> =>
	answeredQueue('fines', db.selectFrom('fines').selectAll(), which).execute();

export const countFines = (db: Queryable, which: AnsweredQueue): Promise<Total> =>
	countAnswered(db, 'fines', db.selectFrom('fines'), which);

/** Those that wait for an admin. */
export const countFinesToDecide = (db: Queryable, now: Date): Promise<number> =>
	countOf(db.selectFrom('fines').where('granted_fils', 'is', null).where(waitsForDecision(now)));
