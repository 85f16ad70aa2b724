/** The calls of the bell. */
import * as z from 'zod';
import { putNotificationChoices, readNotificationChoices } from '#contract/notification-choices.ts';
import * as contract from '#contract/notifications.ts';
import { ammanIso } from '#contract/time.ts';
import { refuse } from '#server/platform/base/refusal.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import { bind, type Route } from '#server/platform/http/call.ts';
import { cutPage, linkNext, readCursor, writeCursor } from '#server/platform/http/pages.ts';
import { putChoices, readChoices } from './choices.ts';
import { countUnread, deleteOne, markRead, notificationsOf } from './sql.ts';
import { streamRoutes } from './stream-routes.ts';

type Row = NonNullable<Awaited<ReturnType<typeof markRead>>>;

const cursorShape = z.tuple([z.iso.datetime({ offset: true }), z.uuid()]);

function toNotification(row: Row): contract.Notification {
	return {
		id: row.id,
		type: row.type as contract.NotificationType,
		title: row.title as contract.Notification['title'],
		body: row.body as contract.Notification['body'],
		actionUrl: row.action_url,
		isRead: row.is_read,
		createdAt: ammanIso(row.created_at),
	};
}

export const notificationRoutes = (platform: Platform): Route[] => [
	bind(contract.listNotifications, async ({ caller, query, headers, request }) => {
		const [rows, unread] = await Promise.all([
			notificationsOf(platform.db, caller.userId, readCursor(query.cursor, cursorShape, caller.lang), query.limit),
			countUnread(platform.db, caller.userId),
		]);
		headers.set('x-unread-count', String(unread));
		const { page, next } = cutPage(rows, query.limit, (last) => writeCursor([last.created_at.toISOString(), last.id]));
		linkNext(headers, request.url, next);
		return page.map(toNotification);
	}),
	bind(contract.readNotification, async ({ caller, params }) => {
		const row = await markRead(platform.db, caller.userId, params.id);
		if (!row) throw refuse('NOTIFICATION_NOT_FOUND');
		return toNotification(row);
	}),
	bind(contract.deleteNotification, async ({ caller, params }) => {
		if (!(await deleteOne(platform.db, caller.userId, params.id))) throw refuse('NOTIFICATION_NOT_FOUND');
		return { success: true as const };
	}),
	...streamRoutes(platform),
	bind(readNotificationChoices, ({ caller }) => readChoices(platform.db, caller.userId)),
	bind(putNotificationChoices, ({ caller, body }) => putChoices(platform, caller, body)),
];
