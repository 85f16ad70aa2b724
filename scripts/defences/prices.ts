/** Defences of equal prices in lists and payments: each fault, and the property or test that has to fail. */
import type { Defence } from './table.ts';

const PRICES = 'a list shows another price than is paid';
const PROPERTY = 'server/capabilities/search/stay-prices.test.ts';

export const priceDefences: readonly Defence[] = [
	{
		point: PRICES,
		defence: 'a discount begins with the day of its tier',
		file: 'server/capabilities/search/price-columns.ts',
		remove: 'tiers.find((tier) => days >= tier.days)',
		replace: 'tiers.find((tier) => days > tier.days)',
		test: PROPERTY,
	},
	{
		point: PRICES,
		defence: 'prices of days count in search',
		file: 'server/capabilities/search/stay-price-sql.ts',
		remove: 'IS NOT TRUE THEN 0',
		replace: 'IS NOT NULL THEN 0',
		test: PROPERTY,
	},
	{
		point: PRICES,
		defence: 'one price of days counts without a look at the days',
		file: 'server/capabilities/search/stay-price-sql.ts',
		remove: 'WHEN c.date_price_fils IS NOT NULL THEN',
		replace: 'WHEN c.date_price_fils IS NOT NULL THEN 0 WHEN false THEN',
		test: 'server/capabilities/search/search-model.test.ts',
		name: 'finds, counts, orders and pages',
	},
	{
		point: PRICES,
		defence: 'a discount is rounded in favour of the renter',
		file: 'server/capabilities/bookings/price.ts',
		remove: 'roundUp((hundredths + 99n) / 100n)',
		replace: '(hundredths / 1000n) * CARD_STEP_FILS',
		test: PROPERTY,
	},
	{
		point: PRICES,
		defence: 'the order by price is that of totals',
		file: 'server/capabilities/search/rules.ts',
		remove: "hasDates && column === 'price_fils' ? 'amount' : column",
		replace: "hasDates && column === 'amount' ? 'amount' : column",
		test: PROPERTY,
	},
	{
		point: PRICES,
		defence: 'with dates the filter by price is of their total',
		file: 'server/capabilities/search/sql.ts',
		remove: '\tif (!filters.free) {\n\t\tcompare',
		replace: '\tif (filters.words) {\n\t\tcompare',
		test: PROPERTY,
	},
	{
		point: PRICES,
		defence: 'cars of one price are paged by their ids',
		file: 'server/capabilities/search/stay-price-sql.ts',
		remove: "parameters.add(carId, 'uuid')",
		replace: "parameters.add('ffffffff-ffff-4fff-bfff-ffffffffffff', 'uuid')",
		test: PROPERTY,
	},
	{
		point: PRICES,
		defence: 'hours beyond a whole day count as a day',
		file: 'server/capabilities/search/search-cars.ts',
		remove: 'const days = rentalDays(from, to);',
		replace: 'const days = Math.max(1, Math.round((to.getTime() - from.getTime()) / (24 * HOUR_MS)));',
		test: PROPERTY,
	},
	{
		point: PRICES,
		defence: 'the mean of a day is rounded half up',
		file: 'server/capabilities/search/card-sql.ts',
		remove: 'stay.total_fils * 2 +',
		replace: 'stay.total_fils * 2 -',
		test: PROPERTY,
	},
	{
		point: PRICES,
		defence: 'the fee is said where a car is only brought to the airport',
		file: 'server/capabilities/search/card-sql.ts',
		remove: 'OR k.pickup_until_minute <',
		replace: 'AND k.pickup_until_minute <',
		test: PROPERTY,
	},
	{
		point: PRICES,
		defence: 'a promo code is taken off the days after their discount',
		file: 'server/capabilities/bookings/price.ts',
		remove: 'promoLine(terms.promo ?? null, baseFils + (discount[0]?.fils ?? 0n))',
		replace: 'promoLine(terms.promo ?? null, baseFils)',
		test: 'server/capabilities/bookings/price.test.ts',
	},
];
