/** The renter of a booking, by the name that the page's language writes. */
import type { Booking } from '#contract/bookings.ts';
import { useLanguage } from '../i18n/context.tsx';
import { nameOf } from '../people.ts';

/** In the script of the page, where they gave one. */
export function useRenterName(): (booking: Booking) => string {
	const { language } = useLanguage();
	return ({ renter }) => nameOf(renter, language);
}
