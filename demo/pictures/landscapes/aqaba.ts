// The gulf at Aqaba: deep blue water, bare granite mountains across it, palms along the corniche.
import { darker, mix, under } from '../drawing/colour.ts';
import type { Random } from '../drawing/random.ts';
import type { Point } from '../drawing/svg.ts';
import { fill, polyline, rect, round, stroke } from '../drawing/svg.ts';
import { asphalt, plain } from './ground.ts';
import { ridge, ridgeline } from './ridge.ts';
import type { Landscape, Scene } from './scene.ts';
import { chanceOf, seenAt, sunSide } from './scene.ts';
import { boats, shoreLand, water } from './water.ts';

const granite = '#a06a55';
const beach = '#e3cba0';

function backdrop(scene: Scene): string {
	const { width, horizon } = scene;
	const chance = chanceOf(scene, 'mountains');
	const range = (name: string, [left, right]: Point, tall: number, distance: number): string =>
		ridge({
			id: name,
			line: ridgeline(
				chance,
				[left, right],
				horizon,
				[tall * 0.1, ...Array.from({ length: 6 }, () => tall * chance.between(0.5, 1)), tall * 0.15],
				0.9,
			),
			base: horizon + 2,
			top: seenAt(scene, granite, 'sunlight', distance),
			foot: seenAt(scene, '#b98a70', 'sunlight', distance + 0.14),
			shaded: seenAt(scene, '#6b4450', 'shade', distance),
			sun: sunSide(scene, width / 2),
			chance,
		});
	const gap = chance.between(0.4, 0.6) * width;
	return [
		range('sinai-far', [-60, width + 60], horizon * 0.3, 0.66),
		range('sinai', [-200, gap + width * 0.22], horizon * 0.36, 0.44),
		range('midian', [gap, width + 220], horizon * 0.27, 0.52),
	].join('');
}

/** One drooping palm leaf as a row of leaflets along an arched rib. */
function frond(chance: Random, [x, y]: Point, reach: number, angle: number): string {
	const [dx, dy] = [Math.cos(angle) * reach, Math.sin(angle) * reach];
	const drop = reach * (0.2 + 0.4 * Math.abs(Math.cos(angle)));
	const along = (t: number): Point => [x + dx * t, y + dy * t + drop * t * t];
	const leaflets = Array.from({ length: 15 }, (_, i) => {
		const t = 0.12 + (i / 15) * 0.88;
		const [px, py] = along(t);
		const long = reach * 0.3 * Math.sin(Math.PI * (0.15 + t * 0.8)) * chance.between(0.8, 1.1);
		const sway = Math.sign(dx || 1) * long * 0.45;
		return `M${round(px - 2)} ${round(py)}L${round(px + sway)} ${round(py + long)}L${round(px + 3)} ${round(py)}L${round(px + sway * 1.2)} ${round(py - long * 0.35)}Z`;
	});
	const rib = [0, 0.25, 0.5, 0.75, 1].map(along);
	return (
		leaflets.join('') +
		polyline(
			[
				...rib,
				...rib
					.slice(0, -1)
					.reverse()
					.map(([px, py]): Point => [px, py + 3]),
			],
			true,
		)
	);
}

function palm(scene: Scene, chance: Random, x: number, foot: number, tall: number): string {
	const lean = tall * chance.between(-0.1, 0.1);
	const crown: Point = [x + lean, foot - tall];
	const thick = tall * 0.035;
	const trunk = `M${round(x - thick)} ${round(foot)}C${round(x - thick * 0.6)} ${round(foot - tall * 0.4)} ${round(crown[0] - thick * 0.7)} ${round(foot - tall * 0.7)} ${round(crown[0] - thick * 0.55)} ${round(crown[1])}L${round(crown[0] + thick * 0.55)} ${round(crown[1])}C${round(crown[0] + thick * 0.6)} ${round(foot - tall * 0.7)} ${round(x + thick * 0.7)} ${round(foot - tall * 0.4)} ${round(x + thick * 1.1)} ${round(foot)}Z`;
	const rings = Array.from({ length: 22 }, (_, i) => {
		const up = i / 22;
		return `M${round(x + lean * up * up - thick * (0.8 - up * 0.3))} ${round(foot - tall * up)}q${round(thick * 0.8)} ${round(thick * 0.5)} ${round(thick * (1.6 - up * 0.6))} 0`;
	});
	const fan = (count: number, from: number, to: number, reach: number): string =>
		Array.from({ length: count }, (_, i) =>
			frond(
				chance,
				crown,
				reach * chance.between(0.8, 1.12),
				-Math.PI * (from + ((to - from) * (i + chance.between(-0.2, 0.2))) / (count - 1)),
			),
		).join('');
	return [
		fill(trunk, seenAt(scene, '#8a6a4a', 'ambient')),
		stroke(rings.join(''), seenAt(scene, '#4d3829', 'shade'), 2, 0.6),
		fill(fan(10, -0.08, 1.08, tall * 0.38), seenAt(scene, '#34502f', 'shade')),
		fill(fan(8, 0.02, 0.98, tall * 0.4), seenAt(scene, '#4f7040', 'ambient')),
		fill(fan(4, 0.16, 0.84, tall * 0.36), seenAt(scene, '#7d9850', 'sunlight')),
	].join('');
}

/** The kerb of the corniche, painted black and white, with a low wall behind it. */
function promenade(scene: Scene, top: number): string {
	const { width } = scene;
	const stone = seenAt(scene, '#dccfb8', 'sunlight');
	const blocks = Array.from({ length: 17 }, (_, i) => `M${i * 100} ${round(top + 34)}h50v15h-50z`).join('');
	return [
		rect(0, top - 16, width, 52, stone),
		rect(0, top - 16, width, 6, mix(stone, '#ffffff', 0.4)),
		rect(0, top - 10, width, 5, darker(stone, 0.3), 0.5),
		rect(0, top + 34, width, 15, seenAt(scene, '#f0ede4', 'sunlight')),
		fill(blocks, seenAt(scene, '#2b2a2a', 'ambient')),
	].join('');
}

/** The coast road towards the mountains, palms on its landward side. */
function coastRoad(scene: Scene): string {
	const { height, horizon, width, sunX } = scene;
	const depth = height - horizon;
	const chance = chanceOf(scene, 'coast road');
	const inland = (share: number): number => width * (sunX < width / 2 ? 0.5 + share : 0.5 - share);
	const palms = [0.2, 0.28, 0.42].map((share, i) =>
		palm(scene, chance, inland(share), horizon + depth * (0.08 + i * 0.1), horizon * (0.3 + i * 0.26)),
	);
	return [
		water(scene, height, '#17658f', '#2f8fa4'),
		boats(scene, 3),
		shoreLand(scene, beach, '#f4e6c8'),
		asphalt(scene, horizon, '#f0ede4'),
		palms.join(''),
	].join('');
}

function ground(scene: Scene): string {
	if (scene.road !== 'across') return coastRoad(scene);
	const { height, horizon, width } = scene;
	const depth = height - horizon;
	const chance = chanceOf(scene, 'palms');
	const kerb = horizon + depth * 0.4;
	const places = chance.pick([
		[0.05, 0.13, 0.86],
		[0.1, 0.8, 0.93],
		[0.04, 0.3, 0.95],
		[0.12, 0.62, 0.71],
		[0.08, 0.5, 0.9, 0.97],
	]);
	const palms = places.map((share) =>
		palm(scene, chance, width * (share + chance.between(-0.03, 0.03)), kerb - 8, horizon * chance.between(0.66, 0.98)),
	);
	return [
		plain(scene, beach),
		water(scene, horizon + depth * 0.3, '#17658f', '#4fb3b4'),
		boats(scene, 3),
		promenade(scene, kerb - 36),
		asphalt(scene, kerb + 10, '#f0ede4'),
		palms.join(''),
	].join('');
}

export const aqaba: Landscape = {
	surroundings: (light) => ({ horizon: under(mix('#2c6f93', granite, 0.35), light.ambient), ground: under('#8d8a86', light.sunlight) }),
	backdrop,
	ground,
	foreground: () => '',
};
