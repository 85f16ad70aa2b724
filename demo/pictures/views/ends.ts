// The car from straight ahead and from straight behind, on a road that leads to the horizon.
import type { EndOptions } from '../cars/front-view.ts';
import { frontView } from '../cars/front-view.ts';
import { rearView } from '../cars/rear-view.ts';
import { random } from '../drawing/random.ts';
import { group } from '../drawing/svg.ts';
import type { Shot } from './shot.ts';
import { sceneOf, size, surroundings } from './shot.ts';

function onTheRoad(shot: Shot, road: 'away' | 'towards', draw: (options: EndOptions) => string): string {
	const { face, paint, light, landscape, plate, seed } = shot;
	const scene = sceneOf(shot, road, road, random(seed, `camera ${road}`).between(610, 680));
	const scale = 0.445 - 0.00005 * (face.height - 1300);
	const car = draw({ face, paint, light, around: landscape.surroundings(light), sun: scene.sunX < size.width / 2 ? -1 : 1, plate });
	return surroundings(shot, scene) + group(car, `translate(${size.width / 2} 1090) scale(${scale.toFixed(4)})`);
}

/** Coming towards us. */
export const front = (shot: Shot): string => onTheRoad(shot, 'towards', frontView);
/** Driving away from us. */
export const rear = (shot: Shot): string => onTheRoad(shot, 'away', rearView);
