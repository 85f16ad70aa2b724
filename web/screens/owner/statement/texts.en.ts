/** English texts of the owner's monthly statement. */
import { finance } from '#web/features/finances/texts.en.ts';

export const texts = {
	finance,
	title: 'Statement',
	heading: 'Statement of account',
	lead: 'What a month brought and what was paid out, from the opening to the closing balance.',
	error: 'The statement could not be loaded',
	month: 'Month',
	csv: 'CSV for Excel',
	print: 'Print or save as PDF',
	currency: 'amounts in JOD',
	taxNumber: (number: string) => `tax number ${number}`,
	table: 'Entries of the month',
	date: 'Date',
	what: 'For',
	amount: 'Amount',
	balance: 'Balance',
	opening: 'Opening balance',
	closing: 'Closing balance',
	sum: 'Sum of the month',
	parts: { rental: 'Rental', fee: 'Platform fee', compensation: 'Compensation', goodwill: 'Goodwill', payout: 'Payout' },
	kinds: { rental: 'Rental', fee: 'Platform fee', compensation: 'Deposit, claim or fine', goodwill: 'Goodwill', payout: 'Payout' },
	open: (number: string) => `Open booking ${number}`,
	nothing: 'Nothing was entered in this month.',
	note: 'The balance is what Mishwar owes you. A payout is entered when it is sent to the bank, and comes back if the bank returns it.',
};

export type StatementTexts = typeof texts;
