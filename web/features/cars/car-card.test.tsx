import { cleanup, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { CarCard as Car } from '#contract/cars.ts';
import { renderPart } from '#tests/parts/render-part.tsx';
import { CarCard } from './car-card.tsx';

const car: Car = {
	...{
		id: '7d1f0d0e-8a53-4b5f-9f43-0c1c2f3c9a11',
		slug: 'toyota-yaris-2021',
		title: 'Toyota Yaris',
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
	stay: null,
	area: null,
} as Car;

const textOf = (given: Partial<Car>, language: 'en' | 'ar' = 'en') => {
	renderPart(<CarCard car={{ ...car, ...given }} sizes="20rem" />, { language });
	return screen.getByRole('article').textContent.replaceAll('\u00a0', ' ');
};

describe('the price on a card', () => {
	const stay = { days: 8, perDayJod: '18.40', totalJod: '147.20', discountPercent: 8 };

	it.each([
		['en', '8 days', '8% off', '147.20', '18.40 JOD per day'],
		['ar', '8 أيام', 'خصم 8%', '147.20', '18.40 د.أ في اليوم'],
	] as const)('of a stay is its total, the mean of a day and the discount (%s)', (language, ...parts) => {
		const text = textOf({ stay }, language);
		for (const part of parts) expect(text).toContain(part);
		expect(text).not.toContain('20 JOD');
	});

	it('speaks of no discount where there is none', () => {
		expect(textOf({ stay: { ...stay, discountPercent: 0 } })).not.toContain('off');
	});

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
	['en', 1, 'Owner cancelled 1 trip in 90 days'],
	['en', 3, 'Owner cancelled 3 trips in 90 days'],
	['ar', 2, 'ألغى المالك رحلتين خلال 90 يوماً'],
] as const)('what the owner cancelled lately is on the card, and nothing where there is none (%s, %i)', (language, count, said) => {
	expect(textOf({ ownerCancellations: count }, language)).toContain(said);
});

it('a card of an owner who cancelled nothing does not speak of it', () => {
	expect(textOf({})).not.toContain('cancelled');
});

it.each([
	['en', 'Abdoun, Amman'],
	['ar', 'عبدون، عمّان'],
] as const)('the area stands before the city on a card (%s)', (language, place) => {
	expect(textOf({ area: { id: 'amman-abdoun', en: 'Abdoun', ar: 'عبدون' } }, language)).toContain(place);
});

it.each([
	['en', 'Drivers from 25 · Licence for 2 years'],
	['ar', 'للسائقين من سن 25 · رخصة منذ سنتين'],
] as const)('a card says what is asked of the driver, and nothing where nothing is (%s)', (language, asked) => {
	expect(textOf({ driverAge: 25, driverLicenceYears: 2 }, language)).toContain(asked);
	cleanup();
	expect(textOf({}, language)).not.toContain('25');
});
