/** English texts of the profile. */
import { upload } from '../../../uploads/texts.en.ts';

export const texts = {
	title: 'Profile',
	wayBack: {
		line: 'You will get back to your car and dates.',
		link: 'Back to your car',
	},
	wayBackToListing: {
		line: 'Once your identity is checked you can list your car.',
		link: 'Back to listing your car',
	},
	details: {
		title: 'Your details',
		memberSince: (month: string) => `Member since ${month}`,
		firstName: 'First name',
		lastName: 'Last name',
		email: 'E-mail',
		noEmail: 'No e-mail yet',
		phone: 'Phone',
		noPhone: 'No phone number yet',
		verified: 'Verified',
		notVerified: 'Not verified yet',
		language: 'Language',
		languageHint: 'Of the pages, e-mails and SMS.',
		save: 'Save',
		saving: 'Saving...',
		saved: 'Your details are saved',
		failed: 'Your details were not saved',
	},
	bookings: {
		title: 'Latest bookings',
		all: 'All trips',
		empty: 'No trips yet',
		emptyHint: 'What you book will be here.',
		search: 'Find a car',
		withOwner: (owner: string) => `with ${owner}`,
	},
	identity: {
		title: 'Identity check',
		time: 'Identity review takes 1-2 business days',
		status: { NOT_SUBMITTED: 'Not submitted', PENDING: 'Pending review', APPROVED: 'Verified', REJECTED: 'Rejected' },
		why: 'To book cars, and to list your own, we need both documents. They reach us as soon as both are uploaded.',
		privacy: 'Only our reviewers see your documents. Owners and renters never do.',
		pending: 'We are looking at your documents',
		pendingHint: 'Identity review takes 1-2 business days. We will tell you as soon as it is done.',
		received: 'Received',
		approved: 'Your identity is verified',
		approvedHint: 'You can book any car. There is nothing left to do here.',
		rejected: 'Your documents were not accepted',
		rejectedHint: 'Please upload both documents again.',
		idDocument: 'National ID or passport',
		licence: 'Driver’s licence',
		submitting: 'Sending both documents...',
		submitted: 'Your documents are with us',
		submitFailed: 'Failed to submit KYC documents',
	},
	upload,
};

export type ProfileTexts = typeof texts;
