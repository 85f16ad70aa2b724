import { describe, expect, it } from 'vitest';
import { occupancy } from './unavailable.ts';

const { meets, takenFrom } = occupancy([
	{ startDate: '2026-12-05T10:00:00+03:00', endDate: '2026-12-08T10:00:00+03:00' },
	{ startDate: '2026-12-20', endDate: '2026-12-21' },
]);

describe('occupancy', () => {
	it('leaves the hour of return free', () => {
		expect(meets('2026-12-08', '2026-12-10')).toBe(false);
		expect(meets('2026-12-01', '2026-12-05')).toBe(false);
	});
	it('finds an overlap from either side, within, and around', () => {
		expect(meets('2026-12-07', '2026-12-10')).toBe(true);
		expect(meets('2026-12-01', '2026-12-06')).toBe(true);
		expect(meets('2026-12-06', '2026-12-07')).toBe(true);
		expect(meets('2026-12-01', '2026-12-30')).toBe(true);
	});
	it('knows on which days nobody can pick up', () => {
		expect(['2026-12-04', '2026-12-05', '2026-12-07', '2026-12-08', '2026-12-20'].map(takenFrom)).toEqual([false, true, true, false, true]);
	});
	it('takes what it cannot read for free', () => {
		expect(occupancy([{ startDate: 'soon', endDate: 'later' }]).meets('2026-12-05', '2026-12-08')).toBe(false);
	});
});
