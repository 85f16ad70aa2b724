/** Marks notifications read and deletes them. The user's other pages get the new unread count. */
import type { Notification } from '#contract/notifications.ts';
import { refuse } from '#server/platform/base/refusal.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import type { Transaction } from '#server/platform/database/pool.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import type { Caller } from '#server/platform/http/route.ts';
import { publishLiveEvents } from '#server/platform/live/append.ts';
import { toNotification } from './present.ts';
import { countUnread, deleteOne, lockOne, markAllRead, markRead, markReadByKey } from './sql.ts';

export async function readOne(platform: Platform, caller: Caller, id: string): Promise<Notification> {
	return inTransaction(platform.db, async (tx) => {
		const row = await lockOne(tx, caller.userId, id);
		if (!row) throw refuse('NOTIFICATION_NOT_FOUND');
		if (!row.is_read) {
			await markRead(tx, caller.userId, id);
			await publishUnreadCount(platform, tx, caller.userId);
		}
		return toNotification({ ...row, is_read: true });
	});
}

export async function readAll(platform: Platform, caller: Caller): Promise<void> {
	await inTransaction(platform.db, async (tx) => {
		if ((await markAllRead(tx, caller.userId)) > 0) await publishUnreadCount(platform, tx, caller.userId);
	});
}

/** What these users have read elsewhere: the lines whose event key begins so. */
export async function markReadElsewhere(platform: Platform, userIds: readonly string[], beginning: string): Promise<void> {
	await inTransaction(platform.db, async (tx) => {
		for (const userId of await markReadByKey(tx, userIds, beginning)) await publishUnreadCount(platform, tx, userId);
	});
}

export async function removeOne(platform: Platform, caller: Caller, id: string): Promise<void> {
	await inTransaction(platform.db, async (tx) => {
		if (!(await deleteOne(tx, caller.userId, id))) throw refuse('NOTIFICATION_NOT_FOUND');
		await publishUnreadCount(platform, tx, caller.userId);
	});
}

async function publishUnreadCount(platform: Platform, tx: Transaction, userId: string): Promise<void> {
	await publishLiveEvents(platform, tx, [{ userId, kind: 'bell', payload: { unread: await countUnread(tx, userId) } }]);
}
