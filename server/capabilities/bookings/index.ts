/** The door of bookings. */
export { bookingFigures, bookingsByWeek } from './admin-sql.ts';
export { answerRequest } from './answer-request.ts';
export { beginRental } from './begin-rental.ts';
export { parseBookingAgreement } from './booking-agreement.ts';
export { cancelBooking } from './cancel-booking.ts';
export { carBookings, carOfBooking, carsOfBookings } from './car-bookings.ts';
export { handoverActions, handoverOpensAt, handoverRefusal, handoverSide, tripOf } from './handover-window.ts';
export { bookingPaymentFailed, bookingWasPaid, bookingWasRefunded, cancelDisputed } from './hear-payments.ts';
export { bookingJobs, bookingsRecurring } from './jobs.ts';
export { bookingLifeRoutes } from './life-routes.ts';
export { factsOf, moveBooking } from './move-booking.ts';
export {
	bookingCancelled,
	bookingCompleted,
	bookingConfirmed,
	bookingHeld,
	bookingPaymentRefused,
	bookingReminder,
	bookingRequested,
	noShowContested,
	noShowDismissed,
	noShowReported,
} from './news.ts';
export { answerFigures, completedTripsOf, shareConfirmedBooking } from './party-sql.ts';
export { payBooking } from './pay-booking.ts';
export { bookingsPart } from './person-part.ts';
export { requestBooking } from './request-booking.ts';
export { bookingRoutes } from './routes.ts';
export { type BookingRow, bookingById, bookingsByIds, lockBooking, noteDeposit } from './sql.ts';
export { endRequestsOf } from './suspended-party.ts';
