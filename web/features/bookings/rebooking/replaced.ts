/** Whether the renter of a booking may be offered another car, or an admin may have booked one: the server decides which, and whether there is one. */
import type { Booking } from '#contract/bookings.ts';

const replaceable: ReadonlyArray<Booking['cancelCode']> = ['BY_OWNER', 'DECLINED', 'UNANSWERED', 'REFUSED_AT_PICKUP'];

export const isReplaced = ({ cancelCode }: Pick<Booking, 'cancelCode'>): boolean => replaceable.includes(cancelCode);
