import { describe, expect, it } from 'vitest';
import { formatIn, forms } from './format.ts';

const en = formatIn('en');
const ar = formatIn('ar');

describe('money', () => {
	it('has two decimals, and a third only if it is not zero', () => {
		expect(en.jod('35.500')).toBe('35.50\u00a0JOD');
		expect(en.jod('12.345')).toBe('12.345\u00a0JOD');
		expect(ar.jod('35.50')).toBe('35.50\u00a0د.أ');
		expect(en.jod('1234567.89')).toBe('1,234,567.89\u00a0JOD');
	});
	it('rounds whole dinars on cards only', () => {
		expect(en.jod(35, true)).toBe('35\u00a0JOD');
		expect(en.jod(35.5, true)).toBe('35.50\u00a0JOD');
		expect(en.amount('105.00', true)).toBe('105');
	});
	it('has Arabic-Indic digits if they are preferred', () => {
		expect(formatIn('ar', 'arab').amount('35.50')).toBe('٣٥٫٥٠');
	});
});

describe('dates', () => {
	it('are those of Amman, independent of the machine', () => {
		expect(en.date('2026-12-05T22:30:00Z')).toBe('6 Dec 2026');
		expect(en.date('2026-12-05', 'moment')).toBe('5 Dec 2026, 10:00');
		expect(ar.date('2026-12-05', 'full')).toBe('السبت، 5 كانون الأول 2026');
	});
	it('contain shared parts of a range once', () => {
		expect(en.dateRange('2026-12-05', '2026-12-08')).toBe('5 – 8 Dec 2026');
		expect(ar.dateRange('2026-12-05', '2026-12-08', 'short')).toContain('كانون الأول');
	});
	it('show a stay with its hours', () => {
		expect(en.stay('2026-12-05T22:00', '2026-12-08')).toBe('5 – 8 Dec 2026, 22:00\u00a0–\u00a010:00');
		expect(ar.stay('2026-12-05T22:00', '2026-12-08', 'short')).toMatch(/كانون الأول، 22:00\u00a0–\u00a010:00$/);
		expect(en.stay('soon', 'later')).toBe('soon – later');
	});
	it('show hours in the chosen digits, the end of the day too', () => {
		expect([en.hour('22:30'), ar.hour('24:00'), formatIn('ar', 'arab').hour('22:30')]).toEqual(['22:30', '24:00', '٢٢:٣٠']);
	});
	it('display invalid text unchanged', () => {
		expect(en.date('soon')).toBe('soon');
	});
});

describe('plurals', () => {
	const days = forms({
		zero: 'بلا أيام',
		one: 'يوم واحد',
		two: 'يومان',
		few: '{count} أيام',
		many: '{count} يوماً',
		other: '{count} يوم',
	});
	it.each([
		[0, 'بلا أيام'],
		[1, 'يوم واحد'],
		[2, 'يومان'],
		[3, '3 أيام'],
		[11, '11 يوماً'],
		[100, '100 يوم'],
		[103, '103 أيام'],
	])('%d in Arabic', (count, text) => {
		expect(ar.plural(days, count)).toBe(text);
	});
	it('in English', () => {
		const cars = forms({ one: '{count} car', other: '{count} cars' });
		expect([0, 1, 1234].map((count) => en.plural(cars, count))).toEqual(['0 cars', '1 car', '1,234 cars']);
	});
});
