/** English texts of the owner's payouts. */
import { finance } from '#web/features/finances/texts.en.ts';
import { forms } from '#web/i18n/format.ts';
import { payout } from '../texts.en.ts';

export const texts = {
	finance,
	payout,
	title: 'Payouts',
	heading: 'Payouts',
	lead: 'Each amount is sent to your bank within 3-5 business days after it is settled.',
	figures: {
		label: 'Sums of your payouts',
		pending: 'Pending',
		sent: 'On its way',
		paid: 'Paid',
		failed: 'Failed',
		count: forms({ one: '{count} payout', other: '{count} payouts' }),
	},
	details: {
		title: 'Payout details',
		lead: 'Where we send what you earn.',
		none: 'Tell us where to pay you, so that your money can be sent.',
		change: 'Change',
		add: 'Add payout details',
		holder: (name: string) => `Account holder: ${name}`,
		since: (moment: string) => `Since ${moment}`,
		kind: 'How would you like to be paid?',
		kinds: { IBAN: 'Bank account (IBAN)', CLIQ: 'CliQ' },
		iban: 'IBAN',
		ibanHint: 'Begins with JO and has 30 letters and digits. Spaces do not matter.',
		holderName: 'Account holder',
		holderHint: 'As your bank has it.',
		alias: 'CliQ alias or phone number',
		aliasHint: 'The name you chose in CliQ, or the phone number it knows you by.',
		save: 'Save',
		saving: 'Saving...',
		cancel: 'Cancel',
		saved: 'Payout details saved',
		savedHint: 'Payouts that failed are tried again with the next batch.',
		failed: 'Your payout details were not saved',
		error: 'Your payout details could not be loaded',
		history: 'Earlier details',
	},
	failedNote: {
		title: 'Payment failed - Please contact support',
		hint: 'Your bank sent the money back. Check your payout details: once they are right, we send it again by ourselves.',
		action: 'Mend payout details',
	},
	error: 'Your payouts could not be loaded',
	empty: { title: 'No payouts yet', hint: 'What a completed rental brings you appears here once it is settled.' },
};

export type PayoutsTexts = typeof texts;
