/** Loader of the queue of reports. */
import { type ReportFilter, reportFilters } from '#contract/report-shapes.ts';
import { listReports } from '#contract/reports.ts';
import type { Loader } from '#web/browser/loader.ts';
import { infiniteQueryFor } from '#web/browser/queries.ts';

export const filterFrom = (query: URLSearchParams): ReportFilter => reportFilters.find((each) => each === query.get('show')) ?? 'OPEN';

export const addressOf = (filter: ReportFilter): string => (filter === 'OPEN' ? '/admin/reports' : `/admin/reports?show=${filter}`);

export const loader: Loader = ({ query }, load) => load.pages(infiniteQueryFor(listReports, { query: { filter: filterFrom(query) } }));
