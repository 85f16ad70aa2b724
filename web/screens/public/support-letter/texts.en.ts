/** English texts of a visitor's support request. */
import { tickets } from '#web/features/support/texts.en.ts';

export const texts = {
	tickets,
	title: 'Your request to Mishwar',
	confirm: {
		title: 'Send your question',
		hint: 'Confirm that you wrote to our support from this email. We’ll reply by email.',
		action: 'Send question',
		busy: 'Sending...',
	},
	failed: 'We couldn’t open your request',
	over: {
		title: 'This link has expired',
		hint: 'Links in our replies work for 90 days, the first one for 24 hours. Please write to us again.',
		action: 'Contact support',
	},
};

export type SupportLetterTexts = typeof texts;
