import { expect, it } from 'vitest';
import { runs } from './price-lines.ts';

it('combines consecutive dates', () => {
	expect(runs([])).toEqual([]);
	expect(runs(['2031-03-30', '2031-03-31', '2031-04-01', '2031-04-05'])).toEqual([
		['2031-03-30', '2031-04-01'],
		['2031-04-05', '2031-04-05'],
	]);
});
