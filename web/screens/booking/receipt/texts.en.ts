/** English texts of the receipt; the document contains both languages. */
import { booking } from '#web/features/bookings/texts.en.ts';

export const texts = {
	title: 'Receipt',
	booking,
	missing: 'No receipt yet',
	missingHint: 'You’ll find it here once the booking is paid.',
	back: 'Back to the booking',
	print: 'Print or save as PDF',
	paper: {
		title: 'Receipt',
		issued: (moment: string) => `As of ${moment} (Amman time)`,
		booking: 'The booking',
		renter: 'Renter',
		owner: 'Owner',
		office: 'Licensed office',
		car: 'Car',
		pickup: 'Pickup',
		return: 'Return',
		status: 'Status',
		payment: 'The payment',
		paidAt: 'Paid on',
		paidBy: 'Paid by',
		card: 'card, through our payment provider',
		reference: 'Reference',
		gatewayReference: 'Gateway reference',
		amounts: 'The amounts',
		refunds: 'Refunds',
		changePaid: (moment: string) => `Paid for a change on ${moment}`,
		arrived: (moment: string) => `Refunded on ${moment}`,
		sent: (moment: string) => `Refund sent on ${moment}`,
		remains: 'Net paid',
		note: 'Prices in Jordanian dinars. The deposit is held separately and refunded after return, subject to inspection.',
	},
};

export type ReceiptTexts = typeof texts;
