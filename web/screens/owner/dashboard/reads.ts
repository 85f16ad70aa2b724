/** What the owner's dashboard reads ahead. */
import { listOwnerBookings, ownerDashboard } from '#contract/bookings.ts';
import { infiniteQueryFor, queryFor } from '../../../queries.ts';
import type { Loader } from '../../../screen.ts';
import { requested } from './requested.ts';

export const loader: Loader = (_, load) =>
	Promise.all([load.one(queryFor(ownerDashboard)), load.pages(infiniteQueryFor(listOwnerBookings, requested))]);
