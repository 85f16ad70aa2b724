/** English texts of goodwill on one booking. */
import { goodwill } from '#web/features/goodwill/texts.en.ts';

export const texts = {
	title: 'Goodwill on a booking',
	goodwill,
	heading: (car: string) => `Goodwill: ${car}`,
	back: 'Goodwill',
	booking: 'View booking',
	missing: 'We can’t find this booking',
	error: 'We couldn’t load goodwill',
	figures: {
		total: 'Given or requested',
		cap: 'Limit for one admin',
		refundable: 'Left of the renter’s payments',
		absorbed: 'Counted as part of a later refund',
	},
	list: 'On this booking',
	none: 'Nothing has been given on this booking yet.',
	form: {
		title: 'Give goodwill',
		lead: 'This is Mishwar’s own money: settlement, fee and deposit don’t change.',
		recipient: 'To whom',
		recipients: { RENTER: 'Renter', OWNER: 'Owner' },
		amount: 'Amount (JOD)',
		reason: 'Reason',
		reasonHint: 'The recipient sees it in the message and on the booking. The other person doesn’t.',
		preview: 'Where it goes',
		card: (reference: string) => `Refund to the card, payment ${reference}`,
		payout: 'To the owner, as a separate payout',
		now: 'We send it immediately.',
		waits: 'This is above the limit: a second admin has to agree before we pay anything.',
		give: (amount: string) => `Give ${amount}`,
		ask: (amount: string) => `Request ${amount}`,
		choose: 'Give goodwill',
		busy: 'Sending...',
		done: 'Goodwill given',
		asked: 'Requested: a second admin decides',
		failed: 'We couldn’t give the goodwill',
		previewFailed: 'We couldn’t check the amount',
	},
};

export type BookingGoodwillTexts = typeof texts;
