/** English texts of My Cars. */

export const texts = {
	title: 'My Cars',
	add: 'Add Car',
	empty: 'No cars yet',
	emptyHint: 'List your car and earn with it while you do not need it. You decide on price, dates and who drives.',
	error: 'Your cars could not be loaded',
	more: 'Load more',
	state: {
		DRAFT: 'Draft',
		REJECTED: 'Rejected',
		PENDING: 'Pending review',
		PAPERS_EXPIRED: 'Papers expired',
		INACTIVE: 'Inactive',
		VERIFIED: 'Verified',
	},
	/** Meaning of the state for the owner, in one line. */
	meaning: {
		DRAFT: 'Only you see it. It still needs a photo or a price.',
		REJECTED: 'Mend this and save, and we look again.',
		PENDING: 'We are looking at it. Renters find it as soon as it is verified.',
		PAPERS_EXPIRED: 'Renters do not find it until the paper is renewed.',
		INACTIVE: 'Renters do not find it until you activate it.',
	},
	/** Of a verified car. */
	change: {
		PENDING: 'We’re reviewing your changes. Until then, renters see and book the verified version.',
		REJECTED: 'We couldn’t accept your changes. Renters see and book the verified version.',
	},
	papers: { permit: 'Rental permit', registration: 'Registration', insurance: 'Insurance' },
	expiredOn: (paper: string, date: string) => `${paper} expired on ${date}`,
	noPrice: 'No price yet',
	see: 'See it as renters do',
	edit: 'Edit',
	finish: 'Finish listing',
	renew: 'Renew papers',
	mend: 'Mend and send again',
	calendar: 'Calendar and pricing',
	activate: 'Activate',
	deactivate: 'Deactivate',
	duplicate: 'Duplicate',
	delete: 'Delete',
	actions: (car: string) => `More for ${car}`,
	activated: 'The car is active again',
	deactivated: 'The car is no longer found',
	deactivatedHint: 'Bookings that are made stay as they are.',
	changeFailed: 'The car was not changed',
	deleting: {
		title: (car: string) => `Delete ${car}?`,
		lead: 'It disappears for good. Past bookings stay in your history.',
		leadDraft: 'The draft and its photos disappear for good.',
		keep: 'Keep it',
		confirm: 'Delete',
		busy: 'Deleting...',
		done: 'The car is deleted',
		failed: 'The car was not deleted',
	},
};

export type CarsTexts = typeof texts;
