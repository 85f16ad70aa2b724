/** What the super admins' console reads ahead: the figures, and what the tab shows that is asked for. */
import { adminBookings, adminCars, adminOverview, adminStats, getSettings } from '#contract/admin.ts';
import { pendingKyc } from '#contract/kyc.ts';
import { listUsers } from '#contract/people.ts';
import { bookingsQuery } from '../../../desk/booking-list.tsx';
import { carsQuery } from '../../../desk/car-list.tsx';
import { infiniteQueryFor, queryFor } from '../../../queries.ts';
import type { LoadContext, Loader } from '../../../screen.ts';
import { type Tab, tabFrom } from './tabs.ts';
import { usersQuery } from './wanted-people.ts';

const ofTab: Record<Tab, (load: LoadContext, query: URLSearchParams) => Promise<unknown>> = {
	overview: (load) => load.one(queryFor(adminOverview)),
	users: (load, query) => load.pages(infiniteQueryFor(listUsers, usersQuery(query))),
	cars: (load, query) => load.pages(infiniteQueryFor(adminCars, carsQuery(query))),
	bookings: (load, query) => load.pages(infiniteQueryFor(adminBookings, bookingsQuery(query))),
	kyc: (load) => load.pages(infiniteQueryFor(pendingKyc)),
	settings: (load) => load.one(queryFor(getSettings)),
};

export const loader: Loader = ({ query }, load) => Promise.all([load.one(queryFor(adminStats)), ofTab[tabFrom(query)](load, query)]);
