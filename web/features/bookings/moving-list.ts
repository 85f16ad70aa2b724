/** A list of bookings that grows page by page, while a booking may change its state and thereby its position in the list. */
import { useEffect } from 'react';
import type { Booking } from '#contract/bookings.ts';
import type { GrowingQuery } from '#web/ui/growing-list.tsx';

/** One that was read on two pages is displayed once, as it was read last. */
export const eachOnce = (bookings: readonly Booking[]): Booking[] => [
	...new Map(bookings.map((booking) => [booking.id, booking])).values(),
];

/** One that moved to a page that had been read before is on none of them: the list is reloaded if its end is reached without it. */
export function useNoneMissing({ data, hasNextPage, refetch }: GrowingQuery<Booking>): void {
	const pages = data?.pages ?? [];
	const last = pages.at(-1);
	const isEnd = last !== undefined && !hasNextPage && !last.capped;
	const isMissing = isEnd && eachOnce(pages.flatMap(({ items }) => items)).length < (last.total ?? 0);
	useEffect(() => {
		if (isMissing) void refetch();
	}, [isMissing, refetch]);
}
