/** The trips of one tab. The server's list knows no tabs: where a tab is still empty, the list is read on until it is not. */
import { useInfiniteQuery } from '@tanstack/react-query';
import { Route } from 'lucide-react';
import { useEffect } from 'react';
import { listBookings } from '#contract/bookings.ts';
import { freshOnArrival, readPages } from '../../../queries.ts';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import { mine } from './mine.ts';
import { type Tab, tripsOf } from './tabs.ts';
import { useTripsTexts } from './texts.ts';
import { TripCard } from './trip-card.tsx';
import { TripSkeleton } from './trip-skeleton.tsx';

const WAITING = ['a', 'b', 'c'];

export const useTrips = () => useInfiniteQuery({ ...readPages(listBookings, mine), ...freshOnArrival });

export function TripList({ found, tab }: { found: ReturnType<typeof useTrips>; tab: Tab }) {
	const t = useTripsTexts();
	const { data, error, refetch, isFetching, hasNextPage, fetchNextPage, isFetchingNextPage, isFetchNextPageError } = found;
	const trips =
		data &&
		tripsOf(
			data.pages.flatMap((page) => page.items),
			tab,
		);
	const readOn = trips?.length === 0 && hasNextPage && !isFetchingNextPage && !isFetchNextPageError;
	useEffect(() => {
		if (readOn) void fetchNextPage();
	}, [readOn, fetchNextPage]);

	if (error && !data) return <ErrorState title={t.error} error={error} retry={() => void refetch()} busy={isFetching} />;
	if (isFetchNextPageError && trips?.length === 0) {
		return <ErrorState title={t.error} error={error} retry={() => void fetchNextPage()} busy={isFetchingNextPage} />;
	}
	if (!trips || (trips.length === 0 && hasNextPage)) {
		return (
			<div aria-busy="true" className="grid gap-4">
				{WAITING.map((key) => (
					<TripSkeleton key={key} />
				))}
			</div>
		);
	}
	if (trips.length === 0) return <NoTrips tab={tab} />;
	const firstUnpaid = trips.find(({ allowedActions }) => allowedActions.includes('PAY'));
	return (
		<>
			<ul className="grid gap-4">
				{trips.map((booking) => (
					<li key={booking.id}>
						<TripCard booking={booking} first={booking === firstUnpaid} />
					</li>
				))}
			</ul>
			{isFetchNextPageError && <ErrorState error={error} className="py-6" />}
			{hasNextPage && (
				<div className="mt-8 flex justify-center">
					<Button size="large" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
						{t.more}
					</Button>
				</div>
			)}
		</>
	);
}

function NoTrips({ tab }: { tab: Tab }) {
	const t = useTripsTexts();
	const { title, hint } = t.empty[tab];
	return (
		<EmptyState
			icon={<Route aria-hidden />}
			title={title}
			hint={hint}
			action={
				<LinkButton href="/search" variant={tab === 'active' ? 'primary' : 'secondary'}>
					{t.browse}
				</LinkButton>
			}
		/>
	);
}
