/** English texts of the owner's payouts. */
import { finance } from '#web/features/finances/texts.en.ts';
import { forms } from '#web/i18n/format.ts';
import { payout } from '../texts.en.ts';

export const texts = {
	finance,
	payout,
	title: 'Payouts',
	heading: 'Payouts',
	lead: 'We send each amount to your bank within 3-5 business days of settlement.',
	figures: {
		label: 'Payout totals',
		pending: 'Pending',
		sent: 'On its way',
		paid: 'Paid',
		failed: 'Failed',
		count: forms({ one: '{count} payout', other: '{count} payouts' }),
	},
	details: {
		title: 'Payout details',
		lead: 'Where we send your earnings.',
		none: 'Add your bank or CliQ details so we can pay you.',
		change: 'Change',
		add: 'Add payout details',
		holder: (name: string) => `Account holder: ${name}`,
		since: (moment: string) => `Since ${moment}`,
		kind: 'How would you like to be paid?',
		kinds: { IBAN: 'Bank account (IBAN)', CLIQ: 'CliQ' },
		iban: 'IBAN',
		ibanHint: 'Starts with JO, 30 characters. Spaces are fine.',
		holderName: 'Account holder',
		holderHint: 'As it appears at your bank.',
		alias: 'CliQ alias or phone number',
		aliasHint: 'Your CliQ alias, or the phone number registered with CliQ.',
		save: 'Save',
		saving: 'Saving...',
		cancel: 'Cancel',
		saved: 'Payout details saved',
		savedHint: 'We’ll retry failed payouts with the next batch.',
		failed: 'We couldn’t save your payout details',
		error: 'We couldn’t load your payout details',
		history: 'Previous details',
	},
	failedNote: {
		title: 'Payment failed - Please contact support',
		hint: 'Your bank returned the money. Fix your payout details and we’ll send it again automatically.',
		action: 'Fix payout details',
	},
	error: 'We couldn’t load your payouts',
	empty: { title: 'No payouts yet', hint: 'Your payouts appear here once a completed rental is settled.' },
};

export type PayoutsTexts = typeof texts;
