/** Loader of the list of renters' claims. */
import { claimFilters } from '#contract/claim-shapes.ts';
import { listRenterClaims } from '#contract/renter-claims.ts';
import type { Loader } from '#web/browser/loader.ts';
import { infiniteQueryFor } from '#web/browser/queries.ts';
import { queueFilters } from '#web/features/cases/queue-filters.ts';

export const filters = queueFilters('/admin/renter-claims', claimFilters);

export const loader: Loader = ({ query }, load) =>
	load.pages(infiniteQueryFor(listRenterClaims, { query: { filter: filters.from(query) } }));
