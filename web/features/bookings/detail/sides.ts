/** From which side somebody looks at a booking, and who is on the other one. */
import type { Booking } from '#contract/bookings.ts';
import { nameOf } from '#web/features/people/people.ts';
import type { Language } from '#web/i18n/language.ts';

/** ADMIN takes no part in it and may look at it. */
export type Side = 'RENTER' | 'OWNER' | 'ADMIN';

export function sideOf(booking: Pick<Booking, 'ownerId' | 'renterId'>, userId: string | undefined): Side {
	if (userId === booking.renterId) return 'RENTER';
	return userId === booking.ownerId ? 'OWNER' : 'ADMIN';
}

/** The names as the page's language writes them, kept in their own direction inside a sentence. */
export function namesOf({ owner, renter }: Booking, language: Language) {
	const isolate = (name: string) => `\u2068${name}\u2069`;
	return { OWNER: isolate(nameOf(owner, language)), RENTER: isolate(nameOf(renter, language)) };
}

export const otherSide = (side: Side): 'RENTER' | 'OWNER' => (side === 'RENTER' ? 'OWNER' : 'RENTER');
