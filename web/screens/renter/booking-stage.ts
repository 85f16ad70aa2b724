/** Stage of a booking for its renter. */
import type { Booking } from '#contract/bookings.ts';

/**
 * UNPAID can be paid now; EXPIRED was not paid in time; WAITING is paid and waits for the owner; DECLINED and UNANSWERED end
 * that wait; CANCELLED is every other end.
 */
export type BookingStage = 'UNPAID' | 'EXPIRED' | 'WAITING' | 'CONFIRMED' | 'COMPLETED' | 'DECLINED' | 'UNANSWERED' | 'CANCELLED';

/** Whether it can be paid is decided by the server (`allowedActions`), never by the local clock. */
export function getBookingStage(booking: Pick<Booking, 'status' | 'cancelCode' | 'allowedActions' | 'holdExpiresAt'>): BookingStage {
	if (booking.allowedActions.includes('PAY')) return 'UNPAID';
	switch (booking.status) {
		case 'CONFIRMED':
		case 'COMPLETED':
			return booking.status;
		case 'REQUESTED':
			return booking.holdExpiresAt === null ? 'WAITING' : 'EXPIRED';
		case 'CANCELLED':
			return endOf(booking.cancelCode);
	}
}

function endOf(cancelCode: Booking['cancelCode']): BookingStage {
	if (cancelCode === 'PAYMENT_TIMEOUT') return 'EXPIRED';
	return cancelCode === 'DECLINED' || cancelCode === 'UNANSWERED' ? cancelCode : 'CANCELLED';
}

/** Refunded or pending amount; null if there is none. `done`: all of it has arrived. */
export function refundOf(booking: Pick<Booking, 'refundedJod' | 'refundArrivedJod'>): { amountJod: string; done: boolean } | null {
	if (!(Number(booking.refundedJod) > 0)) return null;
	return { amountJod: booking.refundedJod, done: booking.refundArrivedJod === booking.refundedJod };
}
