/** Every query on messages and message_photos. */
import { type Insertable, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Queryable, Transaction } from '#server/platform/database/pool.ts';
import type { DB } from '#server/platform/database/schema.ts';
import type { StoredPrivatePhoto } from '#server/platform/files/private-photos.ts';

export type MessageRow = Awaited<ReturnType<typeof messagesBetween>>[number];

/** The office's member who wrote, with the office's names. */
const sender = sql<{ name_en: string; name_ar: string; first_name: string; display_name_ar: string | null } | null>`(
	SELECT json_build_object('name_en', office.name_en, 'name_ar', office.name_ar,
		'first_name', member.first_name, 'display_name_ar', member.display_name_ar)
	FROM users member JOIN companies office ON office.owner_id = messages.from_user_id WHERE member.id = messages.sent_by)`;

function selectMessages(db: Queryable) {
	return db
		.selectFrom('messages')
		.selectAll('messages')
		.select((eb) =>
			jsonArrayFrom(
				eb
					.selectFrom('message_photos')
					.select(['object_id', 'width', 'height'])
					.whereRef('message_photos.message_id', '=', 'messages.id')
					.orderBy('message_photos.position'),
			).as('photos'),
		)
		.select(sender.as('sender'));
}

/** Inclusive range, in order. */
export async function messagesBetween(db: Queryable, conversationId: string, first: number, last: number) {
	return selectMessages(db)
		.where('conversation_id', '=', conversationId)
		.where('position', '>=', first)
		.where('position', '<=', last)
		.orderBy('position')
		.execute();
}

/** Position of the message that this sender's browser sent under that client id. */
export async function sentBefore(db: Queryable, conversationId: string, senderId: string, clientId: string): Promise<number | undefined> {
	const row = await db
		.selectFrom('messages')
		.select('position')
		.where('conversation_id', '=', conversationId)
		.where('from_user_id', '=', senderId)
		.where('client_id', '=', clientId)
		.executeTakeFirst();
	return row?.position;
}

export async function insertMessage(
	tx: Transaction,
	message: Insertable<DB['messages']> & { id: string },
	photos: readonly StoredPrivatePhoto[],
): Promise<void> {
	await tx.insertInto('messages').values(message).execute();
	if (photos.length === 0) return;
	await tx
		.insertInto('message_photos')
		.values(
			photos.map(({ objectId, width, height }, position) => ({ object_id: objectId, message_id: message.id, position, width, height })),
		)
		.execute();
}

export async function conversationOfPhoto(db: Queryable, objectId: string): Promise<string | undefined> {
	const row = await db
		.selectFrom('message_photos')
		.innerJoin('messages', 'messages.id', 'message_photos.message_id')
		.select('messages.conversation_id')
		.where('object_id', '=', objectId)
		.executeTakeFirst();
	return row?.conversation_id;
}

/** Events that the conversation already contains as system messages. */
export async function listSystemMessageEvents(tx: Transaction, conversationId: string): Promise<Set<string>> {
	const rows = await tx
		.selectFrom('messages')
		.select('event')
		.where('conversation_id', '=', conversationId)
		.where('event', 'is not', null)
		.execute();
	return new Set(rows.map((row) => row.event ?? ''));
}

/** Number of a user's conversations with unread messages, excluding those an owner cannot see yet. */
export async function countUnread(db: Queryable, userId: string): Promise<number> {
	const { rows } = await sql<{ unread: number }>`SELECT (
		(SELECT count(*) FROM conversations c WHERE c.renter_id = ${userId} AND c.renter_read_position < c.last_position)
		+ (SELECT count(*) FROM conversations c LEFT JOIN bookings b ON b.id = c.booking_id
			WHERE c.owner_id = ${userId} AND c.owner_read_position < c.last_position AND (c.kind = 'INQUIRY' OR b.paid_at IS NOT NULL))
	)::integer AS unread`.execute(db);
	return rows[0]?.unread ?? 0;
}
