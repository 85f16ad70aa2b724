/** English texts of the receipt; the document contains both languages. */
export const texts = {
	title: 'Receipt',
	missing: 'There is no receipt yet',
	missingHint: 'It is here once the booking is paid.',
	back: 'Back to the booking',
	print: 'Print',
	paper: {
		title: 'Receipt',
		issued: (moment: string) => `As of ${moment}, times of Amman`,
		booking: 'The booking',
		renter: 'Renter',
		owner: 'Owner',
		car: 'Car',
		pickup: 'Pickup',
		return: 'Return',
		status: 'Status',
		payment: 'The payment',
		paidAt: 'Paid on',
		paidBy: 'Paid by',
		card: 'card, on the gateway’s page',
		reference: 'Reference',
		gatewayReference: 'Gateway reference',
		amounts: 'The amounts',
		refunds: 'Refunds',
		changePaid: (moment: string) => `Paid for a change on ${moment}`,
		arrived: (moment: string) => `Refunded on ${moment}`,
		sent: (moment: string) => `On its way back since ${moment}`,
		remains: 'Remains paid',
		note: 'Prices in Jordanian dinar. The deposit is held separately and refunded after the return, subject to inspection.',
	},
};

export type ReceiptTexts = typeof texts;
