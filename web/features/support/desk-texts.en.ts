/** English texts of the support's queue and of a ticket in it. */
import { forms } from '#web/i18n/format.ts';
import { tickets } from './texts.en.ts';

export const supportDesk = {
	tickets,
	about: { booking: 'Booking', payment: 'Payment', claim: 'Claim', payout: 'Payout', account: 'Account' },
	status: { OPEN: 'Waiting for us', WAITING_FOR_PERSON: 'Waiting for the person', SOLVED: 'Solved' },
	guest: 'No account',
	nobody: 'Not assigned',
	assignee: 'Assigned to',
	assignedTo: (name: string) => `Assigned to ${name}`,
	waiting: (duration: string) => `Waiting for ${duration}`,
	firstAnswer: 'First reply',
	solution: 'Solved in',
	notYet: 'Not yet',
	duration: {
		minutes: forms({ one: '{count} minute', other: '{count} minutes' }),
		hours: forms({ one: '{count} hour', other: '{count} hours' }),
		days: forms({ one: '{count} day', other: '{count} days' }),
	},
};

export type SupportDeskTexts = typeof supportDesk;
