/** A notification on the wire. */
import type { Notification } from '#contract/notifications.ts';
import { ammanIso } from '#contract/time.ts';
import type { NotificationRow } from './sql.ts';

export function toNotification(row: NotificationRow): Notification {
	return {
		id: row.id,
		type: row.type,
		title: row.title as Notification['title'],
		body: row.body as Notification['body'],
		actionUrl: row.action_url,
		isRead: row.is_read,
		createdAt: ammanIso(row.created_at),
	};
}
