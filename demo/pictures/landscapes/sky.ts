// The sky: gradient, sun or moon, streaks of cloud, stars at night.
import { lighter, mix } from '../drawing/colour.ts';
import type { Point } from '../drawing/svg.ts';
import { circle, ellipse, fill, linear, paintedWith, radial, rect, round } from '../drawing/svg.ts';
import type { Scene } from './scene.ts';
import { chanceOf } from './scene.ts';

/** Streaks of high cloud, each a bundle of soft lenses. */
function clouds(scene: Scene): string {
	const { light, width, horizon } = scene;
	const chance = chanceOf(scene, 'clouds');
	const lit = mix(lighter(light.glow, 0.2), light.sky[3], 0.3);
	const soft = `<radialGradient id="cloud"><stop offset="0" stop-color="${lit}" stop-opacity=".5"/><stop offset=".5" stop-color="${lit}" stop-opacity=".22"/><stop offset="1" stop-color="${lit}" stop-opacity="0"/></radialGradient>`;
	const banks = Array.from({ length: Math.round(chance.between(2, 7)) }, () => {
		const height = chance.between(0.1, 0.86);
		const size = (1.12 - height) * width;
		const [x, y, length] = [chance.between(0, 1) * width, horizon * height, size * chance.between(0.16, 0.34)];
		const rise = chance.between(-0.06, 0.06);
		return Array.from({ length: 9 }, () => {
			const along = chance.between(-1, 1);
			const long = length * chance.between(0.3, 0.9) * (1.2 - Math.abs(along));
			return ellipse(
				x + along * length,
				y + along * length * rise + chance.between(-0.05, 0.05) * length,
				long,
				long * chance.between(0.025, 0.07),
				paintedWith('cloud'),
			);
		}).join('');
	});
	return soft + banks.join('');
}

function stars(scene: Scene): string {
	const { width, horizon } = scene;
	const chance = chanceOf(scene, 'stars');
	const dot = (x: number, y: number, r: number): string => `M${round(x)} ${round(y)}h${round(r)}v${round(r)}h${round(-r)}z`;
	const layer = (count: number, low: number, high: number): string =>
		Array.from({ length: count }, () =>
			dot(chance.between(0, width), horizon * chance.between(0, 1) ** 1.4, chance.between(low, high)),
		).join('');
	const band = Array.from({ length: 150 }, () => {
		const along = chance.between(0, 1);
		const off = chance.between(-1, 1) * chance.between(0, 1);
		return dot(width * (0.15 + along * 0.75), horizon * (0.95 - along * 1.0) + off * horizon * 0.2, chance.between(1, 2.2));
	}).join('');
	return fill(layer(160, 1, 2), '#cdd6ff', 0.5) + fill(band, '#e6e0ff', 0.45) + fill(layer(36, 2, 3.6), '#ffffff', 0.9);
}

function sun({ light, sunX, horizon, width }: Scene): string {
	const low = light.sunHeight === undefined;
	const at: Point = [sunX, low ? horizon : horizon * (1 - (light.sunHeight ?? 0))];
	const reach = width * (low ? 0.55 : 0.34);
	const glow = radial(
		'glow',
		at,
		reach,
		[
			[0, light.glow, low ? 0.75 : 0.95],
			[0.12, light.glow, low ? 0.6 : 0.5],
			[0.45, light.glow, 0.16],
			[1, light.glow, 0],
		],
		low ? 0.5 : 1,
	);
	const halo = ellipse(at[0], at[1], reach, reach * (low ? 0.5 : 1), paintedWith('glow'));
	return glow + halo + (low ? '' : circle(at[0], at[1], width * 0.019, lighter(light.glow, 0.6)));
}

function moon({ width, horizon, sunX }: Scene): string {
	const [x, y, r] = [width - sunX, horizon * 0.26, width * 0.017];
	const glow = radial('moonlight', [x, y], r * 9, [
		[0, '#dfe4ff', 0.4],
		[0.3, '#aab4e8', 0.14],
		[1, '#aab4e8', 0],
	]);
	const crescent = `M${round(x - r * 0.3)} ${round(y - r)}A${round(r)} ${round(r)} 0 1 0 ${round(x + r)} ${round(y + r * 0.3)}A${round(r * 0.85)} ${round(r * 0.85)} 0 0 1 ${round(x - r * 0.3)} ${round(y - r)}Z`;
	return glow + circle(x, y, r * 9, paintedWith('moonlight')) + fill(crescent, '#f4f0e2');
}

/** The whole sky down to a little below the horizon. */
export function sky(scene: Scene): string {
	const { light, width, horizon } = scene;
	const [zenith, upper, lower, low] = light.sky;
	const night = light.name === 'night';
	return [
		linear(
			'sky',
			[0, 0],
			[0, horizon],
			[
				[0, zenith],
				[0.42, upper],
				[0.78, lower],
				[1, low],
			],
		),
		rect(0, 0, width, horizon + 4, paintedWith('sky')),
		night ? stars(scene) + moon(scene) : sun(scene) + clouds(scene),
	].join('');
}
