import { describe, expect, it } from 'vitest';
import { COUNT_CAP, countVisible } from './rules.ts';

describe('how many there are', () => {
	it('is what was counted, where the count came to its end', () => {
		expect(countVisible({ found: 37, stopped: false }, { cars: 24, last: false })).toEqual({ count: 37, capped: false });
		expect(countVisible({ found: 0, stopped: false }, { cars: 0, last: true })).toEqual({ count: 0, capped: false });
	});

	it('is the cap and more, beyond it', () => {
		expect(countVisible({ found: 1001, stopped: true }, { cars: 24, last: false })).toEqual({ count: COUNT_CAP, capped: true });
	});

	it('is at least what the first page shows, where the count stopped before it found as many', () => {
		expect(countVisible({ found: 3, stopped: true }, { cars: 24, last: false })).toEqual({ count: 24, capped: true });
	});

	it('is what the only page shows, although the count stopped: the page went through everything', () => {
		expect(countVisible({ found: 3, stopped: true }, { cars: 11, last: true })).toEqual({ count: 11, capped: false });
		expect(countVisible({ found: 0, stopped: true }, { cars: 0, last: true })).toEqual({ count: 0, capped: false });
	});

	it('is at least what was found, on later pages', () => {
		expect(countVisible({ found: 30, stopped: true }, null)).toEqual({ count: 30, capped: true });
	});
});
