/** An owner's requirements for drivers, within the settings of the marketplace. */
import type { MarketSettings } from '#server/platform/context/settings.ts';
import { refuseField } from '#server/platform/http/input.ts';
import type { Caller } from '#server/platform/http/route.ts';

type Asked = { driverAge?: number | undefined; driverLicenceYears?: number | undefined };
type Before = { driver_age: number; driver_licence_years: number };

export type DriverLimits = Pick<MarketSettings, 'minimumDriverAge' | 'mostDriverAgeAsked' | 'mostLicenceYearsAsked'>;

/** The first requirement outside of the settings. `before`: the car as stored, whose terms stay allowed after the settings have changed. */
export function driverTermOutside(
	{ driverAge = 0, driverLicenceYears = 0 }: Asked,
	{ minimumDriverAge, mostDriverAgeAsked, mostLicenceYearsAsked }: DriverLimits,
	before: Before | null,
): keyof Asked | null {
	const isAgeAllowed = driverAge === 0 || (driverAge >= minimumDriverAge && driverAge <= mostDriverAgeAsked);
	if (!isAgeAllowed && driverAge !== before?.driver_age) return 'driverAge';
	const areYearsAllowed = driverLicenceYears <= mostLicenceYearsAsked;
	return areYearsAllowed || driverLicenceYears === before?.driver_licence_years ? null : 'driverLicenceYears';
}

export function assertDriverTerms(asked: Asked, limits: DriverLimits, before: Before | null, { lang }: Pick<Caller, 'lang'>): void {
	const outside = driverTermOutside(asked, limits, before);
	if (outside) throw refuseField(outside, 'DRIVER_AGE_RANGE', lang);
}
