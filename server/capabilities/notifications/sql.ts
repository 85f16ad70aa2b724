/** Every query on notifications. */
import { randomUUID } from 'node:crypto';
import { type Selectable, sql } from 'kysely';
import { countUpTo, type Total } from '#server/platform/database/keyset.ts';
import type { Queryable, Transaction } from '#server/platform/database/pool.ts';
import type { DB } from '#server/platform/database/schema.ts';
import type { NotificationText } from './texts.ts';

export type NotificationRow = Selectable<DB['notifications']>;

/** Undefined if the user was already notified of this event. */
export async function insertNotification(
	tx: Transaction,
	notification: NotificationText & { userId: string; eventKey: string; actionUrl: string; now: Date },
): Promise<NotificationRow | undefined> {
	return tx
		.insertInto('notifications')
		.values({
			id: randomUUID(),
			user_id: notification.userId,
			type: notification.type,
			event_key: notification.eventKey,
			title: JSON.stringify(notification.title),
			body: JSON.stringify(notification.body),
			action_url: notification.actionUrl,
			created_at: notification.now,
		})
		.onConflict((conflict) => conflict.constraint('notifications_tell_once').doNothing())
		.returningAll()
		.executeTakeFirst();
}

type Rewritten = Pick<NotificationText, 'title' | 'body'> & { userId: string; eventKey: string };

/** Updates the notification of the same event, which becomes unread again; does nothing if it has this text already, or was deleted. */
export async function rewriteNotification(tx: Transaction, { title, body, userId, eventKey }: Rewritten): Promise<void> {
	await tx
		.updateTable('notifications')
		.set({ title: JSON.stringify(title), body: JSON.stringify(body), is_read: false })
		.where('user_id', '=', userId)
		.where('event_key', '=', eventKey)
		.where(sql<boolean>`body::jsonb <> ${JSON.stringify(body)}::jsonb`)
		.execute();
}

/** Cars of this owner: submitted, and neither verified nor rejected yet. */
export async function carsInReview(db: Queryable, ownerId: string): Promise<number> {
	const row = await db
		.selectFrom('cars')
		.select((eb) => eb.fn.countAll<bigint>().as('cars'))
		.where('owner_id', '=', ownerId)
		.where('verification_status', '=', 'PENDING')
		.where('submitted_at', 'is not', null)
		.where('deleted_at', 'is', null)
		.executeTakeFirstOrThrow();
	return Number(row.cars);
}

/** Whether the pickup or the return of a confirmed trip is still to come at this time. */
export async function isTripAhead(
	db: Queryable,
	{ bookingId, kind, dueAt }: { bookingId: string; kind: 'PICKUP' | 'RETURN'; dueAt: string },
): Promise<boolean> {
	const query = db.selectFrom('bookings').select('id').where('id', '=', bookingId).where('status', '=', 'CONFIRMED');
	const ahead =
		kind === 'PICKUP'
			? query.where('starts_at', '=', new Date(dueAt)).where('checked_in_at', 'is', null)
			: query.where('ends_at', '=', new Date(dueAt)).where('returned_at', 'is', null);
	return (await ahead.executeTakeFirst()) !== undefined;
}

/** Null if there is no such booking. */
export async function carTitleOf(db: Queryable, bookingId: string): Promise<string | null> {
	const row = await db
		.selectFrom('bookings')
		.innerJoin('cars', 'cars.id', 'bookings.car_id')
		.select('cars.title')
		.where('bookings.id', '=', bookingId)
		.executeTakeFirst();
	return row?.title ?? null;
}

export async function notificationsOf(db: Queryable, userId: string, after: readonly [string, string] | null, limit: number) {
	let query = db
		.selectFrom('notifications')
		.selectAll()
		.where('user_id', '=', userId)
		.orderBy('created_at', 'desc')
		.orderBy('id', 'desc')
		.limit(limit + 1);
	if (after) query = query.where(sql<boolean>`(created_at, id) < (${after[0]}::timestamptz, ${after[1]}::uuid)`);
	return query.execute();
}

export const countNotifications = (db: Queryable, userId: string): Promise<Total> =>
	countUpTo(db, db.selectFrom('notifications').where('user_id', '=', userId));

export async function countUnread(db: Queryable, userId: string): Promise<number> {
	const row = await db
		.selectFrom('notifications')
		.select((eb) => eb.fn.countAll<bigint>().as('unread'))
		.where('user_id', '=', userId)
		.where('is_read', '=', false)
		.executeTakeFirstOrThrow();
	return Number(row.unread);
}

export async function lockOne(tx: Transaction, userId: string, id: string): Promise<NotificationRow | undefined> {
	return tx.selectFrom('notifications').selectAll().where('id', '=', id).where('user_id', '=', userId).forUpdate().executeTakeFirst();
}

/** Regardless of the user. */
export async function markEachRead(db: Queryable, ids: readonly string[]): Promise<void> {
	await db.updateTable('notifications').set({ is_read: true }).where('id', '=', sql<string>`ANY(${ids}::uuid[])`).execute();
}

export async function markRead(db: Queryable, userId: string, id: string): Promise<void> {
	await db.updateTable('notifications').set({ is_read: true }).where('id', '=', id).where('user_id', '=', userId).execute();
}

/** Marks notifications of these users whose event key has this prefix; returns who had any. */
export async function markReadByKey(db: Queryable, userIds: readonly string[], beginning: string): Promise<string[]> {
	const rows = await db
		.updateTable('notifications')
		.set({ is_read: true })
		.where('user_id', 'in', userIds)
		.where('is_read', '=', false)
		.where(sql<boolean>`starts_with(event_key, ${beginning})`)
		.returning('user_id')
		.execute();
	return [...new Set(rows.map((row) => row.user_id))];
}

/** Returns how many were unread. */
export async function markAllRead(tx: Transaction, userId: string): Promise<number> {
	const result = await tx
		.updateTable('notifications')
		.set({ is_read: true })
		.where('user_id', '=', userId)
		.where('is_read', '=', false)
		.executeTakeFirst();
	return Number(result.numUpdatedRows);
}

export async function deleteOne(tx: Transaction, userId: string, id: string): Promise<boolean> {
	const result = await tx.deleteFrom('notifications').where('id', '=', id).where('user_id', '=', userId).executeTakeFirst();
	return result.numDeletedRows === 1n;
}

/** Removes the user's notifications from before that moment whose event key has this prefix. */
export async function deleteOlderLines(db: Queryable, of: { userId: string; beginning: string; before: Date }): Promise<void> {
	await db
		.deleteFrom('notifications')
		.where('user_id', '=', of.userId)
		.where('created_at', '<', of.before)
		.where(sql<boolean>`starts_with(event_key, ${of.beginning})`)
		.execute();
}

/** `pattern`: of LIKE, on the event key. Returns whether there were any. */
export async function deletePaymentFailures(tx: Transaction, userId: string, pattern: string): Promise<boolean> {
	const result = await tx
		.deleteFrom('notifications')
		.where('user_id', '=', userId)
		.where('type', '=', 'PAYMENT_FAILED')
		.where('event_key', 'like', pattern)
		.executeTakeFirst();
	return result.numDeletedRows > 0n;
}

/** Whether the user has one of these in the bell. */
export async function wasNotified(db: Queryable, userId: string, eventKeys: readonly string[]): Promise<boolean> {
	const row = await db
		.selectFrom('notifications')
		.select('id')
		.where('user_id', '=', userId)
		.where('event_key', '=', sql<string>`ANY(${eventKeys}::text[])`)
		.executeTakeFirst();
	return row !== undefined;
}

export async function notificationById(db: Queryable, id: string) {
	return db.selectFrom('notifications').selectAll().where('id', '=', id).executeTakeFirst();
}
