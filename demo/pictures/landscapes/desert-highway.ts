// The Desert Highway: a dead level plain, low blue hills, pylons and a sign on the way south.
import { mix, under } from '../drawing/colour.ts';
import type { Point } from '../drawing/svg.ts';
import { fill, group, polyline, round, stroke } from '../drawing/svg.ts';
import { asphalt, plain, stones, tufts } from './ground.ts';
import { ridge, ridgeline } from './ridge.ts';
import { roadSign } from './road-sign.ts';
import type { Landscape, Scene } from './scene.ts';
import { chanceOf, seenAt, sunSide } from './scene.ts';

const gravel = '#cdb188';
const hills = '#a3836b';

function pylon(x: number, base: number, tall: number): string {
	const at = (dx: number, up: number): Point => [x + dx * tall, base - up * tall];
	const line = (...points: Point[]): string => polyline(points);
	return [
		line(at(-0.11, 0), at(-0.03, 0.62), at(-0.02, 1), at(0.02, 1), at(0.03, 0.62), at(0.11, 0)),
		line(at(-0.2, 0.66), at(0.2, 0.66)) + line(at(-0.16, 0.82), at(0.16, 0.82)),
		line(at(-0.2, 0.66), at(0, 0.74), at(0.2, 0.66)) + line(at(-0.16, 0.82), at(0, 0.9), at(0.16, 0.82)),
		line(at(-0.09, 0.12), at(0.07, 0.3), at(-0.05, 0.48), at(0.03, 0.62)) +
			line(at(0.09, 0.12), at(-0.07, 0.3), at(0.05, 0.48), at(-0.03, 0.62)),
	].join('');
}

/** A line of pylons that walks off towards the horizon, with its wires. */
function powerLine(scene: Scene): string {
	const { width, horizon, sunX } = scene;
	const toLeft = sunX < width / 2;
	const colour = seenAt(scene, '#5d5a5c', 'shade', 0.25);
	const posts = Array.from({ length: 7 }, (_, i) => {
		const near = 0.62 ** i;
		const x = width * (toLeft ? 0.3 + 0.72 * near : 0.7 - 0.72 * near);
		return { x, base: horizon + 26 * near, tall: 330 * near };
	});
	const wires = posts.slice(0, -1).flatMap((from, i) => {
		const to = posts[i + 1] ?? from;
		return [-0.2, 0.2, -0.16, 0.16].map((arm, k) => {
			const up = k < 2 ? 0.64 : 0.8;
			const [a, b]: [Point, Point] = [
				[from.x + arm * from.tall, from.base - up * from.tall],
				[to.x + arm * to.tall, to.base - up * to.tall],
			];
			return `M${round(a[0])} ${round(a[1])}Q${round((a[0] + b[0]) / 2)} ${round((a[1] + b[1]) / 2 + from.tall * 0.1)} ${round(b[0])} ${round(b[1])}`;
		});
	});
	return (
		stroke(posts.map(({ x, base, tall }) => pylon(x, base, tall)).join(''), colour, 2.2, 0.8) + stroke(wires.join(''), colour, 1.3, 0.6)
	);
}

function camel(scene: Scene, x: number, y: number, size: number, facing: 1 | -1): string {
	const d =
		'M-30 0L-27 -24C-32 -34 -32 -42 -24 -46C-16 -50 -12 -62 -4 -62C4 -62 8 -50 16 -48C24 -48 28 -52 31 -62L35 -72C38 -77 48 -76 52 -70C52 -67 46 -66 42 -66C40 -56 36 -40 24 -34L22 -22L24 0L19 0L16 -24C6 -28 -10 -28 -18 -26L-20 -22L-18 0L-23 0L-24 -20L-26 0Z';
	return group(
		fill(d, seenAt(scene, '#6b4a36', 'shade', 0.1)),
		`translate(${round(x)} ${round(y)}) scale(${round(size * facing * 10) / 10} ${round(size * 10) / 10})`,
	);
}

function backdrop(scene: Scene): string {
	const { width, horizon } = scene;
	const chance = chanceOf(scene, 'hills');
	const range = (name: string, tall: number, distance: number): string =>
		ridge({
			id: name,
			line: ridgeline(
				chance,
				[-20, width + 20],
				horizon,
				Array.from({ length: 7 }, () => tall * chance.between(0.25, 1)),
				0.6,
			),
			base: horizon + 2,
			top: seenAt(scene, hills, 'sunlight', distance),
			foot: seenAt(scene, gravel, 'sunlight', distance + 0.1),
			shaded: seenAt(scene, hills, 'shade', distance),
			sun: sunSide(scene, width / 2),
			chance,
		});
	return [range('far-hills', horizon * 0.2, 0.68), range('near-hills', horizon * 0.1, 0.42), powerLine(scene)].join('');
}

function ground(scene: Scene): string {
	const { width, height, horizon, road } = scene;
	const depth = height - horizon;
	const chance = chanceOf(scene, 'verge');
	const scrub = Array.from({ length: 24 }, (): Point => [chance.between(0, width), horizon + depth * chance.between(0.06, 0.34)]);
	const camelX = width * chance.between(0.2, 0.8);
	const facing = chance.pick<1 | -1>([1, -1]);
	const herd = Array.from({ length: 4 }, (_, i) =>
		camel(scene, camelX + i * 44 * facing + chance.between(-8, 8), horizon + 20 + chance.between(-2, 5), 0.42, facing),
	);
	const signX = width * (scene.sunX < width / 2 ? chance.between(0.11, 0.16) : chance.between(0.83, 0.88));
	return [
		plain(scene, gravel),
		herd.join(''),
		tufts(scene, chance, scrub, 14, ['#877a4c', '#a39763']),
		stones(scene, chance, [horizon + depth * 0.06, horizon + depth * 0.44], 60, '#a98f6d'),
		asphalt(scene, horizon + depth * 0.4, '#e2b33c'),
		road === 'across'
			? roadSign(scene, signX, horizon + depth * 0.37, 470, 176)
			: roadSign(scene, width * 0.9, horizon + depth * 0.3, 270, 140),
	].join('');
}

export const desertHighway: Landscape = {
	surroundings: (light) => ({ horizon: under(mix(hills, gravel, 0.3), light.ambient), ground: under('#8d867c', light.sunlight) }),
	backdrop,
	ground,
	foreground: (scene) => {
		const chance = chanceOf(scene, 'hard shoulder');
		return stones(scene, chance, [scene.height - 26, scene.height], 12, '#a98f6d', 7);
	},
};
