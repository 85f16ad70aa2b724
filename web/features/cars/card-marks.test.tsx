/** A licensed office and requirements for the driver are on every card: on the large one, beside the map, and among replacements of a cancelled booking. */
import { screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { expect, it } from 'vitest';
import type { Booking } from '#contract/bookings.ts';
import type { CarCard as Car } from '#contract/cars.ts';
import type { AlternativeCar } from '#contract/rebooking.ts';
import { renderPart, texts } from '#tests/parts/render-part.tsx';
import { initialValues } from '#tests/support/listings.ts';
import { Alternative } from '#web/features/bookings/rebooking/alternative.tsx';
import { rebooking as rebookingAr } from '#web/features/bookings/rebooking/texts.ar.ts';
import { rebooking as rebookingEn } from '#web/features/bookings/rebooking/texts.en.ts';
import { cancellation as cancellationAr } from '#web/features/cancellation/texts.ar.ts';
import { cancellation as cancellationEn } from '#web/features/cancellation/texts.en.ts';
import { CarRow } from '#web/screens/public/search/map/car-row.tsx';
import { map as mapAr } from '#web/screens/public/search/map/texts.ar.ts';
import { map as mapEn } from '#web/screens/public/search/map/texts.en.ts';
import { CarCard } from './car-card.tsx';

const plain = {
	...initialValues,
	...{ id: '7d1f0d0e-8a53-4b5f-9f43-0c1c2f3c9a11', slug: 'toyota-yaris-2021', title: 'Toyota Yaris', titleAr: 'تويوتا يارس' },
	...{ make: 'Toyota', model: 'Yaris', year: 2021, transmission: 'Automatic', fuel: 'Petrol', bodyType: 'Sedan', seats: 5, features: [] },
	...{ city: 'Amman', deliveryAvailable: false, depositJod: '50.00', pricePerDay: 20, priceIsFrom: false, primaryPhoto: null },
	...{ isVerified: true, instantBook: false, ownerCancellations: 0, licensedOffice: false, driverAge: 0, driverLicenceYears: 0 },
	...{ rating: { average: null, count: 0 }, completedTrips: 0, stay: null, area: null },
} as Car;
const offered: Omit<AlternativeCar, 'car'> = {
	...{ totalJod: '40.00', depositJod: '50.00', chargeJod: '90.00', toPayJod: '0.00', toReturnJod: '0.00' },
	delivery: 'NONE',
	cancellationPolicy: 'MODERATE',
	fineHold: null,
};
const booking = { startAt: '2031-03-10T10:00:00+03:00', endAt: '2031-03-13T10:00:00+03:00' } as Booking;
const stay = { pickup: null, return: null };
const screenTexts = {
	en: { map: mapEn, rebooking: rebookingEn, cancellation: cancellationEn },
	ar: { map: mapAr, rebooking: rebookingAr, cancellation: cancellationAr },
};

const instead = (car: Car): AlternativeCar => ({ car, ...offered });
const cards: ReadonlyArray<[name: string, card: (car: Car) => ReactElement]> = [
	['the large card', (car) => <CarCard car={car} sizes="20rem" />],
	['the row of the map', (car) => <CarRow car={car} stay={stay} />],
	[
		'an alternative',
		(car) => <Alternative alternative={instead(car)} booking={booking} hasMoney busy={false} blocked={false} onTake={() => undefined} />,
	],
];

it.each(cards.flatMap(([name, card]) => (['en', 'ar'] as const).map((language) => [name, language, card] as const)))(
	'%s has both, and neither for an ordinary car (%s)',
	(_, language, card) => {
		const { licensedOffice, driverTerms } = texts[language].car;
		const { unmount } = renderPart(card({ ...plain, licensedOffice: true, driverLicenceYears: 2 }), {
			language,
			screenTexts: screenTexts[language],
		});
		screen.getByText(licensedOffice);
		screen.getByText(driverTerms);
		unmount();
		renderPart(card(plain), { language, screenTexts: screenTexts[language] });
		expect(screen.queryByText(licensedOffice)).toBeNull();
		expect(screen.queryByText(driverTerms)).toBeNull();
	},
);
