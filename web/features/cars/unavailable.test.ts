import { describe, expect, it } from 'vitest';
import { parseMoment } from '#contract/time.ts';
import { occupancy } from './unavailable.ts';

const overlaps = occupancy([
	{ startDate: '2026-12-05T10:00:00+03:00', endDate: '2026-12-08T10:00:00+03:00' },
	{ startDate: '2026-12-20', endDate: '2026-12-21' },
]);
const at = (text: string) => parseMoment(text) ?? new Date(Number.NaN);
const meets = (pickup: string, back: string) => overlaps(at(pickup), at(back));

describe('occupancy', () => {
	it('leaves the hour of return free', () => {
		expect(meets('2026-12-08', '2026-12-10')).toBe(false);
		expect(meets('2026-12-01', '2026-12-05')).toBe(false);
	});
	it('counts by the half-hour', () => {
		expect(meets('2026-12-08T09:30', '2026-12-10')).toBe(true);
		expect(meets('2026-12-01', '2026-12-05T10:30')).toBe(true);
	});
	it('finds an overlap from either side, within, and around', () => {
		expect(meets('2026-12-07', '2026-12-10')).toBe(true);
		expect(meets('2026-12-01', '2026-12-06')).toBe(true);
		expect(meets('2026-12-06', '2026-12-07')).toBe(true);
		expect(meets('2026-12-01', '2026-12-30')).toBe(true);
	});
	it('takes what it cannot read for free', () => {
		expect(occupancy([{ startDate: 'soon', endDate: 'later' }])(at('2026-12-05'), at('2026-12-08'))).toBe(false);
	});
});
