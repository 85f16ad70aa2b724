import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { areas, cityCentre, JORDAN, type Position } from './areas.ts';
import { AREA_RADIUS_METRES, carPosition, citiesIn } from './car-position.ts';
import { cityNames } from './cities.ts';
import { cityRadiusKm, moveKm, offsetKm } from './city-circles.ts';

const kilometres = (from: Position, to: Position) => {
	const { east, north } = offsetKm(from, to);
	return Math.hypot(east, north);
};

test('a car without an area is within the circle of its city, and always in the same place', () => {
	for (const city of cityNames)
		for (let i = 0; i < 50; i++) {
			const car = { id: randomUUID(), city, area: null };
			const place = carPosition(car);
			expect(kilometres(cityCentre(city), place), city).toBeLessThanOrEqual(cityRadiusKm(city) + 0.001);
			expect(carPosition(car)).toEqual(place);
		}
});

test('a car with an area is within the circle that its page shows, in Jordan’s box', () => {
	for (const area of areas)
		for (let i = 0; i < 20; i++) {
			const place = carPosition({ id: randomUUID(), city: area.city, area: area.id });
			expect(kilometres(area, place), area.id).toBeLessThanOrEqual(AREA_RADIUS_METRES / 1000 + 0.001);
			expect(place.longitude > JORDAN.west && place.longitude < JORDAN.east, area.id).toBe(true);
			expect(place.latitude > JORDAN.south && place.latitude < JORDAN.north, area.id).toBe(true);
		}
});

test.each([null, 'amman-abdoun'])('cars of one place (%s) are apart from each other', (area) => {
	const places = Array.from({ length: 40 }, () => carPosition({ id: randomUUID(), city: 'Amman', area }));
	const centre = areas.find(({ id }) => id === area) ?? cityCentre('Amman');
	const east = places.filter(({ longitude }) => longitude > centre.longitude).length;
	expect(new Set(places.map(({ latitude, longitude }) => `${latitude.toFixed(3)} ${longitude.toFixed(3)}`)).size).toBeGreaterThan(30);
	expect(east).toBeGreaterThan(5);
	expect(east).toBeLessThan(35);
});

test('the cities of a part of the map are those whose cars can be within it', () => {
	expect(citiesIn(JORDAN)).toEqual(cityNames);
	expect(citiesIn({ west: 37.5, south: 31.7, east: 38, north: 32.3 })).toEqual([]);
	expect(citiesIn({ west: 35.87, south: 31.93, east: 35.9, north: 31.95 })).toEqual(['Amman']);
	expect(citiesIn({ west: 34.9, south: 29.3, east: 35.1, north: 29.7 })).toEqual(['Aqaba']);
	for (const { id: area, city } of areas)
		for (const one of [area, null]) {
			const { latitude, longitude } = carPosition({ id: randomUUID(), city, area: one });
			const around = { west: longitude - 1e-5, east: longitude + 1e-5, south: latitude - 1e-5, north: latitude + 1e-5 };
			expect(citiesIn(around), area).toContain(city);
		}
});

test('moving by an offset arrives there', () => {
	const [from, to] = [
		{ latitude: 31.95, longitude: 35.93 },
		{ latitude: 32, longitude: 35.9 },
	] as const;
	const arrived = moveKm(from, offsetKm(from, to));
	expect(arrived.latitude).toBeCloseTo(to.latitude);
	expect(arrived.longitude).toBeCloseTo(to.longitude);
});
