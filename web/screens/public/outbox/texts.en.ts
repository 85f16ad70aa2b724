/** English texts of the outbox. */
import { forms } from '#web/i18n/format.ts';

export const texts = {
	title: 'Outbox',
	lead: 'Demo emails and texts, newest first. None are really sent.',
	channel: 'Channel',
	channels: { ALL: 'All', EMAIL: 'Email', SMS: 'SMS' },
	refresh: 'Refresh',
	more: 'Show older messages',
	refreshing: 'Refreshing...',
	count: forms({ one: '{count} message', other: '{count} messages' }),
	to: 'To',
	showLetter: 'Show email',
	hideLetter: 'Hide email',
	letter: (subject: string) => `Email: ${subject}`,
	empty: 'Nothing sent yet',
	emptyHint: 'Login codes and booking updates appear here.',
	emptyChannel: 'No messages on this channel',
	error: 'We couldn’t load the outbox',
	notFound: 'Page Not Found',
	notFoundHint: 'This road is a dead end. The page may have moved, or the address may have a typo.',
};

export type OutboxTexts = typeof texts;
