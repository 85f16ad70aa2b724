/** A car without reviews: its reader can be the first renter only if it was never rented. */
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
