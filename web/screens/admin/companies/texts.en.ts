/** English texts of the admins' companies. */
import { desk } from '#web/features/admin/texts.en.ts';
import { companies } from '#web/features/companies/texts.en.ts';

export const texts = {
	desk,
	companies,
	title: 'Companies',
	heading: 'Companies',
	lead: 'Registration and permit together make a licensed office. Open a document’s review to approve or reject it.',
	tabs: { label: 'Companies by status', waiting: 'Waiting', all: 'All' },
	closed: 'Closed: permit expired',
	noContact: 'no contact',
	paper: {
		open: 'Open',
		review: 'Review document',
		withdraw: 'Withdraw approval',
		withdrawTitle: (kind: string, name: string) => `Withdraw the approval: ${kind.toLowerCase()} of ${name}`,
		withdrawn: 'Approval withdrawn: the owner sees your reason',
		withdrawFailed: 'We couldn’t withdraw the approval',
	},
	more: 'Show more',
	error: 'We couldn’t load the companies',
	empty: {
		waiting: { title: 'Nothing is waiting', hint: 'Documents from companies appear here, oldest first.' },
		all: { title: 'No companies yet', hint: 'Owners set theirs up in the owner area.' },
	},
	fee: {
		title: 'Platform fee',
		standard: 'from the settings',
		change: 'Change fee',
		history: 'Previous fees',
		by: (name: string, date: string) => `${name}, ${date}`,
		dialog: (name: string) => `Platform fee of ${name}`,
		description: 'Applies to new bookings only; existing bookings keep their terms.',
		percent: 'Fee (%)',
		percentHint: 'Leave empty to use the fee from the settings.',
		reason: 'Reason',
		reasonMissing: 'Enter a reason.',
		back: 'Back',
		save: 'Save fee',
		saving: 'Saving...',
		changed: 'Fee saved',
		failed: 'We couldn’t save the fee',
	},
};

export type AdminCompaniesTexts = typeof texts;
