// The banner of the home page: a road under the cliffs of Wadi Rum, one car on it, and a wide calm sky for the words.

import { groundShadow, lampLight } from './cars/shadow.ts';
import { sedan } from './cars/shapes/sedan.ts';
import { sideView } from './cars/side.ts';
import { darker, lighter, mix } from './drawing/colour.ts';
import type { Point } from './drawing/svg.ts';
import { fill, group, linear, paintedWith, picture, rect, round, softline, stroke } from './drawing/svg.ts';
import { plain, stones, tufts } from './landscapes/ground.ts';
import { cliff } from './landscapes/rock.ts';
import type { Scene } from './landscapes/scene.ts';
import { chanceOf, seenAt } from './landscapes/scene.ts';
import { sky } from './landscapes/sky.ts';
import type { Daylight } from './light/daylight.ts';
import { daylights } from './light/daylight.ts';

const [width, height] = [2400, 1000];

/** First light: paler than in any photograph, so that dark letters are readable on it. */
const dawn: Daylight = {
	...daylights.morning,
	sky: ['#c3d8e2', '#dfe4df', '#f6e6d0', '#fcd9b4'],
	haze: '#f3d9c0',
	sunlight: '#ffe6c8',
	shade: '#a2919f',
	ambient: '#f3ddc8',
	glow: '#fff0cd',
	sunHeight: 0.16,
};

const night: Daylight = { ...daylights.night, sky: ['#0b0d1b', '#131630', '#262544', '#4a3a55'], haze: '#332c4a' };

const rock = '#c26a4e';
const hollow = '#83453f';
const sand = '#dda070';

function massif(scene: Scene, id: string, span: Point, tall: number, distance: number, tower: number, ends: 'both' | 'left'): string {
	return cliff({
		id,
		chance: chanceOf(scene, id),
		left: span[0],
		right: span[1],
		base: scene.horizon + 4 + (1 - distance) * 10,
		height: tall,
		lit: seenAt(scene, rock, 'sunlight', distance),
		shaded: seenAt(scene, hollow, 'shade', distance * 0.9),
		sand: seenAt(scene, sand, 'ambient', 0.3 + distance * 0.35),
		sun: -1,
		tower,
		ends,
	});
}

/** The road in the foreground, from edge to edge with a slight sway, and its two lines. */
function road(scene: Scene): string {
	const edge = (y: number, sway: number): Point[] =>
		[0, 0.25, 0.5, 0.75, 1].map((share, i): Point => [width * share, y + sway * Math.sin(i * 1.4)]);
	const band = (top: number, bottom: number): string => `${softline(edge(top, 5))}${softline(edge(bottom, 7).reverse(), 'L')}Z`;
	const grey = seenAt(scene, '#75706d', 'ambient');
	const dashes = Array.from({ length: 13 }, (_, i) => `M${i * 196 + 20} ${round(905 + 6 * Math.sin(i * 0.75))}h92l-7 9h-94z`).join('');
	return [
		linear(
			'road',
			[0, 820],
			[0, 960],
			[
				[0, mix(grey, seenAt(scene, sand, 'sunlight'), 0.25)],
				[1, darker(grey, 0.25)],
			],
		),
		fill(band(818, 968), seenAt(scene, '#b98c68', 'ambient'), 0.8),
		fill(band(826, 956), paintedWith('road')),
		stroke(softline(edge(836, 5)), seenAt(scene, '#f1e6d2', 'sunlight'), 4, 0.8),
		stroke(softline(edge(944, 7)), seenAt(scene, '#f1e6d2', 'sunlight'), 6, 0.8),
		fill(dashes, seenAt(scene, '#f1e6d2', 'sunlight'), 0.75),
	].join('');
}

function car(scene: Scene): string {
	const { light } = scene;
	const scale = 0.148;
	const drawn = [
		groundShadow(sedan, light, 1),
		sideView({
			body: sedan,
			paint: 'white',
			light,
			around: { horizon: seenAt(scene, rock, 'ambient'), ground: seenAt(scene, sand, 'ambient') },
			wheelDesign: 'double-spoke',
			darkWheels: false,
			chrome: true,
			sun: -1,
			turn: 12,
		}),
		light.lampsLit ? lampLight(sedan) : '',
	].join('');
	return group(drawn, `translate(1440 880) scale(${scale})`);
}

/** 2400 by 1000: dawn for the light theme, a starry night for the dark one. It can be mirrored, because it contains no text. */
export function heroScene(theme: 'light' | 'dark'): string {
	const scene: Scene = {
		width,
		height,
		horizon: 664,
		light: theme === 'light' ? dawn : night,
		sunX: theme === 'light' ? 1290 : 400,
		road: 'across',
		seed: 11,
	};
	const scrub = chanceOf(scene, 'scrub');
	const places = Array.from({ length: 22 }, (): Point => [scrub.between(0, width), scrub.between(704, 806)]);
	return picture(
		width,
		height,
		[
			sky(scene),
			massif(scene, 'far-left', [-160, 620], 92, 0.74, 60, 'both'),
			massif(scene, 'far', [700, 1330], 150, 0.62, 70, 'both'),
			massif(scene, 'middle', [1500, 2500], 400, 0.3, 120, 'left'),
			massif(scene, 'near', [1830, 2560], 250, 0.08, 92, 'left'),
			plain(scene, sand),
			tufts(scene, scrub, places, 12, ['#7d7448', '#a8925a']),
			stones(scene, scrub, [720, 1000], 40, '#b5764e', 8),
			road(scene),
			car(scene),
			linear(
				'veil',
				[0, 0],
				[1300, 0],
				[
					[0, lighter(scene.light.sky[1], 0.2), theme === 'light' ? 0.35 : 0],
					[1, scene.light.sky[1], 0],
				],
			),
			rect(0, 0, 1300, 664, paintedWith('veil')),
		].join(''),
	);
}
