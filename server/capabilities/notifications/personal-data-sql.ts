/** Queries that export and erase personal data in notifications. */
import { type RawBuilder, sql } from 'kysely';
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
 * Notifications and e-mails of other users about bookings and conversations with this person, which contain names. Their event keys
 * end with the booking's id; for claims and messages the link shows the subject. Live events of the other users keep
 * their numbers, which have no gaps, and only say that the bell has changed.
 */
export async function deleteThoseThatName(tx: Transaction, userId: string): Promise<void> {
	const shared = sql`(SELECT id::text AS id, owner_id, renter_id FROM bookings WHERE ${userId} IN (owner_id, renter_id)
		UNION SELECT id::text, owner_id, renter_id FROM conversations WHERE ${userId} IN (owner_id, renter_id)) shared`;
	const about = (eventKey: RawBuilder<unknown>, address: RawBuilder<unknown>) =>
		sql`CASE WHEN ${eventKey} ~ '^(claim-|message:)' THEN ${idIn(address)} ELSE right(${eventKey}, 36) END`;
	await sql`DELETE FROM notifications n USING ${shared}
		WHERE n.user_id IN (shared.owner_id, shared.renter_id) AND shared.id = ${about(sql`n.event_key`, sql`n.action_url`)}`.execute(tx);
	await sql`DELETE FROM outbox_messages m USING ${shared}
		WHERE m.user_id IN (shared.owner_id, shared.renter_id) AND shared.id = ${about(sql`m.event_key`, sql`m.text`)}`.execute(tx);
	await sql`UPDATE live_events e
		SET kind = 'bell', payload = jsonb_build_object('unread', (SELECT count(*) FROM notifications n WHERE n.user_id = e.user_id AND NOT n.is_read))
		FROM ${shared}
		WHERE e.user_id IN (shared.owner_id, shared.renter_id) AND e.kind = 'notification' AND shared.id = ${idIn(sql`e.payload->>'actionUrl'`)}`.execute(
		tx,
	);
}

const idIn = (address: RawBuilder<unknown>) => sql`substring(${address} FROM '/(?:bookings?|messages)/([0-9a-f-]{36})')`;
