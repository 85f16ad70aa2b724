/** Loader of the home page. */
import { listBookings } from '#contract/bookings.ts';
import { searchCars } from '#contract/search.ts';
import type { Loader } from '#web/browser/loader.ts';
import { readPage } from '#web/browser/queries.ts';

/** Number of cars on the home page. */
export const FEATURED = 8;

export const loader: Loader = ({ signedIn }, load) =>
	Promise.all([
		load.one(readPage(searchCars, { query: { limit: FEATURED } })),
		signedIn && load.one(readPage(listBookings, { query: { mine: '1' } })),
	]);
