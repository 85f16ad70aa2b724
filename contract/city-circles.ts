/** The circle of each city, in which its cars appear on a map while only their city is known. */
import type { Position } from './areas.ts';
import type { City } from './cities.ts';

const KM_OF_DEGREE = 111.2;
const TOWN_KM = 1.6;
/** Cities that consist of more than one town. */
const wideKm: { readonly [Name in City]?: number } = { Amman: 6, Irbid: 3, Zarqa: 3, Aqaba: 1.2 };

export const cityRadiusKm = (city: City): number => wideKm[city] ?? TOWN_KM;

/** From one place to another, in kilometres, on a plane that touches the first: exact enough for distances within a city. */
export function offsetKm(from: Position, to: Position): { east: number; north: number } {
	return {
		east: (to.longitude - from.longitude) * KM_OF_DEGREE * Math.cos((from.latitude * Math.PI) / 180),
		north: (to.latitude - from.latitude) * KM_OF_DEGREE,
	};
}

/** The place this many kilometres away. Inverts offsetKm. */
export function moveKm(from: Position, { east, north }: { east: number; north: number }): Position {
	return {
		latitude: from.latitude + north / KM_OF_DEGREE,
		longitude: from.longitude + east / (KM_OF_DEGREE * Math.cos((from.latitude * Math.PI) / 180)),
	};
}
