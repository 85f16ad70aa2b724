/** Addresses of the help articles. Their texts are in web/features/help/articles. */

/** Never rename one: people have stored and shared its address. */
export const helpSlugs = [
	'create-an-account',
	'verify-your-identity',
	'keep-your-account-safe',
	'messages',
	'reviews',
	'notifications',
	'your-data',
	'find-a-car',
	'book-a-car',
	'price-of-a-rental',
	'delivery-and-meeting-point',
	'extras-and-drivers',
	'pay-for-a-booking',
	'payment-problems',
	'deposit',
	'cancel-a-booking',
	'refunds',
	'when-the-owner-cancels',
	'pick-up-the-car',
	'late-or-no-show',
	'during-the-trip',
	'change-a-trip',
	'something-is-wrong',
	'return-the-car',
	'reply-to-a-claim',
	'reply-to-a-fine',
	'renter-claims',
	'list-your-car',
	'car-verification',
	'set-your-prices',
	'calendar',
	'offer-extras',
	'reply-to-requests',
	'hand-over-your-car',
	'change-a-rental',
	'problem-with-a-rental',
	'make-a-claim',
	'fines-after-a-rental',
	'payouts',
	'goodwill',
	'several-cars',
	'office-and-team',
	'promo-codes',
] as const;
export type HelpSlug = (typeof helpSlugs)[number];

export const HELP_HOME = '/help';

/** `'deposit'` → `/help/deposit` */
export const helpPath = (slug: HelpSlug): `/help/${HelpSlug}` => `${HELP_HOME}/${slug}`;
