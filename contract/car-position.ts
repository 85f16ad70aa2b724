/** Position of a car's pin on the map: within the circle of its area or else of its city, and always the same for the same car, so that pins do not hide each other. The meeting point does not influence it. */
import { areaOf, areas, cityCentre, type Position } from './areas.ts';
import type { Bounds } from './bounds.ts';
import { type City, cityNames } from './cities.ts';
import { cityRadiusKm, moveKm, offsetKm } from './city-circles.ts';

/** Radius of an area's circle, which everybody sees: large enough that no single building can be identified by it. */
export const AREA_RADIUS_METRES = 1200;

/** `area`: an id of contract/areas.ts; null if only the city is known. */
export function carPosition({ id, city, area }: { id: string; city: City; area: string | null }): Position {
	const [turn, reach] = fractionsOf(id);
	const angle = turn * 2 * Math.PI;
	const centre = areaOf(area);
	const radiusKm = centre ? AREA_RADIUS_METRES / 1000 : cityRadiusKm(city);
	// The square root spreads the points evenly over the circle; without it half of all cars would be within half of its radius.
	const away = Math.sqrt(reach) * radiusKm;
	return moveKm(centre ?? cityCentre(city), { east: Math.cos(angle) * away, north: Math.sin(angle) * away });
}

/** Cities whose cars can be within these bounds: the circle of the city or of one of its areas touches them. */
export function citiesIn(bounds: Bounds): City[] {
	return cityNames.filter((city) => {
		const ofAreas = areas.filter((area) => area.city === city).map((area) => ({ centre: area, km: AREA_RADIUS_METRES / 1000 }));
		return [{ centre: cityCentre(city), km: cityRadiusKm(city) }, ...ofAreas].some(({ centre, km }) => touches(bounds, centre, km));
	});
}

function touches({ west, south, east, north }: Bounds, centre: Position, km: number): boolean {
	const nearest = {
		latitude: Math.min(Math.max(centre.latitude, south), north),
		longitude: Math.min(Math.max(centre.longitude, west), east),
	};
	const away = offsetKm(centre, nearest);
	return Math.hypot(away.east, away.north) <= km;
}

/** Two numbers from 0 to 1 out of the random digits of an id. */
function fractionsOf(id: string): [number, number] {
	const digits = id.replace(/[^0-9a-f]/g, '');
	const fraction = (from: number) => Number.parseInt(digits.slice(from, from + 6), 16) / 0x1000000;
	// The middle of a UUID holds its version and, in newer versions, the time; both ends differ.
	return [fraction(digits.length - 6), fraction(digits.length - 12)];
}
