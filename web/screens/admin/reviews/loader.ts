/** Loader of review moderation. */
import { listAdminReviews } from '#contract/reviews.ts';
import type { Loader } from '#web/browser/loader.ts';
import { infiniteQueryFor } from '#web/browser/queries.ts';

/** Filters of the review list and their addresses. */
export const filters = ['REPORTED', 'HIDDEN', 'ALL'] as const;
export type Filter = (typeof filters)[number];

export const filterFrom = (query: URLSearchParams): Filter => filters.find((each) => each === query.get('show')) ?? 'REPORTED';

export const addressOf = (filter: Filter): string => (filter === 'REPORTED' ? '/admin/reviews' : `/admin/reviews?show=${filter}`);

const asked = { REPORTED: { reported: '1' }, HIDDEN: { hidden: '1' }, ALL: {} } as const;

/** Query of the list. */
export const listQuery = (filter: Filter) => ({ query: asked[filter] });

export const loader: Loader = ({ query }, load) => load.pages(infiniteQueryFor(listAdminReviews, listQuery(filterFrom(query))));
