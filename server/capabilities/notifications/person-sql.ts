/** The queries by which notifications hand out and forget a person. */
import { sql } from 'kysely';
import type { Queryable, Transaction } from '#server/platform/database/pool.ts';

export async function allNotificationsOf(db: Queryable, userId: string) {
	return db
		.selectFrom('notifications')
		.select(['type', 'title', 'body', 'is_read', 'created_at'])
		.where('user_id', '=', userId)
		.orderBy('created_at')
		.execute();
}

export async function deleteNotificationsOf(tx: Transaction, userId: string): Promise<void> {
	await tx.deleteFrom('notifications').where('user_id', '=', userId).execute();
}

/**
 * Lines and letters of the other side about bookings with this person: names stand in them, and the trips are over. Their event ends with the booking's
 * id; that of a claim with the claim's, so there the address that it leads to says of which booking it is. Returns the ids of the lines.
 */
export async function deleteThoseThatName(tx: Transaction, userId: string): Promise<string[]> {
	const { rows } = await sql<{ id: string }>`DELETE FROM notifications USING bookings
		WHERE (bookings.owner_id = ${userId} OR bookings.renter_id = ${userId})
			AND notifications.user_id IN (bookings.owner_id, bookings.renter_id)
			AND bookings.id::text = CASE WHEN notifications.event_key LIKE 'claim-%'
				THEN substring(notifications.action_url FROM '/bookings?/([0-9a-f-]{36})')
				ELSE right(notifications.event_key, 36) END
		RETURNING notifications.id`.execute(tx);
	await sql`DELETE FROM outbox_messages USING bookings
		WHERE (bookings.owner_id = ${userId} OR bookings.renter_id = ${userId})
			AND outbox_messages.user_id IN (bookings.owner_id, bookings.renter_id)
			AND bookings.id::text = CASE WHEN outbox_messages.event_key LIKE 'claim-%'
				THEN substring(outbox_messages.text FROM '/bookings?/([0-9a-f-]{36})')
				ELSE right(outbox_messages.event_key, 36) END`.execute(tx);
	return rows.map(({ id }) => id);
}
