/** Loader of review moderation. */
import { listAdminReviews } from '#contract/reviews.ts';
import type { Loader } from '#web/browser/loader.ts';
import { infiniteQueryFor } from '#web/browser/queries.ts';
import { queueFilters } from '#web/features/cases/queue-filters.ts';

export const filters = queueFilters('/admin/reviews', ['REPORTED', 'HIDDEN', 'ALL']);
export type Filter = (typeof filters.all)[number];

const asked = { REPORTED: { reported: '1' }, HIDDEN: { hidden: '1' }, ALL: {} } as const;

/** Query of the list. */
export const listQuery = (filter: Filter) => ({ query: asked[filter] });

export const loader: Loader = ({ query }, load) => load.pages(infiniteQueryFor(listAdminReviews, listQuery(filters.from(query))));
