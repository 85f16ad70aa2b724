/** English texts of a public profile. */
import { reviews } from '#web/features/reviews/texts.en.ts';
import { forms } from '#web/i18n/format.ts';

export const texts = {
	reviews,
	title: 'A person at Mishwar',
	titleOf: (name: string) => `${name} at Mishwar`,
	error: 'This page could not be loaded',
	missing: 'There is no such person here',
	missingHint: 'The link may not be complete, or the account is gone.',
	browse: 'Browse cars',
	memberSince: (year: string) => `Member since ${year}`,
	checked: 'Identity checked',
	cars: 'Cars',
	reviewsAs: { owner: 'Reviews by renters', renter: 'Reviews by owners' },
	noReviews: 'Nobody has written a review yet.',
	figures: 'At a glance',
	trips: 'Completed trips',
	answerRate: 'Requests answered within 24 hours',
	answerTime: 'Usually answers within',
	withinHour: 'an hour',
	hours: forms({ one: '{count} hour', other: '{count} hours' }),
	contact: 'Contact',
	contactHidden: 'Phone and e-mail appear here for the two sides of a confirmed booking.',
	phone: 'Phone',
	email: 'E-mail',
};

export type PersonTexts = typeof texts;
