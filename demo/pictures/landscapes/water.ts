// Open water: a gradient towards the horizon, ripples, and the path of light under the sun.
import { darker, lighter, mix } from '../drawing/colour.ts';
import type { Point } from '../drawing/svg.ts';
import { fill, linear, paintedWith, polyline, rect, round, softline, stroke } from '../drawing/svg.ts';
import type { Scene } from './scene.ts';
import { chanceOf, seenAt } from './scene.ts';

/** Water from the horizon down to `bottom`; `deep` is its own colour. */
export function water(scene: Scene, bottom: number, deep: string, shallow: string): string {
	const { width, horizon, light, sunX } = scene;
	const chance = chanceOf(scene, 'water');
	const depth = bottom - horizon;
	const [far, near] = [mix(seenAt(scene, deep, 'ambient'), light.sky[3], 0.42), mix(seenAt(scene, deep, 'ambient'), light.sky[1], 0.2)];
	const dash = (x: number, y: number, long: number): string => `M${round(x - long / 2)} ${round(y)}h${round(long)}`;
	const row = (): number => chance.between(0, 1) ** 1.5;
	const ripples = Array.from({ length: 130 }, () => {
		const down = row();
		return dash(chance.between(0, width), horizon + 3 + down * depth, chance.between(20, 60) + down * 120);
	});
	const glints = Array.from({ length: 90 }, () => {
		const down = row();
		const spread = width * (0.03 + 0.12 * down);
		return dash(
			sunX + chance.between(-1, 1) * chance.between(0, 1) * spread,
			horizon + 2 + down * depth,
			chance.between(8, 22) + down * 44,
		);
	});
	return [
		linear(
			'water',
			[0, horizon],
			[0, bottom],
			[
				[0, far],
				[0.3, near],
				[0.8, mix(near, seenAt(scene, shallow, 'ambient'), 0.5)],
				[1, seenAt(scene, shallow, 'sunlight')],
			],
		),
		rect(0, horizon, width, depth, paintedWith('water')),
		stroke(ripples.slice(0, 70).join(''), darker(near, 0.35), 2, 0.16),
		stroke(ripples.slice(70).join(''), lighter(far, 0.35), 2, 0.3),
		stroke(glints.join(''), light.name === 'night' ? '#cdd4ff' : lighter(light.glow, 0.3), 2.6, light.name === 'noon' ? 0.35 : 0.6),
	].join('');
}

/** Land that a shore road runs along: water stays on the side of the sun, a slope rises on the other. */
export function shoreLand(scene: Scene, land: string, edge: string): string {
	const { width, height, horizon, sunX } = scene;
	const inland = sunX < width / 2 ? 1 : -1;
	const at = (share: number, y: number): Point => [width * (0.5 + inland * share), y];
	const flat = [at(-0.03, horizon + 1), at(0.9, horizon - 4), at(0.9, height), at(-1.72, height)];
	const slope = [
		at(0.015, horizon + 2),
		at(0.1, horizon - 14),
		at(0.18, horizon - 18),
		at(0.27, horizon - 52),
		at(0.36, horizon - 58),
		at(0.52, horizon - 96),
		at(0.56, horizon + 10),
	];
	const rim = [at(-0.03, horizon + 1), at(-0.028, horizon + 1), at(-1.63, height), at(-1.72, height)];
	return [
		linear(
			'slope',
			[0, horizon - 96],
			[0, horizon],
			[
				[0, seenAt(scene, land, inland > 0 ? 'sunlight' : 'ambient', 0.14)],
				[1, seenAt(scene, land, 'ambient', 0.22)],
			],
		),
		linear(
			'shore',
			[0, horizon],
			[0, height],
			[
				[0, seenAt(scene, land, 'sunlight', 0.3)],
				[0.4, seenAt(scene, land, 'ambient')],
				[1, darker(seenAt(scene, land, 'ambient'), 0.2)],
			],
		),
		fill(`${softline(slope)}Z`, paintedWith('slope')),
		fill(polyline(flat, true), paintedWith('shore')),
		fill(polyline(rim, true), seenAt(scene, edge, 'sunlight'), 0.9),
	].join('');
}

function sail(x: number, y: number, size: number): string {
	const at = (dx: number, dy: number): string => `${round(x + dx * size)} ${round(y + dy * size)}`;
	return `M${at(-0.3, -0.12)}L${at(0.34, -0.12)}L${at(0.24, 0)}L${at(-0.22, 0)}ZM${at(0, -0.16)}L${at(0.04, -1.1)}L${at(0.36, -0.2)}ZM${at(-0.04, -0.16)}L${at(0, -0.9)}L${at(-0.24, -0.18)}Z`;
}

/** A few boats under sail. */
export function boats(scene: Scene, count: number): string {
	const { width, horizon } = scene;
	const chance = chanceOf(scene, 'boats');
	const fleet = Array.from({ length: count }, () => {
		const down = chance.between(0.1, 0.6);
		return sail(chance.between(0.05, 0.95) * width, horizon + 8 + down * 50, 16 + down * 46);
	});
	return fill(fleet.join(''), seenAt(scene, '#f6f2e8', 'sunlight'), 0.92);
}
