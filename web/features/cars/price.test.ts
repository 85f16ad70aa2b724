import { describe, expect, it } from 'vitest';
import { dailyPrice } from './price.ts';

describe('price of a card', () => {
	it('is the daily price, else the deposit, else nothing', () => {
		expect(dailyPrice({ pricePerDay: 35, depositJod: '50.00' })).toBe('35.00');
		expect(dailyPrice({ pricePerDay: 19.99, depositJod: '50.00' })).toBe('19.99');
		expect(dailyPrice({ pricePerDay: 0, depositJod: '50.00' })).toBe('50.00');
		expect(dailyPrice({ pricePerDay: 0, depositJod: '' })).toBe('0.00');
	});
});
