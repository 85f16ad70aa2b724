/** The price of a car without dates: the lowest price of the next days. Pure. */
import { addDays } from '#contract/time.ts';

export const FROM_PRICE_DAYS = 90;

/** `isFrom`: some of the days have another price than the daily rate. */
export type FromPrice = { fils: bigint; isFrom: boolean };

type Prices = { dailyRateFils: bigint; datePrices: ReadonlyMap<string, bigint>; today: string };

/** `datePrices`: from today on, by date; `today`: in Amman. */
export function fromPrice({ dailyRateFils, datePrices, today }: Prices): FromPrice {
	const until = addDays(today, FROM_PRICE_DAYS);
	const soon = [...datePrices].filter(([date]) => date < until).map(([, fils]) => fils);
	const prices = soon.length < FROM_PRICE_DAYS ? [dailyRateFils, ...soon] : soon;
	return {
		fils: prices.reduce((lowest, fils) => (fils < lowest ? fils : lowest)),
		isFrom: soon.some((fils) => fils !== dailyRateFils),
	};
}
