/** Price and place of a car, as its cards show them. */
import type { AIRPORT } from '#contract/car-terms.ts';
import type { CarCard } from '#contract/cars.ts';
import type { Feature } from '#contract/features.ts';
import { formatFils } from '#contract/money.ts';
import type { useLanguage } from '#web/i18n/context.tsx';

/** JOD per day: the lowest price of a day, otherwise the deposit, otherwise 0. */
export function dailyPrice({ pricePerDay, depositJod }: Pick<CarCard, 'pricePerDay' | 'depositJod'>): string {
	return pricePerDay > 0 ? formatFils(BigInt(Math.round(pricePerDay * 1000))) : depositJod || '0.00';
}

export type AskedOfDriver = Pick<CarCard, 'driverAge' | 'driverLicenceYears'>;

export const asksOfDriver = ({ driverAge, driverLicenceYears }: AskedOfDriver): boolean => driverAge + driverLicenceYears > 0;

/** Where a car has to be brought to, because it cannot be fetched at the searched hours. As a literal: the terms are not loaded with a list. */
export const broughtTo = ({ stay }: Pick<CarCard, 'stay'>) =>
	stay?.airportFeeJod ? ('Queen Alia Airport' satisfies typeof AIRPORT) : null;

type Language = ReturnType<typeof useLanguage>;
type Words = Pick<Language, 'language' | 'texts'>;

/** That a car is delivered; and the fee where the searched hours are those of the airport alone. */
export function deliveryText({ stay }: Pick<CarCard, 'stay'>, { texts, format }: Language): string {
	const fee = stay?.airportFeeJod;
	return fee ? texts.car.airportOnly(Number(fee) ? `+${format.jod(fee, true)}` : '') : texts.car.delivery;
}

/** Public place of a car: `Abdoun, Amman` and `عبدون، عمّان`, or only the city. */
export function placeName({ area, city }: Pick<CarCard, 'area' | 'city'>, { language, texts }: Words): string {
	return [area?.[language], texts.cities[city]].filter(Boolean).join(language === 'ar' ? '، ' : ', ');
}

/** Features that most cars here have, so that they distinguish none. */
const common: readonly Feature[] = ['AIR_CONDITIONING', 'BLUETOOTH', 'USB'];

/** Distinguishing features before common ones, each in the car's own order. */
export const distinctFirst = (features: readonly Feature[]): Feature[] =>
	features.toSorted((one, other) => Number(common.includes(one)) - Number(common.includes(other)));
