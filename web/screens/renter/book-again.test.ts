import { expect, it } from 'vitest';
import { bookAgain } from './book-again.ts';

const car = {
	slug: 'kia-rio-2020',
	title: 'Kia Rio 2020',
	titleAr: 'كيا ريو 2020',
	make: 'Kia',
	model: 'Rio',
	...{ makeAr: 'كيا', modelAr: 'ريو' },
	year: 2020,
	bodyType: 'Sedan',
	transmission: 'Automatic',
	city: 'Amman',
	primaryPhoto: null,
} as const;
const booking = { car, startAt: '2026-12-05T10:00:00+03:00', endAt: '2026-12-08T10:00:00+03:00' };

it('retains the dates while they are in the future', () => {
	expect(bookAgain(booking, Date.parse('2026-12-01'))).toBe('/car/kia-rio-2020?pickup=2026-12-05&return=2026-12-08');
});

it('contains no dates once they have begun', () => {
	expect(bookAgain(booking, Date.parse('2026-12-06'))).toBe('/car/kia-rio-2020');
});
