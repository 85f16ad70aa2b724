import { describe, expect, it } from 'vitest';
import { addressOf, filtersFrom, isFiltered } from './loader.ts';

const read = (text: string) => filtersFrom(new URLSearchParams(text));
const CAR = '00000000-0000-4000-8000-000000000001';

describe('the filters of the history', () => {
	it('are parsed as they were written', () => {
		const filters = { q: 'ليث camry', status: 'CANCELLED', carId: CAR, from: '2026-01-01', to: '2026-02-28' } as const;
		expect(read(addressOf(filters).split('?')[1] ?? '')).toEqual(filters);
		expect(isFiltered(filters)).toBe(true);
	});

	it('treat unknown values as "all", which is not written', () => {
		expect(read('q=%20&status=REQUESTED&carId=1&from=2026-02-30&to=tomorrow')).toEqual({});
		expect(addressOf({})).toBe('/owner/history');
		expect(isFiltered({})).toBe(false);
	});
});
