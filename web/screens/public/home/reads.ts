/** What the home page reads ahead. */
import { listBookings } from '#contract/bookings.ts';
import { searchCars } from '#contract/search.ts';
import { readPage } from '../../../queries.ts';
import type { Loader } from '../../../screen.ts';
import { FEATURED } from './featured.ts';

export const loader: Loader = ({ signedIn }, load) =>
	Promise.all([
		load.one(readPage(searchCars, { query: { limit: FEATURED } })),
		signedIn && load.one(readPage(listBookings, { query: { mine: '1' } })),
	]);
