// Level ground in perspective: sand, asphalt, and the small things that lie on them.
import { darker, lighter, mix } from '../drawing/colour.ts';
import type { Random } from '../drawing/random.ts';
import type { Point } from '../drawing/svg.ts';
import { fill, linear, paintedWith, polyline, rect, round, softline, stroke } from '../drawing/svg.ts';
import type { Scene } from './scene.ts';
import { chanceOf, seenAt } from './scene.ts';

/** Bare ground of one colour, hazy at the horizon, with long soft swells of light and shade. */
export function plain(scene: Scene, colour: string): string {
	const { width, height, horizon } = scene;
	const chance = chanceOf(scene, 'plain');
	const [near, far] = [seenAt(scene, colour, 'ambient'), seenAt(scene, colour, 'sunlight', 0.42)];
	const swells = Array.from({ length: 9 }, (_, i) => {
		const depth = ((i + 0.6) / 9) ** 1.7;
		const y = horizon + (height - horizon) * depth;
		const rise = 4 + 26 * depth;
		const points = Array.from({ length: 7 }, (_, j): Point => [(width * j) / 6, y + chance.between(-rise, rise)]);
		const tone = i % 2 ? lighter(near, 0.22) : darker(near, 0.22);
		const belly = points.map(([x, at]): Point => [x, at + rise * chance.between(0.6, 2.4)]).reverse();
		return fill(`${softline(points)}${softline(belly, 'L')}Z`, tone, 0.05 + 0.13 * (1 - depth));
	});
	return [
		linear(
			'plain',
			[0, horizon],
			[0, height],
			[
				[0, far],
				[0.16, mix(far, near, 0.6)],
				[0.6, near],
				[1, darker(near, 0.2)],
			],
		),
		rect(0, horizon, width, height - horizon, paintedWith('plain')),
		swells.join(''),
	].join('');
}

/** Stones scattered between two heights, each with its shadow; `size` is that of a stone at the lower edge. */
export function stones(scene: Scene, chance: Random, [top, bottom]: Point, count: number, colour: string, size = 9): string {
	const { width, height, horizon, sunX } = scene;
	const [bodies, lights, shadows]: [string[], string[], string[]] = [[], [], []];
	for (let i = 0; i < count; i++) {
		const y = top + (bottom - top) * chance.between(0, 1) ** 1.6;
		const r = size * chance.between(0.35, 1) * ((y - horizon) / (height - horizon));
		const x = chance.between(0, width);
		const away = x < sunX ? -1 : 1;
		const lump = (grow: number): string =>
			`M${round(x - r * grow)} ${round(y)}L${round(x - r * 0.6 * grow)} ${round(y - r * 0.6 * grow)}L${round(x + r * 0.2)} ${round(y - r * 0.75 * grow)}L${round(x + r * grow)} ${round(y - r * 0.15)}L${round(x + r * 0.7 * grow)} ${round(y + r * 0.2)}Z`;
		bodies.push(lump(1));
		lights.push(
			`M${round(x - away * r * 0.9)} ${round(y - r * 0.1)}L${round(x - r * 0.6)} ${round(y - r * 0.6)}L${round(x + r * 0.2)} ${round(y - r * 0.75)}L${round(x)} ${round(y - r * 0.2)}Z`,
		);
		shadows.push(
			`M${round(x - r)} ${round(y)}L${round(x + r)} ${round(y - r * 0.1)}L${round(x + away * r * 3)} ${round(y + r * 0.35)}L${round(x)} ${round(y + r * 0.3)}Z`,
		);
	}
	const lit = seenAt(scene, colour, 'sunlight');
	const shade = seenAt(scene, colour, 'shade');
	return fill(shadows.join(''), darker(shade, 0.35), 0.4) + fill(bodies.join(''), shade) + fill(lights.join(''), lit, 0.9);
}

/** Tufts of dry grass or scrub, drawn as fans of blades. */
export function tufts(scene: Scene, chance: Random, places: readonly Point[], size: number, colours: readonly [string, string]): string {
	const blades: [string[], string[]] = [[], []];
	const shadows: string[] = [];
	for (const [x, y] of places) {
		const tall = size * chance.between(0.6, 1.2);
		shadows.push(
			`M${round(x - tall * 0.8)} ${round(y)}L${round(x + tall * 0.8)} ${round(y - 1)}L${round(x + tall * (x < scene.sunX ? -1.7 : 1.7))} ${round(y + tall * 0.22)}Z`,
		);
		for (let i = 0; i < 13; i++) {
			const lean = chance.between(-1, 1);
			const tip: Point = [x + lean * tall * 0.9, y - tall * (1 - Math.abs(lean) * 0.45) * chance.between(0.7, 1.1)];
			const root = x + lean * tall * 0.25;
			blades[i % 2 ? 1 : 0].push(
				`M${round(root - tall * 0.045)} ${round(y)}Q${round(root + lean * tall * 0.2)} ${round(y - tall * 0.5)} ${round(tip[0])} ${round(tip[1])}Q${round(root + lean * tall * 0.32)} ${round(y - tall * 0.4)} ${round(root + tall * 0.05)} ${round(y)}Z`,
			);
		}
	}
	return (
		fill(shadows.join(''), '#2a1a14', 0.22) +
		fill(blades[0].join(''), seenAt(scene, colours[0], 'ambient')) +
		fill(blades[1].join(''), seenAt(scene, colours[1], 'ambient'))
	);
}

/** Two wheel tracks pressed into soft ground: across the picture at `y`, or away to the horizon. */
export function tracks(scene: Scene, y: number, colour: string): string {
	const { width, height, horizon, road } = scene;
	const chance = chanceOf(scene, 'tracks');
	const [dark, bright] = [darker(seenAt(scene, colour, 'shade'), 0.12), lighter(seenAt(scene, colour, 'sunlight'), 0.1)];
	if (road !== 'across') {
		const bend = chance.between(-180, 180);
		const rut = (side: number, wide: number): string => {
			const foot = width / 2 + side * 330;
			const far = width / 2 + bend + side * 6;
			return `M${round(foot - wide)} ${height}C${round(foot - side * 140 - wide * 0.4)} ${round(horizon + (height - horizon) * 0.5)} ${round(far - bend * 0.2)} ${round(horizon + 60)} ${round(far)} ${horizon + 6}C${round(far - bend * 0.2 + 2)} ${round(horizon + 60)} ${round(foot - side * 140 + wide * 0.4)} ${round(horizon + (height - horizon) * 0.5)} ${round(foot + wide)} ${height}Z`;
		};
		return fill(rut(-1, 60) + rut(1, 60), dark, 0.3) + fill(rut(-1, 9) + rut(1, 9), bright, 0.25);
	}
	const [left, right] = [chance.between(-20, 16), chance.between(-16, 24)];
	return [y, y + 62]
		.map((at, i) => {
			const line: Point[] = [
				[-10, at + left],
				[width * 0.3, at + 3],
				[width * 0.7, at],
				[width + 10, at + right],
			];
			const wide = 13 + i * 6;
			return (
				stroke(softline(line), dark, wide, 0.3) + stroke(softline(line.map(([x, down]): Point => [x, down - wide / 2])), bright, 2.5, 0.45)
			);
		})
		.join('');
}

/** The verge edge, line and surface of an asphalt road. */
export function asphalt(scene: Scene, top: number, line: string): string {
	const { width, height, horizon, road } = scene;
	const chance = chanceOf(scene, 'asphalt');
	const grey = seenAt(scene, '#6d6a69', 'ambient');
	const gradient = linear(
		'asphalt',
		[0, road !== 'across' ? horizon : top],
		[0, height],
		[
			[0, seenAt(scene, '#8d8782', 'sunlight', 0.25)],
			[0.3, grey],
			[1, darker(grey, 0.28)],
		],
	);
	const paintOnRoad = seenAt(scene, line, 'sunlight');
	const white = seenAt(scene, '#e8e4da', 'sunlight');
	if (road !== 'across') {
		const ours = road === 'away' ? 0.73 : 0.27;
		const from = (share: number): Point => [width / 2 + (share - ours) * width * 1.8, height];
		const vanish = (share: number): Point => [width / 2 + (share - 0.5) * 14, horizon];
		const wedge = (low: number, high: number): string => polyline([vanish(low), vanish(high), from(high), from(low)], true);
		return [
			gradient,
			fill(wedge(-0.1, 1.1), seenAt(scene, '#b8a68d', 'ambient')),
			fill(wedge(0, 1), paintedWith('asphalt')),
			fill(wedge(0.045, 0.06), paintOnRoad, 0.85),
			fill(wedge(0.94, 0.955), paintOnRoad, 0.85),
			fill(wedge(0.494, 0.506), white, 0.75),
		].join('');
	}
	const specks = Array.from({ length: 190 }, () => {
		const y = top + 16 + (height - top - 16) * chance.between(0, 1);
		const long = chance.between(6, 34) * ((y - horizon) / (height - horizon));
		return `M${round(chance.between(0, width))} ${round(y)}h${round(long)}`;
	});
	const dashes = Array.from({ length: 4 }, (_, i) => {
		const x = i * 560 + chance.between(-60, 0) - 200;
		return `M${round(x)} ${height - 66}h300l-16 22h-306z`;
	});
	return [
		gradient,
		rect(0, top, width, height - top, paintedWith('asphalt')),
		rect(0, top, width, 5, seenAt(scene, '#b9a68c', 'sunlight'), 0.8),
		rect(0, top + 24, width, 8, paintOnRoad, 0.85),
		stroke(specks.join(''), darker(grey, 0.35), 1.6, 0.35),
		stroke(specks.slice(0, 80).join(''), lighter(grey, 0.35), 1.4, 0.35),
		fill(dashes.join(''), white, 0.8),
	].join('');
}
