import { describe, expect, it } from 'vitest';
import { dateIn, daysOf, staySent } from './stay.ts';

describe('stay', () => {
	it('reads dates and the date of a moment', () => {
		expect(dateIn('2026-12-05')).toBe('2026-12-05');
		expect(dateIn('2026-12-05T10:00:00+03:00')).toBe('2026-12-05');
		expect([dateIn('2026-02-30'), dateIn('soon'), dateIn(null)]).toEqual([null, null, null]);
	});
	it('is sent only when complete and in order', () => {
		expect(staySent('2026-12-05', '2026-12-08')).toEqual({ from: '2026-12-05', to: '2026-12-08' });
		expect(staySent('2026-12-05', '2026-12-05')).toBeNull();
		expect(staySent('2026-12-05', null)).toBeNull();
	});
	it('counts days', () => {
		expect(daysOf('2026-12-30', '2027-01-02')).toBe(3);
		expect(daysOf('2026-12-08', '2026-12-05')).toBe(-3);
	});
});
