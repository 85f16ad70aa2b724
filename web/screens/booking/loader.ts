/** Loaders of the pages of one booking and of its claim. */
import { listBookingChanges } from '#contract/booking-changes.ts';
import { getBookingStory } from '#contract/booking-life.ts';
import { getBooking } from '#contract/bookings.ts';
import { getClaim, getClaimState } from '#contract/claims.ts';
import { getBookingDrivers } from '#contract/drivers.ts';
import { additionalDriversIn } from '#contract/extras.ts';
import { getFineHold } from '#contract/fines.ts';
import { getHandover } from '#contract/handover.ts';
import { isHandedOver } from '#contract/milestones.ts';
import { bookingPayments } from '#contract/payments.ts';
import { listAlternatives } from '#contract/rebooking.ts';
import { getRenterClaim } from '#contract/renter-claims.ts';
import { listBookingReports } from '#contract/reports.ts';
import type { Loader } from '#web/browser/loader.ts';
import { queryFor } from '#web/browser/queries.ts';
import { isReplaced } from '#web/features/bookings/status.ts';
import { userRead } from '#web/features/session/current-user.ts';

/** The booking and its timeline, for the pages of both sides. */
export const detailLoader: Loader = async ({ params }, load) => {
	const of = { params: { id: params.id ?? '' } };
	const [booking, story] = await Promise.all([load.main(queryFor(getBooking, of)), load.one(queryFor(getBookingStory, of))]);
	if (story && isHandedOver(story)) await load.one(queryFor(getHandover, of));
	if (booking && additionalDriversIn(booking.lines) > 0) await load.one(queryFor(getBookingDrivers, of));
	if (booking?.status === 'CONFIRMED') await load.one(queryFor(listBookingChanges, of));
	if (booking?.status === 'COMPLETED') await Promise.all([load.one(queryFor(getClaimState, of)), load.one(queryFor(getRenterClaim, of))]);
	if (booking?.status === 'COMPLETED' && booking.policySnapshot.fineHold) await load.one(queryFor(getFineHold, of));
	if (booking?.status === 'CONFIRMED' || booking?.status === 'COMPLETED') await load.one(queryFor(listBookingReports, of));
};

/** In the renter's area; for the renter also payments and refunds. */
export const loader: Loader = async (visit, load) => {
	const of = { params: { id: visit.params.id ?? '' } };
	const [, booking, user] = await Promise.all([detailLoader(visit, load), load.one(queryFor(getBooking, of)), load.one(userRead)]);
	const isPaid = booking?.paymentStatus !== 'PENDING' && booking?.paymentStatus !== 'FAILED';
	if (!booking || booking.renterId !== user?.id) return;
	await Promise.all([isPaid && load.one(queryFor(bookingPayments, of)), isReplaced(booking) && load.one(queryFor(listAlternatives, of))]);
};

/** The claim, for the pages of both sides. */
export const claimLoader: Loader = async ({ params }, load) => {
	const of = { params: { id: params.id ?? '' } };
	const state = await load.main(queryFor(getClaimState, of));
	if (state?.claim) await Promise.all([load.one(queryFor(getClaim, of)), load.one(queryFor(getHandover, of))]);
};

/** The renter's claim, for the pages of both sides. */
export const renterClaimLoader: Loader = async ({ params }, load) => {
	await load.main(queryFor(getRenterClaim, { params: { id: params.id ?? '' } }));
};
