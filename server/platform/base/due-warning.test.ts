import { describe, expect, it } from 'vitest';
import { addDays } from '#contract/time.ts';
import { dueWarning } from './due-warning.ts';

const TODAY = '2031-03-01';

describe('a warning before something ends', () => {
	it.each([
		['31 days before', 31, null, null],
		['30 days before', 30, null, 30],
		['30 days before, sent', 30, 30, null],
		['8 days before, sent', 8, 30, null],
		['7 days before', 7, 30, 7],
		['2 days before, sent', 2, 7, null],
		['2 days before, none sent', 2, null, 7],
		['the day before', 1, 7, 1],
		['on the last day, sent', 0, 1, null],
		['the day after', -1, 1, 0],
		['the day after, none sent', -1, null, 0],
		['long after, announced', -100, 0, null],
	] as const)('%s', (_, left, sent, due) => {
		expect(dueWarning([30, 7, 1], { endsOn: addDays(TODAY, left), today: TODAY, sent })).toBe(due);
	});
});
