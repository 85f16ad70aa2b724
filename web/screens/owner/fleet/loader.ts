/** Loader of the fleet: today's work, or the board of the days in the address. */
import { getFleet, getOwnerToday } from '#contract/fleet.ts';
import type { Loader } from '#web/browser/loader.ts';
import { queryFor } from '#web/browser/queries.ts';
import { periodFrom, todayIn } from './board-days.ts';

/** The day's work is the default tab, because drivers open it on their phones. */
export const tabFrom = (query: URLSearchParams): 'today' | 'board' => (query.get('tab') === 'board' ? 'board' : 'today');

export const loader: Loader = async ({ query }, load) => {
	if (tabFrom(query) === 'today') return load.one(queryFor(getOwnerToday));
	const { from, to } = periodFrom(query, todayIn(Date.now()));
	return load.one(queryFor(getFleet, { query: { from, to } }));
};
