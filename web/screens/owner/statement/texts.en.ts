/** English texts of the owner's monthly statement. */
import { finance } from '#web/features/finances/texts.en.ts';

export const texts = {
	finance,
	title: 'Statement',
	heading: 'Statement of account',
	lead: 'What you earned and were paid in a month, from the opening to the closing balance.',
	error: 'We couldn’t load the statement',
	month: 'Month',
	csv: 'CSV for Excel',
	print: 'Print or save as PDF',
	currency: 'amounts in JOD',
	taxNumber: (number: string) => `tax number ${number}`,
	table: 'Entries of the month',
	date: 'Date',
	what: 'Description',
	amount: 'Amount',
	balance: 'Balance',
	opening: 'Opening balance',
	closing: 'Closing balance',
	sum: 'Total for the month',
	parts: { rental: 'Rental', fee: 'Platform fee', compensation: 'Compensation', goodwill: 'Goodwill', payout: 'Payout' },
	kinds: { rental: 'Rental', fee: 'Platform fee', compensation: 'Deposit, claim or fine', goodwill: 'Goodwill', payout: 'Payout' },
	returned: 'Payout returned by the bank',
	open: (number: string) => `Open booking ${number}`,
	nothing: 'No entries in this month.',
	note: 'The balance is what Mishwar owes you. We deduct a payout when we send it to the bank, and add it back if the bank returns it.',
};

export type StatementTexts = typeof texts;
