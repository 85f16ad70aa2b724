// The view from between the front seats: windscreen, dashboard, steering wheel, map screen; the landscape is drawn behind it.
import { darker, lighter, mix } from '../drawing/colour.ts';
import type { Random } from '../drawing/random.ts';
import { cutOut, fill, group, linear, paintedWith, radial, rect, stroke } from '../drawing/svg.ts';
import type { Daylight } from '../light/daylight.ts';
import { centreConsole, dash, instruments, mapScreen, steeringWheel, vent } from './dashboard.ts';
import type { CabinColours, Upholstery } from './upholstery.ts';
import { cabinColours } from './upholstery.ts';

/** Pillars, roof lining and mirror around the windscreen; an open car keeps only the frame. */
function frame({ upper, dark, gleam }: CabinColours, openTop: boolean): string {
	const opening = 'M176 96C420 62 1180 62 1424 96C1500 240 1560 420 1590 640L10 640C40 420 100 240 176 96Z';
	const mirror =
		'M655 96C650 88 660 82 680 82L920 82C940 82 950 88 945 96L934 158C930 168 920 172 908 172L692 172C680 172 670 168 666 158Z';
	const lining = lighter(mix(upper, '#8c867e', 0.55), 0.1);
	const edge = openTop ? stroke(opening, dark, 34) : cutOut(`M-10 -10H1610V700H-10Z${opening}`, lining) + stroke(opening, dark, 22);
	return [
		edge,
		openTop ? '' : fill('M-10 -10L150 70L-10 520ZM1610 -10L1450 70L1610 520Z', darker(lining, 0.25)),
		openTop ? '' : stroke('M176 96C420 62 1180 62 1424 96', gleam, 5, 0.35),
		openTop ? '' : visors(lining, gleam),
		openTop
			? ''
			: fill(
					'M-10 640L-10 560C60 380 110 220 150 96L176 96C100 240 40 420 10 640ZM1610 640L1610 560C1540 380 1490 220 1450 96L1424 96C1500 240 1560 420 1590 640Z',
					darker(lining, 0.12),
				),
		rect(786, 56, 28, 40, dark),
		fill(mirror, dark),
		fill('M664 100L936 100L926 152C924 160 916 164 908 164L692 164C684 164 676 160 674 152Z', paintedWith('mirror-glass')),
	].join('');
}

function visors(lining: string, gleam: string): string {
	const one =
		'M214 62C330 44 480 36 612 34C624 34 630 42 630 52L628 96C626 108 620 112 608 112C480 114 350 122 236 138C222 140 212 134 208 122L200 84C198 72 202 64 214 62Z';
	const drawn =
		fill(one, lighter(lining, 0.12)) +
		stroke(one, darker(lining, 0.35), 3, 0.8) +
		stroke('M222 70C340 52 480 44 610 42', gleam, 3, 0.5) +
		rect(360, 62, 120, 36, darker(lining, 0.12), 0.6, 6);
	return group(drawn, 'translate(60 -8)') + group(drawn, 'translate(1540 -8) scale(-1 1)');
}

interface InteriorOptions {
	readonly light: Daylight;
	readonly upholstery: Upholstery;
	readonly openTop: boolean;
	readonly sporty: boolean;
	readonly manual: boolean;
	readonly chance: Random;
}

/** Gradients of glass, leather and metal, and the darkness in the corners. */
function cabinGradients({ upper, lower, trim }: CabinColours, light: Daylight): string {
	return [
		linear(
			'mirror-glass',
			[0, 96],
			[0, 168],
			[
				[0, light.sky[1]],
				[0.55, light.sky[3]],
				[0.6, mix(light.haze, '#3a332c', 0.5)],
				[1, '#2a2623'],
			],
		),
		linear(
			'dash-top',
			[0, 580],
			[0, 724],
			[
				[0, mix(upper, light.sky[3], 0.32)],
				[0.4, upper],
				[1, darker(upper, 0.45)],
			],
		),
		linear(
			'dash-face',
			[0, 720],
			[0, 1200],
			[
				[0, lower],
				[0.4, darker(lower, 0.25)],
				[1, darker(lower, 0.55)],
			],
		),
		linear(
			'trim',
			[0, 740],
			[0, 790],
			[
				[0, lighter(trim, 0.35)],
				[0.4, trim],
				[1, darker(trim, 0.45)],
			],
		),
		linear(
			'rim',
			[0, 620],
			[0, 1220],
			[
				[0, '#6a6e73'],
				[0.2, '#34373b'],
				[1, '#141517'],
			],
		),
		radial('vignette', [800, 640], 1100, [
			[0.6, '#000000', 0],
			[1, '#000000', 0.32],
		]),
	].join('');
}

/** Everything inside the car, to be laid over a landscape of 1600 by 1200 whose horizon is at about 420. */
export function interior({ light, upholstery, openTop, sporty, manual, chance }: InteriorOptions): string {
	const colours = cabinColours(upholstery, light);
	return [
		cabinGradients(colours, light),
		fill('M300 80L560 70L200 640L-40 640Z', '#ffffff', 0.06),
		frame(colours, openTop),
		dash(colours),
		vent(60, 660, 110, colours) + vent(1040, 650, 150, colours) + vent(1440, 664, 110, colours),
		group(instruments(colours, light.lampsLit, chance.between(0.02, 0.06)), 'translate(-30 0)'),
		group(mapScreen(chance, light.lampsLit), 'translate(30 0)'),
		centreConsole(colours, manual),
		group(steeringWheel(colours, sporty, sporty ? '#c2402c' : '#8f8577'), 'translate(14 112) scale(.9)'),
		rect(0, 560, 1600, 640, paintedWith('vignette')),
	].join('');
}
