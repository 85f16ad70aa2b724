import { expect, it } from 'vitest';
import { dayAfterKey } from './key-steps.ts';

it.each([
	['ArrowRight', false, '2031-03-13'],
	['ArrowRight', true, '2031-03-11'],
	['ArrowLeft', false, '2031-03-11'],
	['ArrowLeft', true, '2031-03-13'],
	['ArrowDown', true, '2031-03-19'],
	['ArrowUp', false, '2031-03-05'],
	['Home', false, '2031-03-08'],
	['End', true, '2031-03-14'],
	['PageDown', false, '2031-04-12'],
	['PageUp', false, '2031-02-12'],
	['x', false, null],
])('%s (right-to-left: %s) moves to %s', (key, rtl, expected) => {
	expect(dayAfterKey(key, '2031-03-12', rtl)).toBe(expected);
});

it('moves to the last day of a shorter month', () => {
	expect(dayAfterKey('PageDown', '2031-01-31', false)).toBe('2031-02-28');
});
