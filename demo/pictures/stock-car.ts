// The picture of a car that has no photograph yet: a calm silhouette in the colours of the product.
import type { CarBody } from './cars/body.ts';
import { silhouette } from './cars/body.ts';
import { type BodyType, bodies } from './cars/catalogue.ts';
import { circle, ellipse, fill, group, linear, paintedWith, picture, rect, ring, stroke } from './drawing/svg.ts';

type Theme = 'light' | 'dark';

interface Tones {
	readonly sky: string;
	readonly low: string;
	readonly ground: string;
	readonly hill: string;
	readonly sun: string;
	readonly body: string;
	readonly glass: string;
	readonly tyre: string;
	readonly line: string;
}

/** Limestone and desert night, with the gold and rose of the tokens laid thinly over them. */
const tones: Readonly<Record<Theme, Tones>> = {
	light: {
		sky: '#fbf8f3',
		low: '#f3e9da',
		ground: '#eadfce',
		hill: '#ead9c4',
		sun: '#e7c890',
		body: '#c9b8a2',
		glass: '#f3ebdf',
		tyre: '#8f8171',
		line: '#b3a18a',
	},
	dark: {
		sky: '#1a1613',
		low: '#26201a',
		ground: '#2b241e',
		hill: '#2d251e',
		sun: '#6a5230',
		body: '#4a4037',
		glass: '#241e19',
		tyre: '#14110e',
		line: '#5e5245',
	},
};

function plainWheel(x: number, { wheels }: CarBody, { tyre, body, line }: Tones): string {
	const y = -wheels.tyre;
	return (
		circle(x, y, wheels.tyre, tyre) +
		circle(x, y, wheels.rim, body) +
		ring(x, y, wheels.rim * 0.62, line, 16) +
		circle(x, y, wheels.rim * 0.16, line)
	);
}

/** 1600 by 1200, a silhouette of the body type. */
export function stockCarScene(theme: Theme, bodyType: BodyType = 'Sedan'): string {
	const body = bodies[bodyType];
	const tone = tones[theme];
	const { wheels, length } = body;
	const scale = 0.24 * Math.sqrt(4700 / length);
	const car = [
		ellipse(length / 2, -8, length * 0.52, 60, tone.tyre, 0.28),
		rect(wheels.front, -420, wheels.rear - wheels.front, 300, tone.tyre),
		body.openTop ? fill(body.openTop.windscreen, tone.line) : '',
		fill(silhouette(body), tone.body),
		fill(body.glass, tone.glass),
		body.pillars.map((pillar) => fill(pillar, tone.body)).join(''),
		body.gaps.map((gap) => stroke(gap, tone.line, 9, 0.8)).join(''),
		fill(body.headlamp, tone.glass),
		fill(body.taillamp, tone.line),
		plainWheel(wheels.front, body, tone),
		plainWheel(wheels.rear, body, tone),
	].join('');
	return picture(
		1600,
		1200,
		[
			linear(
				'stock-sky',
				[0, 0],
				[0, 800],
				[
					[0, tone.sky],
					[1, tone.low],
				],
			),
			rect(0, 0, 1600, 1200, paintedWith('stock-sky')),
			circle(1130, 560, 150, tone.sun, 0.5),
			fill(
				'M0 800L0 690C160 640 260 600 420 610C560 620 640 690 800 700C980 708 1080 640 1240 640C1400 640 1500 700 1600 690L1600 800Z',
				tone.hill,
			),
			rect(0, 796, 1600, 404, tone.ground),
			group(car, `translate(${Math.round(800 - (length * scale) / 2)} 900) scale(${scale.toFixed(4)})`),
		].join(''),
	);
}
