/** English texts of the admins' invoices. */
import { desk } from '#web/features/admin/texts.en.ts';
import { finance } from '#web/features/finances/texts.en.ts';
import { invoices } from '#web/features/invoices/texts.en.ts';

export const texts = {
	desk,
	finance,
	invoices,
	title: 'Invoices',
	heading: 'Invoices',
	lead: 'Issued with each earned rental: platform fees to owners, and rentals of licensed offices.',
	empty: { title: 'No invoices', hint: 'We issue them when rentals are completed, or cancelled with part of the price kept.' },
	note: 'The XML is UBL 2.1, which accounting programs can read. Nothing is sent to JoFotara from here.',
	document: 'Document',
	documents: { INVOICE: 'Invoice', CREDIT_NOTE: 'Credit note' },
};

export type AdminInvoicesTexts = typeof texts;
