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

export type CardDriverTerms = Pick<CarCard, 'driverAge' | 'driverLicenceYears'>;

export const hasDriverTerms = ({ driverAge, driverLicenceYears }: CardDriverTerms): boolean => driverAge + driverLicenceYears > 0;

/** The airport if the car can only be delivered there at the searched hours. The name is a literal, so that lists do not load the module of the terms. */
export const airportOnly = ({ stay }: Pick<CarCard, 'stay'>) =>
	stay?.airportFeeJod ? ('Queen Alia Airport' satisfies typeof AIRPORT) : null;

type Language = ReturnType<typeof useLanguage>;
type Words = Pick<Language, 'language' | 'texts'>;

/** Text of the delivery badge, with the fee if only a delivery to the airport is possible at the searched hours. */
export function deliveryText({ stay }: Pick<CarCard, 'stay'>, { texts, format }: Language): string {
	const fee = stay?.airportFeeJod;
	return fee ? texts.car.airportOnly(Number(fee) ? `+${format.jod(fee, true)}` : '') : texts.car.delivery;
}

/** Public place of a car: `Abdoun, Amman` and `عبدون، عمّان`, or only the city. */
export function placeName({ area, city }: Pick<CarCard, 'area' | 'city'>, { language, texts }: Words): string {
	return [area?.[language], texts.cities[city]].filter(Boolean).join(language === 'ar' ? '، ' : ', ');
}

/** Features that most cars have, so that they do not distinguish them. */
const common: readonly Feature[] = ['AIR_CONDITIONING', 'BLUETOOTH', 'USB'];

/** Distinguishing features before common ones, each in the car's own order. */
export const distinctFirst = (features: readonly Feature[]): Feature[] =>
	features.toSorted((one, other) => Number(common.includes(one)) - Number(common.includes(other)));
