/** Shortly before the return, the renter is asked whether they need the car longer: on the page of the booking, and on the trip that is under way. */
import { useQuery } from '@tanstack/react-query';
import { listBookingChanges } from '#contract/booking-changes.ts';
import type { Booking } from '#contract/bookings.ts';
import { HOUR_MS } from '#contract/time.ts';
import { useNow } from '#web/browser/page/use-now.ts';
import { queryFor, refetchOnVisit } from '#web/browser/queries.ts';
import { useLanguage, useScreenTexts } from '#web/i18n/context.tsx';
import type { BookingTexts } from '../texts.en.ts';

const MINUTE_MS = 60_000;
/** The question appears this long before the return. */
const ASK_MS = 4 * HOUR_MS;

/** Null if there is nothing to ask: too early, the car is occupied afterwards, or the trip cannot be changed. */
export function useLongerQuestion({ id, status, endAt }: Pick<Booking, 'id' | 'status' | 'endAt'>): string | null {
	const { booking: t } = useScreenTexts<{ booking: BookingTexts }>();
	const { format } = useLanguage();
	const now = useNow(MINUTE_MS);
	const isSoon = status === 'CONFIRMED' && Date.parse(endAt) - now <= ASK_MS;
	const { data } = useQuery({ ...queryFor(listBookingChanges, { params: { id } }), ...refetchOnVisit, enabled: isSoon });
	if (!isSoon || !data?.mayPropose || data.freeUntil === null) return null;
	return t.longer(format.date(data.freeUntil, 'day'), format.date(data.freeUntil, 'time'));
}
