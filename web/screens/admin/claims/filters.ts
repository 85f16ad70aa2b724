/** The lists of claims and their addresses. */
import { type ClaimFilter, claimFilters } from '#contract/claim-shapes.ts';

export const filters = claimFilters;

export const filterFrom = (query: URLSearchParams): ClaimFilter => filters.find((each) => each === query.get('show')) ?? 'NEEDS_DECISION';

export const addressOf = (filter: ClaimFilter): string => (filter === 'NEEDS_DECISION' ? '/admin/claims' : `/admin/claims?show=${filter}`);
