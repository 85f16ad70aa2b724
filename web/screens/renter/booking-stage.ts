/** Where a booking stands for its renter: what every screen about it asks first. */
import type { Booking } from '#contract/bookings.ts';

/**
 * UNPAID may be paid now; EXPIRED was not paid in time; WAITING is paid and waits for the owner; DECLINED and UNANSWERED are how
 * waiting can end; CANCELLED is every other end.
 */
export type BookingStage = 'UNPAID' | 'EXPIRED' | 'WAITING' | 'CONFIRMED' | 'COMPLETED' | 'DECLINED' | 'UNANSWERED' | 'CANCELLED';

/** Whether it may be paid is the server's word alone (`allowedActions`), never this machine's clock. */
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

/** Money that went back or is on its way; null where there is none. `done`: all of it has arrived. */
export function refundOf(booking: Pick<Booking, 'refundedJod' | 'refundArrivedJod'>): { amountJod: string; done: boolean } | null {
	if (!(Number(booking.refundedJod) > 0)) return null;
	return { amountJod: booking.refundedJod, done: booking.refundArrivedJod === booking.refundedJod };
}
