import { describe, expect, it } from 'vitest';
import { announcement, clockText, holdLeft, wholeMinutes } from './hold-left.ts';

const end = '2026-12-05T10:30:00+03:00';
const at = (time: string) => Date.parse(`2026-12-05T${time}+03:00`);

describe('time left to pay', () => {
	it('is never negative', () => {
		expect(holdLeft(end, at('10:05:47'))).toBe(1_453_000);
		expect(holdLeft(end, at('10:30:00'))).toBe(0);
		expect(holdLeft(end, at('11:00:00'))).toBe(0);
		expect(holdLeft(null, 0)).toBeNull();
		expect(holdLeft('soon', 0)).toBeNull();
	});
	it('is displayed in minutes and seconds', () => {
		expect([1_800_000, 1_453_000, 59_001, 1, 0].map(clockText)).toEqual(['30:00', '24:13', '1:00', '0:01', '0:00']);
		expect([119_999, 60_000, 59_999].map(wholeMinutes)).toEqual([1, 1, 0]);
	});
	it('is announced twice', () => {
		expect([301_000, 300_000, 61_000, 60_000, 1, 0].map(announcement)).toEqual([null, 'five', 'five', 'one', 'one', null]);
	});
});
