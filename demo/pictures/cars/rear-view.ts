// A car from straight behind: rear window, lid, tail lamps and number plate.
import { darker, lighter, mix } from '../drawing/colour.ts';
import { clipPath, ellipse, fill, group, linear, paintedWith, radial, rect, stroke } from '../drawing/svg.ts';
import type { Face } from './face.ts';
import { bodyShape, cabinShape, doorMirror, endShadow, faceGradients, pair, screenShape, symmetric, tyres } from './face.ts';
import type { EndOptions } from './front-view.ts';
import { screenGlass } from './front-view.ts';
import type { Coat } from './paint.ts';
import { coatOf } from './paint.ts';
import { numberPlate } from './plate.ts';

function lampShape({ width, tail, build }: Face): string {
	const [top, bottom, inner] = tail.lamp;
	const outer = width / 2 - 26;
	if (build === 'box' || build === 'pick-up') {
		return `M${inner} ${-top}C${inner + 50} ${-top - 10} ${outer - 30} ${-top - 6} ${outer - 10} ${-top + 20}L${outer + 8} ${-bottom - 30}C${outer - 10} ${-bottom} ${inner + 40} ${-bottom + 4} ${inner + 10} ${-bottom - 10}Z`;
	}
	return `M${inner} ${-top + 40}C${inner + 120} ${-top + 8} ${outer - 200} ${-top - 6} ${outer - 34} ${-top}C${outer + 4} ${-top + 30} ${outer + 14} ${-bottom - 60} ${outer + 4} ${-bottom - 14}C${outer - 120} ${-bottom + 10} ${inner + 260} ${-bottom - 6} ${inner + 140} ${-bottom - 34}C${inner + 80} ${-bottom - 50} ${inner + 30} ${-top + 66} ${inner} ${-top + 40}Z`;
}

function tailLamps(face: Face, lit: boolean): string {
	const [top, bottom, inner] = face.tail.lamp;
	const shape = lampShape(face);
	const [x, y] = [(inner + face.width / 2) / 2 + 40, -(top + bottom) / 2];
	const strip =
		face.build === 'box' || face.build === 'pick-up'
			? ''
			: rect(-inner - 20, -top + 34, inner * 2 + 40, 20, '#7d1015') +
				rect(-inner - 20, -top + 40, inner * 2 + 40, 7, '#ff6a5a', lit ? 1 : 0.6);
	return [
		linear(
			'tail-glass',
			[0, -top],
			[0, -bottom],
			[
				[0, '#e23a36'],
				[0.5, '#a5151b'],
				[1, '#6a0b10'],
			],
		),
		radial('tail-glow', [x, y], 280, [
			[0, '#ff6a5a', 0.7],
			[0.25, '#ff3d30', 0.4],
			[1, '#ff3d30', 0],
		]),
		clipPath('tail-shape', shape),
		strip,
		pair(
			group(
				[
					fill(shape, paintedWith('tail-glass')),
					stroke(shape, '#ff7a6a', 34, lit ? 1 : 0.75),
					rect(inner, y + 6, 500, 26, '#ffd9d0', 0.55),
				].join(''),
				undefined,
				'tail-shape',
			) +
				stroke(shape, '#1c0305', 7, 0.85) +
				(lit ? ellipse(x, y, 280, 280, paintedWith('tail-glow')) : ''),
		),
	].join('');
}

/** Boot lid or tailgate: the lines around it, the recess for the plate, the handle strip. */
function lid({ waist, tail, belt, build, width }: Face, coat: Coat): string {
	const [half, top] = [waist - 90, build === 'pick-up' ? belt + 10 : Math.min(belt, tail.window)];
	const outline = `M${-half} ${-top + 30}C${-half - 10} ${-top + 240} ${-half + 10} ${-tail.lid - 60} ${-half + 70} ${-tail.lid}C${-half * 0.4} ${-tail.lid + 16} ${half * 0.4} ${-tail.lid + 16} ${half - 70} ${-tail.lid}C${half - 10} ${-tail.lid - 60} ${half + 10} ${-top + 240} ${half} ${-top + 30}`;
	const fold = -(tail.lamp[1] + 10);
	return [
		stroke(
			`M${-width * 0.38} ${fold}C${-width * 0.2} ${fold + 22} ${width * 0.2} ${fold + 22} ${width * 0.38} ${fold}`,
			coat.gleam,
			9,
			0.5,
		),
		stroke(
			`M${-width * 0.38} ${fold + 10}C${-width * 0.2} ${fold + 32} ${width * 0.2} ${fold + 32} ${width * 0.38} ${fold + 10}`,
			coat.gap,
			8,
			0.4,
		),
		stroke(outline, coat.gap, 6, 0.65),
	].join('');
}

function bumper({ floor, width, build }: Face, coat: Coat): string {
	const half = width / 2;
	const skirt = symmetric(
		[0, -floor - 140],
		[
			[
				[half * 0.4, -floor - 140],
				[half * 0.6, -floor - 144],
				[half * 0.7, -floor - 110],
			],
			[
				[half * 0.76, -floor - 60],
				[half * 0.8, -floor - 20],
				[half * 0.8, -floor + 10],
			],
			[
				[half * 0.5, -floor + 10],
				[half * 0.2, -floor + 10],
				[0, -floor + 10],
			],
		],
	);
	const pipe = `M${half * 0.5} ${-floor - 58}h110a20 20 0 0 1 20 20v14a20 20 0 0 1 -20 20h-110a20 20 0 0 1 -20 -20v-14a20 20 0 0 1 20 -20z`;
	const rough = build === 'off-road' || build === 'pick-up';
	return [
		rough ? rect(-half, -floor - 230, width, 240, '#17181a') : '',
		fill(skirt, '#121315'),
		build === 'box'
			? ''
			: pair(fill(pipe, '#aeb3b7') + group(fill(pipe, '#08090a'), `translate(${half * 0.11} ${-floor * 0.18 - 6}) scale(.82)`)),
		pair(rect(half - 270, -floor - 210, 150, 22, '#a5151b', 0.95, 8)),
		rough ? rect(-half * 0.36, -floor - 50, half * 0.72, 44, '#a4a8ab', 0.85, 14) : '',
		stroke(
			`M${-half + 60} ${-floor - 330}C${-half * 0.4} ${-floor - 300} ${half * 0.4} ${-floor - 300} ${half - 60} ${-floor - 330}`,
			coat.gap,
			6,
			0.5,
		),
	].join('');
}

/** The edge over the rear window with the third brake lamp, and the wiper of a car that has one. */
function spoiler({ height, roof, tail, belt }: Face, coat: Coat): string {
	const upright = tail.window - belt > 20 && tail.lid < 600;
	const y = -height + 96;
	const lip = `M${-roof * 0.94} ${y - 26}C${-roof * 0.5} ${y - 46} ${roof * 0.5} ${y - 46} ${roof * 0.94} ${y - 26}L${roof * 0.98} ${y + 26}C${roof * 0.5} ${y + 6} ${-roof * 0.5} ${y + 6} ${-roof * 0.98} ${y + 26}Z`;
	return [
		upright ? fill(lip, coat.base) + stroke(lip, coat.gap, 5, 0.5) : '',
		rect(-roof * 0.3, y - 24, roof * 0.6, 16, '#8f1219', 1, 8),
		upright
			? stroke(`M0 ${-tail.window + 10}L${roof * 0.56} ${-tail.window - 40}`, '#0b0c0e', 12) +
				ellipse(0, -tail.window + 12, 26, 18, '#0b0c0e')
			: '',
	].join('');
}

/** What rises above the body: roof and rear window, or only seats and the far windscreen of an open car. */
function upper(options: EndOptions, coat: Coat): string {
	const { face, light } = options;
	if (face.build === 'open') {
		const seat = `M250 ${-face.belt}C240 ${-face.belt - 130} 256 ${-face.belt - 250} 300 ${-face.belt - 268}C340 ${-face.belt - 280} 420 ${-face.belt - 280} 460 ${-face.belt - 268}C504 ${-face.belt - 250} 520 ${-face.belt - 130} 510 ${-face.belt}Z`;
		const leather = mix('#b98a5e', light.ambient, 0.3);
		const frame = screenShape(face, face.belt, 20, 90);
		return [
			fill(frame, light.sky[2], 0.16),
			stroke(frame, '#0d0f11', 22),
			rect(-face.waist + 60, -face.belt - 60, face.waist * 2 - 120, 90, '#1b1d20', 1, 40),
			pair(fill(seat, leather) + stroke(seat, darker(leather, 0.45), 9)),
		].join('');
	}
	const cabin = cabinShape(face);
	const window = screenShape(face, face.tail.window, face.build === 'car' ? 110 : 130, face.build === 'box' ? 70 : 84);
	return [
		fill(cabin, paintedWith('cabin')),
		stroke(cabin, coat.gleam, 10, 0.35),
		screenGlass(face, window, options, face.tail.window, false),
		spoiler(face, coat),
	].join('');
}

/** The car in its own millimetres, standing on y = 0. */
export function rearView(options: EndOptions): string {
	const { face, light, around, sun } = options;
	const coat = coatOf(options.paint, light, around);
	const body = bodyShape(face);
	const painted = [
		fill(body, paintedWith('front')),
		rect(-face.width / 2, -face.belt - 30, face.width, 60, coat.shoulder, 0.8),
		lid(face, coat),
		fill(body, paintedWith('flanks')),
		fill(body, paintedWith('sunward')),
		bumper(face, coat),
	].join('');
	const white = mix('#f6f5f0', light.ambient, 0.3);
	const low = face.tail.lid > 600;
	const plateY = low ? -face.tail.lid - 110 : -face.tail.lid - 150;
	return [
		faceGradients({ ...face, bonnet: face.belt }, coat, sun),
		endShadow(face, light, sun < 0 ? 1 : -1),
		tyres(face),
		pair(doorMirror(face, coat, mix(light.sky[2], '#10151a', 0.4))),
		upper(options, coat),
		clipPath('body-shape', body),
		group(painted, undefined, 'body-shape'),
		stroke(body, coat.gleam, 8, 0.3),
		tailLamps(face, light.lampsLit),
		ellipse(0, -face.tail.lamp[0] + 120, 50, 31, mix(light.sky[2], '#ffffff', 0.35)) +
			ellipse(0, -face.tail.lamp[0] + 120, 35, 19, '#24282c'),
		rect(-300, plateY - 84, 600, 168, darker(coat.sill, 0.1), 0.8, 26),
		numberPlate(0, plateY + 4, options.plate, lighter(white, 0.2)),
	].join('');
}
