/** What the lists of the console ask for, from their address; for the loaders too, which do not load the lists. */
import type { AdminCar } from '#contract/admin.ts';
import { type BookingStatus, bookingStatuses } from '#contract/bookings.ts';

type CarStatus = AdminCar['verificationStatus'];
export const carStatuses: readonly CarStatus[] = ['PENDING', 'VERIFIED', 'REJECTED'];

export function bookingsQuery(query: URLSearchParams) {
	const status = bookingStatuses.find((each): each is BookingStatus => each === query.get('status'));
	const q = (query.get('q') ?? '').trim();
	return { query: { ...(status && { status }), ...(q && { q }), ...(query.get('noShow') === 'open' && { noShow: 'open' as const }) } };
}

/** The list query from the address; the queue if no state is given. */
export function carsQuery(query: URLSearchParams) {
	const asked = carStatuses.find((status) => status === query.get('status'));
	const q = (query.get('q') ?? '').trim();
	return {
		query: { ...(asked ? { status: asked } : q === '' && !query.has('status') ? { status: 'PENDING' as const } : {}), ...(q && { q }) },
	};
}

export function approvedQuery(query: URLSearchParams) {
	const q = (query.get('q') ?? '').trim();
	return { query: { identity: 'APPROVED' as const, ...(q && { q }) } };
}
