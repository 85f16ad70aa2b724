/** An owner's requirements for drivers, within the settings of the marketplace. */
import type { MarketSettings } from '#server/platform/context/settings.ts';
import { refuseField } from '#server/platform/http/input.ts';
import type { Caller } from '#server/platform/http/route.ts';

type Asked = { driverAge?: number | undefined; driverLicenceYears?: number | undefined };
type Before = { driver_age: number; driver_licence_years: number };

/** `before`: the car as stored, whose terms stay allowed after the settings have changed. */
export function assertDriverTerms(
	{ driverAge = 0, driverLicenceYears = 0 }: Asked,
	{ minimumDriverAge, mostDriverAgeAsked, mostLicenceYearsAsked }: MarketSettings,
	before: Before | null,
	{ lang }: Pick<Caller, 'lang'>,
): void {
	const isAgeAllowed = driverAge === 0 || (driverAge >= minimumDriverAge && driverAge <= mostDriverAgeAsked);
	if (!isAgeAllowed && driverAge !== before?.driver_age) throw refuseField('driverAge', 'DRIVER_AGE_RANGE', lang);
	if (driverLicenceYears > mostLicenceYearsAsked && driverLicenceYears !== before?.driver_licence_years)
		throw refuseField('driverLicenceYears', 'DRIVER_AGE_RANGE', lang);
}
