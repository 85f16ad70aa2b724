// What ties a car to the ground: the dark under it, the shadow the sun casts, the light of its lamps.
import { mix } from '../drawing/colour.ts';
import { circle, ellipse, paintedWith, radial } from '../drawing/svg.ts';
import type { Daylight } from '../light/daylight.ts';
import type { CarBody } from './body.ts';

/** Shadow on the ground in the millimetres of the car; `away` is -1 when it falls towards the nose. */
export function groundShadow({ length, height, wheels }: CarBody, light: Daylight, away: -1 | 1): string {
	const ink = mix('#0a0608', light.sky[0], 0.1);
	const low = light.sunHeight === undefined ? 0.1 : 1 - light.sunHeight;
	const reach = height * low * 0.8 * away;
	const [nose, tail] = [Math.min(0, reach) + 60, length + Math.max(0, reach) - 60];
	const centre = (nose + tail) / 2;
	const wide = (tail - nose) / 2 + 120;
	const contact = (x: number): string => ellipse(x, -4, wheels.tyre * 0.34, 9, '#040203', 0.8);
	return [
		radial(
			'cast',
			[centre, -10],
			wide,
			[
				[0, ink, 0.7],
				[0.7, ink, 0.5],
				[0.88, ink, 0.22],
				[1, ink, 0],
			],
			0.06,
		),
		radial(
			'under-car',
			[length / 2, -128],
			length * 0.475,
			[
				[0, '#040203', 0.94],
				[0.78, '#040203', 0.9],
				[0.92, '#040203', 0.5],
				[1, '#040203', 0],
			],
			0.076,
		),
		ellipse(centre, -10, wide, wide * 0.06, paintedWith('cast')),
		ellipse(length / 2, -128, length * 0.475, length * 0.0361, paintedWith('under-car')),
		contact(wheels.front),
		contact(wheels.rear),
	].join('');
}

/** Lit lamps after dark: a cone ahead, a pool on the road, a red glow behind. */
export function lampLight({ length, shoulder, lampEye }: CarBody): string {
	const y = lampEye[1] + 14;
	const tail = (shoulder[shoulder.length - 1]?.[1] ?? -900) + 50;
	return [
		radial(
			'beam',
			[-760, y + 300],
			1900,
			[
				[0, '#fff3cf', 0.4],
				[0.5, '#fff3cf', 0.14],
				[1, '#fff3cf', 0],
			],
			0.24,
		),
		radial(
			'pool',
			[-1000, 30],
			1800,
			[
				[0, '#ffefc2', 0.42],
				[0.5, '#ffefc2', 0.2],
				[1, '#ffefc2', 0],
			],
			0.1,
		),
		radial('lamp-glow', [120, y], 520, [
			[0, '#fffbe8', 0.95],
			[0.16, '#fff3cf', 0.5],
			[1, '#fff3cf', 0],
		]),
		radial('tail-glow', [length - 60, tail], 420, [
			[0, '#ff5a48', 0.8],
			[0.2, '#ff3d30', 0.36],
			[1, '#ff3d30', 0],
		]),
		ellipse(-760, y + 300, 1900, 456, paintedWith('beam')),
		ellipse(-1000, 30, 1800, 180, paintedWith('pool')),
		circle(120, y, 520, paintedWith('lamp-glow')),
		circle(length - 60, tail, 420, paintedWith('tail-glow')),
	].join('');
}
