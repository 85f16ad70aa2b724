import { describe, expect, it } from 'vitest';
import { areaOf } from '#contract/areas.ts';
import { cityNames } from '#contract/cities.ts';
import { land, placesIn } from './drawn-jordan.ts';
import { clipLine, clipPolygon, labelsAround, type Spot, toSpot, WINDOW } from './map-window.ts';

const abdoun = areaOf('amman-abdoun') ?? { latitude: 0, longitude: 0 };
const [right, bottom] = [WINDOW.width / 2, WINDOW.height / 2];
const square = (half: number, [x, y]: Spot = [0, 0]): Spot[] => [
	[x - half, y - half],
	[x + half, y - half],
	[x + half, y + half],
	[x - half, y + half],
];

describe('a part of the map', () => {
	it('has its place in the middle, north above and east on the right', () => {
		expect(toSpot(abdoun, [abdoun.longitude, abdoun.latitude])).toEqual([0, -0]);
		const [x, y] = toSpot(abdoun, [abdoun.longitude + 0.01, abdoun.latitude + 0.01]);
		expect([x > 0, y < 0]).toEqual([true, true]);
	});

	it('lies within Jordan around Azraq', () => {
		const azraq = { latitude: 31.83, longitude: 36.82 };
		const spots = (land.geometry.coordinates[0] ?? []).map((corner) => toSpot(azraq, corner));
		const corners = clipPolygon(spots);
		expect(Math.min(...corners.map(([x]) => x))).toBe(-right);
		expect(Math.max(...corners.map(([, y]) => y))).toBe(bottom);
	});

	it.each([
		['within it is not changed', square(10), square(10)],
		['elsewhere is left out', square(10, [right + 20, 0]), []],
		[
			'on its edge ends there',
			square(10, [right, 0]),
			[
				[right - 10, -10],
				[right, -10],
				[right, 10],
				[right - 10, 10],
			],
		],
	] as const)('a polygon %s', (_, corners, clipped) => {
		expect([...clipPolygon([...corners])].sort()).toEqual([...clipped].sort());
	});

	it('a line loses its outside parts, and may return', () => {
		const line: Spot[] = [
			[-9000, 0],
			[-5000, 0],
			[0, 0],
			[0, 50],
			[0, 9000],
			[90, 9000],
			[90, 0],
		];
		expect(clipLine(line)).toEqual([line.slice(1, 5), line.slice(5)]);
	});

	it('names areas that do not cover the circle', () => {
		const cities = Object.fromEntries(cityNames.map((city) => [city, city])) as Record<(typeof cityNames)[number], string>;
		const labels = labelsAround(abdoun, placesIn('en', cities), { name: 'Abdoun', radius: 36 });
		expect(labels.length).toBeGreaterThan(5);
		expect(labels.map(({ name }) => name)).not.toContain('Abdoun');
		for (const { spot } of labels) expect(Math.hypot(...spot)).toBeGreaterThan(36);
	});
});
