/** The reader's side of a booking, and the other party. */
import type { Booking } from '#contract/bookings.ts';
import { nameOf } from '#web/features/people/people.ts';
import type { Language } from '#web/i18n/language.ts';

/** ADMIN is not a party but may view the booking. */
export type Side = 'RENTER' | 'OWNER' | 'ADMIN';

export function sideOf(booking: Pick<Booking, 'ownerId' | 'renterId'>, userId: string | undefined): Side {
	if (userId === booking.renterId) return 'RENTER';
	return userId === booking.ownerId ? 'OWNER' : 'ADMIN';
}

/** Names in the page's language, isolated for use inside a sentence. */
export function namesOf({ owner, renter }: Booking, language: Language) {
	const isolate = (name: string) => `\u2068${name}\u2069`;
	return { OWNER: isolate(nameOf(owner, language)), RENTER: isolate(nameOf(renter, language)) };
}

export const otherSide = (side: Side): 'RENTER' | 'OWNER' => (side === 'RENTER' ? 'OWNER' : 'RENTER');
