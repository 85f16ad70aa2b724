import { describe, expect, it } from 'vitest';
import { timeLeft } from './time-left.ts';

const now = Date.parse('2026-12-05T10:00:00+03:00');

describe('the time left to answer', () => {
	it('is in hours, near the end in minutes', () => {
		expect(timeLeft('2026-12-06T09:59:00+03:00', now)).toEqual({ unit: 'hours', count: 23, urgent: false });
		expect(timeLeft('2026-12-05T12:30:00+03:00', now)).toEqual({ unit: 'hours', count: 2, urgent: true });
		expect(timeLeft('2026-12-05T11:59:00+03:00', now)).toEqual({ unit: 'minutes', count: 119, urgent: true });
		expect(timeLeft('2026-12-05T10:00:20+03:00', now)).toEqual({ unit: 'minutes', count: 1, urgent: true });
	});
	it('is over at the deadline itself', () => {
		expect(timeLeft('2026-12-05T10:00:00+03:00', now)).toBeNull();
		expect(timeLeft('2026-12-04T10:00:00+03:00', now)).toBeNull();
		expect(timeLeft('soon', now)).toBeNull();
	});
});
