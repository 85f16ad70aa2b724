/** English texts of an owner's company. */
import { companies } from '#web/features/companies/texts.en.ts';
import { upload } from '#web/features/uploads/texts.en.ts';

export const texts = {
	companies,
	upload,
	title: 'Company',
	heading: 'Your company',
	lead: 'For rental offices. If you rent out your own car as an individual, you don’t need this.',
	error: 'We couldn’t load your company',
	state: {
		licensed: 'Your office is licensed. Your cars show the words “Licensed office”.',
		closed:
			'Your permit has expired. Your cars are hidden from search and can’t be booked until we approve a new one. Confirmed trips go ahead.',
		open: 'Your cars show the words “Licensed office” once we’ve approved your registration and permit.',
	},
	form: {
		title: 'Name and branches',
		nameEn: 'Name in English',
		nameAr: 'Name in Arabic',
		nameHint: 'As shown on the registration.',
		nameFixed: 'The name is on a registration we’re reviewing or have approved. If it changes, write to us.',
		logo: 'Logo (optional)',
		logoOf: (company: string) => `Logo of ${company}`,
		removeLogo: 'Remove logo',
		branches: 'Branches',
		branch: (number: string) => `Branch ${number}`,
		addBranch: 'Add branch',
		remove: 'Remove',
		city: 'City',
		addressEn: 'Address in English',
		addressAr: 'Address in Arabic',
		addressHint: 'Renters see the city and the hours. The address is for our review, and names the branch where you assign cars to it.',
		opensAt: 'Opens at',
		closesAt: 'Closes at',
		closedOn: 'Closed on',
		create: 'Set up company',
		save: 'Save',
		saving: 'Saving...',
		saved: 'Company saved',
		failed: 'We couldn’t save your company',
	},
	papers: {
		title: 'Documents',
		lead: 'We review each document and let you know. Only you and our team can open them.',
		none: 'Not submitted yet.',
		optional: 'Not needed for the badge.',
		open: 'Open',
		add: 'Add document',
		renew: 'Add new document',
		number: 'Number',
		expiresOn: 'Valid until',
		document: 'Photo or PDF',
		send: 'Submit',
		sending: 'Submitting...',
		cancel: 'Cancel',
		sent: 'Submitted. We’ll review it and let you know.',
		failed: 'We couldn’t submit the document',
		chooseFile: 'Choose a file first.',
	},
};

export type CompanyTexts = typeof texts;
