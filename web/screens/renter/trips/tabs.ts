/** Tabs of the trips and their content. */
import type { Booking, BookingStatus } from '#contract/bookings.ts';

export const tabs = ['active', 'completed', 'cancelled'] as const;
export type Tab = (typeof tabs)[number];

const tabOf: Record<BookingStatus, Tab> = { REQUESTED: 'active', CONFIRMED: 'active', COMPLETED: 'completed', CANCELLED: 'cancelled' };

/** The tab in `?tab=`, by default the active trips. */
export function tabFrom(query: URLSearchParams): Tab {
	return tabs.find((tab) => tab === query.get('tab')) ?? 'active';
}

/** `/trips`, with the tab unless it is the first. */
export const addressOf = (tab: Tab): string => (tab === 'active' ? '/trips' : `/trips?tab=${tab}`);

/** Active trips: unpaid first, then by pickup. Others: latest first. */
export function tripsOf(bookings: readonly Booking[], tab: Tab): Booking[] {
	const trips = bookings.filter(({ status }) => tabOf[status] === tab);
	const start = ({ startAt }: Booking) => Date.parse(startAt);
	const waits = ({ allowedActions }: Booking) => (allowedActions.includes('PAY') ? 0 : 1);
	if (tab === 'active') return trips.toSorted((a, b) => waits(a) - waits(b) || start(a) - start(b));
	return trips.toSorted((a, b) => start(b) - start(a));
}
