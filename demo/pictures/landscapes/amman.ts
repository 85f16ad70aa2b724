// Amman: hill behind hill of limestone houses, a minaret, the columns of the Citadel; windows lit after sunset.
import { lighter, mix, under } from '../drawing/colour.ts';
import type { Random } from '../drawing/random.ts';
import type { Point } from '../drawing/svg.ts';
import { fill, rect, round } from '../drawing/svg.ts';
import { asphalt } from './ground.ts';
import { hill } from './ridge.ts';
import type { Landscape, Scene } from './scene.ts';
import { chanceOf, seenAt, sunSide } from './scene.ts';

const limestones = ['#e9dcc3', '#dccbab', '#f0e7d4', '#d3bf9f'] as const;

interface Quarter {
	readonly id: string;
	readonly crest: readonly Point[];
	readonly bottom: number;
	/** Width of a house, and how far it is lost in haze. */
	readonly house: number;
	readonly distance: number;
}

/** Height of the crest at x. */
function crestAt(crest: readonly Point[], x: number): number {
	for (const [i, to] of crest.entries()) {
		const from = crest[i - 1];
		if (from && x <= to[0]) {
			const share = (x - from[0]) / (to[0] - from[0]);
			return from[1] + (to[1] - from[1]) * (share * share * (3 - 2 * share));
		}
	}
	return crest[crest.length - 1]?.[1] ?? 0;
}

interface Row {
	readonly fronts: string[][];
	readonly sides: string[];
	readonly roofs: string[];
	readonly panes: string[];
	readonly lamps: string[];
	readonly trees: string[];
}

function addHouse(row: Row, chance: Random, [x, y]: Point, wide: number, sun: -1 | 1, lampShare: number): void {
	const tall = wide * chance.between(0.55, 1.5);
	const side = wide * chance.between(0.16, 0.34);
	const box = (left: number, top: number, w: number, h: number): string =>
		`M${round(left)} ${round(top)}h${round(w)}v${round(h)}h${round(-w)}z`;
	row.fronts[Math.floor(chance.between(0, limestones.length))]?.push(box(x, y - tall, wide, tall + wide));
	row.sides.push(box(sun < 0 ? x + wide - side : x, y - tall, side, tall + wide));
	row.roofs.push(box(x - wide * 0.02, y - tall - wide * 0.04, wide * 1.04, wide * 0.06));
	if (chance.chance(0.4)) row.roofs.push(box(x + wide * chance.between(0.1, 0.7), y - tall - wide * 0.16, wide * 0.16, wide * 0.13));
	const floors = Math.max(1, Math.round(tall / (wide * 0.4)));
	for (let floor = 0; floor < floors; floor++) {
		for (let bay = 0; bay < 3; bay++) {
			if (chance.chance(0.3)) continue;
			const at = box(x + wide * (0.12 + bay * 0.27), y - tall + wide * (0.12 + floor * 0.38), wide * 0.11, wide * 0.18);
			(chance.chance(lampShare) ? row.lamps : row.panes).push(at);
		}
	}
}

/** A cypress, or a pine as a few round tufts. */
function tree(chance: Random, x: number, foot: number, house: number): string {
	const tall = house * chance.between(0.7, 1.25);
	if (chance.chance(0.45)) {
		const half = tall * 0.13;
		return `M${round(x)} ${round(foot - tall)}C${round(x + half)} ${round(foot - tall * 0.6)} ${round(x + half * 1.3)} ${round(foot - tall * 0.2)} ${round(x + half * 0.5)} ${round(foot)}H${round(x - half * 0.5)}C${round(x - half * 1.3)} ${round(foot - tall * 0.2)} ${round(x - half)} ${round(foot - tall * 0.6)} ${round(x)} ${round(foot - tall)}Z`;
	}
	return Array.from({ length: 5 }, () => {
		const r = tall * chance.between(0.14, 0.24);
		return `M${round(x + chance.between(-0.3, 0.3) * tall - r)} ${round(foot - tall * chance.between(0.25, 0.6))}a${round(r)} ${round(r * 0.8)} 0 1 1 ${round(r * 2)} 0a${round(r)} ${round(r * 0.7)} 0 1 1 ${round(-r * 2)} 0z`;
	}).join('');
}

/** One hillside covered with houses, drawn from the crest downwards. */
function quarter(scene: Scene, { id, crest, bottom, house, distance }: Quarter): string {
	const chance = chanceOf(scene, id);
	const sun = sunSide(scene, scene.width / 2);
	const [left, right] = [crest[0]?.[0] ?? 0, crest[crest.length - 1]?.[0] ?? 0];
	const highest = Math.min(...crest.map(([, y]) => y));
	const rows = Math.ceil((bottom - highest) / (house * 0.78));
	const tones = limestones.map((stone) => mix(seenAt(scene, stone, 'sunlight', distance), seenAt(scene, stone, 'ambient', distance), 0.4));
	const shade = seenAt(scene, '#a89784', 'shade', distance);
	const drawn = Array.from({ length: rows }, (_, i) => {
		const row: Row = { fronts: [[], [], [], []], sides: [], roofs: [], panes: [], lamps: [], trees: [] };
		for (let x = left; x < right; x += house * chance.between(0.72, 1.3)) {
			const y = crestAt(crest, x) + house * (0.5 + i * 0.78) + chance.between(-0.3, 0.3) * house;
			if (y > bottom + house * 1.5) continue;
			if (chance.chance(0.14)) row.trees.push(tree(chance, x, y + house * 0.2, house));
			else addHouse(row, chance, [x, y], house * chance.between(0.62, 1.05), sun, scene.light.lampsLit ? 0.34 : 0);
		}
		return [
			row.fronts.map((front, k) => fill(front.join(''), tones[k] ?? shade)).join(''),
			fill(row.sides.join(''), shade, 0.8),
			fill(row.roofs.join(''), lighter(tones[2] ?? shade, 0.25)),
			fill(row.panes.join(''), seenAt(scene, '#6a625c', 'shade', distance), 0.75),
			fill(row.lamps.join(''), mix('#ffd27a', scene.light.haze, distance * 0.5)),
			fill(row.trees.join(''), seenAt(scene, '#55613f', 'ambient', distance)),
		].join('');
	});
	return hill(`${id}-hill`, crest, bottom, shade, shade) + drawn.join('');
}

function minaret(scene: Scene, x: number, foot: number, tall: number, distance: number): string {
	const [lit, shade] = [seenAt(scene, '#efe6d2', 'sunlight', distance), seenAt(scene, '#a08f7c', 'shade', distance)];
	const at = (dx: number, up: number): string => `${round(x + dx * tall)} ${round(foot - up * tall)}`;
	const shaft = `M${at(-0.045, 0)}L${at(-0.036, 0.66)}L${at(-0.06, 0.68)}L${at(-0.06, 0.71)}L${at(-0.03, 0.71)}L${at(-0.026, 0.84)}L${at(0, 0.97)}L${at(0.026, 0.84)}L${at(0.03, 0.71)}L${at(0.06, 0.71)}L${at(0.06, 0.68)}L${at(0.036, 0.66)}L${at(0.045, 0)}Z`;
	const dark = `M${at(0.012, 0)}L${at(0.01, 0.84)}L${at(0, 0.97)}L${at(0.026, 0.84)}L${at(0.03, 0.71)}L${at(0.036, 0.66)}L${at(0.045, 0)}Z`;
	const dome = `M${at(0.1, 0)}L${at(0.1, 0.14)}C${at(0.1, 0.26)} ${at(0.17, 0.32)} ${at(0.23, 0.335)}L${at(0.235, 0.38)}L${at(0.24, 0.335)}C${at(0.3, 0.32)} ${at(0.37, 0.26)} ${at(0.37, 0.14)}L${at(0.37, 0)}Z`;
	const hall =
		rect(x + tall * 0.06, foot - tall * 0.1, tall * 0.36, tall * 0.24, lit) +
		rect(x + tall * 0.3, foot - tall * 0.1, tall * 0.12, tall * 0.24, shade, 0.7);
	const blue = seenAt(scene, '#4d8ba0', 'sunlight', distance);
	return (
		hall +
		fill(dome, blue) +
		fill(
			`M${at(0.27, 0)}C${at(0.29, 0.16)} ${at(0.28, 0.28)} ${at(0.24, 0.335)}C${at(0.3, 0.32)} ${at(0.37, 0.26)} ${at(0.37, 0.14)}L${at(0.37, 0)}Z`,
			shade,
			0.5,
		) +
		fill(shaft, lit) +
		fill(dark, shade, 0.8)
	);
}

/** What is left of the Temple of Hercules: two columns and the beam on them. */
function temple(scene: Scene, x: number, foot: number, tall: number, distance: number): string {
	const [lit, shade] = [seenAt(scene, '#ecdcbc', 'sunlight', distance), seenAt(scene, '#8f7d68', 'shade', distance)];
	const pillar = (at: number, high: number): string =>
		rect(at, foot - high, tall * 0.12, high, lit) + rect(at + tall * 0.07, foot - high, tall * 0.05, high, shade, 0.8);
	return (
		pillar(x, tall) +
		pillar(x + tall * 0.34, tall) +
		pillar(x - tall * 0.34, tall * 0.5) +
		rect(x - tall * 0.04, foot - tall * 1.1, tall * 0.56, tall * 0.11, lit) +
		rect(x - tall * 0.04, foot - tall * 1.01, tall * 0.56, tall * 0.03, shade)
	);
}

function backdrop(scene: Scene): string {
	const { width, horizon, height, sunX } = scene;
	const chance = chanceOf(scene, 'hills');
	const line = (tall: number, from: number, to: number, shape: readonly number[]): Point[] =>
		shape.map(
			(share, i): Point => [width * (from + ((to - from) * i) / (shape.length - 1)), horizon - tall * share * chance.between(0.9, 1.1)],
		);
	const flip = (shape: readonly number[]): number[] => (sunX < width / 2 ? [...shape] : [...shape].reverse());
	const bottom = horizon + (height - horizon) * 0.3;
	const far = line(horizon * 0.3, -0.05, 1.05, flip([0.8, 0.95, 0.62, 0.9, 1, 0.7]));
	const mid = line(horizon * 0.34, -0.05, 1.05, flip([0.1, 0.2, 0.5, 0.86, 1, 0.94]));
	const near = line(horizon * 0.34, -0.05, 1.05, flip([0.95, 0.72, 0.2, -0.35, -0.5, -0.4]));
	const place = (share: number): number => width * (sunX < width / 2 ? share : 1 - share);
	const [templeX, mosqueX] = [place(chance.between(0.1, 0.24)), place(chance.between(0.62, 0.72))];
	return [
		quarter(scene, { id: 'far', crest: far, bottom: horizon + 20, house: 22, distance: 0.58 }),
		temple(scene, templeX, crestAt(far, templeX) + 12, horizon * 0.1, 0.4),
		quarter(scene, { id: 'mid', crest: mid, bottom, house: 42, distance: 0.34 }),
		minaret(scene, mosqueX, crestAt(mid, mosqueX) + 46, horizon * 0.27, 0.2),
		quarter(scene, { id: 'near', crest: near, bottom, house: 76, distance: 0.08 }),
	].join('');
}

/** The parapet of a look-out terrace. */
function parapet(scene: Scene, top: number, tall: number): string {
	const { width } = scene;
	const chance = chanceOf(scene, 'parapet');
	const tones = [0, 1, 2].map((i) => mix(seenAt(scene, limestones[i] ?? '#e9dcc3', 'ambient'), seenAt(scene, '#a08f78', 'ambient'), 0.22));
	const courses: string[][] = [[], [], []];
	for (let course = 0; course < 3; course++) {
		for (let x = -40 + course * 17; x < width; ) {
			const wide = chance.between(46, 92);
			courses[Math.floor(chance.between(0, 3))]?.push(
				`M${round(x)} ${round(top + (tall * course) / 3)}h${round(wide - 2.5)}v${round(tall / 3 - 2.5)}h${round(2.5 - wide)}z`,
			);
			x += wide;
		}
	}
	return [
		rect(0, top, width, tall, seenAt(scene, '#8d7c66', 'shade')),
		courses.map((stones, i) => fill(stones.join(''), tones[i] ?? '#e9dcc3')).join(''),
		rect(0, top - 12, width, 15, lighter(seenAt(scene, '#eadfc8', 'sunlight'), 0.1)),
		rect(0, top + 3, width, 5, seenAt(scene, '#5d4d3c', 'shade'), 0.5),
	].join('');
}

function ground(scene: Scene): string {
	const { height, horizon, road } = scene;
	const depth = height - horizon;
	if (road !== 'across')
		return rect(0, horizon + depth * 0.22, scene.width, depth, seenAt(scene, '#cbb998', 'ambient')) + asphalt(scene, horizon, '#e9e4d6');
	return (
		parapet(scene, horizon + depth * 0.2, depth * 0.19) +
		rect(0, horizon + depth * 0.38, scene.width, 20, seenAt(scene, '#cfc3ad', 'sunlight')) +
		asphalt(scene, horizon + depth * 0.41, '#e9e4d6')
	);
}

export const amman: Landscape = {
	surroundings: (light) => ({ horizon: under('#a8977c', light.ambient), ground: under('#8f8a84', light.sunlight) }),
	backdrop,
	ground,
	foreground: () => '',
};
