/** What the owner's dashboard reads ahead. */
import { listOwnerBookings, ownerDashboard } from '#contract/bookings.ts';
import type { Loader } from '#web/browser/loader.ts';
import { infiniteQueryFor, queryFor } from '#web/browser/queries.ts';

/** Which of the owner's bookings are requests to be answered. */
export const requested = { query: { status: 'REQUESTED' } } as const;

export const loader: Loader = (_, load) =>
	Promise.all([load.one(queryFor(ownerDashboard)), load.pages(infiniteQueryFor(listOwnerBookings, requested))]);
