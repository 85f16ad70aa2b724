/** English texts of the owner's settlements. */
import { finance } from '#web/features/finances/texts.en.ts';
import { forms } from '#web/i18n/format.ts';

export const texts = {
	finance,
	title: 'Settlements',
	heading: 'Settlements',
	lead: 'How each completed rental was settled, line by line.',
	figures: {
		label: 'Settlement totals',
		settled: 'Settled',
		settledHint: forms({ one: '{count} settlement in total', other: '{count} settlements in total' }),
		paid: 'Paid to you',
		waiting: 'Waiting',
		waitingHint: forms({
			one: '{count} waiting for the claim period to end',
			other: '{count} waiting for the claim period to end',
		}),
	},
	table: {
		title: 'Settlement history',
		car: 'Car',
		completed: 'Completed',
		status: 'Status',
		rental: 'Rental',
		fee: 'Platform fee',
		payout: 'Your payout',
		details: 'Details',
		view: (car: string) => `View the settlement of ${car}`,
	},
	error: 'We couldn’t load your settlements',
	empty: { title: 'No settlements yet', hint: 'Completed rentals are settled here within 48 hours of return.' },
};

export type SettlementsTexts = typeof texts;
