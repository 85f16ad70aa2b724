/** A car without reviews: its reader can be the first renter only if it was never rented. With reviews: the button names what it shows. */
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Car } from '#contract/cars.ts';
import { renderPart } from '#tests/parts/render-part.tsx';
import { further as ar } from './further/texts.ar.ts';
import { further as en } from './further/texts.en.ts';
import { Reviews } from './reviews.tsx';

const words = { en, ar };
const carAfter = (completedTrips: number) =>
	({ id: 'c', completedTrips, rating: { average: null, count: 0 }, owner: { asOwner: { count: 0 } } }) as unknown as Car;

it.each([
	['en', 0, true],
	['ar', 0, true],
	['en', 3, false],
	['ar', 3, false],
] as const)('in %s after %i trips', (language, trips, isFirst) => {
	renderPart(<Reviews car={carAfter(trips)} />, { language, screenTexts: words[language] });
	screen.getByText(words[language].newCar);
	expect(screen.queryByText(words[language].newCarHint) !== null).toBe(isFirst);
});

const reviewed = (count: number, asOwner: number) =>
	({
		id: 'c',
		rating: { average: 5, count },
		owner: { displayName: 'Khaled', displayNameAr: 'خالد', asOwner: { count: asOwner } },
	}) as unknown as Car;
const transport = () => new Promise<Response>(() => undefined);

it.each([
	['en', 1, 3, 'Show reviews of other cars'],
	['ar', 2, 3, 'عرض تقييمات السيارات الأخرى'],
	['en', 3, 3, 'Show all 3 reviews'],
	['ar', 3, 9, 'عرض التقييمات كلها (3)'],
	['en', 2, 2, null],
] as const)('in %s with %i of the %i reviews of its owner', (language, count, asOwner, label) => {
	renderPart(<Reviews car={reviewed(count, asOwner)} />, { language, screenTexts: words[language], transport });
	expect(screen.queryByRole('button')?.textContent ?? null).toBe(label);
});
