/** What the confirmation reads ahead. */
export { readsBooking as reads } from '../use-booking.ts';
