/** Tabs of the trips and their content. */
import type { Booking, BookingStatus } from '#contract/bookings.ts';
import type { HandoverPhase } from '#contract/handover.ts';
import { distinctBookings } from '#web/features/bookings/moving-list.ts';
import { handoverAction } from '#web/features/bookings/status.ts';

export const tabs = ['active', 'completed', 'cancelled'] as const;
export type Tab = (typeof tabs)[number];

const tabOf: Record<BookingStatus, Tab> = { REQUESTED: 'active', CONFIRMED: 'active', COMPLETED: 'completed', CANCELLED: 'cancelled' };

/** The tab in `?tab=`, by default the active trips. */
export function tabFrom(query: URLSearchParams): Tab {
	return tabs.find((tab) => tab === query.get('tab')) ?? 'active';
}

/** `/trips`, with the tab unless it is the first. */
export const addressOf = (tab: Tab): string => (tab === 'active' ? '/trips' : `/trips?tab=${tab}`);

/** Whether the handover or the return can be recorded now. */
export const isUnderWay = (booking: Pick<Booking, 'status' | 'allowedActions'>): boolean =>
	booking.status === 'CONFIRMED' && handoverAction(booking) !== undefined;

/** The return as soon as it may be recorded, although the renter may record the pickup for some hours longer. */
export const phaseOf = ({ allowedActions }: Pick<Booking, 'allowedActions'>): HandoverPhase =>
	allowedActions.includes('CHECK_OUT') ? 'CHECK_OUT' : 'CHECK_IN';

/** In the server's order. Active trips: handed over cars first, then by the end of the hold or by pickup. Others: latest first. */
export const tripsOf = (bookings: readonly Booking[], tab: Tab): Booking[] =>
	distinctBookings(bookings).filter(({ status }) => tabOf[status] === tab);

/** Whether all trips of the tab are loaded: active trips come first, so a loaded ended one proves that none are missing. */
export const hasWholeTab = (bookings: readonly Booking[], tab: Tab): boolean =>
	tab === 'active' && bookings.some(({ status }) => tabOf[status] !== 'active');
