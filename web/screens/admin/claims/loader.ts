/** Loader of the list of claims. */
import { claimFilters } from '#contract/claim-shapes.ts';
import { listClaims } from '#contract/claims.ts';
import type { Loader } from '#web/browser/loader.ts';
import { infiniteQueryFor } from '#web/browser/queries.ts';
import { queueFilters } from '#web/features/cases/queue-filters.ts';

export const filters = queueFilters('/admin/claims', claimFilters);

export const loader: Loader = ({ query }, load) => load.pages(infiniteQueryFor(listClaims, { query: { filter: filters.from(query) } }));
