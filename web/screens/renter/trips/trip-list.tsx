/** Trips of one tab. The server's list has no tabs: pages are loaded until the tab has content. */
import { useInfiniteQuery } from '@tanstack/react-query';
import { Route } from 'lucide-react';
import { useEffect } from 'react';
import { type Booking, listBookings } from '#contract/bookings.ts';
import { infiniteQueryFor, refetchOnVisit } from '#web/browser/queries.ts';
import { useReloadIfMissing } from '#web/features/bookings/moving-list.ts';
import { useScreenTexts } from '#web/i18n/context.tsx';
import { LinkButton } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { GrowingList, loadedItems, useRememberedPages } from '#web/ui/growing-list.tsx';
import { EmptyState } from '#web/ui/states.tsx';
import { CurrentTrip } from './current-trip.tsx';
import { ownTripsQuery } from './loader.ts';
import { hasWholeTab, isUnderWay, type Tab, tripsOf } from './tabs.ts';
import type { TripsTexts } from './texts.en.ts';
import { TripCard } from './trip-card.tsx';
import { TripSkeleton } from './trip-skeleton.tsx';

const WAITING = ['a', 'b', 'c'];

export const useTrips = () => useInfiniteQuery({ ...infiniteQueryFor(listBookings, ownTripsQuery), ...refetchOnVisit });

export function TripList({ results, tab }: { results: ReturnType<typeof useTrips>; tab: Tab }) {
	const t = useScreenTexts<TripsTexts>();
	const { data, error, fetchNextPage, isFetchingNextPage, isFetchNextPageError } = results;
	useRememberedPages(results);
	useReloadIfMissing(results);
	const loaded = loadedItems(data);
	const hasNextPage = results.hasNextPage && !hasWholeTab(loaded, tab);
	const isEmpty = data !== undefined && tripsOf(loaded, tab).length === 0;
	const needsMore = isEmpty && hasNextPage && !isFetchingNextPage && !isFetchNextPageError;
	useEffect(() => {
		if (needsMore) void fetchNextPage();
	}, [needsMore, fetchNextPage]);

	if (isEmpty && hasNextPage && isFetchNextPageError) {
		return <ErrorState title={t.error} error={error} retry={() => void fetchNextPage()} busy={isFetchingNextPage} />;
	}
	if (isEmpty) return hasNextPage ? <Waiting /> : <NoTrips tab={tab} />;
	return (
		<GrowingList
			query={{ ...results, hasNextPage }}
			error={t.error}
			waiting={<Waiting />}
			empty={null}
			more={t.more}
			moreLook={{ size: 'large' }}
			moreClassName="mt-8 flex justify-center"
		>
			{(bookings) => <Trips trips={tripsOf(bookings, tab)} />}
		</GrowingList>
	);
}

function Trips({ trips }: { trips: readonly Booking[] }) {
	const firstUnpaid = trips.find(({ allowedActions }) => allowedActions.includes('PAY'));
	return (
		<ul className="grid gap-4">
			{trips.map((booking) => (
				<li key={booking.id}>
					{isUnderWay(booking) ? <CurrentTrip booking={booking} /> : <TripCard booking={booking} first={booking === firstUnpaid} />}
				</li>
			))}
		</ul>
	);
}

function Waiting() {
	return (
		<div aria-busy="true" className="grid gap-4">
			{WAITING.map((key) => (
				<TripSkeleton key={key} />
			))}
		</div>
	);
}

function NoTrips({ tab }: { tab: Tab }) {
	const t = useScreenTexts<TripsTexts>();
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
