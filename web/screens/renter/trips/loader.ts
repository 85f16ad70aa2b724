/** Loader of the trips page. */
import { listBookings } from '#contract/bookings.ts';
import { listSharedTrips } from '#contract/drivers.ts';
import type { Loader } from '#web/browser/loader.ts';
import { infiniteQueryFor, queryFor } from '#web/browser/queries.ts';

/** Query for the user's own trips as renter (also if the user is an admin), ordered by their next event. */
export const ownTripsQuery = { query: { mine: '1', order: 'next' } } as const;

export const loader: Loader = (_, load) =>
	Promise.all([load.pages(infiniteQueryFor(listBookings, ownTripsQuery)), load.one(queryFor(listSharedTrips))]);
