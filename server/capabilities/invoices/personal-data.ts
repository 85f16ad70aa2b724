/** Personal data in invoices: the names of both parties. Numbers and amounts stay, because a series has no gaps. */
import type { PersonalDataSource } from '#server/platform/personal-data/personal-data-source.ts';
import { printedNumber } from './rules.ts';
import { eraseNamesOf, invoicesOfUser } from './sql.ts';

export const invoicePersonalData: PersonalDataSource = {
	name: 'invoices',

	export: async ({ db }, userId) => ({
		data: (await invoicesOfUser(db, userId)).map(({ series_id: _, owner_id: ownerId, renter_id: __, number, ...invoice }) => ({
			...invoice,
			number: printedNumber(invoice.kind, invoice.document, number),
			// The renter is another person.
			...(invoice.kind === 'RENTAL' && ownerId === userId && { buyer_name_en: undefined, buyer_name_ar: undefined }),
		})),
	}),

	erase: async (_, tx, userId) => eraseNamesOf(tx, userId),
};
