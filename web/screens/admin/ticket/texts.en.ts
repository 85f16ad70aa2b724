/** English texts of a support request for admins. */
import { ledger } from '#web/features/ledger/texts.en.ts';
import { supportDesk } from '#web/features/support/desk-texts.en.ts';

export const texts = {
	supportDesk,
	ledger,
	title: 'Support request',
	back: 'Support requests',
	error: 'We couldn’t load this request',
	missing: { title: 'We can’t find this request', hint: 'Check the address, or open it from the list.' },
	facts: 'Details',
	person: 'Person',
	contact: 'Email',
	language: 'Language',
	languages: { en: 'English', ar: 'Arabic' },
	about: 'About',
	booking: 'Open the booking',
	claim: 'Open the claim',
	payouts: 'Open the payouts',
	asked: 'Asked',
	save: 'Assign',
	takeOver: 'Take over',
	assigning: 'Saving...',
	assigned: 'Request assigned',
	assignFailed: 'We couldn’t assign the request',
	solve: 'Mark as solved',
	money: 'Money of the booking',
	answer: {
		title: 'Answer',
		lead: 'The person reads this as Mishwar’s, in their account and by email.',
		text: 'Your answer',
		canned: 'Insert a prepared answer',
		choose: 'Choose...',
		solve: 'Mark as solved with this answer',
		send: 'Send answer',
		busy: 'Sending...',
		done: 'Answer sent',
		failed: 'We couldn’t send the answer',
	},
	comment: {
		title: 'Internal comment',
		lead: 'Only admins see it.',
		text: 'Your comment',
		send: 'Save comment',
		busy: 'Saving...',
		done: 'Comment saved',
		failed: 'We couldn’t save the comment',
	},
	kinds: { QUESTION: 'Person', ANSWER: 'Mishwar', COMMENT: 'Internal comment' },
};

export type AdminTicketTexts = typeof texts;
