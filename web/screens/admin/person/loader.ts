/** Loader of a person's file, and of the lists of the selected tab. */
import { adminBookings } from '#contract/admin.ts';
import { listPayouts } from '#contract/payout-batches.ts';
import { getPersonFile } from '#contract/person-file.ts';
import { listSettlements } from '#contract/settlement-lists.ts';
import type { LoadContext, Loader } from '#web/browser/loader.ts';
import { infiniteQueryFor, queryFor } from '#web/browser/queries.ts';

export const tabs = ['file', 'cars', 'bookings', 'money'] as const;
export type Tab = (typeof tabs)[number];

export const tabFrom = (query: URLSearchParams): Tab => tabs.find((tab) => tab === query.get('tab')) ?? 'file';
export const addressOf = (id: string, tab: Tab): string => (tab === 'file' ? `/admin/people/${id}` : `/admin/people/${id}?tab=${tab}`);

export const bookingsOf = (id: string) => infiniteQueryFor(adminBookings, { query: { person: id } });
export const settlementsOf = (id: string) => infiniteQueryFor(listSettlements, { query: { ownerId: id } });
export const payoutsOf = (id: string) => infiniteQueryFor(listPayouts, { query: { ownerId: id } });

const ofTab: Record<Tab, (load: LoadContext, id: string) => unknown> = {
	file: () => undefined,
	cars: () => undefined,
	bookings: (load, id) => load.pages(bookingsOf(id)),
	money: (load, id) => Promise.all([load.pages(settlementsOf(id)), load.pages(payoutsOf(id))]),
};

export const loader: Loader = async ({ params, query }, load) => {
	const file = await load.main(queryFor(getPersonFile, { params: { id: params.id ?? '' } }));
	if (file) await ofTab[tabFrom(query)](load, file.person.id);
};
