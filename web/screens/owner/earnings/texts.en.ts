/** English texts of the owner's earnings. */
import { finance } from '#web/features/finances/texts.en.ts';
import { forms } from '#web/i18n/format.ts';

export const texts = {
	finance,
	title: 'Earnings',
	heading: 'Earnings',
	lead: 'What you earn from completed rentals and keep from cancelled ones.',
	figures: {
		label: 'Totals for this period',
		net: 'Net earnings',
		gross: 'Rentals',
		fee: 'Platform fee',
		deductions: 'Deposit deductions',
		count: forms({ one: '{count} booking', other: '{count} bookings' }),
		deductionsHint: 'Compensation to you, minus what renters claimed back',
	},
	period: { label: 'Period', 'this-month': 'This month', 'last-month': 'Last month', all: 'All time' },
	car: 'Car',
	allCars: 'All cars',
	csv: 'Download CSV',
	csvHint: 'opens in a new tab',
	chart: { title: 'Month by month', lead: 'Net earnings of the last twelve months', month: 'Month', net: 'Net', bookings: 'Bookings' },
	table: {
		title: 'Earnings',
		date: 'Date',
		car: 'Car',
		booking: 'Booking',
		gross: 'Rental',
		fee: 'Platform fee',
		gateway: 'Gateway fee',
		deductions: 'Deposit deductions',
		net: 'Net',
		total: 'Total',
		cancelled: 'Kept from a cancelled booking',
		goodwill: (amount: string) => `Includes ${amount} of goodwill from Mishwar`,
		open: (id: string) => `Open booking ${id}`,
	},
	gatewayNote: 'Mishwar pays the gateway fee. It isn’t deducted from your earnings.',
	error: 'Failed to fetch earnings',
	empty: { title: 'No earnings yet', hint: 'Your first completed rental will appear here.' },
	nothing: { title: 'No earnings in this period', hint: 'Choose another period or car.' },
};

export type EarningsTexts = typeof texts;
