/** Loader of the owner's bookings: the list of the selected tab, and the counts. */
import { type BookingStatus, listOwnerBookings, ownerDashboard } from '#contract/bookings.ts';
import { roleAllows } from '#contract/team-roles.ts';
import type { Loader } from '#web/browser/loader.ts';
import { infiniteQueryFor, queryFor } from '#web/browser/queries.ts';
import { userRead } from '#web/features/session/current-user.ts';

/** The three tabs of an owner's bookings. */
export const tabs = ['pending', 'active', 'completed'] as const;
export type Tab = (typeof tabs)[number];

const statuses: Record<Tab, BookingStatus> = { pending: 'REQUESTED', active: 'CONFIRMED', completed: 'COMPLETED' };

/** The tab in `?tab=`, by default the first. */
export function tabFrom(query: URLSearchParams): Tab {
	return tabs.find((tab) => tab === query.get('tab')) ?? 'pending';
}

export const addressOf = (tab: Tab): string => (tab === 'pending' ? '/owner/bookings' : `/owner/bookings?tab=${tab}`);

/** Query of a tab. Pending: soonest deadline first. Active: next event first. Completed: latest first. */
export const listQuery = (tab: Tab) => ({ query: { status: statuses[tab], order: 'next' } }) as const;

export const loader: Loader = async ({ query }, load) => {
	const [user] = await Promise.all([load.one(userRead), load.pages(infiniteQueryFor(listOwnerBookings, listQuery(tabFrom(query))))]);
	if (!user?.office || roleAllows(user.office.role, 'manage')) await load.one(queryFor(ownerDashboard));
};
