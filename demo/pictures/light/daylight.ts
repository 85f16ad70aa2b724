// The times of day: what colour the sky is, what the sun adds to a lit face and what is left in the shade.

export type DaylightName = 'morning' | 'noon' | 'afternoon' | 'golden' | 'sunset' | 'dusk' | 'night';

export interface Daylight {
	readonly name: DaylightName;
	/** From overhead down to the horizon. */
	readonly sky: readonly [string, string, string, string];
	/** What distance fades into. */
	readonly haze: string;
	/** Light on a face turned to the sun, on one turned away, and on level ground. */
	readonly sunlight: string;
	readonly shade: string;
	readonly ambient: string;
	/** Around the sun, or along the horizon once it has set. */
	readonly glow: string;
	/** How much of its own colour a surface loses, 0 to 1: moonlight shows little. */
	readonly fade: number;
	/** Height of the sun over the horizon as a share of the sky; undefined once it is down. */
	readonly sunHeight?: number;
	/** Are windows, street lamps and head lamps lit? */
	readonly lampsLit: boolean;
}

export const daylights: Readonly<Record<DaylightName, Daylight>> = {
	morning: {
		name: 'morning',
		sky: ['#5f97c4', '#93bcd6', '#cfdcdc', '#f5e6cc'],
		haze: '#dcd9d2',
		sunlight: '#fff1da',
		shade: '#9aa3b8',
		ambient: '#ece6de',
		glow: '#fff4d8',
		fade: 0,
		sunHeight: 0.34,
		lampsLit: false,
	},
	noon: {
		name: 'noon',
		sky: ['#2f78b8', '#5a9ed0', '#97c5e2', '#d3e5ea'],
		haze: '#c9d9e2',
		sunlight: '#fffaf0',
		shade: '#a3a9b6',
		ambient: '#f6f1ea',
		glow: '#ffffff',
		fade: 0,
		sunHeight: 0.86,
		lampsLit: false,
	},
	afternoon: {
		name: 'afternoon',
		sky: ['#3a79b4', '#74a9d2', '#b9d3de', '#f1e3c8'],
		haze: '#d8d6cf',
		sunlight: '#ffeccb',
		shade: '#959ab0',
		ambient: '#f0e5d6',
		glow: '#fff2cf',
		fade: 0,
		sunHeight: 0.52,
		lampsLit: false,
	},
	golden: {
		name: 'golden',
		sky: ['#4a7db0', '#9db2c8', '#f2c9a8', '#ffd28c'],
		haze: '#ecc9a0',
		sunlight: '#ffdda6',
		shade: '#877c94',
		ambient: '#ecd2b4',
		glow: '#ffdfae',
		fade: 0,
		sunHeight: 0.17,
		lampsLit: false,
	},
	sunset: {
		name: 'sunset',
		sky: ['#4a5f9a', '#9a86b0', '#eb9f94', '#ffc27d'],
		haze: '#dfa596',
		sunlight: '#ffc79a',
		shade: '#6f6288',
		ambient: '#d3b0a8',
		glow: '#ffce86',
		fade: 0.04,
		sunHeight: 0.05,
		lampsLit: false,
	},
	dusk: {
		name: 'dusk',
		sky: ['#27335f', '#5a5686', '#b9758b', '#f2a884'],
		haze: '#a97f8e',
		sunlight: '#d9a19a',
		shade: '#56557f',
		ambient: '#9a86a0',
		glow: '#ffb98a',
		fade: 0.15,
		lampsLit: true,
	},
	night: {
		name: 'night',
		sky: ['#070c22', '#0f1838', '#1f2c54', '#3d4470'],
		haze: '#2b355e',
		sunlight: '#8791c4',
		shade: '#2c3560',
		ambient: '#5a659a',
		glow: '#6d6a96',
		fade: 0.5,
		lampsLit: true,
	},
};

/** What the body work and the glass of a car mirror: the sky above, the band along the horizon, the ground below. */
export interface Surroundings {
	readonly horizon: string;
	readonly ground: string;
}
