/** The inbox: a card for each booking that the reader takes part in. */
import type { Booking } from '#contract/bookings.ts';
import { type InboxCard, inbox } from '#contract/messaging.ts';
import { readPartyBookings } from '#server/capabilities/bookings/index.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import { bind, type Route } from '#server/platform/http/call.ts';
import { linkNext } from '#server/platform/http/pages.ts';

function toCard(booking: Booking, readerId: string): InboxCard {
	const other = booking.ownerId === readerId ? booking.renter : booking.owner;
	return {
		id: booking.id,
		status: booking.status,
		cancelCode: booking.cancelCode,
		startAt: booking.startAt,
		endAt: booking.endAt,
		ownerId: booking.ownerId,
		renterId: booking.renterId,
		car: {
			make: booking.car.make,
			model: booking.car.model,
			year: booking.car.year,
			photoUrls: booking.car.primaryPhoto ? [booking.car.primaryPhoto] : [],
		},
		otherParty: other.displayName || other.email,
		otherPartyAr: other.displayNameAr,
		otherPartyImageUrl: other.profileImageUrl,
	};
}

export const messagingRoutes = (platform: Platform): Route[] => [
	bind(inbox, async ({ caller, query, headers, request }) => {
		const { bookings, next } = await readPartyBookings(platform, caller, query);
		linkNext(headers, request.url, next);
		return bookings.map((booking) => toCard(booking, caller.userId));
	}),
];
