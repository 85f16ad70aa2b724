// The colours of a car's inside, as the light of the day shows them.
import { mix, under } from '../drawing/colour.ts';
import type { Daylight } from '../light/daylight.ts';

const upholsteries = {
	charcoal: { upper: '#33363a', lower: '#3a3d42', leather: '#4a4e53', trim: '#9a9fa4' },
	cream: { upper: '#3a3532', lower: '#d8c9ae', leather: '#e2d5bd', trim: '#a07a4c' },
	tan: { upper: '#2d2926', lower: '#9c6a41', leather: '#a87448', trim: '#c7c2ba' },
	grey: { upper: '#3b3f44', lower: '#6d7278', leather: '#7d8288', trim: '#b9bec3' },
	oxblood: { upper: '#26211f', lower: '#5e2420', leather: '#6d2a25', trim: '#9a9fa3' },
} as const;

export type Upholstery = keyof typeof upholsteries;

export interface CabinColours {
	readonly upper: string;
	readonly lower: string;
	readonly leather: string;
	readonly trim: string;
	readonly dark: string;
	readonly gleam: string;
}

/** The colours of one upholstery under one light; lamps inside soften the dark. */
export function cabinColours(upholstery: Upholstery, light: Daylight): CabinColours {
	const set = upholsteries[upholstery];
	const inside = mix(light.ambient, '#ffffff', light.lampsLit ? 0.4 : 0.15);
	return {
		upper: under(set.upper, inside),
		lower: under(set.lower, mix(light.shade, inside, 0.78)),
		leather: under(set.leather, mix(light.shade, inside, 0.8)),
		trim: under(set.trim, inside),
		dark: '#0c0d0f',
		gleam: mix(light.glow, '#ffffff', 0.4),
	};
}
