/** What the confirmation reads ahead. */
export { bookingLoader as loader } from '../use-booking.ts';
