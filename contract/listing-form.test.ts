/** Every message of the car form and an input that causes it. The server's calls are tested with the same table in listing.test.ts. */
import { describe, expect, it } from 'vitest';
import { goodListing, wrongListings } from '#tests/support/listings.ts';
import { type FieldTextKey, fieldTexts } from './field-texts.ts';
import { listingForm } from './listing-form.ts';

function problemsOf(values: object): Record<string, string> {
	const result = listingForm.safeParse(values);
	return Object.fromEntries((result.error?.issues ?? []).map(({ path, message }) => [String(path[0]), message]));
}

describe('the car form', () => {
	it('accepts valid input', () => {
		expect(problemsOf(goodListing)).toEqual({});
	});

	it.each(wrongListings.map(({ wrong, says }) => [JSON.stringify(wrong), wrong, says] as const))('answers %s', (_, wrong, says) => {
		expect(problemsOf({ ...goodListing, ...wrong })).toEqual({ [Object.keys(wrong)[0] ?? '']: says });
	});

	it('uses the wording of the specification', () => {
		const en = (key: FieldTextKey) => fieldTexts[key].en;
		expect([
			en('TITLE_REQUIRED'),
			en('MAKE_REQUIRED'),
			en('MODEL_REQUIRED'),
			en('COLOR_REQUIRED'),
			en('DEPOSIT_REQUIRED'),
			en('DAILY_RATE_REQUIRED'),
			en('PHOTO_REQUIRED'),
		]).toEqual([
			'Title is required',
			'Make is required',
			'Model is required',
			'Color is required',
			'Deposit is required',
			'Daily rate is required',
			'At least one photo is required',
		]);
	});

	it('understands numbers in either script', () => {
		const typed = {
			...{ year: '٢٠٢١', seats: '٥', doors: '۴', mileage: '٤٥٬٠٠٠', mileageLimitPerDay: '٢٥٠', depositJod: '١٠٠' },
			dailyRateJod: '٣٥٫٥',
			plateNumber: '٢٠-١٢٣٤٥',
			insuranceExpiresOn: '٢٠٣٠-٠١-٣١',
		};
		expect(listingForm.parse({ ...goodListing, ...typed })).toMatchObject({
			...{ year: 2021, seats: 5, doors: 4, mileage: 45_000, mileageLimitPerDay: 250, depositJod: '100', dailyRateJod: '35.5' },
			plateNumber: '20-12345',
			insuranceExpiresOn: '2030-01-31',
		});
	});

	it('treats an empty mileage and an empty paper as none, and accepts features by either name', () => {
		const values = { ...goodListing, mileage: '', plateNumber: ' ', plateClass: '', features: ['USB Port', 'Navigation', 'SUNROOF'] };
		expect(listingForm.parse(values)).toMatchObject({
			mileage: 0,
			plateNumber: null,
			plateClass: null,
			features: ['USB', 'GPS_NAVIGATION', 'SUNROOF'],
		});
	});

	it('knows the valid years', () => {
		const next = new Date().getFullYear() + 1;
		expect(problemsOf({ ...goodListing, year: String(next) })).toEqual({});
		expect(problemsOf({ ...goodListing, year: String(next + 2) })).toEqual({ year: 'YEAR_RANGE' });
	});
});
