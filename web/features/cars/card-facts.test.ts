import { describe, expect, it } from 'vitest';
import type { CommonTexts } from '#web/i18n/texts.en.ts';
import { dailyPrice, placeName } from './card-facts.ts';

describe('price of a card', () => {
	it('is the daily price, else the deposit, else nothing', () => {
		expect(dailyPrice({ pricePerDay: 35, depositJod: '50.00' })).toBe('35.00');
		expect(dailyPrice({ pricePerDay: 19.99, depositJod: '50.00' })).toBe('19.99');
		expect(dailyPrice({ pricePerDay: 0, depositJod: '50.00' })).toBe('50.00');
		expect(dailyPrice({ pricePerDay: 0, depositJod: '' })).toBe('0.00');
	});
});

describe('place of a card', () => {
	const texts = { cities: { Amman: 'عمّان' } } as CommonTexts;
	it('is area and city in the language of the page, or the city alone', () => {
		expect(placeName({ area: { id: 'amman-abdoun', en: 'Abdoun', ar: 'عبدون' }, city: 'Amman' }, { language: 'ar', texts })).toBe(
			'عبدون، عمّان',
		);
		expect(placeName({ area: null, city: 'Amman' }, { language: 'ar', texts })).toBe('عمّان');
	});
});
