/** Routes of the bell. */
import * as z from 'zod';
import { getNotificationChoices, putNotificationChoices } from '#contract/notification-choices.ts';
import * as contract from '#contract/notifications.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import { paginate, readCursor, setPage, writeCursor } from '#server/platform/http/pages.ts';
import { bind, type Route } from '#server/platform/http/route.ts';
import { putChoices, readChoices } from './choices.ts';
import { readAll, readOne, removeOne } from './mark-notifications-read.ts';
import { toNotification } from './present.ts';
import { countNotifications, countUnread, notificationsOf } from './sql.ts';
import { streamRoutes } from './stream-routes.ts';

const cursorShape = z.tuple([z.iso.datetime({ offset: true }), z.uuid()]);

export const notificationRoutes = (platform: Platform): Route[] => [
	bind(contract.listNotifications, async ({ caller, query, headers, request }) => {
		const [rows, unread, total] = await Promise.all([
			notificationsOf(platform.db, caller.userId, readCursor(query.cursor, cursorShape, caller.lang), query.limit),
			countUnread(platform.db, caller.userId),
			countNotifications(platform.db, caller.userId),
		]);
		headers.set('x-unread-count', String(unread));
		const { page, next } = paginate(rows, query.limit, (last) => writeCursor([last.created_at.toISOString(), last.id]));
		setPage({ headers, request }, { next, total });
		return page.map(toNotification);
	}),
	bind(contract.markNotificationRead, ({ caller, params }) => readOne(platform, caller, params.id)),
	bind(contract.deleteNotification, async ({ caller, params }) => {
		await removeOne(platform, caller, params.id);
		return { success: true as const };
	}),
	bind(contract.markAllNotificationsRead, async ({ caller }) => {
		await readAll(platform, caller);
		return { success: true as const };
	}),
	...streamRoutes(platform),
	bind(getNotificationChoices, ({ caller }) => readChoices(platform.db, caller.userId)),
	bind(putNotificationChoices, ({ caller, body }) => putChoices(platform, caller, body)),
];
