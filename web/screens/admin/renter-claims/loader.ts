/** Loader of the list of renters' claims. */
import { type ClaimFilter, claimFilters } from '#contract/claim-shapes.ts';
import { listRenterClaims } from '#contract/renter-claims.ts';
import type { Loader } from '#web/browser/loader.ts';
import { infiniteQueryFor } from '#web/browser/queries.ts';

/** Filters of the claim list and their addresses. */
export const filters = claimFilters;

export const filterFrom = (query: URLSearchParams): ClaimFilter => filters.find((each) => each === query.get('show')) ?? 'NEEDS_DECISION';

export const addressOf = (filter: ClaimFilter): string =>
	filter === 'NEEDS_DECISION' ? '/admin/renter-claims' : `/admin/renter-claims?show=${filter}`;

export const loader: Loader = ({ query }, load) => load.pages(infiniteQueryFor(listRenterClaims, { query: { filter: filterFrom(query) } }));
