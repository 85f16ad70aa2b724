import { describe, expect, it } from 'vitest';
import { addressOf, filterFrom, rangeOf } from './loader.ts';

const CAR = '00000000-0000-4000-8000-000000000001';
const read = (text: string) => filterFrom(new URLSearchParams(text));

describe('the periods of the earnings', () => {
	it.each([
		['this-month', '2031-03-02T07:00:00Z', { from: '2031-03-01', to: '2031-03-02' }],
		['last-month', '2031-03-02T07:00:00Z', { from: '2031-02-01', to: '2031-02-28' }],
		['last-month', '2031-01-15T07:00:00Z', { from: '2030-12-01', to: '2030-12-31' }],
		// Already the first of March in Amman.
		['this-month', '2031-02-28T21:30:00Z', { from: '2031-03-01', to: '2031-03-01' }],
		['all', '2031-03-02T07:00:00Z', {}],
	] as const)('%s at %s', (period, now, expected) => {
		expect(rangeOf({ period }, new Date(now))).toEqual(expected);
	});

	it('are parsed as they were written; unknown values mean all', () => {
		expect(read(addressOf({ period: 'last-month', carId: CAR }).split('?')[1] ?? '')).toEqual({ period: 'last-month', carId: CAR });
		expect(read('period=week&carId=1')).toEqual({ period: 'all' });
		expect(addressOf({ period: 'all' })).toBe('/owner/earnings');
	});
});
