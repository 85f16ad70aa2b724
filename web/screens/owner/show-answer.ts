/** Shows an owner's answer to a request before the server has confirmed it. */
import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import { type Booking, listOwnerBookings, ownerDashboard } from '#contract/bookings.ts';
import type { ResponseOf } from '#contract/endpoint.ts';
import { type Page, type ReadKey, read, readsPath } from '../../queries.ts';

/** What the answer makes of a booking. */
type Answer = Pick<Booking, 'status' | 'cancelCode'>;
type Listed = InfiniteData<Page<Booking>>;

/** The booking stays in its lists, answered. Gives the way back: what was shown before. */
export async function showAnswer(client: QueryClient, { id }: Booking, answer: Answer): Promise<() => void> {
	const isOwners = readsPath(listOwnerBookings.path);
	const lists = { predicate: ({ queryKey }: { queryKey: ReadKey }) => queryKey[1] === 'pages' && isOwners({ queryKey }) };
	const figures = read(ownerDashboard);
	await Promise.all([client.cancelQueries(lists), client.cancelQueries({ queryKey: figures.queryKey })]);
	const before = [...client.getQueriesData(lists), [figures.queryKey, client.getQueryData(figures.queryKey)] as const];
	client.setQueriesData<Listed>(
		lists,
		(data) =>
			data && {
				...data,
				pages: data.pages.map((page) => ({
					...page,
					items: page.items.map((item): Booking => (item.id === id ? { ...item, ...answer, allowedActions: [] } : item)),
				})),
			},
	);
	client.setQueryData<ResponseOf<typeof ownerDashboard>>(
		figures.queryKey,
		(data) => data && { ...data, stats: { ...data.stats, pendingRequests: Math.max(0, data.stats.pendingRequests - 1) } },
	);
	return () => {
		for (const [key, data] of before) client.setQueryData(key, data);
	};
}
