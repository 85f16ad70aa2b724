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
		state: 'Status',
		act: 'Bank result',
		choose: (owner: string, amount: string) => `Select ${amount} for ${owner}`,
		all: 'Select all',
	},
	newDetails: 'Account changed in the last 24 hours',
	noDetails: 'No details yet',
	attempt: (count: string) => `Attempt ${count}`,
	sent: (moment: string) => `Sent ${moment}`,
	paid: (moment: string) => `Paid ${moment}`,
	reference: (reference: string) => `Reference ${reference}`,
	byHand: 'Paid outside a batch',
	batch: (number: string) => `Batch ${number}`,
	pay: {
		open: 'Paid',
		title: 'Mark as paid?',
		reference: 'Bank reference',
		hint: 'As shown on the bank statement.',
		confirm: 'Mark as paid',
		busy: 'Marking...',
		done: 'Marked as paid',
		failed: 'We couldn’t mark it as paid',
	},
	fail: {
		open: 'Failed',
		title: 'Mark as failed?',
		reason: 'Reason',
		hint: 'Only admins see this. We ask the owner to check their details.',
		confirm: 'Mark as failed',
		busy: 'Marking...',
		done: 'Marked as failed',
		failed: 'We couldn’t mark it as failed',
	},
	retry: { open: 'Try again', busy: 'One moment...', done: 'Waiting for the next batch', failed: 'We couldn’t retry it' },
	cancel: 'Cancel',
	of: (amount: string, owner: string) => `${amount} to ${owner}`,
};

export type AdminPayoutTexts = typeof adminPayout;
