/** What the payment page reads ahead: the booking, and by what one can pay. */
import { listPaymentMethods } from '#contract/payments.ts';
import { queryFor } from '../../../queries.ts';
import type { Loader } from '../../../screen.ts';
import { bookingLoader } from '../use-booking.ts';

export const loader: Loader = (visit, load) => Promise.all([bookingLoader(visit, load), load.one(queryFor(listPaymentMethods))]);
