/** A list of bookings that grows: its lines, or what stands in their place. */
import type { ReactNode } from 'react';
import type { Booking } from '#contract/bookings.ts';
import { GrowingList, type GrowingQuery } from '#web/ui/growing-list.tsx';
import { BookingRow, RowSkeletons } from './booking-row.tsx';

export type BookingResults = GrowingQuery<Booking>;

type BookingRowsProps = {
	results: BookingResults;
	/** In the order in which they are shown; as they came where it is left out. */
	order?(bookings: readonly Booking[]): Booking[];
	error: string;
	more: string;
	empty: ReactNode;
};

export function BookingRows({ results, order, error, more, empty }: BookingRowsProps) {
	return (
		<GrowingList query={results} error={error} waiting={<RowSkeletons />} empty={empty} more={more} isFramed>
			{(bookings) => (
				<ul className="grid gap-3">
					{(order?.(bookings) ?? bookings).map((booking) => (
						<li key={booking.id}>
							<BookingRow booking={booking} />
						</li>
					))}
				</ul>
			)}
		</GrowingList>
	);
}
