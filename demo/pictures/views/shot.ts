// Common input of every kind of photograph of one car.
import type { CarBody } from '../cars/body.ts';
import type { Face } from '../cars/face.ts';
import type { PaintName } from '../cars/paint.ts';
import { type Random, random } from '../drawing/random.ts';
import { linear, paintedWith, rect } from '../drawing/svg.ts';
import type { Landscape, Scene } from '../landscapes/scene.ts';
import { sky } from '../landscapes/sky.ts';
import type { Daylight } from '../light/daylight.ts';

export const size = { width: 1600, height: 1200 } as const;

export interface Shot {
	readonly body: CarBody;
	readonly face: Face;
	readonly paint: PaintName;
	readonly landscape: Landscape;
	readonly light: Daylight;
	readonly seed: number;
	readonly plate: string;
}

/** Random numbers of the car, the same in all of its photographs. */
export const chanceOfCar = ({ seed }: Shot, purpose: string): Random => random(seed, `car ${purpose}`);

/** Places the sun low on one side; `horizon` is in pixels from the top. */
export function sceneOf({ light, seed }: Shot, purpose: string, road: Scene['road'], horizon: number): Scene {
	const chance = random(seed, `sun ${purpose}`);
	const sunX = size.width * (chance.chance(0.5) ? chance.between(0.06, 0.24) : chance.between(0.76, 0.94));
	return { ...size, horizon, light, sunX, road, seed };
}

/** Sky, landscape and ground, with the air warmed on the side of the sun. */
export function surroundings({ landscape, light }: Shot, scene: Scene): string {
	const { width, height } = size;
	const sunOnLeft = scene.sunX < width / 2;
	return [
		sky(scene),
		landscape.backdrop(scene),
		landscape.ground(scene),
		linear(
			'wash',
			[sunOnLeft ? 0 : width, 0],
			[sunOnLeft ? width : 0, 0],
			[
				[0, light.glow, light.lampsLit ? 0.04 : 0.12],
				[0.6, light.glow, 0],
			],
		),
		rect(0, 0, width, height, paintedWith('wash')),
	].join('');
}
