// One wheel from the side: tyre, alloy rim in one of several designs, brake disc behind the spokes.
import { darker, lighter, mix, under } from '../drawing/colour.ts';
import { circle, fill, group, linear, paintedWith, radial, ring, round, stroke } from '../drawing/svg.ts';
import type { Daylight } from '../light/daylight.ts';

export type WheelDesign = 'five-spoke' | 'double-spoke' | 'multi-spoke' | 'turbine' | 'steel';
export const wheelDesigns = ['five-spoke', 'double-spoke', 'multi-spoke', 'turbine'] as const;

interface WheelOptions {
	readonly tyre: number;
	readonly rim: number;
	readonly design: WheelDesign;
	readonly light: Daylight;
	readonly dark: boolean;
	/** How far the wheel is turned, in degrees. */
	readonly turn: number;
}

/** Outline of one spoke, from the hub to the rim, turned by `degrees` from pointing up. */
function spoke(design: WheelDesign, rim: number, degrees: number): string {
	const [sin, cos] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)];
	const at = (across: number, out: number): string =>
		`${round((across * cos + out * sin) * rim)} ${round((across * sin - out * cos) * rim)}`;
	switch (design) {
		case 'five-spoke':
			return `M${at(-0.13, 0.12)}C${at(-0.12, 0.4)} ${at(-0.1, 0.62)} ${at(-0.2, 0.95)}L${at(0.2, 0.95)}C${at(0.1, 0.62)} ${at(0.12, 0.4)} ${at(0.13, 0.12)}Z`;
		case 'double-spoke':
			return `M${at(-0.13, 0.14)}L${at(-0.2, 0.95)}L${at(-0.08, 0.95)}L${at(0, 0.34)}L${at(0.08, 0.95)}L${at(0.2, 0.95)}L${at(0.13, 0.14)}Z`;
		case 'multi-spoke':
			return `M${at(-0.06, 0.14)}L${at(-0.045, 0.95)}L${at(0.045, 0.95)}L${at(0.06, 0.14)}Z`;
		case 'turbine':
			return `M${at(-0.1, 0.12)}C${at(-0.06, 0.45)} ${at(0.02, 0.7)} ${at(0.16, 0.93)}L${at(0.33, 0.89)}C${at(0.16, 0.66)} ${at(0.1, 0.4)} ${at(0.1, 0.1)}Z`;
		case 'steel':
			return `M${at(-0.2, 0.3)}L${at(-0.24, 0.9)}L${at(0.24, 0.9)}L${at(0.2, 0.3)}Z`;
	}
}

const spokeCount: Readonly<Record<WheelDesign, number>> = { 'five-spoke': 5, 'double-spoke': 5, 'multi-spoke': 12, turbine: 9, steel: 8 };

/** The gradients that all wheels of one picture share; put once into the picture. */
export function wheelGradients({ tyre, rim, light, dark }: WheelOptions): string {
	const alloy = under(dark ? '#4a4d52' : '#d4d7da', mix(mix(light.ambient, light.sunlight, 0.5), '#a3a5ad', 0.25 + light.fade));
	return [
		radial('rubber', [0, 0], tyre, [
			[rim / tyre - 0.01, '#0b0b0c'],
			[rim / tyre + 0.05, '#1b1b1d'],
			[0.9, '#2c2c2e'],
			[0.95, '#1d1d1f'],
			[1, '#101011'],
		]),
		radial('barrel', [0, 0], rim, [
			[0.2, '#0a0b0c'],
			[0.82, '#1a1b1e'],
			[0.96, '#33363a'],
		]),
		linear(
			'alloy',
			[0, -rim],
			[0, rim],
			[
				[0, lighter(alloy, 0.45)],
				[0.45, alloy],
				[1, darker(alloy, 0.42)],
			],
		),
		linear(
			'disc',
			[-rim, -rim],
			[rim, rim],
			[
				[0.2, under('#8d9093', light.ambient)],
				[0.5, under('#c2c4c5', light.ambient)],
				[0.8, under('#6d7073', light.ambient)],
			],
		),
		linear(
			'sidewall',
			[0, -tyre],
			[0, tyre],
			[
				[0, '#ffffff', 0.3],
				[0.4, '#ffffff', 0],
			],
		),
	].join('');
}

/** A wheel around the origin. */
export function wheel(options: WheelOptions): string {
	const { tyre, rim, design, turn } = options;
	const count = spokeCount[design];
	const spokes = Array.from({ length: count }, (_, i) => spoke(design, rim, turn + (i * 360) / count)).join('');
	const nuts = Array.from({ length: 5 }, (_, i) => {
		const angle = ((turn + 36 + i * 72) * Math.PI) / 180;
		return circle(Math.sin(angle) * rim * 0.16, -Math.cos(angle) * rim * 0.16, rim * 0.025, '#2a2c2f');
	});
	return [
		circle(0, 0, tyre, paintedWith('rubber')),
		ring(0, 0, tyre * 0.93, '#000000', tyre * 0.012, 0.6),
		ring(0, 0, (tyre + rim) / 2, '#ffffff', tyre * 0.01, 0.08),
		ring(0, 0, tyre * 0.96, paintedWith('sidewall'), tyre * 0.05),
		circle(0, 0, rim, paintedWith('barrel')),
		circle(0, 0, rim * 0.68, paintedWith('disc')),
		ring(0, 0, rim * 0.5, '#3a3c3e', rim * 0.02, 0.5),
		circle(0, 0, rim * 0.34, '#26282b'),
		group(fill(spokes, '#101113'), `translate(${round(rim * 0.02)} ${round(rim * 0.035)})`),
		fill(spokes, paintedWith('alloy')),
		ring(0, 0, rim * 0.965, paintedWith('alloy'), rim * 0.07),
		ring(0, 0, rim * 0.925, '#000000', rim * 0.012, 0.45),
		circle(0, 0, rim * 0.22, paintedWith('alloy')),
		nuts.join(''),
		circle(0, 0, rim * 0.1, '#1d1f22'),
		stroke(
			`M${round(-rim * 0.08)} ${round(-rim * 0.04)}A${round(rim * 0.09)} ${round(rim * 0.09)} 0 0 1 ${round(rim * 0.08)} ${round(-rim * 0.04)}`,
			'#ffffff',
			rim * 0.012,
			0.5,
		),
	].join('');
}
