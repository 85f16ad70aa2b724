import { expect, it } from 'vitest';
import { addressOf, listQuery, tabFrom, tabs } from './loader.ts';

it('each tab has an address; unknown ones select the first tab', () => {
	for (const tab of tabs) expect(tabFrom(new URLSearchParams(addressOf(tab).split('?')[1]))).toBe(tab);
	expect(tabFrom(new URLSearchParams('tab=other'))).toBe('pending');
});

it('every tab is ordered by its next event', () => {
	expect(tabs.map((tab) => listQuery(tab).query)).toEqual([
		{ status: 'REQUESTED', order: 'next' },
		{ status: 'CONFIRMED', order: 'next' },
		{ status: 'COMPLETED', order: 'next' },
	]);
});
