/** Filters of an admins' queue and their addresses. The first one is what the queue opens with. */

export type QueueFilters<Filter extends string> = {
	all: readonly Filter[];
	/** Of the address; the first one for an address without any. */
	from(query: URLSearchParams): Filter;
	addressOf(filter: Filter): string;
};

export function queueFilters<Filter extends string>(path: string, all: readonly [Filter, ...Filter[]]): QueueFilters<Filter> {
	const [first] = all;
	return {
		all,
		from: (query) => all.find((each) => each === query.get('show')) ?? first,
		addressOf: (filter) => (filter === first ? path : `${path}?show=${filter}`),
	};
}
