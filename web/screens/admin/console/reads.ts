/** What the console reads ahead: the figures, and the list of the tab that is asked for. */
import { adminBookings, adminCars, adminStats } from '#contract/admin.ts';
import { pendingKyc } from '#contract/kyc.ts';
import { bookingsQuery } from '../../../desk/booking-list.tsx';
import { carsQuery } from '../../../desk/car-list.tsx';
import { infiniteQueryFor, queryFor } from '../../../queries.ts';
import type { Loader } from '../../../screen.ts';
import { tabFrom } from './tabs.ts';

export const loader: Loader = ({ query }, load) => {
	const tab = tabFrom(query);
	const list =
		tab === 'users'
			? load.pages(infiniteQueryFor(pendingKyc))
			: tab === 'cars'
				? load.pages(infiniteQueryFor(adminCars, carsQuery(query)))
				: load.pages(infiniteQueryFor(adminBookings, bookingsQuery(query)));
	return Promise.all([load.one(queryFor(adminStats)), list]);
};
