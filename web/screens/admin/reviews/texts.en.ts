/** English texts of review moderation. */
import { desk } from '#web/features/admin/texts.en.ts';
import { reviews } from '#web/features/reviews/texts.en.ts';
import { forms } from '#web/i18n/format.ts';

const find = { ...desk.list.find, booking: 'Words of the review, person, plate or booking' };

export const texts = {
	desk: { ...desk, list: { ...desk.list, find } },
	reviews,
	title: 'Reviews',
	heading: 'Reviews',
	lead: 'Hidden reviews aren’t shown and don’t count in ratings.',
	tabs: { label: 'Reviews by status', REPORTED: 'Reported', HIDDEN: 'Hidden', ALL: 'All' },
	error: 'We couldn’t load the reviews',
	empty: {
		REPORTED: { title: 'No reported reviews', hint: 'Reported reviews appear here until an admin decides.' },
		HIDDEN: { title: 'No hidden reviews', hint: 'Reviews hidden by admins appear here, with the reason.' },
		ALL: { title: 'No reviews yet', hint: 'Reviews appear here once trips are completed.' },
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
		hint: 'It disappears from the site and no longer counts in ratings. You can show it again.',
		reason: 'Reason',
		reasonHint: 'For the audit log and other admins. The author doesn’t see it.',
		required: 'Enter a reason',
		back: 'Back',
		confirm: 'Hide review',
		busy: 'Hiding...',
		done: 'Review hidden',
		failed: 'We couldn’t hide the review',
	},
	keep: { open: 'Keep review', busy: 'Saving...', done: 'Review kept and its reports closed', failed: 'We couldn’t save that' },
	show: { open: 'Show again', busy: 'Showing...', done: 'Review shown again', failed: 'We couldn’t show the review' },
};

export type AdminReviewsTexts = typeof texts;
