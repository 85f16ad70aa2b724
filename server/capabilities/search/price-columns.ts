/** What `car_search` stores about a car's prices, so that a search orders and filters by the price of a stay. Pure; see `computePrice` for the price itself. */
import type { DiscountTier } from '#contract/car-terms.ts';
import { addDays } from '#contract/time.ts';
import { FROM_PRICE_DAYS, fromPrice } from '#server/capabilities/cars/index.ts';

/** Columns with the daily rate after the discount of stays from so many days on, in tenths of a fils: discounts leave no fraction of them. */
export type RateColumn = 'rate_1_day' | 'rate_3_days' | 'rate_7_days' | 'rate_30_days';

const tiers = [
	{ days: 30, column: 'rate_30_days' },
	{ days: 7, column: 'rate_7_days' },
	{ days: 3, column: 'rate_3_days' },
	{ days: 1, column: 'rate_1_day' },
] as const satisfies ReadonlyArray<{ days: number; column: RateColumn }>;

/** The column with the rate of a stay of so many days. */
export function rateColumnOf(days: number): RateColumn {
	return (tiers.find((tier) => days >= tier.days) ?? { column: 'rate_1_day' as const }).column;
}

export type PriceTerms = {
	dailyRateFils: bigint;
	discounts: ReadonlyArray<{ days: DiscountTier; percent: number }>;
	/** From today on, by date and in its order. */
	datePrices: ReadonlyMap<string, bigint>;
	/** In Amman. */
	today: string;
};

export function priceColumnsOf(terms: PriceTerms) {
	const dailyRate = Number(terms.dailyRateFils);
	const rateFrom = (days: number) => afterDiscount(dailyRate, largestDiscount(terms.discounts, days));
	const { fils, isFrom } = fromPrice(terms);
	return {
		rate_1_day: rateFrom(1),
		rate_3_days: rateFrom(3),
		rate_7_days: rateFrom(7),
		rate_30_days: rateFrom(30),
		price_fils: Number(fils),
		price_is_from: isFrom,
		...datePriceColumns(terms),
	};
}

const NO_DATE_PRICES = {
	date_prices_from: null,
	date_prices_until: null,
	date_price_fils: null,
	lowest_rate: null,
	highest_rate: null,
	refresh_on: null,
};

function datePriceColumns({ dailyRateFils, discounts, datePrices, today }: PriceTerms) {
	const dates = [...datePrices.keys()];
	const [first] = dates;
	const last = dates.at(-1);
	if (first === undefined || last === undefined) return NO_DATE_PRICES;
	const until = addDays(last, 1);
	const fils = [...datePrices.values()].map(Number);
	const isOnePrice = new Set(fils).size === 1 && addDays(first, dates.length) === until;
	const all = [Number(dailyRateFils), ...fils];
	return {
		date_prices_from: first,
		date_prices_until: until,
		date_price_fils: isOnePrice ? (fils[0] ?? null) : null,
		lowest_rate: afterDiscount(Math.min(...all), largestDiscount(discounts, Number.POSITIVE_INFINITY)),
		highest_rate: afterDiscount(Math.max(...all), 0),
		refresh_on: refreshDate(first, dates, today),
	};
}

/** When the first day is over, or another enters the days that the "from" price looks at: whichever is earlier. */
function refreshDate(first: string, dates: readonly string[], today: string): string {
	const later = dates.find((date) => date >= addDays(today, FROM_PRICE_DAYS));
	const passed = addDays(first, 1);
	if (later === undefined) return passed;
	const entered = addDays(later, 1 - FROM_PRICE_DAYS);
	return entered < passed ? entered : passed;
}

const largestDiscount = (discounts: PriceTerms['discounts'], days: number): number =>
	Math.max(0, ...discounts.filter((discount) => days >= discount.days).map(({ percent }) => percent));

/** Prices are multiples of ten fils. */
const afterDiscount = (fils: number, percent: number): number => (fils / 10) * (100 - percent);
