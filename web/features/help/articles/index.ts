/** All help articles. Loaded with the help screens alone. */
import type { HelpSlug } from '#contract/help.ts';
import type { Article } from '../article.ts';
import { accountArticles } from './account.ts';
import { bookingArticles } from './booking.ts';
import { listingArticles } from './listing.ts';
import { messagesArticles } from './messages.ts';
import { payingArticles } from './paying.ts';
import { rentingOutArticles } from './renting-out.ts';
import { tripArticles } from './trip.ts';

export const articles: Readonly<Record<HelpSlug, Article>> = {
	...bookingArticles,
	...payingArticles,
	...tripArticles,
	...listingArticles,
	...rentingOutArticles,
	...accountArticles,
	...messagesArticles,
};
