/** Every query on handover_records, handover_photos, handover_codes and car_preparations. */
import { randomUUID } from 'node:crypto';
import type { Selectable } from 'kysely';
import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { DamageMark } from '#contract/damage-marks.ts';
import type { HandoverPhase, HandoverShot, HandoverSide } from '#contract/handover.ts';
import type { Queryable, Transaction } from '#server/platform/database/pool.ts';
import type { DB } from '#server/platform/database/schema.ts';

export type RecordRow = Awaited<ReturnType<typeof recordsOf>>[number];
export type CodeRow = Selectable<DB['handover_codes']>;

/** Records with ordered photos; `sha256` in hex. */
function selectRecords(db: Queryable) {
	return db
		.selectFrom('handover_records')
		.selectAll()
		.select((eb) =>
			jsonArrayFrom(
				eb
					.selectFrom('handover_photos')
					.select(['object_id', 'shot', sql<string>`encode(original_sha256, 'hex')`.as('sha256')])
					.whereRef('record_id', '=', 'handover_records.id')
					.orderBy('position'),
			).as('photos'),
		);
}

export async function recordsOf(db: Queryable, bookingId: string) {
	return selectRecords(db).where('booking_id', '=', bookingId).orderBy('received_at').execute();
}

export async function recordsOfBookings(db: Queryable, bookingIds: readonly string[]): Promise<RecordRow[]> {
	if (bookingIds.length === 0) return [];
	return selectRecords(db).where('booking_id', 'in', bookingIds).orderBy('received_at').execute();
}

export async function recordsBy(db: Queryable, userId: string) {
	return selectRecords(db).where('recorded_by', '=', userId).orderBy('received_at').execute();
}

export async function recordByClientId(db: Queryable, clientId: string): Promise<RecordRow | undefined> {
	return selectRecords(db).where('client_id', '=', clientId).executeTakeFirst();
}

/** When the first side recorded the return; null before. */
export async function returnRecordedAt(db: Queryable, bookingId: string): Promise<Date | null> {
	const row = await db
		.selectFrom('handover_records')
		.select((eb) => eb.fn.min('recorded_at').as('at'))
		.where('booking_id', '=', bookingId)
		.where('phase', '=', 'CHECK_OUT')
		.executeTakeFirst();
	return row?.at ?? null;
}

export type NewRecord = {
	clientId: string;
	bookingId: string;
	phase: HandoverPhase;
	side: HandoverSide;
	recordedBy: string;
	odometerKm: number;
	fuelEighths: number;
	notes: string;
	damageMarks: readonly DamageMark[];
	recordedAt: Date;
	receivedAt: Date;
	photos: ReadonlyArray<{ objectId: string; shot: HandoverShot; sha256: Buffer }>;
};

export async function insertRecord(tx: Transaction, record: NewRecord): Promise<void> {
	const id = randomUUID();
	await tx
		.insertInto('handover_records')
		.values({
			id,
			client_id: record.clientId,
			booking_id: record.bookingId,
			phase: record.phase,
			side: record.side,
			recorded_by: record.recordedBy,
			odometer_km: record.odometerKm,
			fuel_eighths: record.fuelEighths,
			notes: record.notes,
			damage_marks: JSON.stringify(record.damageMarks),
			recorded_at: record.recordedAt,
			received_at: record.receivedAt,
		})
		.execute();
	await tx
		.insertInto('handover_photos')
		.values(
			record.photos.map(({ objectId, shot, sha256 }, position) => ({
				object_id: objectId,
				record_id: id,
				position,
				shot,
				original_sha256: sha256,
			})),
		)
		.execute();
}

/** The booking of the handover that a photo belongs to. */
export async function bookingOfPhoto(db: Queryable, objectId: string): Promise<string | undefined> {
	const row = await db
		.selectFrom('handover_photos')
		.innerJoin('handover_records', 'handover_records.id', 'handover_photos.record_id')
		.select('handover_records.booking_id')
		.where('handover_photos.object_id', '=', objectId)
		.executeTakeFirst();
	return row?.booking_id;
}

/** Idempotent: a booking is confirmed once, and its code is created once. */
export async function insertCode(tx: Transaction, bookingId: string, now: Date): Promise<void> {
	await tx
		.insertInto('handover_codes')
		.values({ booking_id: bookingId, made_at: now })
		.onConflict((conflict) => conflict.column('booking_id').doNothing())
		.execute();
}

export async function codeOf(db: Queryable, bookingId: string): Promise<CodeRow | undefined> {
	return db.selectFrom('handover_codes').selectAll().where('booking_id', '=', bookingId).executeTakeFirst();
}

/** Locked until the transaction ends: codes are compared one at a time. */
export async function lockCode(tx: Transaction, bookingId: string): Promise<CodeRow | undefined> {
	return tx.selectFrom('handover_codes').selectAll().where('booking_id', '=', bookingId).forUpdate().executeTakeFirst();
}

export async function countWrongTry(tx: Transaction, bookingId: string): Promise<void> {
	await tx
		.updateTable('handover_codes')
		.set((eb) => ({ wrong_tries: eb('wrong_tries', '+', 1) }))
		.where('booking_id', '=', bookingId)
		.execute();
}

export async function replaceCode(tx: Transaction, bookingId: string, now: Date): Promise<void> {
	await tx
		.updateTable('handover_codes')
		.set((eb) => ({ generation: eb('generation', '+', 1), wrong_tries: 0, made_at: now }))
		.where('booking_id', '=', bookingId)
		.execute();
}

export type PreparationRow = Selectable<DB['car_preparations']>;

export async function preparationsOf(db: Queryable, bookingIds: readonly string[]): Promise<PreparationRow[]> {
	if (bookingIds.length === 0) return [];
	return db.selectFrom('car_preparations').selectAll().where('booking_id', 'in', bookingIds).execute();
}

export async function preparationsBy(db: Queryable, personId: string): Promise<PreparationRow[]> {
	return db.selectFrom('car_preparations').selectAll().where('person_id', '=', personId).orderBy('ready_at').execute();
}

/** False if the car was marked before. */
export async function insertPreparation(tx: Transaction, preparation: PreparationRow): Promise<boolean> {
	const result = await tx
		.insertInto('car_preparations')
		.values(preparation)
		.onConflict((conflict) => conflict.column('booking_id').doNothing())
		.executeTakeFirst();
	return (result.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

export async function deletePreparation(tx: Transaction, bookingId: string): Promise<boolean> {
	const { numDeletedRows } = await tx.deleteFrom('car_preparations').where('booking_id', '=', bookingId).executeTakeFirst();
	return numDeletedRows > 0n;
}

export async function deletePreparationsBy(tx: Transaction, personId: string): Promise<void> {
	await tx.deleteFrom('car_preparations').where('person_id', '=', personId).execute();
}
