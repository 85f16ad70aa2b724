/** Loader of the companies: those that wait, or all of them. */
import { listCompanies } from '#contract/companies.ts';
import type { Loader } from '#web/browser/loader.ts';
import { infiniteQueryFor } from '#web/browser/queries.ts';

export const statuses = ['waiting', 'all'] as const;
export type Status = (typeof statuses)[number];

export const statusFrom = (query: URLSearchParams): Status => statuses.find((each) => each === query.get('show')) ?? 'waiting';

export const addressOf = (status: Status): string => (status === 'waiting' ? '/admin/companies' : `/admin/companies?show=${status}`);

export const loader: Loader = ({ query }, load) => load.pages(infiniteQueryFor(listCompanies, { query: { status: statusFrom(query) } }));
