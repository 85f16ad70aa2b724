// The front of the Treasury at Petra, carved into the rock: two storeys of columns, a broken pediment, a round tower with its urn.
import { darker, lighter, mix } from '../drawing/colour.ts';
import type { Point } from '../drawing/svg.ts';
import { fill, group, polyline, rect, round } from '../drawing/svg.ts';

interface Stone {
	readonly lit: string;
	readonly shaded: string;
	readonly sun: -1 | 1;
}

/** A column with base and capital; the side away from the sun is dark. */
function column(x: number, foot: number, tall: number, wide: number, { lit, shaded, sun }: Stone): string {
	const half = wide / 2;
	return [
		rect(x - half, foot - tall, wide, tall, lit),
		rect(sun < 0 ? x + half * 0.2 : x - half, foot - tall, half * 0.8, tall, shaded, 0.75),
		rect(x - half * 1.35, foot - tall * 0.06, wide * 1.35, tall * 0.06, lit),
		fill(
			polyline(
				[
					[x - half, foot - tall * 0.9],
					[x + half, foot - tall * 0.9],
					[x + half * 1.5, foot - tall],
					[x - half * 1.5, foot - tall],
				],
				true,
			),
			lighter(lit, 0.14),
		),
	].join('');
}

function beam(x: number, y: number, wide: number, tall: number, { lit, shaded }: Stone): string {
	return rect(x, y, wide, tall, lit) + rect(x, y, wide, tall * 0.28, lighter(lit, 0.22)) + rect(x, y + tall, wide, tall * 0.3, shaded, 0.7);
}

const triangle = (a: Point, b: Point, c: Point, colour: string): string => fill(polyline([a, b, c], true), colour);

function lowerStorey(stone: Stone): string {
	const dark = darker(stone.shaded, 0.45);
	return [
		rect(-50, -62, 100, 62, mix(stone.shaded, dark, 0.35)),
		rect(-9, -40, 18, 40, darker(dark, 0.35)),
		rect(-30, -34, 9, 30, dark),
		rect(21, -34, 9, 30, dark),
		[-45, -29, -14, 14, 29, 45].map((x) => column(x, 0, 60, 7.4, stone)).join(''),
		beam(-52, -68, 104, 7, stone),
		triangle([-36, -69], [36, -69], [0, -84], stone.lit),
		triangle([-29, -70.5], [29, -70.5], [0, -81.5], stone.shaded),
		beam(-52, -88, 104, 4.5, stone),
	].join('');
}

function upperStorey(stone: Stone): string {
	const dark = darker(stone.shaded, 0.4);
	const pavilion = [
		rect(-50, -126, 24, 38, mix(stone.shaded, dark, 0.3)),
		[-46, -30].map((x) => column(x, -89, 36, 5.6, stone)).join(''),
		beam(-52, -131, 28, 5, stone),
		triangle([-52, -131], [-24, -131], [-24, -143], stone.lit),
	].join('');
	return [
		rect(-26, -126, 52, 38, dark),
		pavilion,
		group(pavilion, 'scale(-1 1)'),
		rect(-15, -126, 30, 38, mix(stone.lit, stone.shaded, 0.4)),
		rect(-4, -118, 8, 26, stone.shaded),
		[-12, 12].map((x) => column(x, -89, 36, 5.2, stone)).join(''),
		beam(-17, -131, 34, 5, stone),
		fill('M-18 -131L18 -131C12 -140 6 -147 3 -150L-3 -150C-6 -147 -12 -140 -18 -131Z', stone.lit),
		fill(
			stone.sun < 0 ? 'M4 -131L18 -131C12 -140 6 -147 3 -150L2 -150Z' : 'M-4 -131L-18 -131C-12 -140 -6 -147 -3 -150L-2 -150Z',
			stone.shaded,
			0.7,
		),
		fill('M-3 -150L3 -150L2 -154C6 -157 6 -163 2 -165L2 -169L-2 -169L-2 -165C-6 -163 -6 -157 -2 -154Z', lighter(stone.lit, 0.1)),
	].join('');
}

/** The façade with its niche, `tall` pixels high, its base on `foot` around `x`. */
export function treasury(x: number, foot: number, tall: number, stone: Stone): string {
	const niche = 'M-57 0V-172H57V0Z';
	const side = stone.sun < 0 ? 'M-57 0V-172H57V-163H-50V0Z' : 'M57 0V-172H-57V-163H50V0Z';
	const content = [
		fill(niche, stone.shaded, 0.16),
		fill(side, darker(stone.shaded, 0.2), 0.7),
		lowerStorey(stone),
		upperStorey(stone),
	].join('');
	return group(content, `translate(${round(x)} ${round(foot)}) scale(${(tall / 180).toFixed(3)})`);
}
