/** Shows the owner's answer optimistically wherever the request is shown, then replaces it with the server's version. */
import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import { type BookingTimeline, getBookingStory } from '#contract/booking-life.ts';
import { type Booking, getBooking, listOwnerBookings, ownerDashboard } from '#contract/bookings.ts';
import type { ResponseOf } from '#contract/endpoint.ts';
import { nextFrame } from '#web/browser/page/next-frame.ts';
import { matchesPath, type Page, queryFor, type ReadKey } from '#web/browser/queries.ts';

/** Fields that are known in advance. Times, contacts, documents and allowed actions come from the server. */
export type Answer = Pick<Booking, 'status' | 'cancelCode'>;
type Listed = InfiniteData<Page<Booking>>;
type Dashboard = ResponseOf<typeof ownerDashboard>;

const isOwners = matchesPath(listOwnerBookings.path);
const lists = { predicate: ({ queryKey }: { queryKey: ReadKey }) => queryKey[1] === 'pages' && isOwners({ queryKey }) };
const dashboard = queryFor(ownerDashboard).queryKey;
const pageOf = (id: string) => queryFor(getBooking, { params: { id } }).queryKey;
const storyOf = (id: string) => queryFor(getBookingStory, { params: { id } }).queryKey;

/** Marks the booking as answered in the cache, once the pressed button is drawn. Returns how to restore the previous state. */
export async function showAnswer(client: QueryClient, { id }: Booking, answer: Answer): Promise<() => void> {
	const keys = [dashboard, pageOf(id), storyOf(id)];
	await Promise.all([nextFrame(), client.cancelQueries(lists), ...keys.map((queryKey) => client.cancelQueries({ queryKey }))]);
	const before = [...client.getQueriesData(lists), ...keys.map((key) => [key, client.getQueryData(key)] as const)];
	const withAnswer = (items: Booking[]) => items.map((item): Booking => (item.id === id ? { ...item, ...answer } : item));
	client.setQueryData<Booking>(pageOf(id), (booking) => booking && { ...booking, ...answer });
	client.setQueriesData<Listed>(
		lists,
		(data) => data && { ...data, pages: data.pages.map((page) => ({ ...page, items: withAnswer(page.items) })) },
	);
	client.setQueryData<Dashboard>(
		dashboard,
		(data) =>
			data && {
				...data,
				stats: { ...data.stats, pendingRequests: Math.max(0, data.stats.pendingRequests - 1) },
				recentBookings: withAnswer(data.recentBookings),
			},
	);
	client.setQueryData<BookingTimeline>(storyOf(id), (story) => story && { ...story, comes: upcomingAfter(story.comes, answer) });
	return () => {
		for (const [key, data] of before) client.setQueryData(key, data);
	};
}

/** Stores the server's version of the booking. Lists are refetched, because the booking may have moved between them. */
export function showAnswered(client: QueryClient, now: Booking): void {
	client.setQueryData<Booking>(pageOf(now.id), (booking) => booking && now);
}

/** Upcoming events after the answer: an accepted request keeps them; a declined one has none until the server adds the refund. */
const upcomingAfter = (comes: BookingTimeline['comes'], { status }: Answer): BookingTimeline['comes'] =>
	status === 'CONFIRMED' ? comes.filter(({ kind }) => kind !== 'ANSWER') : [];
