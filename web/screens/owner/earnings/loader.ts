/** Loader of the earnings: rows of the period, and totals. */
import { earningsTotals, ownerEarnings } from '#contract/earnings.ts';
import { addDays, ammanDate, ammanMonth } from '#contract/time.ts';
import type { Loader } from '#web/browser/loader.ts';
import { infiniteQueryFor, queryFor } from '#web/browser/queries.ts';

/** Periods of the earnings and their addresses; days are in Amman. */
export const periods = ['this-month', 'last-month', 'all'] as const;
export type Period = (typeof periods)[number];
export type EarningsFilter = { period: Period; carId?: string };

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Parses an address; unknown values mean all. */
export function filterFrom(query: URLSearchParams): EarningsFilter {
	const carId = query.get('carId') ?? '';
	return { period: periods.find((each) => each === query.get('period')) ?? 'all', ...(UUID.test(carId) && { carId }) };
}

export function addressOf({ period, carId }: EarningsFilter): string {
	const query = new URLSearchParams({ ...(period !== 'all' && { period }), ...(carId && { carId }) });
	return query.size > 0 ? `/owner/earnings?${query}` : '/owner/earnings';
}

/** Parameters of the calls: first and last day of the period. */
export function rangeOf({ period, carId }: EarningsFilter, now: Date): { from?: string; to?: string; carId?: string } {
	const car = carId ? { carId } : {};
	if (period === 'all') return car;
	if (period === 'this-month') return { from: `${ammanMonth(now)}-01`, to: ammanDate(now), ...car };
	return { from: `${ammanMonth(now, -1)}-01`, to: addDays(`${ammanMonth(now)}-01`, -1), ...car };
}

export const loader: Loader = ({ query }, load) => {
	const range = rangeOf(filterFrom(query), new Date());
	return Promise.all([load.pages(infiniteQueryFor(ownerEarnings, { query: range })), load.one(queryFor(earningsTotals, { query: range }))]);
};
