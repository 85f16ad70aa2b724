/** What the console reads ahead: the figures, and the list of the tab that is asked for. */
import { adminBookings, adminCars, adminStats } from '#contract/admin.ts';
import { pendingKyc } from '#contract/kyc.ts';
import { bookingsWanted } from '../../../desk/booking-list.tsx';
import { carsWanted } from '../../../desk/car-list.tsx';
import { read, readPages } from '../../../queries.ts';
import type { Reads } from '../../../screen.ts';
import { tabFrom } from './tabs.ts';

export const reads: Reads = ({ query }, load) => {
	const tab = tabFrom(query);
	const list =
		tab === 'users'
			? load.pages(readPages(pendingKyc))
			: tab === 'cars'
				? load.pages(readPages(adminCars, carsWanted(query)))
				: load.pages(readPages(adminBookings, bookingsWanted(query)));
	return Promise.all([load.one(read(adminStats)), list]);
};
