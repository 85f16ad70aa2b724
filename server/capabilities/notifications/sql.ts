/** Every query on notifications. */
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Queryable } from '#server/platform/database/pool.ts';
import { isWanted } from './choices.ts';
import type { NotificationText } from './texts.ts';

/** Told once for each person and event, however often the job runs; and not at all to who does not want to hear of such things. */
export async function insertNotification(
	db: Queryable,
	notification: NotificationText & { userId: string; eventKey: string; actionUrl: string; now: Date },
): Promise<void> {
	if (!(await isWanted(db, notification.userId, 'BELL', notification.type))) return;
	await db
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
		.execute();
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

export async function countUnread(db: Queryable, userId: string): Promise<number> {
	const row = await db
		.selectFrom('notifications')
		.select((eb) => eb.fn.countAll<bigint>().as('unread'))
		.where('user_id', '=', userId)
		.where('is_read', '=', false)
		.executeTakeFirstOrThrow();
	return Number(row.unread);
}

export async function markRead(db: Queryable, userId: string, id: string) {
	return db
		.updateTable('notifications')
		.set({ is_read: true })
		.where('id', '=', id)
		.where('user_id', '=', userId)
		.returningAll()
		.executeTakeFirst();
}

export async function deleteOne(db: Queryable, userId: string, id: string): Promise<boolean> {
	const result = await db.deleteFrom('notifications').where('id', '=', id).where('user_id', '=', userId).executeTakeFirst();
	return result.numDeletedRows === 1n;
}

export async function notificationById(db: Queryable, id: string) {
	return db.selectFrom('notifications').selectAll().where('id', '=', id).executeTakeFirst();
}
