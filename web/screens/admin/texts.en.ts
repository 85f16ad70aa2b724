/** English texts about payouts for admins, shared by two screens. */
import { forms } from '#web/i18n/format.ts';

export const adminPayout = {
	count: forms({ one: '{count} payout', other: '{count} payouts' }),
	table: {
		title: 'Payouts',
		owner: 'Owner',
		booking: 'Booking',
		amount: 'Amount',
		to: 'To',
		due: 'Due',
		state: 'State',
		act: 'What the bank said',
		choose: (owner: string, amount: string) => `Choose ${amount} for ${owner}`,
		all: 'Choose all',
	},
	newDetails: 'Account changed within a day',
	noDetails: 'No details yet',
	attempt: (count: string) => `Attempt ${count}`,
	sent: (moment: string) => `Sent ${moment}`,
	paid: (moment: string) => `Paid ${moment}`,
	reference: (reference: string) => `Reference ${reference}`,
	byHand: 'Paid outside of a batch',
	batch: (number: string) => `Batch ${number}`,
	pay: {
		open: 'Paid',
		title: 'The bank paid it',
		reference: 'Bank reference',
		hint: 'From the bank’s statement.',
		confirm: 'Mark as paid',
		busy: 'Marking...',
		done: 'Marked as paid',
		failed: 'It was not marked as paid',
	},
	fail: {
		open: 'Failed',
		title: 'The bank sent it back',
		reason: 'Reason',
		hint: 'For us: the owner is asked to check their details.',
		confirm: 'Mark as failed',
		busy: 'Marking...',
		done: 'Marked as failed',
		failed: 'It was not marked as failed',
	},
	retry: { open: 'Try again', busy: 'One moment...', done: 'Waits for the next batch', failed: 'It could not be tried again' },
	cancel: 'Cancel',
	of: (amount: string, owner: string) => `${amount} to ${owner}`,
};

export type AdminPayoutTexts = typeof adminPayout;
