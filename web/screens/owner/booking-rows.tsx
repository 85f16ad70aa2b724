/** A list of bookings that grows: its lines, or what stands in their place. */
import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Booking } from '#contract/bookings.ts';
import type { ApiError } from '../../fetching.ts';
import type { Page } from '../../queries.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { BookingRow, RowSkeletons } from './booking-row.tsx';

export type FoundBookings = UseInfiniteQueryResult<{ pages: Page<Booking>[] }, ApiError>;

type BookingRowsProps = {
	found: FoundBookings;
	/** In the order in which they are shown; as they came where it is left out. */
	order?(bookings: readonly Booking[]): Booking[];
	error: string;
	more: string;
	empty: ReactNode;
};

const card = 'rounded-card border border-line bg-surface';

export function BookingRows({ found, order, error: title, more, empty }: BookingRowsProps) {
	const { data, error, refetch, isFetching, hasNextPage, fetchNextPage, isFetchingNextPage, isFetchNextPageError } = found;
	if (error && !data) return <ErrorState title={title} error={error} retry={() => void refetch()} busy={isFetching} className={card} />;
	if (!data) return <RowSkeletons />;
	const all = data.pages.flatMap((page) => page.items);
	if (all.length === 0) return <div className={card}>{empty}</div>;
	return (
		<>
			<ul className="grid gap-3">
				{(order?.(all) ?? all).map((booking) => (
					<li key={booking.id}>
						<BookingRow booking={booking} />
					</li>
				))}
			</ul>
			{isFetchNextPageError && <ErrorState error={error} className="py-6" />}
			{hasNextPage && (
				<div className="mt-6 flex justify-center">
					<Button busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
						{more}
					</Button>
				</div>
			)}
		</>
	);
}
