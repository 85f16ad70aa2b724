/** English texts of review moderation. */
import { desk } from '#web/features/admin/texts.en.ts';
import { reviews } from '#web/features/reviews/texts.en.ts';
import { forms } from '#web/i18n/format.ts';

export const texts = {
	desk,
	reviews,
	title: 'Reviews',
	heading: 'Reviews',
	lead: 'What people have reported comes first. A hidden review is read by nobody, and its stars count no more.',
	tabs: { label: 'Which reviews', REPORTED: 'Reported', HIDDEN: 'Hidden', ALL: 'All' },
	error: 'The reviews could not be loaded',
	empty: {
		REPORTED: { title: 'Nothing is reported', hint: 'Reviews that somebody reports come here until an admin has decided.' },
		HIDDEN: { title: 'No review is hidden', hint: 'Reviews that admins hide are kept here, with the reason.' },
		ALL: { title: 'There are no reviews yet', hint: 'They come in once trips are completed.' },
	},
	about: { RENTER: (name: string) => `as renter, about ${name} and the car`, OWNER: (name: string) => `as owner, about ${name}` },
	hidden: 'Hidden',
	waiting: 'Not shown yet',
	reports: forms({ one: '{count} report', other: '{count} reports' }),
	reportedBy: (name: string, moment: string) => `${name}, ${moment}`,
	hiddenBecause: (moment: string) => `Hidden on ${moment}`,
	booking: 'Booking',
	hide: {
		open: 'Hide',
		title: (name: string) => `Hide the review by ${name}`,
		hint: 'Nobody reads it any more, and its stars leave the ratings. You can show it again.',
		reason: 'Why?',
		reasonHint: 'For the log and for those who look at it after you. The author does not read it.',
		required: 'Say why it is hidden',
		back: 'Back',
		confirm: 'Hide the review',
		busy: 'Hiding…',
		done: 'The review is hidden',
		failed: 'The review could not be hidden',
	},
	keep: { open: 'Let it stand', busy: 'Saving…', done: 'The review stands, its reports are closed', failed: 'That could not be saved' },
	show: { open: 'Show again', busy: 'Showing…', done: 'The review is shown again', failed: 'The review could not be shown' },
};

export type AdminReviewsTexts = typeof texts;
