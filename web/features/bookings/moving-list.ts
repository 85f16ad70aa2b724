/** A list of bookings that grows page by page, although a booking may change its position in it while pages are loaded. */
import { useEffect } from 'react';
import type { Booking } from '#contract/bookings.ts';
import type { GrowingQuery } from '#web/ui/growing-list.tsx';

/** A booking that was read on two pages is displayed once, as it was read last. */
export const distinctBookings = (bookings: readonly Booking[]): Booking[] => [
	...new Map(bookings.map((booking) => [booking.id, booking])).values(),
];

/** A booking that moved to an earlier page, after that was read, is on no loaded page: at the end of the list the whole list is reloaded if one is missing. */
export function useReloadIfMissing({ data, hasNextPage, refetch }: GrowingQuery<Booking>): void {
	const pages = data?.pages ?? [];
	const last = pages.at(-1);
	const isEnd = last !== undefined && !hasNextPage && !last.capped;
	const isMissing = isEnd && distinctBookings(pages.flatMap(({ items }) => items)).length < (last.total ?? 0);
	useEffect(() => {
		if (isMissing) void refetch();
	}, [isMissing, refetch]);
}
