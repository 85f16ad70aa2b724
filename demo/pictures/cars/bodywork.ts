// The painted metal of the side view: what each surface mirrors, its lines, its arches.
import { darker, lighter, mix } from '../drawing/colour.ts';
import type { Point } from '../drawing/svg.ts';
import { ellipse, fill, group, linear, paintedWith, radial, rect, ring, softline, stroke } from '../drawing/svg.ts';
import type { CarBody } from './body.ts';
import type { Coat } from './paint.ts';

const first = (line: readonly Point[]): Point => line[0] ?? [0, 0];
const last = (line: readonly Point[]): Point => line[line.length - 1] ?? [0, 0];
const middle = (line: readonly Point[]): Point => line[Math.floor(line.length / 2)] ?? [0, 0];

/** Dark lip, bright edge and soft shade around a wheel arch. */
function archShade(x: number, name: string, { wheels }: CarBody, coat: Coat): string {
	const reach = wheels.arch + 170;
	const at = (beyond: number): number => (wheels.arch + beyond) / reach;
	return radial(name, [x, -wheels.tyre], reach, [
		[at(0), coat.gap, 0.95],
		[at(8), coat.gap, 0.9],
		[at(12), coat.shoulder, 0.6],
		[at(30), coat.side, 0.55],
		[at(46), coat.turned, 0.55],
		[at(90), coat.turned, 0.28],
		[1, coat.turned, 0],
	]);
}

function lengthwise(length: number, coat: Coat, sun: -1 | 1): string {
	return [
		linear(
			'ends',
			[0, 0],
			[length, 0],
			[
				[0, coat.sill, 0.75],
				[0.035, coat.turned, 0.45],
				[0.1, coat.turned, 0],
				[0.9, coat.turned, 0],
				[0.965, coat.turned, 0.5],
				[1, coat.sill, 0.8],
			],
		),
		linear(
			'sunward',
			[sun < 0 ? 0 : length, 0],
			[sun < 0 ? length : 0, 0],
			[
				[0, coat.gleam, 0.06 + 0.12 * coat.pale],
				[0.35, coat.gleam, 0.03],
				[0.55, coat.gap, 0],
				[1, coat.gap, 0.22],
			],
		),
		linear(
			'along',
			[length * 0.05, 0],
			[length * 0.96, 0],
			[
				[0, coat.gleam, 0],
				[0.18, coat.gleam, 0.85],
				[0.5, coat.gleam, 0.5],
				[0.8, coat.gleam, 0.85],
				[1, coat.gleam, 0],
			],
		),
	].join('');
}

function heightwise(body: CarBody, coat: Coat): string {
	const { height, shoulder, crease, beltline } = body;
	const tilt = (last(shoulder)[1] - first(shoulder)[1]) / (last(shoulder)[0] - first(shoulder)[0]);
	const [mx, my] = middle(shoulder);
	const below = (depth: number): Point => [mx - depth * tilt, my + depth];
	const share = (y: number): number => (height + y) / (height - 150);
	const creaseY = middle(crease)[1];
	return [
		linear(
			'coat',
			[0, -height],
			[0, -150],
			[
				[0, coat.roof],
				[share(-height + 55), mix(coat.roof, coat.base, 0.55)],
				[share(beltline - 30), coat.base],
				[share(beltline + 70), coat.shoulder],
				[share(my + 100), mix(coat.shoulder, coat.side, 0.6)],
				[1, coat.turned],
			],
		),
		linear('turned', below(0), below(460), [
			[0, coat.turned, 0.95 - 0.4 * coat.pale],
			[0.22, mix(coat.turned, coat.side, 0.35), 0.85 - 0.25 * coat.pale],
			[0.62, coat.side, 0.6],
			[1, coat.side, 0],
		]),
		linear(
			'lower',
			[0, creaseY - 50],
			[0, creaseY + 190],
			[
				[0, lighter(coat.lower, 0.1)],
				[0.4, coat.lower],
				[0.72, coat.sill],
				[1, darker(coat.sill, 0.4)],
			],
		),
	].join('');
}

function highlights({ wheels, shoulder }: CarBody, coat: Coat): string {
	const [haunch, fender] = [last(shoulder)[1] + 40, first(shoulder)[1] - 10];
	return [
		radial(
			'haunch',
			[wheels.rear - 60, haunch],
			700,
			[
				[0, coat.shoulder, 0.62],
				[1, coat.shoulder, 0],
			],
			0.21,
		),
		radial(
			'fender',
			[wheels.front + 40, fender],
			620,
			[
				[0, coat.shoulder, 0.5],
				[1, coat.shoulder, 0],
			],
			0.17,
		),
		ellipse(wheels.rear - 60, haunch, 700, 150, paintedWith('haunch')),
		ellipse(wheels.front + 40, fender, 620, 106, paintedWith('fender')),
	].join('');
}

/** The far landscape mirrored in the doors: a dark band with an uneven lower edge. */
function mirroredLand({ shoulder, length }: CarBody, coat: Coat): string {
	const edge = Array.from({ length: 23 }, (_, i): Point => {
		const x = (length * (i - 0.5)) / 21;
		const on = first(shoulder)[1] + ((last(shoulder)[1] - first(shoulder)[1]) * i) / 22;
		return [x, on + 190 + 22 * Math.sin(i * 1.31) + 16 * Math.sin(i * 2.7) + 9 * Math.sin(i * 5.3)];
	});
	return fill(
		`M-99 ${first(shoulder)[1] + 60}${softline(shoulder, 'L')}L${length + 99} ${last(shoulder)[1]}${softline(edge.reverse(), 'L')}Z`,
		coat.turned,
		0.28 - 0.14 * coat.pale,
	);
}

function cladding(body: CarBody): string {
	const { wheels, floor, cladding: width, step } = body;
	if (!width) return '';
	const arches = [wheels.front, wheels.rear].map(
		(x) =>
			ring(x, -wheels.tyre, wheels.arch + width / 2, '#1a1b1d', width) +
			ring(x, -wheels.tyre, wheels.arch + width, '#3b3d40', 7, 0.8) +
			ring(x, -wheels.tyre, wheels.arch + 4, '#000000', 12, 0.6),
	);
	const sill = floor[1] - 75;
	return [
		arches.join(''),
		rect(wheels.front + wheels.arch, sill, wheels.rear - wheels.front - wheels.arch * 2, 120, '#17181a'),
		rect(wheels.front + wheels.arch, sill, wheels.rear - wheels.front - wheels.arch * 2, 9, '#45474a', 0.8),
		step ? '' : rect(wheels.front + wheels.arch + 200, sill + 28, wheels.rear - wheels.front - wheels.arch * 2 - 400, 12, '#9a9da0', 0.55),
	].join('');
}

/** Body work to be clipped to the silhouette. */
export function bodywork(body: CarBody, coat: Coat, sun: -1 | 1): string {
	const { shoulder, crease, wheels, length, height } = body;
	const under = `${softline(shoulder)}L${length} ${last(shoulder)[1]}L${length} 0L0 0L0 ${first(shoulder)[1] + 120}Z`;
	const [start, end] = [first(crease), last(crease)];
	const lower = `${softline([[start[0] - 500, start[1] + 20], ...crease, [end[0] + 500, end[1] + 20]])}L${length} 0L0 0Z`;
	const cover = (paint: string): string => rect(-20, -height - 20, length + 40, height + 20, paintedWith(paint));
	return [
		heightwise(body, coat),
		lengthwise(length, coat, sun),
		archShade(wheels.front, 'front-arch', body, coat),
		archShade(wheels.rear, 'rear-arch', body, coat),
		cover('coat'),
		fill(under, paintedWith('turned')),
		mirroredLand(body, coat),
		fill(lower, paintedWith('lower'), 0.94),
		stroke(softline(crease), paintedWith('along'), 8, 0.45),
		highlights(body, coat),
		stroke(softline(shoulder), paintedWith('along'), 8, 0.95),
		cover('ends'),
		cover('sunward'),
		ellipse(wheels.front, -wheels.tyre, wheels.arch + 170, wheels.arch + 170, paintedWith('front-arch')),
		ellipse(wheels.rear, -wheels.tyre, wheels.arch + 170, wheels.arch + 170, paintedWith('rear-arch')),
		body.screens.map((d) => stroke(d, '#0c1014', 56) + stroke(d, coat.gleam, 18, 0.3)).join(''),
		cladding(body),
		body.plastic.map((d) => fill(d, '#141517') + stroke(d, '#5a5d61', 6, 0.6)).join(''),
		stroke(body.outline, coat.gleam, 12, 0.5),
	].join('');
}

/** The lines on top: bonnet edge and roof seam, gaps between panels. */
export function seams(body: CarBody, coat: Coat): string {
	const light = lighter(coat.side, 0.4);
	const edges = body.edges.map((d) => stroke(d, coat.gap, 6, 0.5) + group(stroke(d, coat.gleam, 5, 0.5), 'translate(0 -8)'));
	const gaps = body.gaps.map((d) => stroke(d, coat.gap, 5.5, 0.8) + group(stroke(d, light, 3, 0.4), 'translate(5 1)'));
	const [fx, fy] = body.flap;
	const flap = `M${fx - 62} ${fy - 74}h124a14 14 0 0 1 14 14v120a14 14 0 0 1 -14 14h-124a14 14 0 0 1 -14 -14v-120a14 14 0 0 1 14 -14z`;
	return edges.join('') + gaps.join('') + stroke(flap, coat.gap, 4, 0.45);
}
