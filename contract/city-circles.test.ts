import { expect, test } from 'vitest';
import { JORDAN } from './areas.ts';
import { parseBounds, writeBounds } from './bounds.ts';
import { cityNames } from './cities.ts';
import { citiesIn, moveKm, offsetKm } from './city-circles.ts';

test('all of Jordan holds every city, and the desert none', () => {
	expect(citiesIn(JORDAN)).toEqual(cityNames);
	expect(citiesIn({ west: 37.5, south: 31.7, east: 38, north: 32.3 })).toEqual([]);
});

test('a part of a city finds the city, also if its centre lies outside', () => {
	expect(citiesIn({ west: 35.87, south: 31.93, east: 35.9, north: 31.95 })).toEqual(['Amman']);
	expect(citiesIn({ west: 34.9, south: 29.3, east: 35.1, north: 29.7 })).toEqual(['Aqaba']);
});

test.each(['', '1,2,3', '1,2,3,4,5', '36,31,35,32', '35,32,36,31', 'a,b,c,d', '35,,36,32', '35,31,36,91', 'NaN,31,36,32'])(
	'%j is no part of a map',
	(text) => expect(parseBounds(text)).toBeNull(),
);

test('bounds are read as they were written', () => {
	expect(parseBounds(writeBounds({ west: 35.80049, south: 31.9, east: 36, north: 32.1234 }))).toEqual({
		west: 35.8,
		south: 31.9,
		east: 36,
		north: 32.123,
	});
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
