/** What the payment page reads ahead: the booking, and by what one can pay. */
import { listPaymentMethods } from '#contract/payments.ts';
import { read } from '../../../queries.ts';
import type { Reads } from '../../../screen.ts';
import { readsBooking } from '../use-booking.ts';

export const reads: Reads = (visit, load) => Promise.all([readsBooking(visit, load), load.one(read(listPaymentMethods))]);
