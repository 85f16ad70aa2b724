import { describe, expect, it } from 'vitest';
import type { MarketSettings } from '#server/platform/context/settings.ts';
import { assertDriverTerms } from './driver-terms.ts';

const settings = { minimumDriverAge: 21, mostDriverAgeAsked: 25, mostLicenceYearsAsked: 3 } as MarketSettings;

describe('an owner’s requirements for drivers', () => {
	it.each<[what: string, asked: { driverAge?: number; driverLicenceYears?: number }, refused: string | null]>([
		['nothing', {}, null],
		['nothing, in numbers', { driverAge: 0, driverLicenceYears: 0 }, null],
		['the age of the marketplace', { driverAge: 21 }, null],
		['a year less', { driverAge: 20 }, 'driverAge'],
		['the highest age', { driverAge: 25 }, null],
		['a year more', { driverAge: 26 }, 'driverAge'],
		['the most years of licence', { driverLicenceYears: 3 }, null],
		['one more', { driverLicenceYears: 4 }, 'driverLicenceYears'],
	])('%s', (_, asked, refused) => {
		const ask = () => assertDriverTerms(asked, settings, null, { lang: 'en' });
		if (refused)
			expect(ask).toThrow(expect.objectContaining({ detail: { fields: { [refused]: expect.stringContaining('Leave it empty') } } }));
		else expect(ask).not.toThrow();
	});

	it('stay allowed after the settings have changed, but cannot become stricter', () => {
		const before = { driver_age: 30, driver_licence_years: 5 };
		const ask = (driverAge: number) => () => assertDriverTerms({ driverAge, driverLicenceYears: 5 }, settings, before, { lang: 'en' });
		expect(ask(30)).not.toThrow();
		expect(ask(31)).toThrow();
	});
});
