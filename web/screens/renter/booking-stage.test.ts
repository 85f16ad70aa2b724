import { describe, expect, it } from 'vitest';
import { cancelCodes } from '#contract/bookings.ts';
import { getBookingStage, refundOf } from './booking-stage.ts';

const paid = { cancelCode: null, allowedActions: [], holdExpiresAt: null };

describe('the stage of a booking', () => {
	it('is unpaid as long as the server allows the payment', () => {
		const held = { status: 'REQUESTED', cancelCode: null, holdExpiresAt: '2026-12-05T10:30:00+03:00' } as const;
		expect(getBookingStage({ ...held, allowedActions: ['PAY'] })).toBe('UNPAID');
		expect(getBookingStage({ ...held, allowedActions: [] })).toBe('EXPIRED');
	});
	it('is waiting for the owner once it is paid', () => {
		expect(getBookingStage({ ...paid, status: 'REQUESTED' })).toBe('WAITING');
		expect(getBookingStage({ ...paid, status: 'CONFIRMED' })).toBe('CONFIRMED');
		expect(getBookingStage({ ...paid, status: 'COMPLETED' })).toBe('COMPLETED');
	});
	it('names how it ended', () => {
		expect(cancelCodes.map((cancelCode) => getBookingStage({ ...paid, status: 'CANCELLED', cancelCode }))).toEqual([
			'EXPIRED',
			'DECLINED',
			'UNANSWERED',
			'CANCELLED',
			'CANCELLED',
			'CANCELLED',
			'CANCELLED',
			'CANCELLED',
			'CANCELLED',
		]);
	});
});

describe('the refund', () => {
	it('is missing, pending or done', () => {
		expect(refundOf({ refundedJod: '0.00', refundArrivedJod: '0.00' })).toBeNull();
		expect(refundOf({ refundedJod: '213.00', refundArrivedJod: '106.50' })).toEqual({ amountJod: '213.00', done: false });
		expect(refundOf({ refundedJod: '213.00', refundArrivedJod: '213.00' })).toEqual({ amountJod: '213.00', done: true });
	});
});
