// The Dead Sea: still water between pale mountains, with a crust of salt along the shore.
import { mix, under } from '../drawing/colour.ts';
import type { Point } from '../drawing/svg.ts';
import { ellipse, fill, linear, paintedWith, rect, round, softline, stroke } from '../drawing/svg.ts';
import { asphalt, plain, stones } from './ground.ts';
import { ridge, ridgeline } from './ridge.ts';
import type { Landscape, Scene } from './scene.ts';
import { chanceOf, seenAt, sunSide } from './scene.ts';
import { shoreLand, water } from './water.ts';

const marl = '#d9c7a8';
const mountains = '#a98a78';
const salt = '#f7f3ea';

function backdrop(scene: Scene): string {
	const { width, horizon } = scene;
	const chance = chanceOf(scene, 'mountains');
	const range = (name: string, tall: number, distance: number, rough: number): string =>
		ridge({
			id: name,
			line: ridgeline(
				chance,
				[-20, width + 20],
				horizon,
				Array.from({ length: 6 }, () => tall * chance.between(0.55, 1)),
				rough,
			),
			base: horizon + 2,
			top: seenAt(scene, mountains, 'sunlight', distance),
			foot: seenAt(scene, '#cbb49a', 'sunlight', distance + 0.12),
			shaded: seenAt(scene, '#7d6470', 'shade', distance),
			sun: sunSide(scene, width / 2),
			chance,
		});
	return range('far-range', horizon * 0.42, 0.66, 0.35) + range('near-range', horizon * 0.22, 0.44, 0.55);
}

/** A wavering edge across the picture. */
function shoreline(scene: Scene, purpose: string, y: number, sway: number): Point[] {
	const chance = chanceOf(scene, purpose);
	return Array.from({ length: 15 }, (_, i): Point => [(scene.width * (i - 0.5)) / 13, y + chance.between(-sway, sway)]);
}

function crust(scene: Scene, y: number): string {
	const { width, height } = scene;
	const chance = chanceOf(scene, 'crust');
	const lit = seenAt(scene, salt, 'sunlight');
	const shade = seenAt(scene, '#cfd6d6', 'shade');
	const lumps = Array.from({ length: 120 }, () => {
		const down = chance.between(-1, 1) * chance.between(0, 1);
		const r = chance.between(4, 15) * (1 + down * 0.4);
		const [x, at] = [chance.between(0, width), y + down * 34];
		return ellipse(x + 2, at + r * 0.25, r * 1.15, r * 0.42, shade, 0.75) + ellipse(x, at, r, r * 0.4, lit);
	});
	const edge = softline(shoreline(scene, 'edge', y, 9));
	const inner = softline(shoreline(scene, 'inner', y + 46, 10).reverse(), 'L');
	return [
		fill(`${edge}L${width + 99} ${height}L-99 ${height}Z`, paintedWith('plain')),
		fill(`${edge}${inner}Z`, lit, 0.85),
		stroke(softline(shoreline(scene, 'film', y - 13, 6)), lit, 5, 0.5),
		stroke(softline(shoreline(scene, 'film further out', y - 27, 5)), lit, 3, 0.35),
		lumps.join(''),
	].join('');
}

/** Salt flat broken into plates. */
function plates(scene: Scene, top: number): string {
	const { width, height, horizon } = scene;
	const chance = chanceOf(scene, 'plates');
	const seams = Array.from({ length: 70 }, () => {
		const y = top + (height - top) * chance.between(0, 1);
		const long = (90 * (y - horizon)) / (height - horizon);
		const x = chance.between(0, width);
		return `M${round(x)} ${round(y)}l${round(long * chance.between(0.6, 1.2))} ${round(chance.between(-7, 7))}l${round(long * chance.between(0.3, 0.9))} ${round(chance.between(4, 14))}m${round(-long * 0.7)} ${round(-8)}l${round(-long * 0.3)} ${round(chance.between(8, 18))}`;
	});
	return (
		stroke(seams.join(''), seenAt(scene, '#8f7a62', 'shade'), 2, 0.3) +
		`<g transform="translate(0 2)">${stroke(seams.join(''), seenAt(scene, salt, 'sunlight'), 2, 0.4)}</g>`
	);
}

function ground(scene: Scene): string {
	const { height, horizon, width } = scene;
	const depth = height - horizon;
	const shore = horizon + depth * 0.36;
	const chance = chanceOf(scene, 'beach');
	if (scene.road !== 'across') {
		return [
			water(scene, height, '#3f8f9c', '#5ea8aa'),
			shoreLand(scene, marl, salt),
			stones(scene, chance, [shore, height], 40, '#e6dccb'),
			asphalt(scene, shore, '#e9e4d6'),
		].join('');
	}
	return [
		plain(scene, marl),
		water(scene, shore, '#3f8f9c', '#8fc6bf'),
		crust(scene, shore - 6),
		linear(
			'salt-veil',
			[0, shore],
			[0, height],
			[
				[0, seenAt(scene, salt, 'sunlight'), 0.6],
				[0.5, seenAt(scene, salt, 'sunlight'), 0.12],
				[1, seenAt(scene, salt, 'sunlight'), 0],
			],
		),
		rect(0, shore + 30, width, height - shore, paintedWith('salt-veil')),
		plates(scene, shore + 70),
		stones(scene, chance, [shore + 50, height], 60, '#e6dccb'),
	].join('');
}

export const deadSea: Landscape = {
	surroundings: (light) => ({ horizon: under(mix('#6f9ea6', mountains, 0.4), light.ambient), ground: under(marl, light.sunlight) }),
	backdrop,
	ground,
	foreground: (scene) => stones(scene, chanceOf(scene, 'near salt'), [scene.height - 40, scene.height], 16, salt, 16),
};
