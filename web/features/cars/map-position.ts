/** Where a car stands on the map: somewhere within the circle of its city, always the same for the same car, so that pins do not hide each other. */
import { cityCentre, type Position } from '#contract/areas.ts';
import type { CarCard } from '#contract/cars.ts';
import { cityRadiusKm, moveKm } from '#contract/city-circles.ts';

export function carPosition({ id, city }: Pick<CarCard, 'id' | 'city'>): Position {
	const [turn, reach] = fractionsOf(id);
	const angle = turn * 2 * Math.PI;
	// The root spreads evenly over the circle; without it half of all cars would be within half of its radius.
	const away = Math.sqrt(reach) * cityRadiusKm(city);
	return moveKm(cityCentre(city), { east: Math.cos(angle) * away, north: Math.sin(angle) * away });
}

/** Two numbers from 0 to 1 out of the random digits of an id. */
function fractionsOf(id: string): [number, number] {
	const digits = id.replace(/[^0-9a-f]/g, '');
	const fraction = (from: number) => Number.parseInt(digits.slice(from, from + 6), 16) / 0x1000000;
	// The middle of a UUID holds its version, and in newer ones the time; both ends differ.
	return [fraction(digits.length - 6), fraction(digits.length - 12)];
}
