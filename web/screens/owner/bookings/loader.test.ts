import { describe, expect, it } from 'vitest';
import type { Booking } from '#contract/bookings.ts';
import { addressOf, inOrder, tabFrom, tabs } from './loader.ts';

const NOW = Date.parse('2026-12-10T10:00:00+03:00');
const booking = (id: string, from: string, to: string, respondBy: string | null = null) =>
	({ id, startAt: `2026-12-${from}T10:00:00+03:00`, endAt: `2026-12-${to}T10:00:00+03:00`, respondBy }) as Booking;
const ids = (bookings: readonly Booking[]) => bookings.map(({ id }) => id);

describe('the tabs', () => {
	it('have addresses that lead to them, and anything else leads to the first', () => {
		for (const tab of tabs) expect(tabFrom(new URLSearchParams(addressOf(tab).split('?')[1]))).toBe(tab);
		expect(tabFrom(new URLSearchParams('tab=other'))).toBe('pending');
	});

	it('put first what is to be seen to first', () => {
		const [early, late] = [booking('early', '12', '14', '2026-12-11'), booking('late', '11', '13', '2026-12-12')];
		expect(ids(inOrder('pending', [late, early], NOW))).toEqual(['early', 'late']);
		// A current rental is sorted by its end, an upcoming one by its pickup.
		const [runs, comes] = [booking('runs', '08', '12'), booking('comes', '11', '20')];
		expect(ids(inOrder('active', [runs, comes], NOW))).toEqual(['comes', 'runs']);
		expect(ids(inOrder('completed', [booking('before', '01', '03'), booking('after', '04', '06')], NOW))).toEqual(['after', 'before']);
	});
});
