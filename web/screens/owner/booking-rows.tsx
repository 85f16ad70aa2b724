/** A growing list of bookings with its states. */
import type { ReactNode } from 'react';
import type { Booking } from '#contract/bookings.ts';
import { distinctBookings, useReloadIfMissing } from '#web/features/bookings/moving-list.ts';
import { GrowingList, type GrowingQuery, useRememberedPages } from '#web/ui/growing-list.tsx';
import { BookingRow, RowSkeletons } from './booking-row.tsx';

export type BookingResults = GrowingQuery<Booking>;

type BookingRowsProps = {
	results: BookingResults;
	error: string;
	more: string;
	empty: ReactNode;
	/** Actions on a booking, shown in its row. */
	below?(booking: Booking): ReactNode;
};

export function BookingRows({ results, error, more, empty, below }: BookingRowsProps) {
	useRememberedPages(results);
	useReloadIfMissing(results);
	return (
		<GrowingList query={results} error={error} waiting={<RowSkeletons />} empty={empty} more={more} isFramed>
			{(bookings) => (
				<ul className="grid gap-3">
					{distinctBookings(bookings).map((booking) => (
						<li key={booking.id}>
							<BookingRow booking={booking} below={below?.(booking)} />
						</li>
					))}
				</ul>
			)}
		</GrowingList>
	);
}
