/** English texts of the help pages; the articles are in features/help/articles. */
import { forms } from '#web/i18n/format.ts';

export const texts = {
	title: 'Help',
	description: 'How to rent and list cars on Mishwar: booking, paying, deposit, cancelling, handover, claims and payouts.',
	heading: 'How can we help?',
	lead: 'Short answers about renting a car and listing your own.',
	search: {
		label: 'Search the help',
		example: 'For example: deposit',
		submit: 'Search',
		clear: 'Show all topics',
		found: forms({ one: '{count} article', other: '{count} articles' }),
		instead: (words: string) => `We searched for “${words}”.`,
		none: 'No articles found',
		noneHint: 'Try another word or browse the topics below.',
	},
	audiences: { RENTERS: 'Renting a car', OWNERS: 'Listing your car', EVERYBODY: 'Your account' },
	topics: {
		BOOKING: 'Find and book',
		PAYING: 'Payment, deposit and refunds',
		TRIP: 'Pickup, trip and return',
		LISTING: 'Listing, prices and calendar',
		RENTING_OUT: 'Requests, handovers and payouts',
		OFFICE: 'Several cars, offices and promo codes',
		ACCOUNT: 'Account, identity and safety',
		MESSAGES: 'Messages, reviews and notifications',
	},
	breadcrumbs: 'Breadcrumb',
	related: 'Related articles',
	all: 'All help topics',
	missing: 'We can’t find this article',
	missingHint: 'It may have moved, or the link may be incomplete.',
	error: 'We couldn’t load the help',
};

export type HelpTexts = typeof texts;
