/** Loader of the admin console: figures, and the list of the selected tab. */
import { adminBookings, adminCars, adminStats } from '#contract/admin.ts';
import { pendingKyc } from '#contract/kyc.ts';
import { listUsers } from '#contract/people.ts';
import type { Loader } from '#web/browser/loader.ts';
import { infiniteQueryFor, queryFor } from '#web/browser/queries.ts';
import { approvedQuery, bookingsQuery, carsQuery } from '#web/features/admin/list-queries.ts';

/** Tabs of the console and their addresses. */
export const tabs = ['users', 'cars', 'bookings'] as const;
export type Tab = (typeof tabs)[number];

export const tabFrom = (query: URLSearchParams): Tab => tabs.find((tab) => tab === query.get('tab')) ?? 'users';

export const loader: Loader = ({ query }, load) => {
	const tab = tabFrom(query);
	const list =
		tab === 'users'
			? Promise.all([load.pages(infiniteQueryFor(pendingKyc)), load.pages(infiniteQueryFor(listUsers, approvedQuery(query)))])
			: tab === 'cars'
				? load.pages(infiniteQueryFor(adminCars, carsQuery(query)))
				: load.pages(infiniteQueryFor(adminBookings, bookingsQuery(query)));
	return Promise.all([load.one(queryFor(adminStats)), list]);
};
