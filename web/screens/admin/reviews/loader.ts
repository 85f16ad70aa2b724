/** Loader of review moderation. */
import { type ListOrder, listOrders } from '#contract/paging.ts';
import { listAdminReviews } from '#contract/reviews.ts';
import type { Loader } from '#web/browser/loader.ts';
import { infiniteQueryFor } from '#web/browser/queries.ts';
import { searchedFilters } from '#web/features/cases/queue-filters.ts';

export const filters = searchedFilters('/admin/reviews', ['REPORTED', 'HIDDEN', 'ALL'], {
	list: 'reviews',
	orders: listOrders,
	oldestFirst: ['REPORTED'],
});
export type Filter = (typeof filters.all)[number];

const asked = { REPORTED: { reported: '1' }, HIDDEN: { hidden: '1' }, ALL: {} } as const;

export const queryOf = (filter: Filter, search: { q?: string; order?: ListOrder }) =>
	infiniteQueryFor(listAdminReviews, { query: { ...asked[filter], ...search } });

export const loader: Loader = ({ query }, load) => load.pages(queryOf(filters.from(query), filters.searchIn(query)));
