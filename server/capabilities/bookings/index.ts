/** The door of bookings. */
export { answerRequest } from './answer-request.ts';
export { carBookings, carOfBooking } from './car-bookings.ts';
export { bookingPaymentFailed, bookingWasPaid, bookingWasRefunded } from './hear-payments.ts';
export { bookingJobs } from './jobs.ts';
export { bookingCancelled, bookingConfirmed, bookingRequested } from './news.ts';
export { payBooking } from './pay-booking.ts';
export { readPartyBookings } from './read-bookings.ts';
export { requestBooking } from './request-booking.ts';
export { bookingRoutes } from './routes.ts';
