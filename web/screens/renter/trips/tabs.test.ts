import { describe, expect, it } from 'vitest';
import type { Booking } from '#contract/bookings.ts';
import { addressOf, hasWholeTab, tabFrom, tabs, tripsOf } from './tabs.ts';

const trip = (status: Booking['status'], day: string, allowedActions: Booking['allowedActions'] = []) =>
	({ id: `${status} ${day}`, status, startAt: `2026-12-${day}T10:00:00+03:00`, allowedActions }) as Booking;

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
	it('contain their trips in the order of the server', () => {
		const [onTheRoad, unpaid, upcoming] = [trip('CONFIRMED', '29'), trip('REQUESTED', '28', ['PAY']), trip('CONFIRMED', '05')];
		const [newer, cancelled, older] = [trip('COMPLETED', '09'), trip('CANCELLED', '02'), trip('COMPLETED', '01')];
		const all = [onTheRoad, unpaid, upcoming, newer, cancelled, older];
		expect(tabs.map((tab) => tripsOf(all, tab))).toEqual([[onTheRoad, unpaid, upcoming], [newer, older], [cancelled]]);
	});
	it('contain a trip that was cancelled while the list grew once, as it was read last', () => {
		const [before, other] = [trip('CONFIRMED', '10'), trip('CONFIRMED', '11')];
		const now = { ...before, status: 'CANCELLED' } as Booking;
		const all = [before, other, now];
		expect(tabs.map((tab) => tripsOf(all, tab))).toEqual([[other], [], [now]]);
	});
	it('are complete once an ended trip is loaded, because active trips come first', () => {
		const [active, completed] = [trip('CONFIRMED', '10'), trip('COMPLETED', '09')];
		expect(tabs.map((tab) => hasWholeTab([active], tab))).toEqual([false, false, false]);
		expect(tabs.map((tab) => hasWholeTab([active, completed], tab))).toEqual([true, false, false]);
	});
});
