import { describe, expect, it } from 'vitest';
import type { CarFigures } from '#contract/fleet.ts';
import { chips, columns, isOf, type Row, rowsOf, sortedBy, viewFrom } from './table-rows.ts';

const TODAY = '2031-03-02';
const named = { id: '', make: 'Kia', model: 'Rio', makeAr: 'كيا', modelAr: 'ريو', year: 2020, plateNumber: null, branchId: null };
const figures = (occupancyPercent: number | null, incomeJod: string): CarFigures => ({
	...{ carId: '', car: named, availableDays: 30, rentedDays: 0, occupancyPercent, incomeJod },
	...{ incomePerAvailableDayJod: null, classMedianJod: null },
});
const car = (model: string, changed: Partial<Row>): Row => ({
	...{ id: model, slug: model, make: 'Kia', model, makeAr: 'كيا', modelAr: 'ريو', year: 2020, plateNumber: '70-1', branchId: null },
	...{ city: 'Amman', photoUrl: null, state: 'VERIFIED', isActive: true, change: null, notes: null, figures: undefined },
	...{ rating: { average: null, count: 0 }, now: { use: 'FREE', until: null, bookingId: null }, next: null, paper: null },
	...changed,
});
const rows = [
	car('Rio', {
		...{ figures: figures(40, '90.00'), rating: { average: 4.5, count: 2 }, paper: { kind: 'PERMIT', expiresOn: '2031-04-01' } },
		next: { bookingId: 'b', state: 'CONFIRMED', at: '2031-03-05T10:00:00+03:00' },
	}),
	car('Ceed', { figures: figures(null, '1000.00'), state: 'DRAFT', plateNumber: '70-99' }),
	car('Picanto', {
		...{ figures: figures(7, '200.00'), rating: { average: 4.9, count: 9 }, paper: { kind: 'INSURANCE', expiresOn: '2031-04-02' } },
		now: { use: 'OVERDUE', until: '2031-03-01T10:00:00+03:00', bookingId: 'a' },
	}),
];
const shown = (address: string, words = '') =>
	rowsOf(rows, { view: viewFrom(new URLSearchParams(address)), words, today: TODAY, nameOf: ({ model }) => model, language: 'en' }).map(
		({ model }) => model,
	);

describe('the order', () => {
	it.each([
		['', ['Ceed', 'Picanto', 'Rio']],
		['sort=-car', ['Rio', 'Picanto', 'Ceed']],
		['sort=state', ['Ceed', 'Picanto', 'Rio']],
		['sort=now', ['Picanto', 'Ceed', 'Rio']],
		['sort=next', ['Rio', 'Ceed', 'Picanto']],
		['sort=use', ['Picanto', 'Rio', 'Ceed']],
		['sort=-use', ['Rio', 'Picanto', 'Ceed']],
		['sort=-earned', ['Ceed', 'Picanto', 'Rio']],
		['sort=-rating', ['Picanto', 'Rio', 'Ceed']],
		['sort=paper', ['Rio', 'Picanto', 'Ceed']],
		['sort=colour', ['Ceed', 'Picanto', 'Rio']],
	])('%s', (address, models) => expect(shown(address)).toEqual(models));

	it('is reversed when a column is pressed again, and then restored', () => {
		for (const column of columns) {
			const first = viewFrom(new URLSearchParams({ sort: sortedBy(viewFrom(new URLSearchParams('sort=-next')), column).sort ?? '' }));
			expect(first).toMatchObject({ column, isDescending: false });
			const second = viewFrom(new URLSearchParams({ sort: sortedBy(first, column).sort ?? '' }));
			expect(second).toMatchObject({ column, isDescending: true });
		}
	});
});

describe('the visible rows', () => {
	it.each([
		['show=DRAFT', ['Ceed']],
		['show=VERIFIED', ['Picanto', 'Rio']],
		['show=RENTED', ['Picanto']],
		['show=OVERDUE', ['Picanto']],
		['show=PAPERS', ['Rio']],
		['show=REJECTED', []],
		['show=red', ['Ceed', 'Picanto', 'Rio']],
	])('%s', (address, models) => expect(shown(address)).toEqual(models));

	it.each([
		['كيا ', ['Ceed', 'Picanto', 'Rio']],
		['RIO', ['Rio']],
		['99', ['Ceed']],
	])('the words %s', (words, models) => expect(shown('', words)).toEqual(models));

	it('has a chip for each state of a listing', () => {
		expect(chips.map((chip) => rows.filter((row) => isOf(row, chip, TODAY)).length)).toEqual([1, 1, 1, 1, 0, 0, 0, 0, 2]);
	});
});
