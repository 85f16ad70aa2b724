// Sandstone cliffs: towers with a lit and a shaded face, bands of strata, a slope of fallen sand at the foot.
import { darker, mix } from '../drawing/colour.ts';
import type { Random } from '../drawing/random.ts';
import type { Point } from '../drawing/svg.ts';
import { clipPath, fill, group, linear, paintedWith, polyline, round, softline, stroke } from '../drawing/svg.ts';

interface CliffOptions {
	readonly id: string;
	readonly chance: Random;
	readonly left: number;
	readonly right: number;
	readonly base: number;
	readonly height: number;
	/** Sunlit and shaded rock, and the sand at the foot, all as seen from here. */
	readonly lit: string;
	readonly shaded: string;
	readonly sand: string;
	/** -1 when the light comes from the left. */
	readonly sun: -1 | 1;
	/** Mean width of one tower. */
	readonly tower: number;
	/** Which ends fall to the ground; the others run out of the picture. */
	readonly ends?: 'both' | 'left' | 'right';
	/** False if other rock is in front. */
	readonly foot?: boolean;
}

interface Tower {
	readonly from: number;
	readonly to: number;
	readonly top: number;
	readonly notch: number;
}

/** Towers of uneven width under one slow skyline, so that they read as a single mountain. */
function towersOf({ chance, left, right, height, tower, ends = 'both' }: CliffOptions): Tower[] {
	const towers: Tower[] = [];
	const span = right - left;
	const [phase, second, waves] = [chance.between(0, 6.3), chance.between(0, 6.3), Math.max(1, span / (tower * 9))];
	for (let x = left; x < right - tower * 0.25; ) {
		const slim = Math.min(1, 0.35 + Math.min(ends === 'right' ? span : x - left, ends === 'left' ? span : right - x) / (tower * 3));
		const to = Math.min(right, x + tower * slim * chance.between(0.35, 1.7));
		const share = ((x + to) / 2 - left) / span;
		const slow = 0.8 + 0.14 * Math.sin(phase + share * waves * 6.3) + 0.06 * Math.sin(second + share * waves * 16);
		const rise = ends === 'right' ? 1 : Math.min(1, 0.2 + share * 2.8);
		const fall = ends === 'left' ? 1 : Math.min(1, 0.16 + (1 - share) * 3);
		const ideal = height * slow * rise * fall * chance.between(0.93, 1.05);
		const beside = towers[towers.length - 1]?.top ?? ideal;
		const top = Math.min(beside * 1.26, Math.max(beside / 1.26, ideal));
		towers.push({ from: x, to, top, notch: top * chance.between(0.88, 0.98) });
		x = to;
	}
	return towers;
}

/** The upper edge: some towers are domes, some are blocks with a broken top. */
function skylineOf(towers: readonly Tower[], { base, chance }: CliffOptions): string {
	return towers
		.map(({ from, to, top, notch }) => {
			const at = (along: number, rise: number): string => `${round(from + (to - from) * along)} ${round(base - rise)}`;
			const start = `L${at(0, notch)}`;
			if (chance.chance(0.62)) {
				const lean = chance.between(0.34, 0.62);
				return `${start}C${at(0.03, notch + (top - notch) * 0.8)} ${at(lean - 0.24, top)} ${at(lean, top)}C${at(lean + 0.24, top)} ${at(0.94, notch + (top - notch) * 0.9)} ${at(0.985, notch)}`;
			}
			const step = chance.between(0.3, 0.7);
			return `${start}L${at(0.07, top * 0.965)}L${at(step - 0.12, top * chance.between(0.97, 0.99))}L${at(step, top)}L${at(0.9, top * chance.between(0.96, 0.99))}L${at(0.985, notch)}`;
		})
		.join('');
}

/** A strip of rock that looks away from the sun, from the top of a tower down to the foot, with an uneven edge. */
function shadedStrip(edge: number, split: number, top: number, sway: number, { base, chance }: CliffOptions): string {
	const ridge = [0, 0.14, 0.3, 0.42, 0.6, 0.78, 1].map((down): Point => [split + chance.between(-sway, sway), base - top * (1 - down)]);
	return polyline([[edge, base - top], ...ridge, [edge, base]], true);
}

/** The large turned-away face of each tower, and the narrow ones of the ribs on it. */
function shades(towers: readonly Tower[], options: CliffOptions): [faces: string, ribs: string] {
	const { chance, sun } = options;
	const faces: string[] = [];
	const ribs: string[] = [];
	for (const { from, to, top } of towers) {
		const width = to - from;
		const edge = sun < 0 ? to : from;
		faces.push(shadedStrip(edge, edge + sun * width * chance.between(0.2, 0.5), top, width * 0.07, options));
		for (let rib = 0; rib < 3; rib++) {
			const x = from + width * chance.between(0.05, 0.95);
			ribs.push(
				shadedStrip(x, x + sun * Math.min(26, width * chance.between(0.05, 0.16)), top * chance.between(0.6, 1.02), width * 0.035, options),
			);
		}
	}
	return [faces.join(''), ribs.join('')];
}

function cracks(towers: readonly Tower[], { base, chance }: CliffOptions): string {
	return towers
		.flatMap(({ from, to, top }) =>
			Array.from({ length: Math.round(chance.between(2, 5)) }, () => {
				const x = chance.between(from, to);
				const [start, end] = [top * chance.between(0.55, 0.98), top * chance.between(0.18, 0.5)];
				const wide = Math.min(5, (to - from) * 0.05) * chance.between(0.3, 1);
				const bend = chance.between(-wide, wide) * 2;
				return `M${round(x)} ${round(base - start)}L${round(x + wide + bend)} ${round(base - (start + end) / 2)}L${round(x + bend)} ${round(base - end)}L${round(x + bend - wide)} ${round(base - (start + end) / 2)}Z`;
			}),
		)
		.join('');
}

/** Bedding across the whole face: a few broad bands and many hairlines. */
function strata({ left, right, base, height, chance }: CliffOptions): string[] {
	return Array.from({ length: 22 }, (_, i) => {
		const y = base - height * (0.2 + (i % 11) * 0.075 + chance.between(-0.03, 0.03));
		const points = Array.from(
			{ length: 12 },
			(_, j): Point => [left + ((right - left) * j) / 11, y + chance.between(-0.007, 0.007) * height],
		);
		return softline(points);
	});
}

/** Dark streaks that water has left on the upper faces. */
function varnish(towers: readonly Tower[], { base, chance }: CliffOptions): string {
	return towers
		.flatMap(({ from, to, top }) =>
			Array.from({ length: Math.round((to - from) / 9) }, () => {
				const x = chance.between(from, to);
				const start = base - top * chance.between(0.62, 1);
				return `M${round(x)} ${round(start)}l${round(chance.between(-1.5, 1.5))} ${round(top * chance.between(0.06, 0.4))}`;
			}),
		)
		.join('');
}

function talus({ left, right, base, height, chance, tower, ends = 'both' }: CliffOptions): Point[] {
	const steps = Math.max(4, Math.round((right - left) / (tower * 0.5)));
	const spread = tower * 0.9;
	const [from, to] = [ends === 'right' ? left : left - spread, ends === 'left' ? right : right + spread];
	const top = Array.from(
		{ length: steps + 1 },
		(_, i): Point => [left + ((right - left) * i) / steps, base - height * chance.between(0.1, 0.3)],
	);
	return [[from, base], ...top, [to, base]];
}

/** One massif from end to end. */
export function cliff(options: CliffOptions): string {
	const { id, base, left, right, height, lit, shaded, sand } = options;
	const towers = towersOf(options);
	const outline = `M${round(left)} ${round(base)}${skylineOf(towers, options)}L${round(right)} ${round(base)}Z`;
	const [faces, ribs] = shades(towers, options);
	const foot = softline(talus(options));
	const bands = strata(options);
	const inside = [
		fill(outline, paintedWith(`${id}-lit`)),
		fill(faces, shaded, 0.8),
		fill(ribs, shaded, 0.42),
		fill(cracks(towers, options), darker(shaded, 0.25), 0.6),
		stroke(varnish(towers, options), shaded, Math.max(1, height * 0.006), 0.16),
		bands
			.slice(0, 6)
			.map((d, i) => stroke(d, i % 2 ? mix(lit, '#ffffff', 0.3) : shaded, height * (i % 2 ? 0.012 : 0.03), 0.16))
			.join(''),
		stroke(bands.slice(6, 14).join(''), darker(shaded, 0.2), Math.max(1, height * 0.004), 0.2),
		stroke(bands.slice(14).join(''), mix(lit, '#fff3df', 0.5), Math.max(1, height * 0.0035), 0.18),
	];
	return [
		linear(
			`${id}-lit`,
			[0, base - height],
			[0, base],
			[
				[0, lit],
				[0.6, mix(lit, shaded, 0.22)],
				[1, mix(lit, sand, 0.5)],
			],
		),
		linear(
			`${id}-foot`,
			[0, base - height * 0.3],
			[0, base],
			[
				[0, mix(mix(lit, shaded, 0.5), sand, 0.25)],
				[1, sand],
			],
		),
		clipPath(id, outline),
		group(inside.join(''), undefined, id),
		options.foot === false ? '' : fill(foot, paintedWith(`${id}-foot`)),
	].join('');
}
