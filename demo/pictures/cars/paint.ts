// Car paint: its colour by name, and how it looks under a sky and above a ground.
import { brightness, darker, lighter, mix, screen, under } from '../drawing/colour.ts';
import type { Daylight, Surroundings } from '../light/daylight.ts';

export const paints = {
	white: '#f0eee8',
	silver: '#b4babf',
	grey: '#5b6268',
	black: '#121417',
	red: '#a81f22',
	blue: '#1d5fa8',
	navy: '#1a2d52',
	green: '#2d4d3c',
	sand: '#c8b48e',
	orange: '#cc5a1e',
	bronze: '#7b5a3a',
} as const;

export type PaintName = keyof typeof paints;

/** One paint under one light, from the roof down to the sill. */
export interface Coat {
	/** Brightness of the pigment, 0 to 1: dark paint mirrors more, pale paint shades less. */
	readonly pale: number;
	readonly base: string;
	readonly roof: string;
	readonly shoulder: string;
	readonly side: string;
	readonly turned: string;
	readonly lower: string;
	readonly sill: string;
	readonly gleam: string;
	readonly gap: string;
}

/** Works out the coat: upward faces mirror the sky, the sides the horizon, the lower doors the ground. */
export function coatOf(name: PaintName, light: Daylight, around: Surroundings): Coat {
	const pigment = paints[name];
	const pale = brightness(pigment);
	const lit = under(
		pigment,
		mix(mix(mix(light.ambient, light.sunlight, 0.55), '#9b9fb4', light.fade * 0.7), '#ffffff', light.lampsLit ? 0.12 : 0.42),
	);
	const shaded = under(pigment, mix(mix(light.ambient, light.shade, 0.55), '#ffffff', 0.2 * pale));
	const gloss = 0.05 + 0.24 * (1 - pale) ** 2;
	const [, skyHigh, skyMiddle, skyLow] = light.sky;
	return {
		pale,
		base: mix(lit, skyHigh, gloss * 0.35),
		roof: mix(screen(lit, darker(skyHigh, 0.62)), skyMiddle, gloss + 0.12),
		shoulder: mix(lighter(lit, 0.25 * pale), mix(skyMiddle, skyLow, 0.4), gloss + 0.1),
		side: mix(lit, around.horizon, gloss * 0.4),
		turned: mix(shaded, darker(around.horizon, 0.5), gloss * 0.5),
		lower: mix(shaded, under(around.ground, light.ambient), gloss * 0.6 + 0.1),
		sill: darker(mix(shaded, around.ground, 0.1), 0.42),
		gleam: mix('#ffffff', light.glow, 0.35),
		gap: darker(shaded, 0.72),
	};
}
