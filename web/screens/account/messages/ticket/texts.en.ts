/** English texts of a support request in the inbox, with those of the inbox beside it. */
import { tickets } from '#web/features/support/texts.en.ts';
import { texts as page } from '../../ticket/texts.en.ts';
import { texts as inbox } from '../texts.en.ts';

export const texts = {
	...inbox,
	tickets,
	request: {
		title: page.title,
		error: page.error,
		missing: { ...page.missing, hint: 'Check the link or open it from your messages.' },
		back: 'Back to your messages',
	},
};

export type TicketConversationTexts = typeof texts;
