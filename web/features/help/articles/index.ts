/** All help articles. Loaded only with the help screens. */
import type { HelpSlug } from '#contract/help.ts';
import type { Article } from '../article.ts';
import { accountArticles } from './account.ts';
import { afterTheReturnArticles } from './after-the-return.ts';
import { bookingArticles } from './booking.ts';
import { changesArticles } from './changes.ts';
import { extrasArticles } from './extras.ts';
import { listingArticles } from './listing.ts';
import { messagesArticles } from './messages.ts';
import { officeArticles } from './office.ts';
import { payingArticles } from './paying.ts';
import { problemsArticles } from './problems.ts';
import { rentingOutArticles } from './renting-out.ts';
import { tripArticles } from './trip.ts';

export const articles: Readonly<Record<HelpSlug, Article>> = {
	...bookingArticles,
	...payingArticles,
	...extrasArticles,
	...tripArticles,
	...changesArticles,
	...problemsArticles,
	...afterTheReturnArticles,
	...listingArticles,
	...rentingOutArticles,
	...officeArticles,
	...accountArticles,
	...messagesArticles,
};
