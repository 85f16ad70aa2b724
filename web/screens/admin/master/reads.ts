/** What the super admins' console reads ahead: the figures, and what the tab shows that is asked for. */
import { adminBookings, adminCars, adminOverview, adminStats, getSettings } from '#contract/admin.ts';
import { pendingKyc } from '#contract/kyc.ts';
import { listPeople } from '#contract/people.ts';
import { bookingsWanted } from '../../../desk/booking-list.tsx';
import { carsWanted } from '../../../desk/car-list.tsx';
import { read, readPages } from '../../../queries.ts';
import type { Load, Reads } from '../../../screen.ts';
import { type Tab, tabFrom } from './tabs.ts';
import { peopleWanted } from './wanted-people.ts';

const ofTab: Record<Tab, (load: Load, query: URLSearchParams) => Promise<unknown>> = {
	overview: (load) => load.one(read(adminOverview)),
	users: (load, query) => load.pages(readPages(listPeople, peopleWanted(query))),
	cars: (load, query) => load.pages(readPages(adminCars, carsWanted(query))),
	bookings: (load, query) => load.pages(readPages(adminBookings, bookingsWanted(query))),
	kyc: (load) => load.pages(readPages(pendingKyc)),
	settings: (load) => load.one(read(getSettings)),
};

export const reads: Reads = ({ query }, load) => Promise.all([load.one(read(adminStats)), ofTab[tabFrom(query)](load, query)]);
