import { expect, it } from 'vitest';
import { queueFilters } from './queue-filters.ts';

const filters = queueFilters('/admin/claims', ['NEEDS_DECISION', 'OPEN', 'DECIDED']);

it.each([
	['', 'NEEDS_DECISION'],
	['show=OPEN', 'OPEN'],
	['show=DECIDED&page=2', 'DECIDED'],
	['show=open', 'NEEDS_DECISION'],
])('the address with “%s” shows %s', (query, filter) => {
	expect(filters.from(new URLSearchParams(query))).toBe(filter);
});

it('the first filter has the shortest address, and each address leads to its filter', () => {
	expect(filters.all.map(filters.addressOf)).toEqual(['/admin/claims', '/admin/claims?show=OPEN', '/admin/claims?show=DECIDED']);
	for (const each of filters.all) expect(filters.from(new URL(filters.addressOf(each), 'https://example.com').searchParams)).toBe(each);
});
