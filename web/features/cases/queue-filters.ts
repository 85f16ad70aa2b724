/** Filters of an admins' queue, its orders, and their addresses. The first filter is the default of the queue. */
import type { AdminList } from '#contract/admin-views.ts';
import type { AmountOrder, ListOrder } from '#contract/paging.ts';
import { searchIn } from '#web/features/admin/list-queries.ts';

export type QueueFilters<Filter extends string> = {
	all: readonly Filter[];
	/** The filter in the address, by default the first. */
	from(query: URLSearchParams): Filter;
	/** Address of a filter, with the search words if there are any. */
	addressOf(filter: Filter, words?: string | null): string;
};

export type SearchedFilters<Filter extends string, Order extends AmountOrder = AmountOrder> = QueueFilters<Filter> & {
	path: string;
	/** The name under which its filters are saved. */
	list: AdminList;
	orders: readonly Order[];
	/** Search words and order in the address. */
	searchIn(query: URLSearchParams): { q?: string; order?: Order };
	/** Address parameters of this filter; none for the default. */
	kept(filter: Filter): Record<string, string>;
	/** Default order. */
	usualOrder(filter: Filter): ListOrder;
};

export function queueFilters<Filter extends string>(path: string, all: readonly [Filter, ...Filter[]]): QueueFilters<Filter> {
	const [first] = all;
	return {
		all,
		from: (query) => all.find((each) => each === query.get('show')) ?? first,
		addressOf: (filter, words) => {
			const query = new URLSearchParams({ ...(filter !== first && { show: filter }), ...(words && { q: words }) });
			return query.size > 0 ? `${path}?${query}` : path;
		},
	};
}

/** `oldestFirst`: filters whose entries wait for admins, so that the oldest come first by default. */
type Lists<Filter, Order> = { list: AdminList; orders: readonly Order[]; oldestFirst: readonly Filter[] };

/** Filters of a queue that can also be searched and ordered. */
export function searchedFilters<Filter extends string, Order extends AmountOrder>(
	path: string,
	all: readonly [Filter, ...Filter[]],
	{ list, orders, oldestFirst }: Lists<Filter, Order>,
): SearchedFilters<Filter, Order> {
	return {
		...queueFilters(path, all),
		...{ path, list, orders },
		searchIn: (query) => searchIn(query, orders),
		kept: (filter): Record<string, string> => (filter === all[0] ? {} : { show: filter }),
		usualOrder: (filter) => (oldestFirst.includes(filter) ? 'oldest' : 'newest'),
	};
}
