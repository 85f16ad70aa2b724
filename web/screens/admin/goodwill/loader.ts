/** Loader of the queue of goodwill. */
import { goodwillFilters, listGoodwill } from '#contract/goodwill.ts';
import type { Loader } from '#web/browser/loader.ts';
import { infiniteQueryFor } from '#web/browser/queries.ts';
import { queueFilters } from '#web/features/cases/queue-filters.ts';

export const filters = queueFilters('/admin/goodwill', goodwillFilters);

export const loader: Loader = ({ query }, load) => load.pages(infiniteQueryFor(listGoodwill, { query: { filter: filters.from(query) } }));
