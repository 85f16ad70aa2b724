/** English texts of the admins' payouts. */
import { finance } from '#web/features/finances/texts.en.ts';
import { forms } from '#web/i18n/format.ts';
import { adminPayout } from '../texts.en.ts';

export const texts = {
	finance,
	adminPayout,
	title: 'Payouts',
	heading: 'Payouts',
	lead: 'Send what is due to the bank, and enter what the bank says of it.',
	figures: {
		label: 'Sums of all payouts',
		due: 'Due now',
		sent: 'With the bank',
		failed: 'Failed',
		withoutDetails: 'Without details',
	},
	tabs: {
		label: 'Payouts by state',
		due: 'Due',
		waiting: 'Waiting',
		sent: 'With the bank',
		failed: 'Failed',
		paid: 'Paid',
		batches: 'Batches',
	},
	batch: {
		make: forms({ one: 'Make a batch of {count} payout', other: 'Make a batch of {count} payouts' }),
		makeNone: 'Choose payouts for a batch',
		sum: (amount: string) => `${amount} together`,
		making: 'Making...',
		title: 'Send these payouts to the bank?',
		lead: 'The batch gets a file for the bank. Its payouts count as under way until you enter what the bank says.',
		newDetails: forms({
			one: '{count} of them goes to an account that was changed within a day. Ask the owner before you send the file.',
			other: '{count} of them go to accounts that were changed within a day. Ask the owners before you send the file.',
		}),
		confirm: 'Make the batch',
		done: 'Batch made',
		failed: 'The batch was not made',
		name: (number: string) => `Batch ${number}`,
		by: (name: string) => `by ${name}`,
		progress: (paid: string, all: string) => `${paid} of ${all} paid`,
		failedCount: forms({ one: '{count} failed', other: '{count} failed' }),
	},
	error: 'The payouts could not be loaded',
	empty: {
		due: { title: 'Nothing is due', hint: 'A payout is due three business days after its rental is settled.' },
		waiting: { title: 'Nothing waits', hint: 'A payout appears here as soon as its amount is certain.' },
		sent: { title: 'Nothing is with the bank', hint: 'What you send in a batch appears here.' },
		failed: { title: 'Nothing has failed', hint: 'What the bank sends back appears here.' },
		paid: { title: 'Nothing is paid yet', hint: 'What the bank paid appears here.' },
		batches: { title: 'No batches yet', hint: 'Make the first one out of what is due.' },
	},
	file: 'Save as CSV',
};

export type AdminPayoutsTexts = typeof texts;
