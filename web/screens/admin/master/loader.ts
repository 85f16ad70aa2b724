/** Loader of the super admin console: figures, and the content of the selected tab. */
import { adminBookings, adminCars, adminOverview, adminStats, getSettings } from '#contract/admin.ts';
import { type Role, roles } from '#contract/endpoint.ts';
import { pendingKyc } from '#contract/kyc.ts';
import { listUsers } from '#contract/people.ts';
import type { LoadContext, Loader } from '#web/browser/loader.ts';
import { infiniteQueryFor, queryFor } from '#web/browser/queries.ts';
import { approvedQuery, bookingsQuery, carsQuery, orderFrom } from '#web/features/admin/list-queries.ts';

/** The user list query according to the address. */
export function usersQuery(query: URLSearchParams) {
	const q = (query.get('q') ?? '').trim();
	const role = roles.find((each): each is Role => each === query.get('role'));
	const suspended = (['0', '1'] as const).find((each) => each === query.get('suspended'));
	return { query: { ...(q && { q }), ...(role && { role }), ...(suspended && { suspended }), ...orderFrom(query) } };
}

/** Tabs of the super admin console and their addresses. */
export const tabs = ['overview', 'users', 'cars', 'bookings', 'kyc', 'settings'] as const;
export type Tab = (typeof tabs)[number];

export const tabFrom = (query: URLSearchParams): Tab => tabs.find((tab) => tab === query.get('tab')) ?? 'overview';

const ofTab: Record<Tab, (load: LoadContext, query: URLSearchParams) => Promise<unknown>> = {
	overview: (load) => load.one(queryFor(adminOverview)),
	users: (load, query) => load.pages(infiniteQueryFor(listUsers, usersQuery(query))),
	cars: (load, query) => load.pages(infiniteQueryFor(adminCars, carsQuery(query))),
	bookings: (load, query) => load.pages(infiniteQueryFor(adminBookings, bookingsQuery(query))),
	kyc: (load, query) =>
		Promise.all([load.pages(infiniteQueryFor(pendingKyc)), load.pages(infiniteQueryFor(listUsers, approvedQuery(query)))]),
	settings: async () => undefined,
};

/** The settings on every tab, because the console may have to ask for a choice first. */
export const loader: Loader = ({ query }, load) =>
	Promise.all([load.one(queryFor(adminStats)), load.one(queryFor(getSettings)), ofTab[tabFrom(query)](load, query)]);
