/** English texts of the owner's settlements. */
import { finance } from '#web/features/finances/texts.en.ts';
import { forms } from '#web/i18n/format.ts';

export const texts = {
	finance,
	title: 'Settlements',
	heading: 'Settlements',
	lead: 'How each completed rental was settled, line by line.',
	figures: {
		label: 'Sums of your settlements',
		settled: 'Settled',
		settledHint: forms({ one: '{count} settlement in all', other: '{count} settlements in all' }),
		paid: 'Paid to you',
		waiting: 'Waiting',
		waitingHint: forms({
			one: '{count} waits for the end of the time for claims',
			other: '{count} wait for the end of the time for claims',
		}),
	},
	table: {
		title: 'History of settlements',
		car: 'Car',
		completed: 'Completed',
		status: 'Status',
		rental: 'Rental',
		fee: 'Platform fee',
		payout: 'Your payout',
		details: 'Details',
		view: (car: string) => `View the settlement of ${car}`,
	},
	error: 'Your settlements could not be loaded',
	empty: { title: 'No settlements yet', hint: 'Each completed rental is settled here, 48 hours after the return at the latest.' },
};

export type SettlementsTexts = typeof texts;
