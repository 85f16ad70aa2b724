/** Loader of the queue of goodwill. */
import { type GoodwillFilter, goodwillFilters, listGoodwill } from '#contract/goodwill.ts';
import type { Loader } from '#web/browser/loader.ts';
import { infiniteQueryFor } from '#web/browser/queries.ts';

export const filterFrom = (query: URLSearchParams): GoodwillFilter =>
	goodwillFilters.find((each) => each === query.get('show')) ?? 'WAITING';

export const addressOf = (filter: GoodwillFilter): string => (filter === 'WAITING' ? '/admin/goodwill' : `/admin/goodwill?show=${filter}`);

export const loader: Loader = ({ query }, load) => load.pages(infiniteQueryFor(listGoodwill, { query: { filter: filterFrom(query) } }));
