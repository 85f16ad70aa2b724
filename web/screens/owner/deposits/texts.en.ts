/** English texts of the owner's deposits. */
import { finance } from '#web/features/finances/texts.en.ts';
import { forms } from '#web/i18n/format.ts';

export const texts = {
	finance,
	title: 'Deposits',
	heading: 'Deposits',
	lead: 'Deposits of your completed rentals. They are kept apart until the time for claims is over.',
	figures: {
		label: 'Sums of your deposits',
		held: 'Held now',
		heldHint: forms({ one: '{count} deposit', other: '{count} deposits' }),
		released: 'Returned to renters',
		captured: 'Paid to you',
	},
	card: {
		held: 'Held',
		captured: 'To you',
		released: 'To the renter',
		forFines: 'Held for fines',
		closed: (moment: string) => `Closed on ${moment}`,
		until: (moment: string) => `You can claim until ${moment}`,
		booking: 'Open the booking',
	},
	error: 'Your deposits could not be loaded',
	empty: { title: 'No deposits yet', hint: 'The deposit of each completed rental appears here.' },
};

export type DepositsTexts = typeof texts;
