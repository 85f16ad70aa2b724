// A car seen from straight ahead or behind: millimetres, x = 0 in the middle, ground at y = 0, up is negative.
import type { Point } from '../drawing/svg.ts';
import { ellipse, fill, group, linear, paintedWith, radial, rect, round } from '../drawing/svg.ts';
import type { Daylight } from '../light/daylight.ts';
import type { Coat } from './paint.ts';

export interface Face {
	readonly width: number;
	readonly height: number;
	/** Lower edge of the bumpers. */
	readonly floor: number;
	/** Foot of the windscreen, and front edge of the bonnet. */
	readonly belt: number;
	readonly bonnet: number;
	/** Half widths of the roof and of the body at the belt line. */
	readonly roof: number;
	readonly waist: number;
	/** Distance between the middles of the two wheels, radius and width of a tyre. */
	readonly track: number;
	readonly tyre: number;
	readonly tread: number;
	/** Head lamps: top, bottom, inner and outer edge. */
	readonly lamp: readonly [top: number, bottom: number, inner: number, outer: number];
	readonly grille: readonly [top: number, bottom: number, halfTop: number, halfBottom: number];
	/** Tail: foot of the rear window, lower edge of the lid, top and bottom and inner edge of the tail lamps. */
	readonly tail: { readonly window: number; readonly lid: number; readonly lamp: readonly [top: number, bottom: number, inner: number] };
	readonly build: 'car' | 'off-road' | 'open' | 'box' | 'pick-up';
}

type Curve = readonly [Point, Point, Point];

/** A closed path, the same left and right, from the middle of its upper edge down the right side. */
export function symmetric(start: Point, right: readonly Curve[]): string {
	const write = ([x, y]: Point): string => `${round(x)} ${round(y)}`;
	const flip = ([x, y]: Point): Point => [-x, y];
	const down = right.map((curve) => `C${curve.map(write).join(' ')}`).join('');
	const up = right
		.map(([c1, c2], i): string => `C${[flip(c2), flip(c1), flip(i === 0 ? start : (right[i - 1]?.[2] ?? start))].map(write).join(' ')}`)
		.reverse()
		.join('');
	return `M${write(start)}${down}${up}Z`;
}

const straight = (from: Point, to: Point): Curve => [from, to, to];

/** The lower body, from the belt line to the floor. */
export function bodyShape({ width, belt, floor, waist }: Face): string {
	const half = width / 2;
	return symmetric(
		[0, -belt - 26],
		[
			[
				[waist * 0.5, -belt - 26],
				[waist * 0.86, -belt - 14],
				[waist, -belt + 6],
			],
			[
				[waist + 36, -belt + 30],
				[half - 24, -belt + 90],
				[half - 12, -belt + 190],
			],
			[
				[half + 6, -belt + (belt - floor) * 0.42],
				[half + 8, -floor - 380],
				[half - 4, -floor - 260],
			],
			[
				[half - 16, -floor - 150],
				[half - 34, -floor - 70],
				[half - 64, -floor - 30],
			],
			[
				[half - 86, -floor - 4],
				[half - 150, -floor],
				[half - 210, -floor],
			],
			straight([half - 210, -floor], [0, -floor]),
		],
	);
}

/** The cabin above the belt line. */
export function cabinShape({ height, belt, roof, waist }: Face): string {
	return symmetric(
		[0, -height],
		[
			[
				[roof * 0.5, -height],
				[roof * 0.84, -height + 14],
				[roof, -height + 74],
			],
			[
				[roof + (waist - roof) * 0.42, -height + (height - belt) * 0.42],
				[waist - 44, -belt - 90],
				[waist - 14, -belt + 10],
			],
			straight([waist - 14, -belt + 10], [0, -belt + 30]),
		],
	);
}

/** A window in the cabin from `foot` up to `gap` below the roof. */
export function screenShape({ height, roof, waist, belt }: Face, foot: number, gap: number, inset: number): string {
	const share = (foot - belt) / (height - belt);
	const lower = waist - (waist - roof) * share * 0.9 - inset;
	return symmetric(
		[0, -height + gap],
		[
			[
				[roof * 0.5, -height + gap],
				[roof * 0.78, -height + gap + 8],
				[roof - inset * 0.6, -height + gap + 34],
			],
			[
				[roof + (lower - roof) * 0.5, -height + (height - foot) * 0.5],
				[lower - 20, -foot - 60],
				[lower, -foot],
			],
			[
				[lower * 0.6, -foot + 40],
				[lower * 0.3, -foot + 46],
				[0, -foot + 46],
			],
		],
	);
}

/** Both tyres under the body, with the dark between them. */
export function tyres({ track, tyre, tread, floor, width }: Face): string {
	const one = (x: number): string =>
		[
			rect(x - tread / 2, -tyre * 1.5, tread, tyre * 1.5, paintedWith('tread'), 1, tread * 0.22),
			[-0.28, -0.09, 0.09, 0.28].map((groove) => rect(x + groove * tread - 5, -tyre * 1.2, 10, tyre * 1.17, '#050506', 0.8)).join(''),
		].join('');
	return [
		linear(
			'tread',
			[0, -tyre],
			[0, 0],
			[
				[0, '#0b0b0c'],
				[0.6, '#232325'],
				[1, '#0e0e0f'],
			],
		),
		rect(-width / 2 + 120, -floor - 120, width - 240, floor - 20, '#08080a', 1, 40),
		one(-track / 2),
		one(track / 2),
	].join('');
}

/** Shadow under and in front of the car; `away` is the side to which it falls. */
export function endShadow({ width }: Face, light: Daylight, away: -1 | 1): string {
	const low = light.sunHeight === undefined ? 0.15 : 1 - light.sunHeight;
	const shift = away * low * 260;
	return [
		radial(
			'cast',
			[shift, -20],
			width * 0.78,
			[
				[0, '#0a0608', 0.7],
				[0.62, '#0a0608', 0.5],
				[1, '#0a0608', 0],
			],
			0.13,
		),
		radial(
			'under-car',
			[0, -70],
			width * 0.56,
			[
				[0, '#040203', 0.95],
				[0.76, '#040203', 0.85],
				[1, '#040203', 0],
			],
			0.13,
		),
		ellipse(shift, -20, width * 0.78, width * 0.101, paintedWith('cast')),
		ellipse(0, -70, width * 0.56, width * 0.073, paintedWith('under-car')),
	].join('');
}

/** What is drawn on the right, and the same on the left. */
export const pair = (content: string): string => content + group(content, 'scale(-1 1)');

function surfaces({ height, belt, floor, bonnet }: Face, coat: Coat): string {
	return [
		linear(
			'cabin',
			[0, -height],
			[0, -belt],
			[
				[0, coat.roof],
				[0.3, coat.base],
				[1, coat.turned],
			],
		),
		linear(
			'bonnet',
			[0, -belt - 20],
			[0, -bonnet + 40],
			[
				[0, coat.side],
				[0.4, coat.shoulder],
				[0.86, coat.roof],
				[1, coat.shoulder],
			],
		),
		linear(
			'front',
			[0, -bonnet],
			[0, -floor],
			[
				[0, coat.base],
				[0.16, coat.side],
				[0.5, coat.turned],
				[0.62, coat.lower],
				[1, coat.sill],
			],
		),
	].join('');
}

/** Gradients of the painted surfaces; `sun` is the side that the light comes from. */
export function faceGradients(face: Face, coat: Coat, sun: -1 | 1): string {
	const { width, bonnet } = face;
	return [
		surfaces(face, coat),
		radial(
			'fender',
			[width * 0.4, -bonnet - 20],
			250,
			[
				[0, coat.gleam, 0.42],
				[1, coat.gleam, 0],
			],
			0.34,
		),
		linear(
			'flanks',
			[-width / 2, 0],
			[width / 2, 0],
			[
				[0, coat.gap, 0.7],
				[0.05, coat.turned, 0.5],
				[0.16, coat.turned, 0],
				[0.84, coat.turned, 0],
				[0.95, coat.turned, 0.5],
				[1, coat.gap, 0.7],
			],
		),
		linear(
			'sunward',
			[(width / 2) * sun, 0],
			[(-width / 2) * sun, 0],
			[
				[0, coat.gleam, 0.22],
				[0.4, coat.gleam, 0.04],
				[0.6, coat.gap, 0],
				[1, coat.gap, 0.3],
			],
		),
	].join('');
}

/** A door mirror on the right-hand side of the picture. */
export function doorMirror({ waist, belt }: Face, coat: Coat, glass?: string): string {
	const [x, y] = [waist + 6, -belt - 60];
	const shell = `M${x} ${y + 30}C${x + 20} ${y - 50} ${x + 60} ${y - 72} ${x + 130} ${y - 70}C${x + 190} ${y - 66} ${x + 206} ${y - 20} ${x + 196} ${y + 28}C${x + 186} ${y + 60} ${x + 60} ${y + 66} ${x} ${y + 30}Z`;
	const inner = `M${x + 24} ${y + 24}C${x + 40} ${y - 36} ${x + 72} ${y - 52} ${x + 128} ${y - 50}C${x + 172} ${y - 46} ${x + 184} ${y - 16} ${x + 176} ${y + 20}C${x + 166} ${y + 42} ${x + 70} ${y + 46} ${x + 24} ${y + 24}Z`;
	return (
		fill(`M${x - 60} ${y + 66}L${x + 60} ${y + 20}L${x + 70} ${y + 44}L${x - 40} ${y + 92}Z`, '#0f1012') +
		fill(shell, coat.base) +
		fill(
			`M${x} ${y + 30}C${x + 60} ${y + 20} ${x + 150} ${y + 16} ${x + 199} ${y + 6}L${x + 196} ${y + 28}C${x + 186} ${y + 60} ${x + 60} ${y + 66} ${x} ${y + 30}Z`,
			coat.sill,
		) +
		(glass ? fill(inner, glass) : '')
	);
}
