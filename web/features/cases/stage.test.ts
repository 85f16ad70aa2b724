import { expect, it } from 'vitest';
import { timeLeft } from './stage.ts';

const NOW = Date.parse('2026-12-05T10:00:00+03:00');

it.each([
	['2026-12-07T10:00:00+03:00', '48:00'],
	['2026-12-05T11:05:30+03:00', '1:05'],
	['2026-12-05T10:00:59+03:00', '0:00'],
	['2026-12-04T10:00:00+03:00', '0:00'],
])('until %s there are %s', (until, text) => {
	expect(timeLeft(until, NOW)).toBe(text);
});
