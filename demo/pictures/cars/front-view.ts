// A car from straight ahead: windscreen, bonnet, head lamps, grille and number plate.
import { darker, lighter, mix } from '../drawing/colour.ts';
import { clipPath, ellipse, fill, group, linear, paintedWith, polyline, radial, rect, stroke } from '../drawing/svg.ts';
import type { Daylight, Surroundings } from '../light/daylight.ts';
import { bodyShape, cabinShape, doorMirror, endShadow, type Face, faceGradients, pair, screenShape, symmetric, tyres } from './face.ts';
import { type Coat, coatOf, type PaintName } from './paint.ts';
import { numberPlate } from './plate.ts';

export interface EndOptions {
	readonly face: Face;
	readonly paint: PaintName;
	readonly light: Daylight;
	readonly around: Surroundings;
	/** The side that the light comes from. */
	readonly sun: -1 | 1;
	readonly plate: string;
}

/** Heating wires of a rear window. */
function defroster({ height, waist }: Face, foot: number): string {
	return Array.from({ length: 9 }, (_, i) => rect(-waist, -foot - ((height - foot) * (i + 1)) / 12, waist * 2, 3, '#c9b39a', 0.16)).join(
		'',
	);
}

/** Cabin, seats, steering wheel (`ahead`) and the far window as seen through a screen, with the sky mirrored on it. */
export function screenGlass(face: Face, shape: string, { light, around }: EndOptions, foot: number, ahead: boolean): string {
	const { height, roof } = face;
	const tint = '#0c1216';
	const head = (x: number): string =>
		`M${x - 70} ${-foot - 20}C${x - 80} ${-foot - 130} ${x - 84} ${-foot - 190} ${x - 60} ${-foot - 214}C${x - 30} ${-foot - 230} ${x + 30} ${-foot - 230} ${x + 60} ${-foot - 214}C${x + 84} ${-foot - 190} ${x + 80} ${-foot - 130} ${x + 70} ${-foot - 20}Z`;
	const inside = [
		fill(shape, paintedWith('screen')),
		rect(-roof * 0.62, -height + 150, roof * 1.24, (height - foot) * 0.4, mix(light.sky[3], tint, 0.62), 0.8, 50),
		fill(head(-roof * 0.62) + head(roof * 0.62), '#06080a', 0.85),
		ahead
			? ellipse(roof * 0.62, -foot + 24, 190, 150, '#06080a') + ellipse(roof * 0.62, -foot + 30, 160, 126, '#151c22')
			: defroster(face, foot),
		fill(shape, paintedWith('mirrored-sky')),
		fill(
			polyline(
				[
					[-roof * 0.2, -height],
					[roof * 0.5, -height],
					[roof * 0.1, -foot + 60],
					[-roof * 0.6, -foot + 60],
				],
				true,
			),
			'#ffffff',
			0.07,
		),
		stroke(shape, '#000000', 50, 0.3),
	];
	return [
		linear(
			'screen',
			[0, -height + 60],
			[0, -foot + 40],
			[
				[0, '#0a0e12'],
				[0.5, '#172027'],
				[1, mix(around.ground, tint, 0.8)],
			],
		),
		linear(
			'mirrored-sky',
			[0, -height + 60],
			[0, -foot + 40],
			[
				[0, light.sky[0], 0.62],
				[0.55, light.sky[1], 0.42],
				[0.8, light.sky[2], 0.34],
				[1, light.sky[3], 0.3],
			],
		),
		clipPath('screen-shape', shape),
		group(inside.join(''), undefined, 'screen-shape'),
		stroke(shape, '#08090b', 14),
	].join('');
}

function lampShape([top, bottom, inner, outer]: Face['lamp']): string {
	const rise = (top - bottom) * 0.4;
	return `M${inner} ${-bottom - rise * 0.4}C${inner + 60} ${-top + rise * 0.5} ${inner + 160} ${-top + 6} ${outer - 40} ${-top - 16}C${outer + 4} ${-top - 8} ${outer + 6} ${-top + 40} ${outer - 8} ${-bottom - rise * 0.6}C${outer - 60} ${-bottom + 6} ${inner + 120} ${-bottom + 14} ${inner} ${-bottom - rise * 0.4}Z`;
}

function headlamps({ lamp }: Face, lit: boolean): string {
	const [top, bottom, inner, outer] = lamp;
	const shape = lampShape(lamp);
	const middle = -(top + bottom) / 2;
	const block = (share: number): string =>
		rect(inner + (outer - inner) * share, middle - 26, (outer - inner) * 0.17, 50, lit ? '#ffffff' : '#c3d0da', 1, 8);
	return [
		linear(
			'lamp-glass',
			[0, -top],
			[0, -bottom],
			[
				[0, '#5d6a74'],
				[0.35, '#20262c'],
				[1, '#12161a'],
			],
		),
		clipPath('lamp-shape', shape),
		pair(
			group(
				[fill(shape, paintedWith('lamp-glass')), block(0.3), block(0.52), block(0.74), stroke(shape, '#f6fbff', 26, 0.95)].join(''),
				undefined,
				'lamp-shape',
			) + stroke(shape, '#0b0d0f', 7, 0.9),
		),
		lit ? pair(ellipse((inner + outer) / 2, middle, 300, 300, paintedWith('dazzle'))) : '',
		radial('dazzle', [(inner + outer) / 2, middle], 300, [
			[0, '#fffbe8', 0.95],
			[0.18, '#fff3cf', 0.5],
			[1, '#fff3cf', 0],
		]),
	].join('');
}

function grille({ grille: [top, bottom, halfTop, halfBottom], build }: Face, chrome: string): string {
	const shape = symmetric(
		[0, -top - 8],
		[
			[
				[halfTop * 0.5, -top - 8],
				[halfTop * 0.86, -top - 4],
				[halfTop, -top + 10],
			],
			[
				[halfTop + 14, -top + 50],
				[halfBottom + 20, -bottom - 40],
				[halfBottom, -bottom],
			],
			[
				[halfBottom * 0.6, -bottom + 14],
				[halfBottom * 0.3, -bottom + 16],
				[0, -bottom + 16],
			],
		],
	);
	const [left, wide, tall] = [-halfTop - 20, halfTop * 2 + 40, top - bottom];
	const upright = build === 'off-road' || build === 'box';
	const bars = Array.from({ length: upright ? 15 : 7 }, (_, i) => {
		if (upright)
			return (
				rect(left + (wide * (i + 0.3)) / 15, -top - 10, wide * 0.026, tall + 30, '#565b60') +
				rect(left + (wide * (i + 0.3)) / 15, -top - 10, wide * 0.009, tall + 30, '#b4babf', 0.8)
			);
		const y = -top + 20 + ((tall - 20) * i) / 7;
		return rect(left, y, wide, tall * 0.045, '#4d5257', 0.9) + rect(left, y, wide, tall * 0.014, '#aab0b5', 0.7);
	});
	return [
		clipPath('grille-shape', shape),
		group(fill(shape, '#0b0c0e') + bars.join('') + rect(left, -top - 12, wide, tall * 0.3, '#000000', 0.45), undefined, 'grille-shape'),
		stroke(shape, chrome, 12, 0.9),
		ellipse(0, -top + (top - bottom) * 0.3, 62, 40, '#0b0c0e'),
		ellipse(0, -top + (top - bottom) * 0.3 - 2, 54, 33, chrome),
		ellipse(0, -top + (top - bottom) * 0.3, 38, 21, '#24282c'),
	].join('');
}

function bumper({ floor, width, build, grille: [, bottom] }: Face, coatSill: string): string {
	const half = width / 2;
	const intake = symmetric(
		[0, -floor - 170],
		[
			[
				[half * 0.4, -floor - 170],
				[half * 0.62, -floor - 176],
				[half * 0.68, -floor - 150],
			],
			[
				[half * 0.66, -floor - 100],
				[half * 0.6, -floor - 62],
				[half * 0.5, -floor - 56],
			],
			[
				[half * 0.3, -floor - 50],
				[half * 0.2, -floor - 50],
				[0, -floor - 50],
			],
		],
	);
	const rough = build === 'off-road' || build === 'pick-up';
	const corner = `M${half - 70} ${-floor - 260}C${half - 150} ${-floor - 280} ${half - 230} ${-floor - 270} ${half - 270} ${-floor - 230}C${half - 240} ${-floor - 200} ${half - 130} ${-floor - 190} ${half - 76} ${-floor - 210}Z`;
	return [
		rough ? rect(-half, -floor - 250, width, 260, '#17181a') : '',
		fill(intake, '#0b0c0e'),
		stroke(intake, coatSill, 8, 0.7),
		pair(fill(corner, '#0d0e10') + rect(half - 220, -floor - 246, 110, 16, '#dfe7ec', 0.9, 8)),
		rough ? rect(-half * 0.4, -floor - 60, half * 0.8, 50, '#a4a8ab', 0.9, 16) : '',
		bottom - floor > 420 && !rough
			? stroke(
					`M${-half + 120} ${-floor - 330}C${-half * 0.4} ${-floor - 300} ${half * 0.4} ${-floor - 300} ${half - 120} ${-floor - 330}`,
					coatSill,
					6,
					0.4,
				)
			: '',
	].join('');
}

/** The upright slot beside the bumper and the crease that runs from it to the lamp. */
function airCurtain({ width, floor, lamp: [, bottom] }: Face, coat: Coat): string {
	const x = width / 2 - 96;
	const line = `M${x - 190} ${-floor - 300}C${x - 150} ${-floor - 330} ${x - 120} ${-bottom + 60} ${x - 60} ${-bottom + 26}`;
	return stroke(line, coat.gap, 8, 0.35) + group(stroke(line, coat.gleam, 6, 0.35), 'translate(-9 4)');
}

/** The bonnet: its surface between windscreen and front edge, its two creases and the gap around it. */
function bonnet({ belt, bonnet: edge, waist }: Face, gap: string, gleam: string): string {
	const surface = symmetric(
		[0, -belt - 30],
		[
			[
				[waist * 0.5, -belt - 30],
				[waist * 0.8, -belt - 16],
				[waist - 60, -belt + 10],
			],
			[
				[waist - 20, -belt + 60],
				[waist - 30, -edge - 40],
				[waist - 70, -edge + 6],
			],
			[
				[waist * 0.6, -edge - 26],
				[waist * 0.3, -edge - 34],
				[0, -edge - 34],
			],
		],
	);
	const crease = `M${waist * 0.62} ${-belt}C${waist * 0.58} ${-belt + 70} ${waist * 0.52} ${-edge - 60} ${waist * 0.46} ${-edge - 30}`;
	return [
		fill(surface, paintedWith('bonnet')),
		stroke(surface, gap, 6, 0.55),
		pair(stroke(crease, gleam, 9, 0.5) + group(stroke(crease, gap, 6, 0.35), 'translate(9 0)')),
	].join('');
}

/** The car in its own millimetres, standing on y = 0. */
export function frontView(options: EndOptions): string {
	const { face, light, around, sun } = options;
	const coat = coatOf(options.paint, light, around);
	const chrome = mix(light.sky[2], '#ffffff', 0.35);
	const [body, cabin] = [bodyShape(face), cabinShape(face)];
	const screen = screenShape(face, face.belt + 6, face.build === 'open' ? 34 : 84, 46);
	const white = mix('#f6f5f0', light.ambient, 0.3);
	const wipers = `M-60 ${-face.belt - 16}L${face.waist * 0.62} ${-face.belt - 46}M${-face.waist * 0.66} ${-face.belt - 10}L-20 ${-face.belt - 52}`;
	const painted = [
		fill(body, paintedWith('front')),
		bonnet(face, coat.gap, coat.gleam),
		pair(ellipse(face.width * 0.4, -face.bonnet - 20, 250, 85, paintedWith('fender'))),
		fill(body, paintedWith('flanks')),
		fill(body, paintedWith('sunward')),
		pair(airCurtain(face, coat)),
		bumper(face, darker(coat.sill, 0.2)),
	].join('');
	return [
		faceGradients(face, coat, sun),
		endShadow(face, light, sun < 0 ? 1 : -1),
		tyres(face),
		fill(cabin, face.build === 'open' ? '#0d0f11' : paintedWith('cabin')),
		stroke(cabin, coat.gleam, 10, 0.35),
		screenGlass(face, screen, options, face.belt, true),
		stroke(wipers, '#0b0c0e', 13),
		rect(-80, -face.height + 120, 160, 46, '#0b0c0e', 1, 16),
		clipPath('body-shape', body),
		group(painted, undefined, 'body-shape'),
		stroke(body, coat.gleam, 8, 0.3),
		grille(face, chrome),
		headlamps(face, light.lampsLit),
		pair(doorMirror(face, coat)),
		numberPlate(0, -face.floor - (face.grille[1] - face.floor > 330 ? 250 : 210), options.plate, lighter(white, 0.2)),
	].join('');
}
