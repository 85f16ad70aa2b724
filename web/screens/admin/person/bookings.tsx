/** All bookings of a person, as renter and as owner. */
import { useInfiniteQuery } from '@tanstack/react-query';
import { CalendarDays } from 'lucide-react';
import type { AdminBooking } from '#contract/admin.ts';
import { refetchOnVisit } from '#web/browser/queries.ts';
import { Rows } from '#web/features/admin/admin-list.tsx';
import { BookingRow } from '#web/features/admin/booking-list.tsx';
import { useScreenTexts } from '#web/i18n/context.tsx';
import { EmptyState } from '#web/ui/states.tsx';
import { bookingsOf } from './loader.ts';
import type { AdminPersonTexts } from './texts.en.ts';

export function Bookings({ personId }: { personId: string }) {
	const { bookings: t, desk } = useScreenTexts<AdminPersonTexts>();
	const results = useInfiniteQuery({ ...bookingsOf(personId), ...refetchOnVisit });
	return (
		<Rows<AdminBooking>
			results={results}
			keyOf={({ id }) => id}
			row={(booking) => <BookingRow booking={booking} />}
			error={desk.bookings.error}
			empty={<EmptyState icon={<CalendarDays aria-hidden />} title={t.none.title} hint={t.none.hint} />}
		/>
	);
}
