/** English texts of an invoice; the document contains both languages. */
export const texts = {
	title: 'Invoice',
	back: 'To the booking',
	print: 'Print or save as PDF',
	xml: 'XML (UBL 2.1)',
	paper: {
		invoice: 'Invoice',
		creditNote: 'Credit note',
		issued: (moment: string) => `Issued on ${moment}, times of Amman`,
		parties: 'The parties',
		seller: 'From',
		buyer: 'To',
		gone: 'A deleted account',
		taxNumber: 'Tax number',
		booking: 'Booking',
		suppliedOn: 'Earned on',
		credits: 'Takes back of',
		creditedBy: 'Taken back by',
		lines: 'The lines',
		line: 'For',
		quantity: 'Quantity',
		tax: 'Tax',
		amount: 'Amount (JOD)',
		totals: 'The sum',
		net: 'Before tax',
		taxAt: (percent: number) => `Tax contained (${percent}%)`,
		total: 'Total',
		totalCredited: 'Total taken back',
		note: 'Amounts in Jordanian dinar. Paid or settled through Mishwar.',
	},
};

export type InvoiceTexts = typeof texts;
