/** Every query on booking_drivers. */
import { sql } from 'kysely';
import type { Queryable, Transaction } from '#server/platform/database/pool.ts';
import type { BookingDriversEndReason } from '#server/platform/database/schema.ts';

export type DriverRow = Awaited<ReturnType<typeof driversOf>>[number];
export type NamedDriver = DriverRow & { user_id: string; accepted_at: Date };
export type EndReason = BookingDriversEndReason;

export const isNamed = (row: DriverRow): row is NamedDriver => row.user_id !== null;

/** Invited and named ones that have not ended. */
export async function driversOf(db: Queryable, bookingId: string) {
	return db
		.selectFrom('booking_drivers')
		.selectAll()
		.where('booking_id', '=', bookingId)
		.where('ended_at', 'is', null)
		.orderBy('created_at')
		.orderBy('id')
		.execute();
}

export async function driverById(db: Queryable, id: string): Promise<DriverRow | undefined> {
	return db.selectFrom('booking_drivers').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function driverByToken(db: Queryable, tokenHash: Buffer): Promise<DriverRow | undefined> {
	return db.selectFrom('booking_drivers').selectAll().where('token_hash', '=', tokenHash).executeTakeFirst();
}

type NewInvitation = {
	id: string;
	booking_id: string;
	email: string | null;
	phone: string | null;
	token_hash: Buffer;
	created_at: Date;
	expires_at: Date;
};

export async function insertInvitation(tx: Transaction, invitation: NewInvitation): Promise<void> {
	await tx.insertInto('booking_drivers').values(invitation).execute();
}

/** The address is no longer needed. */
export async function nameDriver(tx: Transaction, id: string, userId: string, now: Date): Promise<DriverRow> {
	return tx
		.updateTable('booking_drivers')
		.set({ user_id: userId, accepted_at: now, email: null, phone: null })
		.where('id', '=', id)
		.returningAll()
		.executeTakeFirstOrThrow();
}

export async function setEnded(tx: Transaction, id: string, reason: EndReason, now: Date): Promise<void> {
	await tx
		.updateTable('booking_drivers')
		.set({ ended_at: now, end_reason: reason, email: null, phone: null })
		.where('id', '=', id)
		.execute();
}

/** Invitations that were not accepted in time lose their address. */
export async function endExpiredInvitations(db: Queryable, now: Date): Promise<void> {
	await db
		.updateTable('booking_drivers')
		.set({ ended_at: now, end_reason: 'EXPIRED', email: null, phone: null })
		.where('accepted_at', 'is', null)
		.where('ended_at', 'is', null)
		.where('expires_at', '<=', now)
		.execute();
}

/** Named drivers of confirmed trips that begin in this span and were not handed over, by id. */
export async function driversOfTripsThatBegin(db: Queryable, { from, until }: { from: Date; until: Date }): Promise<string[]> {
	const rows = await db
		.selectFrom('booking_drivers')
		.innerJoin('bookings', 'bookings.id', 'booking_drivers.booking_id')
		.select('booking_drivers.id')
		.where('bookings.status', '=', 'CONFIRMED')
		.where('bookings.starts_at', '>=', from)
		.where('bookings.starts_at', '<=', until)
		.where('bookings.checked_in_at', 'is', null)
		.where('booking_drivers.user_id', 'is not', null)
		.where('booking_drivers.ended_at', 'is', null)
		.orderBy('booking_drivers.id')
		.execute();
	return rows.map(({ id }) => id);
}

/** Trips of other renters in which the person is named, which are not over. */
export async function namedTripsOf(db: Queryable, userId: string): Promise<DriverRow[]> {
	return db
		.selectFrom('booking_drivers')
		.innerJoin('bookings', 'bookings.id', 'booking_drivers.booking_id')
		.selectAll('booking_drivers')
		.where('booking_drivers.user_id', '=', userId)
		.where('booking_drivers.ended_at', 'is', null)
		.where('bookings.status', 'in', ['REQUESTED', 'CONFIRMED'])
		.orderBy('bookings.starts_at')
		.orderBy('booking_drivers.id')
		.execute();
}

export async function allOfPerson(db: Queryable, userId: string) {
	return db
		.selectFrom('booking_drivers')
		.select(['booking_id', 'accepted_at', 'ended_at', 'end_reason'])
		.where('user_id', '=', userId)
		.orderBy('accepted_at')
		.execute();
}

/** Invitations of a renter that were not accepted; their addresses belong to others. */
export async function withdrawInvitationsOf(tx: Transaction, renterId: string, now: Date): Promise<void> {
	await tx
		.updateTable('booking_drivers')
		.set({ ended_at: now, end_reason: 'WITHDRAWN', email: null, phone: null })
		.where('accepted_at', 'is', null)
		.where('ended_at', 'is', null)
		.where('booking_id', 'in', sql<string>`(SELECT id FROM bookings WHERE renter_id = ${renterId})`)
		.execute();
}
