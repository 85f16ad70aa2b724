/** What a card says a car costs. */
import type { CarCard } from '#contract/cars.ts';
import { formatFils, parseFils } from '#contract/money.ts';

/** JOD per day: the daily price, falling back to the deposit, then to 0. */
export function dailyPrice({ pricePerDay, depositJod }: Pick<CarCard, 'pricePerDay' | 'depositJod'>): string {
	return pricePerDay > 0 ? formatFils(BigInt(Math.round(pricePerDay * 1000))) : depositJod || '0.00';
}

/** Days times the daily price, in exact fils: what a stay costs before discounts and delivery. */
export function stayPrice(daily: string, days: number): string {
	return formatFils(parseFils(daily) * BigInt(days));
}
