/** English texts of a support request for admins. */
import { ledger } from '#web/features/ledger/texts.en.ts';
import { supportDesk } from '#web/features/support/desk-texts.en.ts';

export const texts = {
	supportDesk,
	ledger,
	title: 'Support request',
	back: 'Support requests',
	error: 'We couldn’t load this request',
	missing: { title: 'We can’t find this request', hint: 'Check the link or open it from the list.' },
	facts: 'Details',
	person: 'Person',
	contact: 'Email',
	language: 'Language',
	languages: { en: 'English', ar: 'Arabic' },
	about: 'About',
	booking: 'View booking',
	claim: 'View claim',
	payouts: 'View payouts',
	asked: 'Asked',
	save: 'Assign',
	takeOver: 'Take over',
	assigning: 'Saving...',
	assigned: 'Request assigned',
	assignFailed: 'We couldn’t assign the request',
	solve: 'Mark as solved',
	money: 'Booking amounts',
	answer: {
		title: 'Reply',
		lead: 'The person sees this as a reply from Mishwar, in their account and by email.',
		text: 'Your reply',
		canned: 'Insert a saved reply',
		choose: 'Choose...',
		solve: 'Mark as solved with this reply',
		send: 'Send reply',
		busy: 'Sending...',
		done: 'Reply sent',
		failed: 'We couldn’t send the reply',
	},
	comment: {
		title: 'Internal comment',
		lead: 'Only admins see this.',
		text: 'Your comment',
		send: 'Save comment',
		busy: 'Saving...',
		done: 'Comment saved',
		failed: 'We couldn’t save the comment',
	},
	kinds: { QUESTION: 'Person', ANSWER: 'Mishwar', COMMENT: 'Internal comment' },
};

export type AdminTicketTexts = typeof texts;
