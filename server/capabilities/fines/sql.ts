/** Every query on fine_holds and fines. Callers that change one hold the booking's lock. */
import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
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

/** Open fines past their response deadline that no admin was alerted to yet. */
export async function overdueAnswers(db: Queryable, now: Date): Promise<string[]> {
	const rows = await db
		.selectFrom('fines')
		.select('id')
		.where('status', '=', 'OPEN')
		.where('decision_due_at', 'is', null)
		.where('answer_by', '<=', now)
		.orderBy('answer_by')
		.limit(SWEEP_LIMIT)
		.execute();
	return rows.map((row) => row.id);
}

export type WaitingFine = FineRow & { waiting_since: Date };

/** Those that need a decision, longest waiting first; one more than `limit`. */
export async function finesToDecide(
	db: Queryable,
	{ after, limit, now }: { after: readonly [string, string] | null; limit: number; now: Date },
): Promise<WaitingFine[]> {
	const since = sql<Date>`coalesce(decision_due_at, answer_by)`;
	let query = db
		.selectFrom('fines')
		.selectAll()
		.select(since.as('waiting_since'))
		.where('granted_fils', 'is', null)
		.where((eb) => eb.or([eb('status', '=', 'CONTESTED'), eb('answer_by', '<=', now)]))
		.orderBy(since)
		.orderBy('id')
		.limit(limit + 1);
	if (after) query = query.where(sql<boolean>`(${since}, id) > (${after[0]}::timestamptz, ${after[1]}::uuid)`);
	return query.execute();
}

/** Those that wait for an admin. */
export async function countFinesToDecide(db: Queryable, now: Date): Promise<number> {
	const row = await db
		.selectFrom('fines')
		.select((eb) => eb.fn.countAll<bigint>().as('waiting'))
		.where('granted_fils', 'is', null)
		.where((eb) => eb.or([eb('status', '=', 'CONTESTED'), eb('answer_by', '<=', now)]))
		.executeTakeFirstOrThrow();
	return Number(row.waiting);
}
