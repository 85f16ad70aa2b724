/** English texts of the review of companies’ documents. */
import { review } from '#web/features/admin/review/texts.en.ts';
import { desk } from '#web/features/admin/texts.en.ts';
import { companies } from '#web/features/companies/texts.en.ts';
import { forms } from '#web/i18n/format.ts';

export const texts = {
	desk,
	review,
	companies,
	title: 'Company checks',
	heading: 'Company checks',
	waiting: forms({ one: '{count} document waiting', other: '{count} documents waiting' }),
	queue: 'Waiting, oldest first',
	previous: 'Previous document',
	next: 'Next document',
	openFailed: 'We couldn’t open this document',
	failedToLoad: 'We couldn’t load the company documents',
	empty: { title: 'Nothing is waiting', hint: 'Documents from companies appear here, oldest first.' },
	lead: 'Compare name, number and date with the document. Registration and permit together make a licensed office. Every view is logged.',
	closed: 'Closed: permit expired',
	facts: {
		title: 'What the company entered',
		nameEn: 'Name in English',
		nameAr: 'Name in Arabic',
		number: 'Number on the document',
		submitted: 'Submitted',
		owner: 'Owner',
	},
	expiresOn: 'Valid until',
	expiresHint: 'As shown on the permit.',
	others: 'Other documents of this company',
	noOthers: 'The company hasn’t submitted any other documents.',
	open: 'Open',
	branches: 'Branches',
	approve: 'Approve',
	approving: 'Approving...',
	reject: 'Reject',
	rejectTitle: (kind: string, name: string) => `Reject the ${kind.toLowerCase()} of ${name}`,
	keys: [
		{ key: 'J', act: 'next document' },
		{ key: 'K', act: 'previous document' },
		{ key: 'A', act: 'approve (V also works)' },
		{ key: 'R', act: 'reject; then a number for the reason' },
		{ key: 'U', act: 'undo' },
		{ key: '1', act: 'go to the document' },
		{ key: '+ - T', act: 'in the document: zoom and rotate' },
	],
};

export type CompanyReviewTexts = typeof texts;
