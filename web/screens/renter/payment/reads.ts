/** What the payment page reads ahead. */
export { readsBooking as reads } from '../use-booking.ts';
