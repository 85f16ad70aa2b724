// The windows of the side view, the seats behind them, and the open cockpit of a car without a roof.
import { darker, mix } from '../drawing/colour.ts';
import { clipPath, fill, group, linear, type Point, paintedWith, rect, stroke } from '../drawing/svg.ts';
import type { Daylight, Surroundings } from '../light/daylight.ts';
import type { CarBody } from './body.ts';
import type { Coat } from './paint.ts';

const tint = '#0d1318';

/** A seat in profile: a low head rest close to the slanted back. */
function seat([x, y]: Point): string {
	const at = (dx: number, dy: number): string => `${x + dx} ${y + dy}`;
	return [
		`M${at(-8, 34)}C${at(-4, 8)} ${at(20, 0)} ${at(66, 2)}C${at(110, 4)} ${at(126, 20)} ${at(124, 56)}L${at(118, 112)}C${at(112, 128)} ${at(86, 132)} ${at(48, 130)}C${at(6, 128)} ${at(-14, 122)} ${at(-16, 98)}Z`,
		`M${at(24, 124)}L${at(90, 124)}L${at(84, 160)}L${at(14, 160)}Z`,
		`M${at(-66, 214)}C${at(-62, 168)} ${at(-30, 148)} ${at(40, 148)}C${at(126, 148)} ${at(172, 166)} ${at(168, 222)}C${at(152, 360)} ${at(110, 480)} ${at(70, 620)}L${at(-200, 620)}C${at(-140, 480)} ${at(-94, 340)} ${at(-66, 214)}Z`,
	].join('');
}

/** Cabin and far windows through tinted glass; sky and horizon mirrored on it. */
function glassGradients({ height, beltline }: CarBody, light: Daylight, around: Surroundings): string {
	const top = -height;
	const outside = mix(mix(light.sky[3], around.horizon, 0.35), tint, 0.72);
	return [
		linear(
			'window',
			[0, top],
			[0, beltline + 60],
			[
				[0, '#090c0f'],
				[0.26, '#11171c'],
				[0.36, outside],
				[0.72, mix(outside, around.horizon, 0.12)],
				[0.8, mix(around.horizon, tint, 0.78)],
				[1, mix(around.ground, tint, 0.84)],
			],
		),
		linear(
			'pane',
			[0, top],
			[0, beltline + 40],
			[
				[0, light.sky[1], 0.7],
				[0.4, light.sky[2], 0.34],
				[0.62, light.sky[3], 0.14],
				[0.64, around.horizon, 0.05],
				[1, around.horizon, 0.02],
			],
		),
	].join('');
}

/** A sports seat whose head rest is one piece with the back. */
function sportsSeat([x, y]: Point): string {
	const at = (dx: number, dy: number): string => `${x + dx} ${y + dy}`;
	return `M${at(24, 6)}C${at(50, -8)} ${at(120, -6)} ${at(140, 20)}C${at(156, 60)} ${at(150, 110)} ${at(160, 150)}C${at(176, 210)} ${at(170, 320)} ${at(140, 460)}L${at(-110, 460)}C${at(-80, 340)} ${at(-50, 240)} ${at(-22, 170)}C${at(0, 120)} ${at(6, 40)} ${at(24, 6)}Z`;
}

/** All side windows: cabin and far windows seen through them, sky mirrored on them, pillars and trim. */
export function glasshouse(body: CarBody, light: Daylight, around: Surroundings, chrome: boolean): string {
	if (!body.glass) return '';
	const top = -body.height;
	const sheen = (x: number, width: number): string => `M${x} ${top}L${x + width} ${top}L${x + width - 450} -800L${x - 450} -800Z`;
	const cabin = [
		rect(0, top, body.length, -top, paintedWith('window')),
		body.seats.map((place) => fill(seat(place), '#07090b', 0.92)).join(''),
		rect(0, top, body.length, -top, paintedWith('pane')),
		fill(sheen(body.length * 0.34, 420), '#ffffff', 0.1),
		fill(sheen(body.length * 0.63, 90) + sheen(body.length * 0.66, 300), '#ffffff', 0.06),
		body.pillars.map((pillar) => fill(pillar, '#0b0c0e')).join(''),
		stroke(body.glass, '#000000', 70, 0.18),
	].join('');
	return [
		glassGradients(body, light, around),
		clipPath('glass', body.glass),
		group(cabin, undefined, 'glass'),
		stroke(body.glass, '#0a0b0d', 20),
		chrome ? stroke(body.glass, mix(light.sky[2], '#ffffff', 0.3), 6, 0.9) : '',
	].join('');
}

/** The part above the waist of an open car; drawn before the body, which hides its lower part. */
export function cockpit({ openTop }: CarBody, coat: Coat, light: Daylight): string {
	if (!openTop) return '';
	const leather = mix('#b98a5e', light.ambient, 0.3);
	const shaded = mix(leather, '#1a0f08', 0.55);
	const { floor, farSill, pane, hoop, steering, hood, windscreen } = openTop;
	const canvas = mix('#1f1b19', light.ambient, 0.12);
	const seats = openTop.seats.map(sportsSeat);
	return [
		linear(
			'leather',
			[0, openTop.seats[0]?.[1] ?? 0],
			[0, -800],
			[
				[0, mix(leather, light.sky[3], 0.3)],
				[0.5, leather],
				[1, shaded],
			],
		),
		fill(floor, '#15171a'),
		stroke(farSill, coat.shoulder, 14, 0.9),
		group(fill(windscreen, '#0b0d0f'), 'translate(-46 -16)'),
		fill(pane, light.sky[1], 0.35),
		hood ? fill(hood.shape, canvas) + stroke(hood.folds, darker(canvas, 0.5), 9, 0.8) + stroke(hood.shape, coat.gleam, 7, 0.3) : '',
		seats.map((seat, i) => (i % 2 ? fill(seat, shaded) : '')).join(''),
		hoop ? fill(hoop, '#26292d') + stroke(hoop, coat.gleam, 4, 0.35) : '',
		stroke(steering, '#0b0c0e', 28),
		group(stroke(steering, '#7d8186', 6, 0.7), 'translate(-6 4)'),
		seats
			.map((seat, i) => (i % 2 ? '' : fill(seat, paintedWith('leather')) + stroke(seat, shaded, 6, 0.6)))
			.toReversed()
			.join(''),
		fill(windscreen, '#0b0d0f'),
		stroke(windscreen, coat.gleam, 7, 0.55),
	].join('');
}
