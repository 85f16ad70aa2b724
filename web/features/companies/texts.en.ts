/** English texts about companies; screens include them as `companies`. */

export const companies = {
	kinds: { REGISTRATION: 'Commercial registration', PERMIT: 'Transport permit', TAX: 'Tax certificate' },
	statuses: {
		PENDING: 'In review',
		APPROVED: 'Approved',
		REJECTED: 'Not accepted',
		REPLACED: 'Replaced',
		WITHDRAWN: 'No longer approved',
	},
	expired: 'Expired',
	validThrough: (day: string) => `Valid through ${day}`,
	number: (number: string) => `Number ${number}`,
	licensed: 'Licensed office',
	hours: (from: string, until: string) => `${from} – ${until}`,
	closedOn: (days: string) => `closed on ${days}`,
	comma: ', ',
};

export type CompaniesTexts = typeof companies;
