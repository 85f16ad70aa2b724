/** English texts of one support request. */
import { tickets } from '#web/features/support/texts.en.ts';

export const texts = {
	tickets,
	title: 'Support request',
	back: 'Support',
	error: 'We couldn’t load this request',
	missing: {
		title: 'We can’t find this request in your account',
		hint: 'Check the link or open it from your requests.',
		action: 'See your requests',
	},
};

export type TicketScreenTexts = typeof texts;
