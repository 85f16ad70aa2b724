/** English texts of a support request in the inbox, with those of the inbox beside it. */
import { tickets } from '#web/features/support/texts.en.ts';
import { texts as inbox } from '../texts.en.ts';

export const texts = {
	...inbox,
	tickets,
	request: {
		title: 'Support request',
		error: 'We couldn’t load this request',
		missing: { title: 'We can’t find this request in your account', hint: 'Check the link or open it from your messages.' },
		back: 'Back to your messages',
	},
};

export type TicketConversationTexts = typeof texts;
