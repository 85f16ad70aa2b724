/** English texts of goodwill on one booking. */
import { goodwill } from '#web/features/goodwill/texts.en.ts';

export const texts = {
	title: 'Goodwill on a booking',
	goodwill,
	heading: (car: string) => `Goodwill · ${car}`,
	back: 'Goodwill',
	booking: 'See the booking',
	missing: 'There is no such booking',
	error: 'Goodwill could not be loaded',
	figures: {
		total: 'Given or asked for',
		cap: 'Limit for one admin',
		refundable: 'Left of the renter’s payments',
		absorbed: 'Counted as part of a later refund',
	},
	list: 'On this booking',
	none: 'Nothing was given on this booking yet.',
	form: {
		title: 'Give goodwill',
		lead: 'It is Mishwar’s own money: settlement, fee and deposit stay as they are.',
		recipient: 'To whom',
		recipients: { RENTER: 'The renter', OWNER: 'The owner' },
		amount: 'Amount (JOD)',
		reason: 'Reason',
		reasonHint: 'The recipient reads it in the letter and on the booking. The other side sees nothing.',
		preview: 'Where it goes',
		card: (reference: string) => `Back to the card, payment ${reference}`,
		payout: 'To the owner, as a payout of its own',
		now: 'It goes out at once.',
		waits: 'This is above the limit: a second admin has to agree before anything is paid.',
		give: (amount: string) => `Give ${amount}`,
		ask: (amount: string) => `Ask for ${amount}`,
		choose: 'Give goodwill',
		busy: 'Sending…',
		done: 'Goodwill given',
		asked: 'Asked for: a second admin decides',
		failed: 'Goodwill could not be given',
		previewFailed: 'The sum could not be checked',
	},
};

export type BookingGoodwillTexts = typeof texts;
