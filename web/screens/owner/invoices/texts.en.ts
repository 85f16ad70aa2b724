/** English texts of the owner's invoices. */
import { finance } from '#web/features/finances/texts.en.ts';
import { invoices } from '#web/features/invoices/texts.en.ts';

export const texts = {
	finance,
	invoices,
	title: 'Invoices',
	heading: 'Invoices',
	lead: 'We invoice our fee once you’ve earned a rental. Licensed offices also find their invoices to renters here.',
	empty: { title: 'No invoices yet', hint: 'We issue the first one when a rental is completed.' },
	note: 'The XML is UBL 2.1, which accounting programs can read. Nothing is sent to JoFotara from here.',
	nothing: { title: 'No invoices in this month', hint: 'Choose another month.' },
};

export type OwnerInvoicesTexts = typeof texts;
