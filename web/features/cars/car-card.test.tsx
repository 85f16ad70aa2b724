import { cleanup, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { CarCard as Car } from '#contract/cars.ts';
import { renderPart } from '#tests/parts/render-part.tsx';
import { initialValues } from '#tests/support/listings.ts';
import { CarCard } from './car-card.tsx';

const car: Car = {
	...initialValues,
	...{
		id: '7d1f0d0e-8a53-4b5f-9f43-0c1c2f3c9a11',
		slug: 'toyota-yaris-2021',
		title: 'Toyota Yaris',
		titleAr: 'تويوتا يارس',
		make: 'Toyota',
		model: 'Yaris',
		year: 2021,
	},
	...{ transmission: 'Automatic', fuel: 'Petrol', bodyType: 'Sedan', seats: 5, features: [], city: 'Amman', deliveryAvailable: false },
	...{ driverAge: 0, driverLicenceYears: 0 },
	...{ depositJod: '50.00', pricePerDay: 20, priceIsFrom: false, primaryPhoto: null, isVerified: true, instantBook: false },
	ownerCancellations: 0,
	licensedOffice: false,
	...{ driverAge: 0, driverLicenceYears: 0 },
	rating: { average: null, count: 0 },
	completedTrips: 0,
	stay: null,
	area: null,
} as Car;

const textOf = (given: Partial<Car>, language: 'en' | 'ar' = 'en') => {
	renderPart(<CarCard car={{ ...car, ...given }} sizes="20rem" />, { language });
	return screen.getByRole('article').textContent.replaceAll('\u00a0', ' ');
};

describe('the price on a card', () => {
	const stay = { days: 8, perDayJod: '18.40', totalJod: '147.20', discountPercent: 8, airportFeeJod: null };

	it.each([
		['en', '8 days', '8% off', '147.20', '18.40 JOD per day'],
		['ar', '8 أيام', 'خصم 8%', '147.20', '18.40 د.أ في اليوم'],
	] as const)('of a stay is its total, the mean of a day and the discount (%s)', (language, ...parts) => {
		const text = textOf({ stay }, language);
		for (const part of parts) expect(text).toContain(part);
		expect(text).not.toContain('20 JOD');
	});

	it('does not mention a discount if there is none', () => {
		expect(textOf({ stay: { ...stay, discountPercent: 0 } })).not.toContain('off');
	});

	it.each([
		['en', '12.50', 'Airport delivery only: +12.50 JOD'],
		['ar', '12.50', 'بالتوصيل إلى المطار فقط: +12.50 د.أ'],
		['en', '0.00', 'Airport delivery only: free'],
		['ar', '0.00', 'بالتوصيل إلى المطار فقط: مجاناً'],
	] as const)(
		'says that the car is to be had by delivery to the airport alone, which its link chooses (%s, %s)',
		(language, airportFeeJod, said) => {
			expect(textOf({ deliveryAvailable: true, stay: { ...stay, airportFeeJod } }, language)).toContain(said);
			expect(screen.getByRole('link').getAttribute('href')).toMatch(/[?&]delivery=Queen\+Alia\+Airport$/);
			cleanup();
			expect(textOf({ deliveryAvailable: true, stay }, language)).not.toContain(said);
			expect(screen.getByRole('link').getAttribute('href')).not.toContain('delivery');
		},
	);

	it.each([
		['en', false, '20JOD per day', 'from'],
		['en', true, 'from20JOD per day', 'off'],
		['ar', true, 'من20د.أ في اليوم', 'خصم'],
	] as const)('without dates is that of a day (%s, from: %s)', (language, priceIsFrom, said, unsaid) => {
		const text = textOf({ priceIsFrom }, language);
		expect(text).toContain(said);
		expect(text).not.toContain(unsaid);
	});
});

it.each([
	['en', 3, 'Cancelled by the owner in 90 days: 3'],
	['ar', 2, 'ألغاها المالك خلال 90 يوماً: 2'],
] as const)('the owner’s recent cancellations are on the card, if there are any (%s, %i)', (language, count, said) => {
	expect(textOf({ ownerCancellations: count }, language)).toContain(said);
});

it('a card of an owner without cancellations does not mention them', () => {
	expect(textOf({})).not.toContain('90 days');
});

it.each([
	['en', 'Abdoun, Amman'],
	['ar', 'عبدون، عمّان'],
] as const)('the area is before the city on a card (%s)', (language, place) => {
	expect(textOf({ area: { id: 'amman-abdoun', en: 'Abdoun', ar: 'عبدون' } }, language)).toContain(place);
});

it.each([
	['en', 'Terms for drivers'],
	['ar', 'شروط للسائق'],
] as const)('a card mentions requirements for the driver, if there are any (%s)', (language, asked) => {
	for (const terms of [{ driverAge: 25 }, { driverLicenceYears: 2 }]) {
		expect(textOf(terms, language)).toContain(asked);
		cleanup();
	}
	expect(textOf({}, language)).not.toContain(asked);
});

it.each([
	['en', 'No reviews yet', '4.9 (24)', '31 trips', 'Sunroof'],
	['ar', 'لا توجد تقييمات بعد', '4.9 (24)', '31 رحلة', 'فتحة سقف'],
] as const)('rating and trips are together, and special features before common ones (%s)', (language, none, mean, trips, apart) => {
	expect(textOf({}, language)).toContain(none);
	cleanup();
	const features: Car['features'] = ['BLUETOOTH', 'USB', 'AIR_CONDITIONING', 'SUNROOF'];
	const text = textOf({ rating: { average: 4.9, count: 24 }, completedTrips: 31, features }, language);
	for (const part of [mean, trips, apart]) expect(text).toContain(part);
	expect(text).not.toContain(none);
});

it('what sets a car apart takes the place of features, so that the marks of most cards fill two rows', () => {
	const features: Car['features'] = ['SUNROOF', 'LEATHER_SEATS', 'GPS_NAVIGATION', 'CRUISE_CONTROL'];
	const shown = (given: Partial<Car>) => {
		textOf({ features, ...given });
		const marks = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
		cleanup();
		return marks.filter((mark) => /Sunroof|Leather|GPS|Cruise/.test(mark)).length;
	};
	expect([shown({}), shown({ deliveryAvailable: true }), shown({ deliveryAvailable: true, driverAge: 25 })]).toEqual([3, 2, 1]);
	expect(shown({ deliveryAvailable: true, driverAge: 25, licensedOffice: true })).toBe(1);
});
