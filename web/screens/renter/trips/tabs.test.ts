import { describe, expect, it } from 'vitest';
import type { Booking } from '#contract/bookings.ts';
import { addressOf, tabFrom, tabs, tripsOf } from './tabs.ts';

const trip = (status: Booking['status'], day: string, allowedActions: Booking['allowedActions'] = []) =>
	({ status, startAt: `2026-12-${day}T10:00:00+03:00`, allowedActions }) as Booking;

describe('the tabs of the trips', () => {
	it('are named in the address', () => {
		expect(['', 'tab=completed', 'tab=cancelled', 'tab=other'].map((query) => tabFrom(new URLSearchParams(query)))).toEqual([
			'active',
			'completed',
			'cancelled',
			'active',
		]);
		expect(tabs.map(addressOf)).toEqual(['/trips', '/trips?tab=completed', '/trips?tab=cancelled']);
	});
	it('have the trip on the road first, then an open handover, then what is to be paid, then the next pickup', () => {
		const [late, early, unpaid] = [trip('CONFIRMED', '20'), trip('REQUESTED', '05'), trip('REQUESTED', '28', ['PAY'])];
		const onTheRoad = trip('CONFIRMED', '29', ['CHECK_IN', 'CHECK_OUT', 'CANCEL']);
		const atPickup = trip('CONFIRMED', '27', ['CHECK_IN', 'CANCEL']);
		expect(tripsOf([trip('COMPLETED', '01'), late, early, trip('CANCELLED', '02'), unpaid, atPickup, onTheRoad], 'active')).toEqual([
			onTheRoad,
			atPickup,
			unpaid,
			early,
			late,
		]);
	});
	it('have what is over by the latest first', () => {
		const [older, newer] = [trip('COMPLETED', '01'), trip('COMPLETED', '09')];
		expect(tripsOf([older, newer, trip('CANCELLED', '02')], 'completed')).toEqual([newer, older]);
		expect(tripsOf([older, trip('CANCELLED', '02')], 'cancelled')).toHaveLength(1);
	});
});
