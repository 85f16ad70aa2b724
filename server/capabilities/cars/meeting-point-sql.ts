/** Every query on car_meeting_points. */
import type { Selectable } from 'kysely';
import type { Queryable, Transaction } from '#server/platform/database/pool.ts';
import type { DB } from '#server/platform/database/schema.ts';

export type MeetingPointRow = Selectable<DB['car_meeting_points']>;

export async function meetingPointOf(db: Queryable, carId: string): Promise<MeetingPointRow | undefined> {
	return db.selectFrom('car_meeting_points').selectAll().where('car_id', '=', carId).executeTakeFirst();
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

export async function removeMeetingPoint(tx: Transaction, carId: string): Promise<void> {
	await tx.deleteFrom('car_meeting_points').where('car_id', '=', carId).execute();
}
