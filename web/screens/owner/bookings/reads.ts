/** What the owner's bookings read ahead: the list of the tab, and how many there are in each. */
import { listOwnerBookings, ownerDashboard } from '#contract/bookings.ts';
import { infiniteQueryFor, queryFor } from '../../../queries.ts';
import type { Loader } from '../../../screen.ts';
import { listQuery, tabFrom } from './tabs.ts';

export const loader: Loader = ({ query }, load) =>
	Promise.all([load.pages(infiniteQueryFor(listOwnerBookings, listQuery(tabFrom(query)))), load.one(queryFor(ownerDashboard))]);
