/** English texts of the admins' payouts. */
import { desk } from '#web/features/admin/texts.en.ts';
import { finance } from '#web/features/finances/texts.en.ts';
import { forms } from '#web/i18n/format.ts';
import { adminPayout } from '../texts.en.ts';

export const texts = {
	desk,
	finance,
	adminPayout,
	title: 'Payouts',
	heading: 'Payouts',
	lead: 'Send due payouts to the bank and record the result.',
	figures: {
		label: 'Payout totals',
		due: 'Due now',
		sent: 'With the bank',
		failed: 'Failed',
		withoutDetails: 'Without details',
	},
	tabs: {
		label: 'Payouts by status',
		due: 'Due',
		waiting: 'Waiting',
		sent: 'With the bank',
		failed: 'Failed',
		paid: 'Paid',
		batches: 'Batches',
	},
	batch: {
		make: forms({ one: 'Create a batch of {count} payout', other: 'Create a batch of {count} payouts' }),
		makeNone: 'Select payouts to create a batch',
		sum: (amount: string) => `${amount} in total`,
		making: 'Creating...',
		title: 'Send these payouts to the bank?',
		lead: 'We create a file for the bank. The payouts stay in transit until you record the bank’s result.',
		newDetails: forms({
			one: '{count} of them goes to an account that changed in the last 24 hours. Ask the owner before you send the file.',
			other: '{count} of them go to accounts that changed in the last 24 hours. Ask the owners before you send the file.',
		}),
		confirm: 'Create batch',
		done: 'Batch created',
		failed: 'We couldn’t create the batch',
		name: (number: string) => `Batch ${number}`,
		by: (name: string) => `by ${name}`,
		progress: (paid: string, all: string) => `${paid} of ${all} paid`,
		failedCount: forms({ one: '{count} failed', other: '{count} failed' }),
	},
	error: 'We couldn’t load the payouts',
	empty: {
		due: { title: 'Nothing is due', hint: 'A payout is due three business days after its rental is settled.' },
		waiting: { title: 'Nothing is waiting', hint: 'Payouts appear here as soon as their amount is certain.' },
		sent: { title: 'Nothing is with the bank', hint: 'Payouts you send in a batch appear here.' },
		failed: { title: 'Nothing has failed', hint: 'Payouts the bank returns appear here.' },
		paid: { title: 'Nothing has been paid yet', hint: 'Payouts the bank has paid appear here.' },
		batches: { title: 'No batches yet', hint: 'Create the first one from the payouts that are due.' },
	},
};

export type AdminPayoutsTexts = typeof texts;
