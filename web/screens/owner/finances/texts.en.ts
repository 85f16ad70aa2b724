/** English texts of the owner's finances. */
import { finance } from '#web/features/finances/texts.en.ts';
import { forms } from '#web/i18n/format.ts';
import { payout } from '../texts.en.ts';

export const texts = {
	finance,
	payout,
	title: 'Finances',
	heading: 'Finances',
	lead: 'What you’ve earned and where it is now.',
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
		by: (moment: string) => `We’ll send it to your bank by ${moment}`,
		none: 'Nothing is due right now. Rentals are settled within 48 hours of return and paid out within 3-5 business days.',
		addDetails: 'Add payout details',
	},
	held: {
		title: 'Not sent yet',
		none: 'Nothing is held back.',
		count: forms({ one: '{count} booking', other: '{count} bookings' }),
		reasons: {
			CLAIM_WINDOW: 'Claim period still open',
			CLAIM_OPEN: 'Your claim is open',
			DISPUTED: 'Settlement is disputed',
			FROZEN: 'Payment dispute at the renter’s bank',
			NO_DETAILS: 'Payout details are missing',
			FAILED: 'Payment failed - Please contact support',
		},
		until: (moment: string) => `until ${moment} at the latest`,
		mend: 'Payout details',
	},
	tabs: { label: 'Latest', earnings: 'Earnings', payouts: 'Payouts' },
	all: { earnings: 'All earnings', payouts: 'All payouts' },
	cancelled: 'Kept from a cancelled booking',
	goodwill: 'Goodwill from Mishwar',
	errors: {
		finances: 'We couldn’t load your finances',
		earnings: 'Failed to fetch earnings',
		payouts: 'We couldn’t load your payouts',
	},
	empty: {
		earnings: { title: 'No earnings yet', hint: 'Your first completed rental will appear here.' },
		payouts: { title: 'No payouts yet', hint: 'Your payouts appear here once a completed rental is settled.' },
	},
};

export type FinancesTexts = typeof texts;
