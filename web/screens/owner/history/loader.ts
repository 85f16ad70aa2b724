/** Loader of the history: the filtered list, and the cars to choose from. */
import { ownerHistory, ownerHistoryCars } from '#contract/booking-life.ts';
import { isCalendarDate } from '#contract/time.ts';
import type { Loader } from '#web/browser/loader.ts';
import { infiniteQueryFor, queryFor } from '#web/browser/queries.ts';

const statuses = ['COMPLETED', 'CANCELLED'] as const;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
export const MAX_QUERY = 100;

/** Undefined means "all"; dates are `YYYY-MM-DD`, of the pickup. */
export type HistoryFilters = {
	q?: string;
	status?: (typeof statuses)[number];
	carId?: string;
	from?: string;
	to?: string;
};

/** Parses an address or a form; unknown values mean "all". */
export function filtersFrom(query: URLSearchParams): HistoryFilters {
	const q = (query.get('q') ?? '').trim().slice(0, MAX_QUERY);
	const status = statuses.find((each) => each === query.get('status'));
	const carId = query.get('carId') ?? '';
	const [from, to] = [query.get('from') ?? '', query.get('to') ?? ''];
	return {
		...(q && { q }),
		...(status && { status }),
		...(UUID.test(carId) && { carId }),
		...(isCalendarDate(from) && { from }),
		...(isCalendarDate(to) && { to }),
	};
}

export function addressOf(filters: HistoryFilters): string {
	const query = new URLSearchParams(filters);
	return query.size > 0 ? `/owner/history?${query}` : '/owner/history';
}

export const isFiltered = (filters: HistoryFilters): boolean => Object.keys(filters).length > 0;

export const loader: Loader = ({ query }, load) =>
	Promise.all([load.pages(infiniteQueryFor(ownerHistory, { query: filtersFrom(query) })), load.one(queryFor(ownerHistoryCars))]);
