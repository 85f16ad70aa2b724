/** Contents of the embedded map: outline and waters, and main roads sketched between the towns on their way. */
import type { Feature, FeatureCollection, LineString, Point, Polygon } from 'geojson';
import { areas, cityCentre } from '#contract/areas.ts';
import { type City, cityNames } from '#contract/cities.ts';
import type { Language } from '#web/i18n/language.ts';
import outline from './jordan-outline.json' with { type: 'json' };

type Corner = [longitude: number, latitude: number];

/** `"35.9,31.9 36,32"` → two corners. */
const path = (text: string): Corner[] => text.split(' ').map((pair) => pair.split(',').map(Number) as Corner);

const polygon = (corners: readonly Corner[]): Feature<Polygon> => ({
	type: 'Feature',
	properties: {},
	geometry: { type: 'Polygon', coordinates: [[...corners, corners[0] as Corner]] },
});

export const land: Feature<Polygon> = polygon(outline as Corner[]);

/** Both basins of the Dead Sea, the Gulf of Aqaba, and Lake Tiberias beyond the border. */
export const waters: FeatureCollection<Polygon> = {
	type: 'FeatureCollection',
	features: [
		'35.545,31.765 35.572,31.755 35.58,31.72 35.57,31.65 35.557,31.6 35.562,31.5 35.553,31.42 35.535,31.355 35.5,31.335 35.475,31.36 35.46,31.33 35.44,31.3 35.4,31.3 35.385,31.38 35.395,31.46 35.41,31.53 35.43,31.6 35.455,31.68 35.485,31.73 35.515,31.76',
		'35.4,31.24 35.44,31.25 35.455,31.2 35.45,31.13 35.43,31.05 35.4,30.98 35.37,31.03 35.37,31.1 35.36,31.19 35.385,31.24',
		'34.965,29.552 34.985,29.546 34.998,29.534 34.998,29.519 34.976,29.476 34.969,29.451 34.965,29.4 34.951,29.351 34.93,29.28 34.86,29.1 34.8,28.9 34.62,28.9 34.66,29.05 34.74,29.25 34.83,29.4 34.9,29.49 34.94,29.53',
		'35.55,32.885 35.6,32.89 35.645,32.83 35.635,32.75 35.58,32.71 35.565,32.76 35.53,32.81',
	].map((corners) => polygon(path(corners))),
};

/** Highways as polylines through the towns, accurate enough for orientation, not for navigation. */
const drawn: ReadonlyArray<readonly ['main' | 'side', string]> = [
	// Desert Highway: Amman, airport, Qatranah, Ma'an, Ras An-Naqab, Aqaba.
	[
		'main',
		'35.872,31.955 35.872,31.893 35.9,31.82 35.945,31.75 35.965,31.69 36.03,31.5 36.05,31.25 35.98,30.83 35.87,30.5 35.72,30.2 35.52,30.02 35.45,29.92 35.31,29.8 35.2,29.65 35.09,29.57 35.01,29.535',
	],
	// Jerash, Irbid.
	['main', '35.844,32.022 35.835,32.06 35.86,32.17 35.895,32.275 35.9,32.37 35.875,32.48 35.85,32.55'],
	// Zarqa, Mafraq, Syria; Mafraq, Ruwaished, Iraq.
	['main', '35.935,31.955 35.99,31.985 36.046,32.018 36.088,32.073 36.12,32.13 36.14,32.25 36.208,32.343 36.19,32.5'],
	['main', '36.208,32.343 36.63,32.31 37.1,32.21 37.65,32.37 38.2,32.5 38.95,32.7'],
	// Azraq and the Saudi border.
	['main', '36.088,32.073 36.28,32.02 36.815,31.833 37.1,31.62 37.2,31.555'],
	// Jordan Valley and Dead Sea Highway down to Aqaba.
	[
		'main',
		'35.615,32.62 35.6,32.45 35.61,32.28 35.622,32.196 35.6,32.05 35.618,31.892 35.6,31.78 35.588,31.717 35.572,31.6 35.577,31.46 35.545,31.33 35.51,31.22 35.465,31.036 35.36,30.85 35.27,30.6 35.2,30.3 35.12,30 35.06,29.75 35.01,29.6 35.005,29.535',
	],
	// Amman to the Dead Sea.
	['main', '35.872,31.9 35.825,31.874 35.72,31.84 35.65,31.82 35.6,31.78'],
	// King's Highway: Madaba, Dhiban, Karak, Tafilah, Shobak, Petra, Ras An-Naqab.
	[
		'side',
		'35.825,31.874 35.794,31.716 35.783,31.499 35.744,31.314 35.702,31.182 35.695,31.067 35.604,30.838 35.609,30.733 35.571,30.521 35.49,30.33 35.466,30.251 35.52,30.02',
	],
	['side', '35.479,30.321 35.6,30.24 35.734,30.196'],
	['side', '35.702,31.182 35.85,31.2 36.05,31.25'],
	['side', '35.702,31.182 35.6,31.23 35.52,31.23'],
	// Wadi Rum from the Desert Highway.
	['side', '35.22,29.67 35.33,29.66 35.434,29.639 35.42,29.576'],
	// Amman, Salt, Jordan Valley.
	['side', '35.844,32.022 35.79,32.045 35.727,32.039 35.68,32.12 35.622,32.196'],
	// Jerash, Ajloun, Jordan Valley.
	['side', '35.899,32.281 35.809,32.284 35.754,32.307 35.702,32.298 35.61,32.28'],
	['side', '35.85,32.556 35.73,32.58 35.615,32.62'],
	['side', '35.85,32.556 36.008,32.559 36.19,32.45 36.208,32.343'],
	['side', '35.794,31.716 35.726,31.767 35.6,31.78'],
	['side', '35.794,31.716 35.945,31.745'],
	// Streets of Amman: Zahran with its circles, Mecca Street, Queen Rania Street, ring road.
	['side', '35.935,31.951 35.925,31.95 35.915,31.952 35.897,31.954 35.885,31.961 35.872,31.96 35.858,31.963 35.845,31.958 35.818,31.955'],
	['side', '35.885,31.961 35.858,31.977 35.841,31.995 35.844,32.022'],
	['side', '35.908,31.965 35.904,31.987 35.872,32.012 35.844,32.022'],
	['side', '35.858,31.963 35.866,31.935 35.872,31.893 35.921,31.879 35.975,31.913 35.99,31.985 35.951,32.01 35.904,31.987'],
];

export const roads: FeatureCollection<LineString> = {
	type: 'FeatureCollection',
	features: drawn.map(([kind, along]) => ({
		type: 'Feature',
		properties: { kind },
		geometry: { type: 'LineString', coordinates: path(along) },
	})),
};

/** Names of cities and areas in this language. */
export function placesIn(language: Language, cities: Readonly<Record<City, string>>): FeatureCollection<Point> {
	const point = (name: string, kind: 'city' | 'area', { longitude, latitude }: (typeof areas)[number]): Feature<Point> => ({
		type: 'Feature',
		properties: { name, kind },
		geometry: { type: 'Point', coordinates: [longitude, latitude] },
	});
	return {
		type: 'FeatureCollection',
		features: [
			...cityNames.map((city) => point(cities[city], 'city', cityCentre(city))),
			...areas.filter((area) => area !== cityCentre(area.city)).map((area) => point(area[language], 'area', area)),
		],
	};
}
