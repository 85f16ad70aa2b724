import { expect, test } from 'vitest';
import { areaIds, areaOf, areas, cityCentre, isInJordan, JORDAN, type Position } from './areas.ts';
import { cities, cityNames } from './cities.ts';

/** Kilometres on the plane, exact enough for Jordan's 400 km. */
function kilometres(a: Position, b: Position): number {
	return Math.hypot((a.latitude - b.latitude) * 111.2, (a.longitude - b.longitude) * 111.2 * Math.cos((a.latitude * Math.PI) / 180));
}

test('every area lies in Jordan and less than 40 km from the centre of its city', () => {
	for (const area of areas) {
		expect(isInJordan(area.latitude, area.longitude), area.id).toBe(true);
		expect(kilometres(area, cityCentre(area.city)), area.id).toBeLessThan(40);
	}
});

test('every city has a centre, every area a unique name in both scripts and a unique place', () => {
	for (const { name } of cities) expect(cityCentre(name)?.city, name).toBe(name);
	expect(new Set(areaIds).size).toBe(areas.length);
	for (const script of ['en', 'ar'] as const)
		for (const city of cityNames) {
			const names = areas.filter((area) => area.city === city).map((area) => area[script]);
			expect(new Set(names).size, city).toBe(names.length);
		}
	expect(areas.filter((area) => !/^[\p{Script=Arabic}\p{M}\s،]+$/u.test(area.ar))).toEqual([]);
	expect(areas.filter((area) => !/^[A-Za-z' ,-]+$/.test(area.en))).toEqual([]);
	for (const [i, area] of areas.entries())
		for (const other of areas.slice(i + 1)) expect(kilometres(area, other), `${area.id} ${other.id}`).toBeGreaterThan(0.4);
});

test('an area is found by its id, and an unknown id finds none', () => {
	expect(areaOf('amman-abdoun')).toMatchObject({ city: 'Amman', en: 'Abdoun', ar: 'عبدون' });
	expect(areaOf('nowhere')).toBeNull();
	expect(areaOf(null)).toBeNull();
});

test.each([
	['Umm Qais', 32.653, 35.685],
	['King Hussein Bridge, Jordanian side', 31.875, 35.545],
	['Ramtha crossing', 32.6, 36.01],
	['Tala Bay', 29.408, 34.979],
	['Durra crossing', 29.366, 34.97],
	['Ruwaished', 32.502, 38.204],
	['Karameh crossing', 32.37, 39.0],
	['Mudawwara', 29.32, 35.99],
])('%s is in Jordan', (_place, latitude, longitude) => expect(isInJordan(latitude, longitude)).toBe(true));

test.each([
	['Jerusalem', 31.778, 35.235],
	['Jericho', 31.857, 35.46],
	['Eilat', 29.557, 34.948],
	["Beit She'an", 32.5, 35.5],
	['Daraa', 32.625, 36.105],
	['Suwayda', 32.709, 36.569],
	['Haql', 29.29, 34.94],
	['Tabuk', 28.383, 36.567],
	['Turaif', 31.675, 38.652],
	['London', 51.5, -0.12],
])('%s is not in Jordan', (_place, latitude, longitude) => expect(isInJordan(latitude, longitude)).toBe(false));

test('the box contains every area', () => {
	for (const { latitude, longitude } of areas)
		expect(latitude > JORDAN.south && latitude < JORDAN.north && longitude > JORDAN.west && longitude < JORDAN.east).toBe(true);
});
