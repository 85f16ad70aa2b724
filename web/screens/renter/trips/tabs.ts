/** The three tabs of the trips, and which trips each of them has. */
import type { Booking, BookingStatus } from '#contract/bookings.ts';

export const tabs = ['active', 'completed', 'cancelled'] as const;
export type Tab = (typeof tabs)[number];

const tabOf: Record<BookingStatus, Tab> = { REQUESTED: 'active', CONFIRMED: 'active', COMPLETED: 'completed', CANCELLED: 'cancelled' };

/** The tab in `?tab=`; the active trips where it names none. */
export function tabFrom(query: URLSearchParams): Tab {
	return tabs.find((tab) => tab === query.get('tab')) ?? 'active';
}

/** `/trips`, with the tab where it is not the first. */
export const addressOf = (tab: Tab): string => (tab === 'active' ? '/trips' : `/trips?tab=${tab}`);

/** Active trips: what has to be paid first, then the next pickup first. The others: what was last, first. */
export function tripsOf(bookings: readonly Booking[], tab: Tab): Booking[] {
	const trips = bookings.filter(({ status }) => tabOf[status] === tab);
	const start = ({ startAt }: Booking) => Date.parse(startAt);
	const waits = ({ allowedActions }: Booking) => (allowedActions.includes('PAY') ? 0 : 1);
	if (tab === 'active') return trips.toSorted((a, b) => waits(a) - waits(b) || start(a) - start(b));
	return trips.toSorted((a, b) => start(b) - start(a));
}
