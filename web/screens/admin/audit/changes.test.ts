import { expect, it } from 'vitest';
import { changesBetween } from './changes.ts';

it('what differs is told value by value', () => {
	expect(changesBetween({ role: 'RENTER', kept: 1 }, { role: 'ADMIN', kept: 1 })).toEqual([
		{ name: 'role', before: 'RENTER', after: 'ADMIN' },
	]);
	expect(changesBetween(null, { a: { b: [1, 2] }, none: null })).toEqual([{ name: 'a.b', before: null, after: '[1,2]' }]);
	expect(changesBetween({ fee: 12 }, null)).toEqual([{ name: 'fee', before: 12, after: null }]);
	expect(changesBetween(null, null)).toEqual([]);
});
