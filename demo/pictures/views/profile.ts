// The whole car from the side, and a close shot of one of its wheels.
import { groundShadow, lampLight } from '../cars/shadow.ts';
import { sideView } from '../cars/side.ts';
import { wheelDesigns } from '../cars/wheel.ts';
import { random } from '../drawing/random.ts';
import { group, rect } from '../drawing/svg.ts';
import type { Scene } from '../landscapes/scene.ts';
import type { Shot } from './shot.ts';
import { chanceOfCar, sceneOf, size, surroundings } from './shot.ts';

/** The car in millimetres with its shadow, nose to the left; `mirrored` when it will be turned round. */
function carWithShadow(shot: Shot, scene: Scene, mirrored: boolean): string {
	const { body, paint, landscape, light } = shot;
	const trim = chanceOfCar(shot, 'trim');
	const sun = scene.sunX < size.width / 2 !== mirrored ? -1 : 1;
	return [
		groundShadow(body, light, sun < 0 ? 1 : -1),
		sideView({
			body,
			paint,
			light,
			around: landscape.surroundings(light),
			wheelDesign: trim.pick(wheelDesigns),
			darkWheels: trim.chance(0.25),
			chrome: trim.chance(0.5),
			sun,
			turn: trim.between(0, 72),
		}),
		light.lampsLit ? lampLight(body) : '',
	].join('');
}

function placed(car: string, x: number, footing: number, scale: number, mirrored: boolean): string {
	return group(car, `translate(${Math.round(x)} ${footing}) scale(${mirrored ? '-' : ''}${scale.toFixed(4)} ${scale.toFixed(4)})`);
}

/** The whole car in the whole landscape; `turned` has it drive the other way. */
export function profile(shot: Shot, purpose: string, turned: boolean): string {
	const { body, seed } = shot;
	const camera = random(seed, `camera ${purpose}`);
	const scene = sceneOf(shot, purpose, 'across', camera.between(650, 724));
	const mirrored = chanceOfCar(shot, 'facing').chance(0.5) !== turned;
	const scale = 0.278 * Math.sqrt(4700 / body.length) * camera.between(0.9, 1.03);
	const start = size.width / 2 + camera.between(-36, 36) + ((mirrored ? 1 : -1) * body.length * scale) / 2;
	const car = placed(carWithShadow(shot, scene, mirrored), start, Math.round(camera.between(1010, 1034)), scale, mirrored);
	return surroundings(shot, scene) + car + shot.landscape.foreground(scene);
}

/** One wheel and what is around it, the landscape pale behind it. */
export function closeUp(shot: Shot): string {
	const { body, seed } = shot;
	const chance = random(seed, 'close-up');
	const scene = sceneOf(shot, 'close-up', 'across', 640);
	const mirrored = chance.chance(0.5);
	const front = chance.chance(0.7);
	const scale = 0.74;
	const middle = front ? body.wheels.front + 80 : body.wheels.rear - 40;
	const start = size.width / 2 + (mirrored ? 1 : -1) * middle * scale;
	const behind = group(surroundings(shot, scene), 'translate(-640 -620) scale(1.8)');
	const air = rect(0, 0, size.width, size.height, shot.light.haze, 0.26);
	return behind + air + placed(carWithShadow(shot, scene, mirrored), start, 1096, scale, mirrored);
}
