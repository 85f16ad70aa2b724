/** Loader of the home page. */
import { listBookings } from '#contract/bookings.ts';
import { searchCars } from '#contract/search.ts';
import type { Loader } from '#web/browser/loader.ts';
import { readPage } from '#web/browser/queries.ts';

/** The search of the cars on the home page. */
export const FEATURED = { query: { sortBy: 'recommended', limit: 8 } } as const;

export const loader: Loader = ({ signedIn }, load) =>
	Promise.all([
		load.one(readPage(searchCars, FEATURED)),
		signedIn && load.one(readPage(listBookings, { query: { mine: '1', order: 'next' } })),
	]);
