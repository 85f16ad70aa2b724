/** Prices shown on a card. */
import type { CarCard } from '#contract/cars.ts';
import { formatFils, parseFils } from '#contract/money.ts';

/** JOD per day: the daily price, otherwise the deposit, otherwise 0. */
export function dailyPrice({ pricePerDay, depositJod }: Pick<CarCard, 'pricePerDay' | 'depositJod'>): string {
	return pricePerDay > 0 ? formatFils(BigInt(Math.round(pricePerDay * 1000))) : depositJod || '0.00';
}

/** Days times the daily price in exact fils, before discounts and delivery. */
export function stayPrice(daily: string, days: number): string {
	return formatFils(parseFils(daily) * BigInt(days));
}
