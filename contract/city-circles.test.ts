import { expect, test } from 'vitest';
import { moveKm, offsetKm } from './city-circles.ts';

test('moving by an offset arrives there', () => {
	const [from, to] = [
		{ latitude: 31.95, longitude: 35.93 },
		{ latitude: 32, longitude: 35.9 },
	] as const;
	const arrived = moveKm(from, offsetKm(from, to));
	expect(arrived.latitude).toBeCloseTo(to.latitude);
	expect(arrived.longitude).toBeCloseTo(to.longitude);
});
