/** Every query on conversations except the inbox; those on messages are in messages-sql.ts. */

import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Queryable, Transaction } from '#server/platform/database/pool.ts';
import type { Side } from './rules.ts';

export type ConversationRow = NonNullable<Awaited<ReturnType<typeof conversationById>>>;

function selectConversations(db: Queryable) {
	return db
		.selectFrom('conversations')
		.leftJoin('bookings', 'bookings.id', 'conversations.booking_id')
		.selectAll('conversations')
		.select(['bookings.paid_at', 'bookings.confirmed_at', 'bookings.status as booking_status']);
}

/** Includes the fields of the booking that decide access. */
export async function conversationById(db: Queryable, id: string) {
	return selectConversations(db).where('conversations.id', '=', id).executeTakeFirst();
}

/** Writers and readers lock the row, so that messages have one order and read positions never decrease. */
export async function lockConversation(tx: Transaction, id: string): Promise<ConversationRow | undefined> {
	const locked = await tx.selectFrom('conversations').select('id').where('id', '=', id).forUpdate().executeTakeFirst();
	// Read again under the lock: the previous holder may have changed it.
	return locked && (await conversationById(tx, id));
}

type Of = { carId: string; renterId: string; ownerId: string };

export async function insertOfBooking(tx: Transaction, bookingId: string, { carId, renterId, ownerId }: Of, now: Date): Promise<void> {
	await tx
		.insertInto('conversations')
		.values({
			...{ id: bookingId, kind: 'BOOKING', booking_id: bookingId, car_id: carId, renter_id: renterId, owner_id: ownerId },
			...{ active_at: now, created_at: now },
		})
		.execute();
}

/** Returns the existing inquiry or creates one; concurrent calls get the same one. */
export async function upsertInquiry(db: Queryable, { carId, renterId, ownerId }: Of, now: Date): Promise<string> {
	await db
		.insertInto('conversations')
		.values({
			...{ id: randomUUID(), kind: 'INQUIRY', car_id: carId, renter_id: renterId, owner_id: ownerId },
			...{ active_at: now, created_at: now },
		})
		// A literal and not a parameter: with a generic plan PostgreSQL could not match the partial index.
		.onConflict((conflict) => conflict.columns(['car_id', 'renter_id']).where('kind', '=', sql.lit('INQUIRY')).doNothing())
		.execute();
	const id = await inquiryOf(db, carId, renterId);
	if (!id) throw new Error(`no inquiry of ${renterId} about ${carId}`);
	return id;
}

export async function inquiryOf(db: Queryable, carId: string, renterId: string): Promise<string | undefined> {
	const row = await db
		.selectFrom('conversations')
		.select('id')
		.where('kind', '=', 'INQUIRY')
		.where('car_id', '=', carId)
		.where('renter_id', '=', renterId)
		.executeTakeFirst();
	return row?.id;
}

/** The newest requested or confirmed booking, paid or not. */
export async function openBookingOf(db: Queryable, carId: string, renterId: string): Promise<string | undefined> {
	const row = await db
		.selectFrom('bookings')
		.select('id')
		.where('car_id', '=', carId)
		.where('renter_id', '=', renterId)
		.where('status', 'in', ['REQUESTED', 'CONFIRMED'])
		.orderBy('created_at', 'desc')
		.orderBy('id', 'desc')
		.limit(1)
		.executeTakeFirst();
	return row?.id;
}

const readColumn = { RENTER: 'renter_read_position', OWNER: 'owner_read_position' } as const;

export type Advance = { lastPosition?: number; activeAt?: Date; read?: Partial<Record<Side, number>> };

export async function advance(tx: Transaction, id: string, { lastPosition, activeAt, read = {} }: Advance): Promise<void> {
	await tx
		.updateTable('conversations')
		.set({
			...(lastPosition !== undefined && { last_position: lastPosition }),
			...(activeAt && { active_at: activeAt }),
			...(read.RENTER !== undefined && { [readColumn.RENTER]: read.RENTER }),
			...(read.OWNER !== undefined && { [readColumn.OWNER]: read.OWNER }),
		})
		.where('id', '=', id)
		.execute();
}
