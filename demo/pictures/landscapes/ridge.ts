// Mountains and hills as silhouettes, with slopes that catch the light.
import type { Random } from '../drawing/random.ts';
import type { Point } from '../drawing/svg.ts';
import { fill, linear, paintedWith, polyline, softline } from '../drawing/svg.ts';

/** A broken skyline by midpoint displacement: `rough` 0 (rounded) to 1 (jagged); heights are above `base`. */
export function ridgeline(chance: Random, [left, right]: Point, base: number, heights: readonly number[], rough: number): Point[] {
	let line = heights.map((height, i): Point => [left + ((right - left) * i) / (heights.length - 1), base - height]);
	let swing = Math.max(...heights) * 0.32 * rough;
	for (let round = 0; round < 5; round++) {
		line = line.flatMap((point, i): Point[] => {
			const next = line[i + 1];
			if (!next) return [point];
			return [
				point,
				[
					(point[0] + next[0]) / 2 + chance.between(-0.1, 0.1) * (next[0] - point[0]),
					(point[1] + next[1]) / 2 + chance.between(-swing, swing),
				],
			];
		});
		swing *= 0.52;
	}
	return line;
}

interface RidgeOptions {
	readonly id: string;
	readonly line: readonly Point[];
	readonly base: number;
	readonly top: string;
	readonly foot: string;
	/** Colour of the slopes turned away from the sun, and where the sun is. */
	readonly shaded?: string;
	readonly sun?: -1 | 1;
	readonly chance?: Random;
}

/** Gullies run down from the summits: the faces on the far side of the sun are darker. */
function gullies({ line, base, sun = 1, chance }: RidgeOptions): string {
	if (!chance) return '';
	const summits = line.filter((point, i) => {
		const [before, after] = [line[i - 1], line[i + 1]];
		return before && after && point[1] <= before[1] && point[1] <= after[1];
	});
	return summits
		.map(([x, y]) => {
			const tall = base - y;
			const slope = tall * chance.between(0.16, 0.62) * -sun;
			return polyline(
				[
					[x, y],
					[x + slope * 0.3 + chance.between(-6, 6), y + tall * 0.36],
					[x + slope * 0.34, y + tall * 0.6],
					[x + slope * 0.7, base],
					[x + slope * 2.1, base],
					[x + slope * 1.5, y + tall * chance.between(0.5, 0.8)],
					[x + slope * 0.8, y + tall * 0.42],
				],
				true,
			);
		})
		.join('');
}

/** One mountain range. */
export function ridge(options: RidgeOptions): string {
	const { id, line, base, top, foot, shaded } = options;
	const [first, last] = [line[0] ?? [0, base], line[line.length - 1] ?? [0, base]];
	const highest = Math.min(...line.map(([, y]) => y));
	const shape = `${polyline(line)}L${last[0]} ${base}L${first[0]} ${base}Z`;
	const shade = shaded
		? `<clipPath id="${id}-shape"><path d="${shape}"/></clipPath><g clip-path="url(#${id}-shape)">${fill(gullies(options), shaded, 0.42)}</g>`
		: '';
	return (
		linear(
			id,
			[0, highest],
			[0, base],
			[
				[0, top],
				[1, foot],
			],
		) +
		fill(shape, paintedWith(id)) +
		shade
	);
}

/** A rounded hill. */
export function hill(id: string, points: readonly Point[], base: number, top: string, foot: string): string {
	const [first, last] = [points[0] ?? [0, base], points[points.length - 1] ?? [0, base]];
	const highest = Math.min(...points.map(([, y]) => y));
	return (
		linear(
			id,
			[0, highest],
			[0, base],
			[
				[0, top],
				[1, foot],
			],
		) + fill(`${softline(points)}L${last[0]} ${base}L${first[0]} ${base}Z`, paintedWith(id))
	);
}
