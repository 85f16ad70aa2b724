/** Review state of a trip, for its two parties; others get 404. */
import type { ReviewSide, TripReviews } from '#contract/reviews.ts';
import { roleAllows } from '#contract/team-roles.ts';
import { ammanIso } from '#contract/time.ts';
import { type BookingRow, bookingById } from '#server/capabilities/bookings/index.ts';
import { refuse } from '#server/platform/base/refusal.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import type { Queryable } from '#server/platform/database/pool.ts';
import type { Caller } from '#server/platform/http/route.ts';
import { presentReviews } from './present.ts';
import { isPublic, revealsAt, type Trip, writeUntil, writingRefusal } from './rules.ts';
import { reviewsOfBooking } from './sql.ts';

/** An owner sees a booking once it is paid. */
export function sideOf(booking: BookingRow | undefined, caller: Caller): ReviewSide | null {
	if (booking?.renter_id === caller.userId) return 'RENTER';
	return booking?.owner_id === caller.userId && booking.paid_at !== null ? 'OWNER' : null;
}

export const tripOf = (booking: BookingRow): Trip => ({
	status: booking.status,
	completedAt: booking.completed_at,
});

export async function readTripReviews(platform: Platform, caller: Caller, bookingId: string): Promise<TripReviews> {
	const booking = await bookingById(platform.db, bookingId);
	if (!booking) throw refuse('BOOKING_NOT_FOUND');
	return readTrip(platform, platform.db, booking, caller);
}

export async function readTrip(platform: Platform, db: Queryable, booking: BookingRow, caller: Caller): Promise<TripReviews> {
	const side = sideOf(booking, caller);
	if (!side) throw refuse('BOOKING_NOT_FOUND');
	const rows = await reviewsOfBooking(db, booking.id);
	const [mine, theirs] = [rows.find((row) => row.side === side), rows.find((row) => row.side !== side)];
	const readable = [mine, theirs && isPublic(theirs) ? theirs : undefined].filter((row) => row !== undefined);
	const mayAnswer = !caller.office || roleAllows(caller.office.role, 'manage');
	const shown = (await presentReviews(db, readable, caller.userId)).map((each) => ({ ...each, mayAnswer: mayAnswer && each.mayAnswer }));
	const trip = tripOf(booking);
	return {
		bookingId: booking.id,
		side,
		mayWrite: writingRefusal(trip, mine !== undefined, platform.clock.now()) === null,
		writeUntil: trip.completedAt && ammanIso(writeUntil(trip.completedAt)),
		revealsAt: trip.completedAt && ammanIso(revealsAt(trip.completedAt)),
		mine: shown.find((review) => review.side === side) ?? null,
		theirs: shown.find((review) => review.side !== side) ?? null,
		theyHaveWritten: theirs !== undefined,
	};
}
