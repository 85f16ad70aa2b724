/** English texts of the admins' companies. */
import { desk } from '#web/features/admin/texts.en.ts';
import { companies } from '#web/features/companies/texts.en.ts';

export const texts = {
	desk,
	companies,
	title: 'Companies',
	heading: 'Companies',
	lead: 'Compare name, number and date with each paper. Registration and permit together make a licensed office.',
	tabs: { label: 'Which companies', waiting: 'Waiting', all: 'All' },
	closed: 'Closed: permit ended',
	noContact: 'no contact',
	paper: {
		open: 'Open',
		expiresOn: 'Valid through',
		expiresHint: 'As it stands on the permit.',
		approve: 'Approve',
		approving: 'Approving...',
		approved: 'Paper approved',
		approveFailed: 'The paper was not approved',
		reject: 'Reject',
		rejected: 'The owner reads your reason',
		rejectFailed: 'The paper was not rejected',
		withdraw: 'Withdraw approval',
		rejectTitle: (kind: string, name: string) => `Reject the ${kind.toLowerCase()} of ${name}`,
		withdrawTitle: (kind: string, name: string) => `Withdraw the approval: ${kind.toLowerCase()} of ${name}`,
	},
	more: 'Show more',
	error: 'The companies could not be loaded',
	empty: {
		waiting: { title: 'Nothing waits', hint: 'Papers that companies hand in come here, the longest waiting on top.' },
		all: { title: 'No companies yet', hint: 'Owners set theirs up in the owner area.' },
	},
	fee: {
		title: 'Platform fee',
		standard: 'as in the settings',
		change: 'Change fee',
		history: 'Earlier fees',
		by: (name: string, date: string) => `${name}, ${date}`,
		dialog: (name: string) => `Platform fee of ${name}`,
		description: 'Holds for bookings that are made from now on; those that are made keep what was agreed.',
		percent: 'Fee (%)',
		percentHint: 'Empty: the fee of the settings.',
		reason: 'Reason',
		reasonMissing: 'Please write why.',
		back: 'Back',
		save: 'Save fee',
		saving: 'Saving…',
		changed: 'Fee saved',
		failed: 'The fee was not saved',
	},
};

export type AdminCompaniesTexts = typeof texts;
