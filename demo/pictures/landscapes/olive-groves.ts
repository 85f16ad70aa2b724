// The olive groves of the north: green-gold hills, red earth, old trees behind a dry stone wall.
import { mix, under } from '../drawing/colour.ts';
import type { Random } from '../drawing/random.ts';
import type { Point } from '../drawing/svg.ts';
import { ellipse, fill, rect, round } from '../drawing/svg.ts';
import { asphalt, plain, tufts } from './ground.ts';
import { hill } from './ridge.ts';
import type { Landscape, Scene } from './scene.ts';
import { chanceOf, seenAt } from './scene.ts';

const earth = '#a9704a';
const meadow = '#a8a05c';

function hillLine(chance: Random, width: number, base: number, tall: number): Point[] {
	const phase = chance.between(0, 6.3);
	return Array.from(
		{ length: 13 },
		(_, i): Point => [width * (-0.1 + i * 0.1), base - tall * (0.66 + 0.26 * Math.sin(i * 0.8 + phase) + chance.between(-0.07, 0.07))],
	);
}

/** Rows of trees on a far slope, as dots that shrink with distance. */
function orchard(scene: Scene, chance: Random, line: readonly Point[], base: number, distance: number): string {
	const [crowns, shadows]: [string[], string[]] = [[], []];
	const tree = (x: number, y: number, r: number): string =>
		`M${round(x - r)} ${round(y)}a${round(r)} ${round(r * 0.72)} 0 1 1 ${round(r * 2)} 0a${round(r)} ${round(r * 0.5)} 0 0 1 ${round(-r * 2)} 0z`;
	for (let row = 0; row < 6; row++) {
		for (let x = -20; x < scene.width + 20; x += 30 + row * 7) {
			const i = Math.min(line.length - 2, Math.max(0, Math.floor((x / scene.width + 0.1) / 0.1)));
			const [from, to] = [line[i] ?? [0, base], line[i + 1] ?? [0, base]];
			const crest = from[1] + ((to[1] - from[1]) * (x - from[0])) / (to[0] - from[0]);
			const y = crest + 18 + (base - crest) * (row / 6.2) + chance.between(-2, 2);
			const r = (5 + row * 2.1) * chance.between(0.8, 1.1);
			if (chance.chance(0.12)) continue;
			shadows.push(tree(x + (x < scene.sunX ? -r * 0.7 : r * 0.7), y + r * 0.45, r * 0.95));
			crowns.push(tree(x + chance.between(-4, 4), y, r));
		}
	}
	return (
		fill(shadows.join(''), seenAt(scene, '#4a4a30', 'shade', distance), 0.55) +
		fill(crowns.join(''), seenAt(scene, '#6b7b4e', 'ambient', distance))
	);
}

/** A cloud of narrow leaves within an ellipse, thinner towards its edge. */
function leaves(chance: Random, [cx, cy]: Point, rx: number, ry: number, count: number, size: number): string {
	return Array.from({ length: Math.round(count) }, () => {
		const turn = chance.between(0, Math.PI * 2);
		const out = chance.between(0, 1) ** 0.6;
		const [x, y] = [cx + Math.cos(turn) * rx * out, cy + Math.sin(turn) * ry * out];
		const lean = chance.between(0, Math.PI * 2);
		const [dx, dy] = [Math.cos(lean) * size, Math.sin(lean) * size * 0.8];
		return `M${round(x - dx)} ${round(y - dy)}Q${round(x + dy * 0.6)} ${round(y - dx * 0.6)} ${round(x + dx)} ${round(y + dy)}Q${round(x - dy * 0.6)} ${round(y + dx * 0.6)} ${round(x - dx)} ${round(y - dy)}Z`;
	}).join('');
}

function olive(scene: Scene, chance: Random, x: number, foot: number, tall: number, leafage: number): string {
	const sun = x < scene.sunX ? 1 : -1;
	const at = (dx: number, up: number): string => `${round(x + dx * tall)} ${round(foot - up * tall)}`;
	const trunk = `M${at(-0.1, 0)}C${at(-0.04, 0.08)} ${at(-0.1, 0.2)} ${at(-0.05, 0.3)}C${at(-0.08, 0.4)} ${at(-0.2, 0.46)} ${at(-0.26, 0.56)}L${at(-0.21, 0.57)}C${at(-0.14, 0.5)} ${at(-0.06, 0.46)} ${at(-0.01, 0.42)}C${at(0.02, 0.5)} ${at(0.04, 0.56)} ${at(0.03, 0.66)}L${at(0.08, 0.66)}C${at(0.08, 0.56)} ${at(0.06, 0.46)} ${at(0.08, 0.4)}C${at(0.16, 0.46)} ${at(0.22, 0.5)} ${at(0.27, 0.6)}L${at(0.3, 0.57)}C${at(0.26, 0.46)} ${at(0.14, 0.4)} ${at(0.09, 0.3)}C${at(0.05, 0.2)} ${at(0.11, 0.08)} ${at(0.14, 0)}Z`;
	const clumps = Array.from({ length: 8 }, (_, i): [Point, number] => [
		[
			x + tall * (-0.36 + (i % 4) * 0.24 + chance.between(-0.06, 0.06)),
			foot - tall * ((i < 4 ? 0.62 : 0.84) + chance.between(-0.05, 0.05)),
		],
		tall * chance.between(0.17, 0.23),
	]);
	const dark = clumps.map(([[cx, cy], r]) => ellipse(cx, cy + r * 0.1, r * 0.92, r * 0.68, seenAt(scene, '#5d6b4e', 'shade'))).join('');
	const layer = (shift: number, share: number, count: number): string =>
		clumps
			.map(([[cx, cy], r]) =>
				leaves(
					chance,
					[cx + sun * r * shift, cy - r * shift * 1.1],
					r * share,
					r * share * 0.74,
					count,
					leafage < 20 ? tall * 0.05 : tall * 0.0155,
				),
			)
			.join('');
	return [
		ellipse(x - sun * tall * 0.25, foot + 2, tall * 0.62, tall * 0.05, '#2c1c12', 0.32),
		fill(trunk, seenAt(scene, '#7b6a58', 'ambient')),
		fill(
			`M${at(0.02, 0)}C${at(0.06, 0.1)} ${at(0, 0.2)} ${at(0.03, 0.36)}L${at(0.09, 0.3)}C${at(0.05, 0.2)} ${at(0.11, 0.08)} ${at(0.14, 0)}Z`,
			seenAt(scene, '#3f3228', 'shade'),
			0.7,
		),
		dark,
		fill(layer(-0.04, 1.2, leafage * 1.2), seenAt(scene, '#748260', 'shade')),
		fill(layer(0.14, 0.98, leafage), seenAt(scene, '#8b976f', 'ambient')),
		fill(layer(0.34, 0.72, leafage * 0.6), seenAt(scene, '#b3bc96', scene.light.lampsLit ? 'ambient' : 'sunlight')),
	].join('');
}

function dryWall(scene: Scene, top: number, tall: number): string {
	const chance = chanceOf(scene, 'dry wall');
	const faces: string[][] = [[], [], []];
	for (let course = 0; course < 4; course++) {
		for (let x = -30; x < scene.width + 20; ) {
			const [wide, high] = [chance.between(24, 62), tall / 4];
			const y = top + course * high + chance.between(-3, 3);
			const c = (): number => chance.between(1, 6);
			faces[Math.floor(chance.between(0, 3))]?.push(
				`M${round(x + c())} ${round(y + 1)}L${round(x + wide - c())} ${round(y + c() * 0.6)}L${round(x + wide - 2)} ${round(y + high - c())}L${round(x + c())} ${round(y + high - 2)}L${round(x + 1)} ${round(y + high * 0.4)}Z`,
			);
			x += wide;
		}
	}
	const tones = ['#c9bda4', '#b5a88f', '#d8cdb6'];
	return [
		rect(0, top + 4, scene.width, tall, seenAt(scene, '#5c5140', 'shade')),
		faces.map((stones, i) => fill(stones.join(''), seenAt(scene, tones[i] ?? '#c9bda4', 'ambient'))).join(''),
	].join('');
}

function poppies(scene: Scene, chance: Random, [top, bottom]: Point, count: number): string {
	const heads = Array.from({ length: count }, () => {
		const [x, y, r] = [chance.between(0, scene.width), chance.between(top, bottom), chance.between(2.4, 4.6)];
		return `M${round(x - r)} ${round(y)}a${round(r)} ${round(r * 0.8)} 0 1 1 ${round(r * 2)} 0a${round(r)} ${round(r * 0.6)} 0 0 1 ${round(-r * 2)} 0z`;
	});
	return fill(heads.join(''), seenAt(scene, '#cf3a26', 'sunlight'));
}

function backdrop(scene: Scene): string {
	const { width, horizon, height } = scene;
	const chance = chanceOf(scene, 'hills');
	const bottom = horizon + (height - horizon) * 0.2;
	const [far, mid, near] = [0.46, 0.3, 0.13].map((tall) => hillLine(chance, width, horizon + 6, horizon * tall));
	return [
		hill('far-hill', far ?? [], bottom, seenAt(scene, '#7f9080', 'ambient', 0.6), seenAt(scene, '#98a288', 'ambient', 0.66)),
		hill('mid-hill', mid ?? [], bottom, seenAt(scene, '#98985c', 'sunlight', 0.36), seenAt(scene, '#a88f5c', 'sunlight', 0.4)),
		orchard(scene, chance, mid ?? [], horizon + 24, 0.34),
		hill('near-hill', near ?? [], bottom, seenAt(scene, meadow, 'sunlight', 0.14), seenAt(scene, earth, 'sunlight', 0.12)),
		orchard(scene, chance, near ?? [], bottom, 0.12),
	].join('');
}

function ground(scene: Scene): string {
	const { width, height, horizon, road } = scene;
	const depth = height - horizon;
	const chance = chanceOf(scene, 'grove');
	const [foot, wallTop, verge] = [horizon + depth * 0.26, horizon + depth * 0.22, horizon + depth * 0.36];
	const places = chance.pick([
		[0.06, 0.9],
		[0.02, 0.24, 0.93],
		[0.1, 0.78, 0.98],
		[0.04, 0.66, 0.95],
	]);
	const field = Array.from({ length: 9 }, (_, i) =>
		olive(
			scene,
			chance,
			width * (0.02 + i * 0.12 + chance.between(-0.03, 0.03)),
			horizon + depth * chance.between(0.05, 0.09),
			horizon * chance.between(0.13, 0.17),
			9,
		),
	);
	const trees = places.map((share) =>
		olive(
			scene,
			chance,
			width * (share + chance.between(-0.03, 0.03)),
			foot + chance.between(-12, 4),
			horizon * chance.between(0.44, 0.6),
			104,
		),
	);
	const grass = Array.from({ length: 46 }, (): Point => [chance.between(0, width), verge + chance.between(-14, 22)]);
	if (road !== 'across') {
		return [
			plain(scene, meadow),
			asphalt(scene, horizon, '#e9e4d6'),
			olive(scene, chance, width * 0.08, horizon + depth * 0.34, horizon * 0.72, 104),
			olive(scene, chance, width * 0.93, horizon + depth * 0.3, horizon * 0.66, 104),
		].join('');
	}
	return [
		plain(scene, earth),
		field.join(''),
		trees.join(''),
		dryWall(scene, wallTop, depth * 0.13),
		rect(0, wallTop + depth * 0.13, width, depth * 0.1, seenAt(scene, meadow, 'ambient')),
		tufts(scene, chance, grass, 30, ['#7f8244', '#b7a860']),
		poppies(scene, chance, [verge - 24, verge + 14], 34),
		asphalt(scene, horizon + depth * 0.42, '#e9e4d6'),
	].join('');
}

export const oliveGroves: Landscape = {
	surroundings: (light) => ({ horizon: under(mix('#6f7a4a', earth, 0.3), light.ambient), ground: under('#98897a', light.sunlight) }),
	backdrop,
	ground,
	foreground: (scene) => {
		const chance = chanceOf(scene, 'near grass');
		const corner = scene.width * (chance.chance(0.5) ? 0.04 : 0.96);
		const places = Array.from(
			{ length: 16 },
			(): Point => [corner + chance.between(-1, 1) * chance.between(0, 1) * 260, scene.height + chance.between(4, 30)],
		);
		return tufts(scene, chance, places, 110, ['#6f7338', '#b2a65a']);
	},
};
