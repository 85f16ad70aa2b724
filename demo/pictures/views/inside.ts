// The view over the steering wheel, with the road ahead.
import { interior } from '../cars/interior.ts';
import type { Upholstery } from '../cars/upholstery.ts';
import { random } from '../drawing/random.ts';
import type { Shot } from './shot.ts';
import { chanceOfCar, sceneOf, surroundings } from './shot.ts';

/** The driver's view; the upholstery belongs to the car and is independent of the light. */
export function inside(shot: Shot): string {
	const { face, light, seed } = shot;
	const scene = sceneOf(shot, 'inside', 'away', random(seed, 'driver').between(400, 450));
	const cabin = chanceOfCar(shot, 'cabin');
	const openTop = face.build === 'open';
	return (
		surroundings(shot, scene) +
		interior({
			light,
			upholstery: cabin.pick<Upholstery>(['tan', 'charcoal', 'cream', 'grey', 'cream', 'oxblood', 'tan']),
			openTop,
			sporty: openTop || face.height < 1400,
			manual: cabin.chance(0.3),
			chance: cabin,
		})
	);
}
