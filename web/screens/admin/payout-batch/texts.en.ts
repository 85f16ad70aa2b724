/** English texts of a payout batch. */
import { finance } from '#web/features/finances/texts.en.ts';
import { forms } from '#web/i18n/format.ts';
import { adminPayout } from '../texts.en.ts';

export const texts = {
	finance,
	adminPayout,
	title: 'Payout batch',
	back: 'Payouts',
	heading: (number: string) => `Batch ${number}`,
	lead: (moment: string, name: string) => `Created on ${moment} by ${name}`,
	file: 'File for the bank (CSV)',
	figures: { label: 'Batch results', total: 'Total', sent: 'With the bank', paid: 'Paid', failed: 'Failed' },
	newDetails: forms({
		one: '{count} payout goes to an account that changed less than 24 hours before. Ask the owner before you send the file.',
		other: '{count} payouts go to accounts that changed less than 24 hours before. Ask the owners before you send the file.',
	}),
	pay: {
		open: 'Record all as paid',
		title: 'Mark the whole batch as paid?',
		lead: forms({
			one: 'We’ll mark {count} payout that is still in transit as paid.',
			other: 'We’ll mark {count} payouts that are still in transit as paid.',
		}),
		label: 'Bank reference',
		hint: 'One reference for all of them.',
		confirm: 'Mark all as paid',
		busy: 'Marking...',
		done: 'All marked as paid',
		failed: 'We couldn’t mark them as paid',
	},
	missing: 'We can’t find this batch',
	error: 'We couldn’t load this batch',
};

export type BatchTexts = typeof texts;
