// Wadi Rum: sandstone massifs standing in red sand, one behind the other into the haze.
import { mix, under } from '../drawing/colour.ts';
import type { Point } from '../drawing/svg.ts';
import { plain, stones, tracks, tufts } from './ground.ts';
import { cliff } from './rock.ts';
import type { Landscape, Scene } from './scene.ts';
import { chanceOf, seenAt, sunSide } from './scene.ts';

const rock = '#c96f45';
const hollow = '#8a4738';
const sand = '#dc9a63';

interface Massif {
	readonly id: string;
	readonly span: Point;
	readonly height: number;
	/** 0 near, 1 lost in haze. */
	readonly distance: number;
	readonly tower: number;
	readonly ends: 'both' | 'left' | 'right';
}

/** A high wall with a lower one in front of it, which gives the mountain depth. */
function massif(scene: Scene, { id, span: [left, right], height, distance, tower, ends }: Massif): string {
	const wall = (name: string, tall: number, away: number, wide: number, foot: boolean): string =>
		cliff({
			id: name,
			chance: chanceOf(scene, name),
			left: left + (foot || ends === 'right' ? 0 : tower * 0.8),
			right: right - (foot || ends === 'left' ? 0 : tower * 0.8),
			base: scene.horizon + 2 + (1 - away) * 14,
			height: tall,
			lit: seenAt(scene, rock, 'sunlight', away),
			shaded: seenAt(scene, hollow, 'shade', away * 0.92),
			sand: seenAt(scene, sand, 'ambient', 0.35 + away * 0.3),
			sun: sunSide(scene, (left + right) / 2),
			tower: wide,
			ends,
			foot,
		});
	const lower = height * chanceOf(scene, `${id} lower`).between(0.42, 0.66);
	return wall(`${id}-back`, height, Math.min(0.8, distance + 0.1), tower * 1.25, false) + wall(id, lower, distance, tower * 0.85, true);
}

function backdrop(scene: Scene): string {
	const { width, horizon, sunX } = scene;
	const chance = chanceOf(scene, 'massifs');
	const [size, split] = [chance.between(0.56, 0.74), chance.between(0.36, 0.52)];
	const [far, mid] = [chance.between(0.02, 0.2), chance.between(0.5, 0.62)];
	const mirrored = sunX > width / 2;
	const place = (from: number, to: number): Point => (mirrored ? [width * (1 - to), width * (1 - from)] : [width * from, width * to]);
	const outer = mirrored ? 'right' : 'left';
	const inner = mirrored ? 'left' : 'right';
	return [
		massif(scene, {
			id: 'farthest',
			span: place(far - 0.05, far + 0.3),
			height: horizon * 0.16,
			distance: 0.7,
			tower: width * 0.045,
			ends: 'both',
		}),
		massif(scene, { id: 'far', span: place(mid - 0.24, mid), height: horizon * 0.27, distance: 0.5, tower: width * 0.05, ends: 'both' }),
		massif(scene, {
			id: 'left',
			span: place(-0.1, split - 0.2),
			height: horizon * size * 0.6,
			distance: 0.3,
			tower: width * 0.06,
			ends: inner,
		}),
		massif(scene, {
			id: 'right',
			span: place(split + 0.08, 1.1),
			height: horizon * size,
			distance: 0.08,
			tower: width * 0.075,
			ends: outer,
		}),
	].join('');
}

function ground(scene: Scene): string {
	const chance = chanceOf(scene, 'desert');
	const { width, height, horizon } = scene;
	const depth = height - horizon;
	const shrubs = Array.from({ length: 16 }, (): Point => [chance.between(0, width), horizon + depth * chance.between(0.1, 0.44)]);
	return [
		plain(scene, sand),
		tufts(scene, chance, shrubs, 13, ['#7d7448', '#a8925a']),
		stones(scene, chance, [horizon + depth * 0.16, height], 46, '#b5764e'),
		tracks(scene, horizon + depth * 0.6, sand),
	].join('');
}

function foreground(scene: Scene): string {
	const chance = chanceOf(scene, 'near scrub');
	const { width, height } = scene;
	const places: Point[] = Array.from({ length: 5 }, () => [chance.between(0, width), height - chance.between(2, 44)]);
	return tufts(scene, chance, places, 44, ['#6f6a42', '#b39a5e']);
}

export const wadiRum: Landscape = {
	surroundings: (light) => ({ horizon: under(mix(rock, hollow, 0.4), light.ambient), ground: under(sand, light.sunlight) }),
	backdrop,
	ground,
	foreground,
};
