/** Every query on booking_departures. */
import { type Selectable, sql } from 'kysely';
import type { HandoverPhase } from '#contract/handover.ts';
import type { Queryable, Transaction } from '#server/platform/database/pool.ts';
import type { DB } from '#server/platform/database/schema.ts';

export type DepartureRow = Selectable<DB['booking_departures']>;

export async function departuresOf(db: Queryable, bookingIds: readonly string[]): Promise<DepartureRow[]> {
	if (bookingIds.length === 0) return [];
	return db.selectFrom('booking_departures').selectAll().where('booking_id', 'in', bookingIds).execute();
}

export async function departuresBy(db: Queryable, personId: string): Promise<DepartureRow[]> {
	return db.selectFrom('booking_departures').selectAll().where('person_id', '=', personId).orderBy('set_out_at').execute();
}

/** False if a departure was announced already. */
export async function insertDeparture(tx: Transaction, departure: DepartureRow): Promise<boolean> {
	const result = await tx
		.insertInto('booking_departures')
		.values(departure)
		.onConflict((conflict) => conflict.columns(['booking_id', 'phase']).doNothing())
		.executeTakeFirst();
	return (result.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

export async function deleteDepartures(tx: Transaction, bookingId: string, phases: readonly HandoverPhase[]): Promise<void> {
	if (phases.length === 0) return;
	await tx.deleteFrom('booking_departures').where('booking_id', '=', bookingId).where('phase', 'in', phases).execute();
}

/** Departures of a person for cars of this owner that were not yet handed over or fetched. Returns their bookings. */
export async function deleteOpenDepartures(
	tx: Transaction,
	{ personId, ownerId }: { personId: string; ownerId: string },
): Promise<Array<{ id: string; renter_id: string }>> {
	const { rows } = await sql<{ id: string; renter_id: string }>`DELETE FROM booking_departures departure USING bookings
		WHERE bookings.id = departure.booking_id AND departure.person_id = ${personId} AND bookings.owner_id = ${ownerId}
			AND bookings.status = 'CONFIRMED' AND bookings.returned_at IS NULL
			AND (departure.phase = 'CHECK_OUT' OR bookings.checked_in_at IS NULL)
		RETURNING bookings.id, bookings.renter_id`.execute(tx);
	return rows;
}

export async function deleteDeparturesBy(tx: Transaction, personId: string): Promise<void> {
	await tx.deleteFrom('booking_departures').where('person_id', '=', personId).execute();
}
