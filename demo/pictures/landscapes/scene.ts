// The frame that a landscape is drawn into, and what a landscape has to offer.

import { mix, under } from '../drawing/colour.ts';
import { type Random, random } from '../drawing/random.ts';
import type { Daylight, Surroundings } from '../light/daylight.ts';

/** `across`: the road runs from left to right. Else it runs to the horizon, and the lane we are in leads `away` or `towards` us. */
type Road = 'across' | 'away' | 'towards';

export interface Scene {
	readonly width: number;
	readonly height: number;
	/** Height of the horizon, in pixels from the top. */
	readonly horizon: number;
	readonly light: Daylight;
	/** Position of the sun, or of the sunset, from the left edge. */
	readonly sunX: number;
	readonly road: Road;
	readonly seed: number;
}

export interface Landscape {
	/** What the paint of a car mirrors here. */
	surroundings(light: Daylight): Surroundings;
	/** Everything on the horizon. */
	backdrop(scene: Scene): string;
	/** The ground, from the horizon to the lower edge, with the road. */
	ground(scene: Scene): string;
	/** Everything nearer than the car. */
	foreground(scene: Scene): string;
}

/** Chance for one part of a scene, independent of its other parts. */
export const chanceOf = (scene: Scene, purpose: string): Random => random(scene.seed, purpose);

/** A local colour in the sun, in the shade, or on level ground, faded by distance (0 near, 1 gone). */
export function seenAt({ light }: Scene, colour: string, face: 'sunlight' | 'shade' | 'ambient', distance = 0): string {
	return mix(under(mix(colour, '#8b8d94', light.fade), light[face]), light.haze, distance);
}

/** Which way the light comes from, as seen from x: -1 from the left, 1 from the right. */
export const sunSide = ({ sunX }: Scene, x: number): -1 | 1 => (sunX < x ? -1 : 1);
