/** English texts of a payout batch. */
import { finance } from '#web/features/finances/texts.en.ts';
import { forms } from '#web/i18n/format.ts';
import { adminPayout } from '../texts.en.ts';

export const texts = {
	finance,
	adminPayout,
	title: 'Batch of payouts',
	back: 'Payouts',
	heading: (number: string) => `Batch ${number}`,
	lead: (moment: string, name: string) => `Made on ${moment} by ${name}`,
	file: 'File for the bank (CSV)',
	figures: { label: 'What became of this batch', total: 'Total', sent: 'With the bank', paid: 'Paid', failed: 'Failed' },
	newDetails: forms({
		one: '{count} payout goes to an account that was changed within a day before. Ask the owner before you send the file.',
		other: '{count} payouts go to accounts that were changed within a day before. Ask the owners before you send the file.',
	}),
	pay: {
		open: 'All were paid',
		title: 'The bank paid the whole batch',
		lead: forms({
			one: '{count} payout that is still under way is marked as paid.',
			other: '{count} payouts that are still under way are marked as paid.',
		}),
		label: 'Bank reference',
		hint: 'One reference for all of them.',
		confirm: 'Mark all as paid',
		busy: 'Marking...',
		done: 'All marked as paid',
		failed: 'They were not marked as paid',
	},
	error: 'This batch could not be loaded',
};

export type BatchTexts = typeof texts;
