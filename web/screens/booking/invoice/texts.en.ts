/** English texts of an invoice; the document contains both languages. */
export const texts = {
	title: 'Invoice',
	back: 'Back to the booking',
	print: 'Print or save as PDF',
	xml: 'XML (UBL 2.1)',
	paper: {
		invoice: 'Invoice',
		creditNote: 'Credit note',
		issued: (moment: string) => `Issued on ${moment} (Amman time)`,
		parties: 'The parties',
		seller: 'From',
		buyer: 'To',
		gone: 'Deleted account',
		taxNumber: 'Tax number',
		booking: 'Booking',
		suppliedOn: 'Earned on',
		credits: 'Corrects invoice',
		creditedBy: 'Corrected by',
		lines: 'Items',
		line: 'Item',
		quantity: 'Quantity',
		tax: 'Tax',
		amount: 'Amount (JOD)',
		totals: 'Totals',
		net: 'Before tax',
		taxAt: (percent: number) => `Tax included (${percent}%)`,
		total: 'Total',
		totalCredited: 'Total credited',
		note: 'Amounts in Jordanian dinars. Paid or settled through Mishwar.',
	},
};

export type InvoiceTexts = typeof texts;
