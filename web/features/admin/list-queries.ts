/** Addresses of the reviews, and queries of the console's lists according to their address. Separate from the lists, whose code the loaders do not load. */
import type { AdminCar, AdminQueue } from '#contract/admin.ts';
import { type BookingStatus, bookingStatuses } from '#contract/bookings.ts';
import { type AmountOrder, type ListOrder, listOrders } from '#contract/paging.ts';

type CarStatus = AdminCar['verificationStatus'];
export const carStatuses: readonly CarStatus[] = ['PENDING', 'VERIFIED', 'REJECTED'];

/** The order in the address. */
export const orderFrom = (query: URLSearchParams): { order?: ListOrder } => {
	const order = listOrders.find((each) => each === query.get('order'));
	return order ? { order } : {};
};

/** Search words and order of the address as parameters of a call; `orders` are those of the list. */
export function searchIn<Order extends AmountOrder>(query: URLSearchParams, orders: readonly Order[]): { q?: string; order?: Order } {
	const q = (query.get('q') ?? '').trim();
	const order = orders.find((each) => each === query.get('order'));
	return { ...(q && { q }), ...(order && { order }) };
}

export function bookingsQuery(query: URLSearchParams) {
	const status = bookingStatuses.find((each): each is BookingStatus => each === query.get('status'));
	const q = (query.get('q') ?? '').trim();
	return {
		query: {
			...(status && { status }),
			...(q && { q }),
			...(query.get('noShow') === 'open' && { noShow: 'open' as const }),
			...orderFrom(query),
		},
	};
}

/** The list query from the address; the queue by default. */
export function carsQuery(query: URLSearchParams) {
	const asked = carStatuses.find((status) => status === query.get('status'));
	const q = (query.get('q') ?? '').trim();
	return {
		query: {
			...(asked ? { status: asked } : q === '' && !query.has('status') ? { status: 'PENDING' as const } : {}),
			...(q && { q }),
			...orderFrom(query),
		},
	};
}

export function approvedQuery(query: URLSearchParams) {
	const q = (query.get('q') ?? '').trim();
	return { query: { identity: 'APPROVED' as const, ...(q && { q }) } };
}

/** In the order of the links between them. */
export const reviews = {
	identities: '/admin/review',
	cars: '/admin/review/cars',
	companies: '/admin/review/companies',
} as const satisfies { [Queue in AdminQueue]?: string };

export type ReviewQueue = keyof typeof reviews;

/** Address of a review that begins with this item. */
export const reviewAddress = (queue: ReviewQueue, id: string): string => `${reviews[queue]}?open=${id}`;
export const firstIn = (search: string): string | null => new URLSearchParams(search).get('open');
