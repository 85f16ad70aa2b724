/** English texts of the bell and its list. */
import { forms } from '#web/i18n/format.ts';

export const texts = {
	unread: forms({ one: '{count} unread notification', other: '{count} unread notifications' }),
	none: 'Notifications, all read',
	empty: 'You’re all caught up',
	emptyHint: 'Updates about your bookings will appear here.',
	today: 'Today',
	yesterday: 'Yesterday',
	readAll: 'Mark all as read',
	remove: (title: string) => `Remove: ${title}`,
	notRemoved: 'We couldn’t remove the notification',
	notRead: 'We couldn’t mark them as read',
	more: 'Show older',
};

export type BellTexts = typeof texts;
