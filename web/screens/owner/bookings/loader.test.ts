import { expect, it } from 'vitest';
import { addressOf, listQuery, tabFrom, tabs } from './loader.ts';

it('the tabs have addresses that lead to them, and anything else leads to the first', () => {
	for (const tab of tabs) expect(tabFrom(new URLSearchParams(addressOf(tab).split('?')[1]))).toBe(tab);
	expect(tabFrom(new URLSearchParams('tab=other'))).toBe('pending');
});

it('every tab is read by what comes next', () => {
	expect(tabs.map((tab) => listQuery(tab).query)).toEqual([
		{ status: 'REQUESTED', order: 'next' },
		{ status: 'CONFIRMED', order: 'next' },
		{ status: 'COMPLETED', order: 'next' },
	]);
});
