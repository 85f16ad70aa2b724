/** Queries that export and erase personal data in messaging. */
import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Queryable, Transaction } from '#server/platform/database/pool.ts';

/** Ordered by conversation. */
export async function messagesBy(db: Queryable, userId: string) {
	return db
		.selectFrom('messages')
		.select(['conversation_id', 'position', 'kind', 'body', 'is_automatic', 'created_at'])
		.select((eb) =>
			jsonArrayFrom(
				eb
					.selectFrom('message_photos')
					.select('object_id')
					.whereRef('message_photos.message_id', '=', 'messages.id')
					.orderBy('message_photos.position'),
			).as('photos'),
		)
		.where('from_user_id', '=', userId)
		.orderBy('conversation_id')
		.orderBy('position')
		.execute();
}

/** Locks the conversations until the transaction ends. Returns the other party of each. */
export async function lockConversationsOf(tx: Transaction, userId: string): Promise<string[]> {
	const { rows } = await sql<{ other_id: string }>`
		SELECT CASE WHEN renter_id = ${userId} THEN owner_id ELSE renter_id END AS other_id
		FROM conversations WHERE renter_id = ${userId} OR owner_id = ${userId} ORDER BY id FOR UPDATE`.execute(tx);
	return [...new Set(rows.map(({ other_id }) => other_id))];
}

/** The messages keep their positions. Returns the photos, which are no longer referenced. */
export async function anonymizeMessages(tx: Transaction, userId: string, now: Date): Promise<string[]> {
	const { rows } = await sql<{ object_id: string }>`
		DELETE FROM message_photos USING messages m WHERE m.id = message_photos.message_id AND m.from_user_id = ${userId}
		RETURNING object_id`.execute(tx);
	await tx.updateTable('messages').set({ body: '', client_id: null, removed_at: now }).where('from_user_id', '=', userId).execute();
	return rows.map(({ object_id }) => object_id);
}
