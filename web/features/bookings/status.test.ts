import { describe, expect, it } from 'vitest';
import { isYetToBeConfirmed, statusLabel, statusTone } from './status.ts';

describe('status of a booking', () => {
	it('is its own name until it ends', () => {
		expect(statusLabel({ status: 'CONFIRMED', cancelCode: null })).toBe('CONFIRMED');
		expect(statusLabel({ status: 'COMPLETED', cancelCode: null })).toBe('COMPLETED');
	});
	it('distinguishes an unpaid request from a waiting one', () => {
		expect(statusLabel({ status: 'REQUESTED', cancelCode: null, allowedActions: ['PAY'] })).toBe('UNPAID');
		expect(statusLabel({ status: 'REQUESTED', cancelCode: null, allowedActions: [] })).toBe('REQUESTED');
		expect(statusLabel({ status: 'REQUESTED', cancelCode: null })).toBe('REQUESTED');
	});
	it('names how a cancelled one was cancelled', () => {
		const label = (cancelCode: 'DECLINED' | 'UNANSWERED' | 'PAYMENT_TIMEOUT' | 'BY_RENTER' | null) =>
			statusLabel({ status: 'CANCELLED', cancelCode });
		expect([label('DECLINED'), label('UNANSWERED'), label('PAYMENT_TIMEOUT'), label('BY_RENTER'), label(null)]).toEqual([
			'DECLINED',
			'EXPIRED',
			'EXPIRED',
			'CANCELLED',
			'CANCELLED',
		]);
	});
	it('is still to be confirmed until the server answers, although an answer may be displayed already', () => {
		const respondBy = '2030-01-02T10:00:00+03:00';
		expect(isYetToBeConfirmed({ status: 'REQUESTED', respondBy: null })).toBe(true);
		expect(isYetToBeConfirmed({ status: 'REQUESTED', respondBy })).toBe(true);
		expect(isYetToBeConfirmed({ status: 'CONFIRMED', respondBy })).toBe(true);
		expect(isYetToBeConfirmed({ status: 'CONFIRMED', respondBy: null })).toBe(false);
		expect(isYetToBeConfirmed({ status: 'CANCELLED', respondBy })).toBe(false);
	});
	it('has the specified colours', () => {
		const all = ['CONFIRMED', 'REQUESTED', 'COMPLETED', 'CANCELLED'] as const;
		expect(all.map((status) => statusTone({ status }))).toEqual(['positive', 'warning', 'info', 'neutral']);
	});
});
