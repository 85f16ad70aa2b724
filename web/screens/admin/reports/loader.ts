/** Loader of the queue of reports. */
import { reportFilters } from '#contract/report-shapes.ts';
import { listReports } from '#contract/reports.ts';
import type { Loader } from '#web/browser/loader.ts';
import { infiniteQueryFor } from '#web/browser/queries.ts';
import { queueFilters } from '#web/features/cases/queue-filters.ts';

export const filters = queueFilters('/admin/reports', reportFilters);

export const loader: Loader = ({ query }, load) => load.pages(infiniteQueryFor(listReports, { query: { filter: filters.from(query) } }));
