/** English texts of the owner's invoices. */
import { finance } from '#web/features/finances/texts.en.ts';
import { invoices } from '#web/features/invoices/texts.en.ts';

export const texts = {
	finance,
	invoices,
	title: 'Invoices',
	heading: 'Invoices',
	lead: 'Mishwar invoices its fee when a rental is earned. Licensed offices also find the invoices to their renters here.',
	empty: { title: 'No invoices yet', hint: 'The first one is issued when a rental is completed.' },
	note: 'The XML is UBL 2.1, which accounting programs read. Nothing is sent to JoFotara from here.',
	nothing: { title: 'No invoices in this month', hint: 'Choose another month.' },
};

export type OwnerInvoicesTexts = typeof texts;
