/** English texts of the admins' settlements. */
import { finance } from '#web/features/finances/texts.en.ts';
import { forms } from '#web/i18n/format.ts';

export const texts = {
	finance,
	title: 'Settlements',
	heading: 'Settlements',
	lead: 'What becomes of each completed rental’s money.',
	figures: {
		label: 'Sums of all settlements',
		total: 'Total settlements',
		split: (paid: string, pending: string) => `${paid} paid, ${pending} pending`,
		owners: 'Owner payouts total',
		platform: 'Platform revenue',
		platformHint: 'net after gateway fees',
		disputed: 'Disputed',
	},
	filter: 'Status',
	all: 'All',
	count: forms({ one: '{count} settlement', other: '{count} settlements' }),
	table: {
		title: 'Settlements',
		date: 'Date',
		owner: 'Owner',
		booking: 'Booking',
		category: 'Category',
		rental: 'Total rental',
		fee: 'Platform fee',
		payout: 'Owner payout',
		status: 'Status',
		details: 'Details',
		statusOf: (booking: string) => `Status of ${booking}`,
		view: (booking: string) => `View detail of ${booking}`,
	},
	change: {
		failed: 'Failed to update status',
		done: 'Status updated',
		confirm: {
			title: 'Mark this settlement as paid?',
			lead: (amount: string, owner: string) => `This says that ${owner} was paid ${amount} outside of a payout batch. It cannot be undone.`,
			yes: 'Mark as paid',
			no: 'Keep as it is',
			busy: 'Marking...',
		},
	},
	error: 'The settlements could not be loaded',
	empty: { title: 'No settlements', hint: 'Each completed rental is settled here.' },
	nothing: { title: 'No settlement in this status', hint: 'Choose another status.' },
};

export type AdminSettlementsTexts = typeof texts;
