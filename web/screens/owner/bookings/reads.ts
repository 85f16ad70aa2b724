/** What the owner's bookings read ahead: the list of the tab, and how many there are in each. */
import { listOwnerBookings, ownerDashboard } from '#contract/bookings.ts';
import { read, readPages } from '../../../queries.ts';
import type { Reads } from '../../../screen.ts';
import { tabFrom, wanted } from './tabs.ts';

export const reads: Reads = ({ query }, load) =>
	Promise.all([load.pages(readPages(listOwnerBookings, wanted(tabFrom(query)))), load.one(read(ownerDashboard))]);
