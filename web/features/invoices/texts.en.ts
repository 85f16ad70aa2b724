/** English texts of lists of invoices. */
import { forms } from '#web/i18n/format.ts';

export const invoices = {
	table: 'Invoices',
	number: 'Number',
	date: 'Issued',
	kind: 'For',
	buyer: 'To',
	total: 'Total',
	files: 'Files',
	kinds: { PLATFORM_FEE: 'Platform fee', RENTAL: 'Rental' },
	creditOf: { PLATFORM_FEE: 'Credit note: fee', RENTAL: 'Credit note: rental' },
	credits: (number: string) => `for ${number}`,
	gone: 'Deleted account',
	openNumber: (number: string) => `Open ${number}`,
	xml: 'XML',
	xmlOf: (number: string) => `XML of ${number}`,
	month: 'Month',
	allMonths: 'All months',
	count: forms({ one: '{count} document', other: '{count} documents' }),
	error: 'We couldn’t load the invoices',
};

export type InvoiceListTexts = typeof invoices;
