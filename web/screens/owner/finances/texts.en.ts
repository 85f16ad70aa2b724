/** English texts of the owner's finances. */
import { finance } from '#web/features/finances/texts.en.ts';
import { forms } from '#web/i18n/format.ts';
import { payout } from '../texts.en.ts';

export const texts = {
	finance,
	payout,
	title: 'Finances',
	heading: 'Finances',
	lead: 'What you have earned, and where it is.',
	figures: {
		label: 'Your money at a glance',
		total: 'Total earnings',
		month: 'Earnings this month',
		lastMonth: (amount: string) => `Last month: ${amount}`,
		pending: 'Pending payouts',
		paid: 'Paid out',
		count: forms({ one: '{count} payout', other: '{count} payouts' }),
	},
	next: {
		title: 'Next payout',
		by: (moment: string) => `Sent to your bank by ${moment}`,
		none: 'Nothing is due just now. A rental is settled 48 hours after the return at the latest, and paid out within 3-5 business days.',
		addDetails: 'Add payout details',
	},
	held: {
		title: 'Not under way yet',
		none: 'Nothing is held back.',
		count: forms({ one: '{count} booking', other: '{count} bookings' }),
		reasons: {
			CLAIM_WINDOW: 'Time for claims is running',
			CLAIM_OPEN: 'Your claim is open',
			DISPUTED: 'Settlement is disputed',
			FROZEN: 'The renter’s bank disputes the payment',
			NO_DETAILS: 'Payout details are missing',
			FAILED: 'Payment failed - Please contact support',
		},
		until: (moment: string) => `until ${moment} at the latest`,
		mend: 'Payout details',
	},
	tabs: { label: 'Latest', earnings: 'Earnings', payouts: 'Payouts' },
	all: { earnings: 'All earnings', payouts: 'All payouts' },
	cancelled: 'Kept of a cancelled booking',
	goodwill: 'Goodwill from Mishwar',
	errors: {
		finances: 'Your finances could not be loaded',
		earnings: 'Failed to fetch earnings',
		payouts: 'Your payouts could not be loaded',
	},
	empty: {
		earnings: { title: 'No earnings yet', hint: 'The first completed rental appears here.' },
		payouts: { title: 'No payouts yet', hint: 'What a completed rental brings you appears here once it is settled.' },
	},
};

export type FinancesTexts = typeof texts;
