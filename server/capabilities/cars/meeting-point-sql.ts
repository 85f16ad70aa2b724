/** Every query on car_meeting_points. */
import type { Selectable } from 'kysely';
import type { Queryable, Transaction } from '#server/platform/database/pool.ts';
import type { DB } from '#server/platform/database/schema.ts';

export type MeetingPointRow = Selectable<DB['car_meeting_points']>;

export async function meetingPointOf(db: Queryable, carId: string): Promise<MeetingPointRow | undefined> {
	return db.selectFrom('car_meeting_points').selectAll().where('car_id', '=', carId).executeTakeFirst();
}

/** Locked until the transaction ends, so that its photo is not deleted while a booking copies it. */
export async function lockMeetingPointOf(tx: Transaction, carId: string): Promise<MeetingPointRow | undefined> {
	return tx.selectFrom('car_meeting_points').selectAll().where('car_id', '=', carId).forShare().executeTakeFirst();
}

export async function meetingPointsOf(db: Queryable, carIds: readonly string[]): Promise<MeetingPointRow[]> {
	if (carIds.length === 0) return [];
	return db.selectFrom('car_meeting_points').selectAll().where('car_id', 'in', carIds).execute();
}

export async function saveMeetingPoint(tx: Transaction, point: MeetingPointRow): Promise<void> {
	const { car_id: _, ...values } = point;
	await tx
		.insertInto('car_meeting_points')
		.values(point)
		.onConflict((conflict) => conflict.column('car_id').doUpdateSet(values))
		.execute();
}

export async function removeMeetingPoint(tx: Transaction, carId: string): Promise<MeetingPointRow | undefined> {
	return tx.deleteFrom('car_meeting_points').where('car_id', '=', carId).returningAll().executeTakeFirst();
}

/** The car whose meeting point has this photo now. */
export async function carOfPlacePhoto(db: Queryable, photoId: string): Promise<{ id: string; owner_id: string } | undefined> {
	return db
		.selectFrom('car_meeting_points')
		.innerJoin('cars', 'cars.id', 'car_meeting_points.car_id')
		.select(['cars.id', 'cars.owner_id'])
		.where('car_meeting_points.photo_id', '=', photoId)
		.executeTakeFirst();
}
