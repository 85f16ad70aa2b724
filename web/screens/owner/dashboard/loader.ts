/** Loader of the owner's dashboard. */
import { listOwnerBookings, ownerDashboard } from '#contract/bookings.ts';
import { getFleetTable, getOwnerToday } from '#contract/fleet.ts';
import { ownerFinances } from '#contract/payouts.ts';
import type { Loader } from '#web/browser/loader.ts';
import { infiniteQueryFor, queryFor } from '#web/browser/queries.ts';
import { userRead } from '#web/features/session/current-user.ts';

/** Query for open requests, the soonest deadline first. */
export const requested = { query: { status: 'REQUESTED', order: 'next' } } as const;

export const loader: Loader = async (_, load) => {
	const user = await load.one(userRead);
	if (user?.office && user.office.role !== 'MANAGER') return;
	await Promise.all([
		...[ownerDashboard, getOwnerToday, getFleetTable, ownerFinances].map((read) => load.one(queryFor(read))),
		load.pages(infiniteQueryFor(listOwnerBookings, requested)),
	]);
};
