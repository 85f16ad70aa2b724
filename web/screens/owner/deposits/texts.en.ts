/** English texts of the owner's deposits. */
import { finance } from '#web/features/finances/texts.en.ts';
import { forms } from '#web/i18n/format.ts';

export const texts = {
	finance,
	title: 'Deposits',
	heading: 'Deposits',
	lead: 'Deposits from your completed rentals. We hold them until the claim period ends.',
	figures: {
		label: 'Deposit totals',
		held: 'Held now',
		heldHint: forms({ one: '{count} deposit', other: '{count} deposits' }),
		released: 'Refunded to renters',
		captured: 'Paid to you',
	},
	card: {
		held: 'Held',
		captured: 'To you',
		released: 'To the renter',
		forFines: 'Held for fines',
		closed: (moment: string) => `Closed on ${moment}`,
		until: (moment: string) => `You can claim until ${moment}`,
		booking: 'View booking',
	},
	error: 'We couldn’t load your deposits',
	empty: { title: 'No deposits yet', hint: 'Deposits from completed rentals appear here.' },
};

export type DepositsTexts = typeof texts;
