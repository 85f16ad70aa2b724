import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { cityCentre } from '#contract/areas.ts';
import { cityNames } from '#contract/cities.ts';
import { citiesIn, cityRadiusKm, offsetKm } from '#contract/city-circles.ts';
import { carPosition } from './map-position.ts';

test('a car stands within the circle of its city, and always in the same place', () => {
	for (const city of cityNames)
		for (let i = 0; i < 50; i++) {
			const car = { id: randomUUID(), city };
			const place = carPosition(car);
			const { east, north } = offsetKm(cityCentre(city), place);
			expect(Math.hypot(east, north), city).toBeLessThanOrEqual(cityRadiusKm(city) + 0.001);
			expect(carPosition(car)).toEqual(place);
		}
});

test('cars of a city stand apart', () => {
	const places = Array.from({ length: 40 }, () => carPosition({ id: randomUUID(), city: 'Amman' }));
	const east = places.filter(({ longitude }) => longitude > cityCentre('Amman').longitude).length;
	expect(new Set(places.map(({ latitude, longitude }) => `${latitude.toFixed(3)} ${longitude.toFixed(3)}`)).size).toBeGreaterThan(35);
	expect(east).toBeGreaterThan(5);
	expect(east).toBeLessThan(35);
});

test('what the map shows is what a search of that part of the map finds', () => {
	for (const city of cityNames) {
		const { latitude, longitude } = carPosition({ id: randomUUID(), city });
		const around = { west: longitude - 0.001, east: longitude + 0.001, south: latitude - 0.001, north: latitude + 0.001 };
		expect(citiesIn(around)).toContain(city);
	}
});
