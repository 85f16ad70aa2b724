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
 * Deletes the notifications and e-mails of other users (including admins) about bookings and conversations with this person, because they contain names
 * and typed text. They are found by their event key, which ends with the id of the booking or of the additional driver; for claims, messages and refunds, and
 * for older ones about reports, fines, renters' claims and goodwill, by the link. Live events of the other users stay, because their numbers have no gaps,
 * but then only say that the bell has changed.
 */
export async function deleteThoseThatName(tx: Transaction, userId: string): Promise<void> {
	const shared = sql`(SELECT id::text AS id, owner_id, renter_id FROM bookings WHERE ${userId} IN (owner_id, renter_id)
		UNION SELECT id::text, owner_id, renter_id FROM conversations WHERE ${userId} IN (owner_id, renter_id)
		UNION SELECT d.id::text, b.owner_id, b.renter_id FROM booking_drivers d JOIN bookings b ON b.id = d.booking_id
			WHERE ${userId} IN (d.user_id, b.owner_id, b.renter_id)) shared`;
	const isAbout = (eventKey: RawBuilder<unknown>, address: RawBuilder<unknown>) =>
		sql`shared.id IN (right(${eventKey}, 36),
			CASE WHEN ${eventKey} ~ '^(claim-|message:|report-|fine-|renter-claim-|goodwill-|refund-)' THEN ${idIn(address)} END)`;
	const { rows } = await sql<{ id: string }>`DELETE FROM notifications n USING ${shared}
		WHERE ${isAbout(sql`n.event_key`, sql`n.action_url`)} RETURNING n.id`.execute(tx);
	await sql`DELETE FROM outbox_messages m USING ${shared} WHERE ${isAbout(sql`m.event_key`, sql`m.text`)}`.execute(tx);
	const sent = sql`(e.user_id IN (shared.owner_id, shared.renter_id) AND shared.id = ${idIn(sql`e.payload->>'actionUrl'`)})`;
	await sql`UPDATE live_events e
		SET kind = 'bell', payload = jsonb_build_object('unread', (SELECT count(*) FROM notifications n WHERE n.user_id = e.user_id AND NOT n.is_read))
		WHERE e.kind = 'notification' AND (e.payload->>'id' = ANY(${rows.map(({ id }) => id)}::text[]) OR EXISTS (SELECT FROM ${shared} WHERE ${sent}))`.execute(
		tx,
	);
}

const idIn = (address: RawBuilder<unknown>) => sql`substring(${address} FROM '/(?:bookings?|messages)/([0-9a-f-]{36})')`;
