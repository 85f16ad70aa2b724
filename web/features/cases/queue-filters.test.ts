import { expect, it } from 'vitest';
import { searchedFilters } from './queue-filters.ts';

const filters = searchedFilters('/admin/claims', ['NEEDS_DECISION', 'OPEN', 'DECIDED'], {
	...{ list: 'claims', orders: ['newest', 'oldest', 'amount'], oldestFirst: ['NEEDS_DECISION'] },
});

it.each([
	['', 'NEEDS_DECISION'],
	['show=OPEN', 'OPEN'],
	['show=DECIDED&page=2', 'DECIDED'],
	['show=open', 'NEEDS_DECISION'],
])('the address with “%s” shows %s', (query, filter) => {
	expect(filters.from(new URLSearchParams(query))).toBe(filter);
});

it('the first filter has the shortest address, and each address selects its filter', () => {
	expect(filters.all.map((filter) => filters.addressOf(filter))).toEqual([
		'/admin/claims',
		'/admin/claims?show=OPEN',
		'/admin/claims?show=DECIDED',
	]);
	for (const each of filters.all) expect(filters.from(new URL(filters.addressOf(each), 'https://example.com').searchParams)).toBe(each);
});

it('words are preserved from one filter to another', () => {
	expect(filters.addressOf('NEEDS_DECISION', 'Omar 20-77712')).toBe('/admin/claims?q=Omar+20-77712');
	expect(filters.addressOf('OPEN', 'عمر')).toBe(`/admin/claims?show=OPEN&q=${encodeURIComponent('عمر')}`);
});

it.each([
	['q=+Omar+&order=amount', { q: 'Omar', order: 'amount' }],
	['order=dearest&q=+', {}],
	['show=OPEN', {}],
])('the address with “%s” searches for %j', (query, search) => {
	expect(filters.searchIn(new URLSearchParams(query))).toEqual(search);
});
