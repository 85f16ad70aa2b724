// Petra: a rose-red gorge, banded walls left and right, the Treasury in the lit rock between them.
import { darker, lighter, mix, under } from '../drawing/colour.ts';
import type { Random } from '../drawing/random.ts';
import type { Point } from '../drawing/svg.ts';
import { clipPath, fill, group, linear, paintedWith, polyline, round, softline, stroke } from '../drawing/svg.ts';
import { plain, stones, tracks, tufts } from './ground.ts';
import { cliff } from './rock.ts';
import type { Landscape, Scene } from './scene.ts';
import { chanceOf, seenAt } from './scene.ts';
import { treasury } from './treasury.ts';

const rose = '#d5836a';
const wine = '#84403c';
const sand = '#dba985';
const bands = ['#f0c7a4', '#a94a41', '#e6a380', '#6f3f4a', '#f3dcc0', '#b9604c'] as const;

interface Wall {
	readonly id: string;
	/** From the outer edge of the picture to the gorge. */
	readonly outer: number;
	readonly inner: number;
	readonly top: number;
	readonly lit: boolean;
}

/** The edge of a gorge wall from its foot to its top, overhanging here and there. */
function profile(scene: Scene, chance: Random, { inner, outer, top }: Wall): Point[] {
	const foot = scene.horizon + 24;
	const toGorge = Math.sign(inner - outer);
	return Array.from({ length: 13 }, (_, i): Point => {
		const up = i / 12;
		const swell = 26 * Math.sin(up * 7 + chance.between(-0.6, 0.6)) + chance.between(-14, 14);
		return [inner - toGorge * (up * up * 70 - swell - (up < 0.12 ? 46 * (1 - up * 8) : 0)), foot - (foot - top) * up];
	});
}

/** The waved seams of colour that the rock of Petra is known for. */
function seams(scene: Scene, chance: Random, { inner, outer, top }: Wall): string {
	const foot = scene.horizon + 24;
	const dip = chance.between(-60, 60);
	return Array.from({ length: 17 }, (_, i) => {
		const y = foot - ((foot - top) * (i + chance.between(0, 0.8))) / 16;
		const points = Array.from(
			{ length: 9 },
			(_, j): Point => [
				outer + ((inner - outer) * 1.2 * j) / 8,
				y + (dip * j) / 8 + 16 * Math.sin(j * 1.1 + i * 0.7) + chance.between(-8, 8),
			],
		);
		return stroke(
			softline(points),
			seenAt(scene, bands[i % bands.length] ?? rose, 'ambient'),
			chance.between(3, 20),
			chance.between(0.14, 0.34),
		);
	}).join('');
}

function fissures(scene: Scene, chance: Random, { inner, outer, top }: Wall): string {
	const foot = scene.horizon + 24;
	return Array.from({ length: 12 }, () => {
		const x = outer + (inner - outer) * chance.between(0, 1);
		const [from, to] = [chance.between(top, foot - 200), chance.between(120, 420)];
		const wide = chance.between(4, 16);
		return polyline(
			[
				[x, from],
				[x + wide, from + to * 0.4],
				[x + wide * 0.3, from + to],
				[x - wide * 0.4, from + to * 0.5],
			],
			true,
		);
	}).join('');
}

function wall(scene: Scene, options: Wall): string {
	const { id, outer, inner, top, lit } = options;
	const chance = chanceOf(scene, id);
	const edge = profile(scene, chance, options);
	const foot = scene.horizon + 24;
	const brow = edge[edge.length - 1] ?? [inner, top];
	const shape = `${polyline([[outer, foot], ...edge])}C${round(brow[0] + (outer - inner) * 0.12)} ${round(top - 46)} ${round(brow[0] + (outer - inner) * 0.3)} ${round(top - 20)} ${round(outer)} ${round(top - 110)}Z`;
	const face = seenAt(scene, lit ? rose : mix(rose, wine, 0.55), lit ? 'sunlight' : 'shade', 0.04);
	const deep = seenAt(scene, wine, 'shade', 0.04);
	const content = [
		fill(shape, paintedWith(`${id}-face`)),
		seams(scene, chance, options),
		fill(fissures(scene, chance, options), darker(deep, 0.25), 0.5),
		stroke(polyline(edge), lit ? lighter(face, 0.3) : darker(deep, 0.2), 14, 0.4),
		fill(`M${outer} ${foot}L${outer} ${foot - 170}L${inner} ${foot - 60}L${inner} ${foot}Z`, paintedWith(`${id}-dust`)),
	];
	return [
		linear(
			`${id}-face`,
			[outer, 0],
			[inner, 0],
			lit
				? [
						[0, mix(face, deep, 0.45)],
						[0.7, face],
						[1, lighter(face, 0.12)],
					]
				: [
						[0, darker(deep, 0.1)],
						[0.6, mix(face, deep, 0.4)],
						[1, deep],
					],
		),
		linear(
			`${id}-dust`,
			[0, foot - 150],
			[0, foot],
			[
				[0, seenAt(scene, sand, 'ambient'), 0],
				[1, seenAt(scene, sand, 'ambient'), 0.8],
			],
		),
		clipPath(id, shape),
		group(content.join(''), undefined, id),
	].join('');
}

function backdrop(scene: Scene): string {
	const { width, horizon, sunX } = scene;
	const chance = chanceOf(scene, 'gorge');
	const sun = sunX < width / 2 ? -1 : 1;
	const centre = width * (0.5 + chance.between(-0.09, 0.09));
	const open = width * chance.between(0.25, 0.31);
	const [lit, shaded] = [seenAt(scene, rose, 'sunlight', 0.16), seenAt(scene, wine, 'shade', 0.16)];
	const back = cliff({
		id: 'gorge-back',
		chance,
		left: centre - open * 2.4,
		right: centre + open * 2.4,
		base: horizon + 8,
		height: horizon * chance.between(1.22, 1.34),
		lit,
		shaded,
		sand: seenAt(scene, sand, 'ambient', 0.2),
		sun,
		tower: width * 0.15,
		ends: 'both',
		foot: false,
	});
	return [
		back,
		treasury(centre, horizon + 10, horizon * 0.61, { lit: lighter(lit, 0.12), shaded: mix(shaded, lit, 0.18), sun }),
		wall(scene, { id: 'gorge-left', outer: -20, inner: centre - open * 0.82, top: horizon * chance.between(-0.1, 0.16), lit: sun > 0 }),
		wall(scene, {
			id: 'gorge-right',
			outer: width + 20,
			inner: centre + open * 0.82,
			top: horizon * chance.between(-0.1, 0.16),
			lit: sun < 0,
		}),
	].join('');
}

function ground(scene: Scene): string {
	const { height, horizon, width } = scene;
	const depth = height - horizon;
	const chance = chanceOf(scene, 'gorge floor');
	const shrubs = Array.from(
		{ length: 7 },
		(): Point => [
			width * (chance.chance(0.5) ? chance.between(0, 0.22) : chance.between(0.78, 1)),
			horizon + depth * chance.between(0.08, 0.3),
		],
	);
	return [
		plain(scene, sand),
		tufts(scene, chance, shrubs, 22, ['#5f6a3e', '#8a8a50']),
		stones(scene, chance, [horizon + depth * 0.06, height], 90, '#bf7f66', 12),
		tracks(scene, horizon + depth * 0.6, sand),
	].join('');
}

export const petra: Landscape = {
	surroundings: (light) => ({ horizon: under(mix(rose, wine, 0.45), light.ambient), ground: under(sand, light.sunlight) }),
	backdrop,
	ground,
	foreground: (scene) => stones(scene, chanceOf(scene, 'near stones'), [scene.height - 30, scene.height], 9, '#bf7f66', 20),
};
