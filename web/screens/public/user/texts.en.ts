/** English texts of a public profile. */
import { reviews } from '#web/features/reviews/texts.en.ts';
import { forms } from '#web/i18n/format.ts';

export const texts = {
	reviews,
	title: 'Mishwar member',
	titleOf: (name: string) => `${name} on Mishwar`,
	error: 'We couldn’t load this page',
	missing: 'Member not found',
	missingHint: 'The link may be incomplete, or the account may have been deleted.',
	browse: 'Browse cars',
	memberSince: (year: string) => `Member since ${year}`,
	checked: 'Identity verified',
	cars: 'Cars',
	reviewsAs: { owner: 'Reviews by renters', renter: 'Reviews by owners' },
	noReviews: 'No reviews yet.',
	figures: 'At a glance',
	trips: 'Completed trips',
	answerRate: 'Replies to requests within 24 hours',
	answerTime: 'Usually replies within',
	withinHour: 'an hour',
	hours: forms({ one: '{count} hour', other: '{count} hours' }),
	contact: 'Contact',
	contactHidden: 'Contact details are only shown when you share a confirmed booking.',
	phone: 'Phone',
	email: 'Email',
};

export type PersonTexts = typeof texts;
