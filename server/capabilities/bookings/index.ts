/** Public interface of bookings. */
export { memberNames } from './acted-by.ts';
export { bookingFigures, bookingsByWeek, countContestedNoShows, heldDepositsOf } from './admin-sql.ts';
export { answerRequest } from './answer-request.ts';
export { officeNameOf, parseBookingAgreement } from './booking-agreement.ts';
export { cancelBooking } from './cancel-booking.ts';
export { carBookings, carOfBooking, carsOfBookings } from './car-bookings.ts';
export { bookingChangeRoutes } from './changes/routes.ts';
export { onChangePaymentCaptured } from './changes/subscribers.ts';
export { countRecord } from './count-record.ts';
export { onTeamRoleEnded } from './departures.ts';
export { handoverSideFor, isWithinReach } from './driver-reach.ts';
export { endEarly } from './end-early.ts';
export {
	bookingCancelled,
	bookingChanged,
	bookingCompleted,
	bookingConfirmed,
	bookingHeld,
	bookingPaymentFailed,
	bookingPlaceChanged,
	bookingReminder,
	bookingRequested,
	instantBookPaused,
	noShowContested,
	noShowDismissed,
	noShowReported,
	noShowTimeMoved,
	ownerSetOut,
	ownerTurnedBack,
	renterLate,
	whereAndWhenOfBoth,
} from './events.ts';
export { bookingsOfDay, bookingsOfFleet, completedSecondsOfCars, incomeOfFleet, nextPickups, rentedSecondsOfFleet } from './fleet-sql.ts';
export { handoverActions, handoverOpensAt, handoverRefusal, handoverSide, isLate, isReturnLate, tripOf } from './handover-window.ts';
export { bookingJobs, bookingsRecurring } from './job-handlers.ts';
export { bookingLifeRoutes, rebookingRoutes } from './life-routes.ts';
export { markCheckedIn } from './mark-checked-in.ts';
export { holdCompletion, markReturned, releaseCompletion } from './mark-returned.ts';
export { onOwnerFailure } from './owner-cancellations/review-instant-book.ts';
export { answerFigures, completedTripsOf, ownerTripFigures, shareConfirmedBooking } from './party-sql.ts';
export { payBooking } from './pay-booking.ts';
export { bookingPersonalData, departurePersonalData } from './personal-data.ts';
export { onMeetingPointPhotoRemoved } from './place-photo.ts';
export { bookingPlaceRoutes } from './place-routes.ts';
export { presentBookings } from './present.ts';
export { feeOf } from './price.ts';
export { quoteStay } from './quote.ts';
export { readAdminBookings } from './read-admin-bookings.ts';
export { bookRest, findCarsForRest } from './rebooking/book-rest.ts';
export { restOfTrip } from './rebooking/rules.ts';
export { requestBooking } from './request-booking.ts';
export { bookingRoutes } from './routes.ts';
export { typicalAnswerMinutes } from './rules.ts';
export { type BookingRow, bookingById, bookingsByIds, lockBooking, setDepositStatus } from './sql.ts';
export { onDisputeLost, onPaymentCaptured, onPaymentFailed, onRefundArrived, onUserSuspended } from './subscribers.ts';
export { toEventPayload, transitionBooking } from './transition-booking.ts';
export { getWhereAndWhen } from './where-and-when.ts';
export { bookingsWithText } from './with-text-sql.ts';
