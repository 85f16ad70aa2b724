/** Prices shown on a card. */
import type { CarCard } from '#contract/cars.ts';
import { formatFils } from '#contract/money.ts';

/** JOD per day: the lowest price of a day, otherwise the deposit, otherwise 0. */
export function dailyPrice({ pricePerDay, depositJod }: Pick<CarCard, 'pricePerDay' | 'depositJod'>): string {
	return pricePerDay > 0 ? formatFils(BigInt(Math.round(pricePerDay * 1000))) : depositJod || '0.00';
}
