import { expect, it } from 'vitest';
import { comparison } from './price-comparison.ts';

it.each([
	['', '40.00', null],
	['abc', '40.00', null],
	['0', '40.00', null],
	['40', '40.00', { is: 'close', percent: 0 }],
	['43.5', '40.00', { is: 'close', percent: 9 }],
	['44', '40.00', { is: 'above', percent: 10 }],
	['60', '40.00', { is: 'above', percent: 50 }],
	['30', '40.00', { is: 'below', percent: 25 }],
	['12,5', '25.00', { is: 'below', percent: 50 }],
])('%j compared with a median of %s', (typed, median, expected) => expect(comparison(typed, median)).toEqual(expected));
