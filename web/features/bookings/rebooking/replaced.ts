/** Whether the renter of a booking may be offered another car: the server decides which, and whether there is one. */
import type { Booking } from '#contract/bookings.ts';

const byOwner: ReadonlyArray<Booking['cancelCode']> = ['BY_OWNER', 'DECLINED', 'UNANSWERED'];

export const isReplaced = ({ cancelCode }: Pick<Booking, 'cancelCode'>): boolean => byOwner.includes(cancelCode);
