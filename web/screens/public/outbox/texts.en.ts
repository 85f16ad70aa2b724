/** English texts of the outbox. */
import { forms } from '#web/i18n/format.ts';

export const texts = {
	title: 'Outbox',
	lead: 'Demo emails and texts, newest first. None are really sent.',
	channel: 'Channel',
	channels: { ALL: 'All', EMAIL: 'E-mail', SMS: 'SMS' },
	refresh: 'Refresh',
	refreshing: 'Refreshing...',
	count: forms({ one: '{count} message', other: '{count} messages' }),
	to: 'To',
	showLetter: 'Show the e-mail',
	hideLetter: 'Hide the e-mail',
	letter: (subject: string) => `E-mail: ${subject}`,
	empty: 'Nothing was sent yet',
	emptyHint: 'Sign-in codes and news about bookings arrive here.',
	emptyChannel: 'No messages on this channel',
	error: 'The outbox could not be loaded',
	notFound: 'Page Not Found',
	notFoundHint: 'This road ends here. The page may have moved, or the address has a typo.',
};

export type OutboxTexts = typeof texts;
