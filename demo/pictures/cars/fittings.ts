// What is bolted on to the side of a car: handles, mirror, lamps, roof rails, step.
import { mix } from '../drawing/colour.ts';
import type { Point } from '../drawing/svg.ts';
import { clipPath, fill, group, linear, paintedWith, round, stroke } from '../drawing/svg.ts';
import type { CarBody } from './body.ts';
import type { Coat } from './paint.ts';

type At = (dx: number, dy: number) => string;

const around =
	([x, y]: Point, scale = 1): At =>
	(dx, dy) =>
		`${round(x + dx * scale)} ${round(y + dy * scale)}`;

/** A door handle with the hollow behind it; `place` is its front end. */
export function handle(place: Point, coat: Coat): string {
	const at = around(place);
	return [
		fill(`M${at(10, 8)}C${at(40, 44)} ${at(140, 44)} ${at(176, 4)}Z`, coat.gap, 0.6),
		fill(
			`M${at(0, 0)}C${at(40, -18)} ${at(170, -24)} ${at(205, -14)}C${at(212, 0)} ${at(205, 10)} ${at(190, 11)}L${at(12, 18)}C${at(0, 15)} ${at(-4, 8)} ${at(0, 0)}Z`,
			mix(coat.side, coat.shoulder, 0.6),
		),
		stroke(
			`M${at(0, 0)}C${at(-4, 8)} ${at(0, 15)} ${at(12, 18)}L${at(190, 11)}C${at(205, 10)} ${at(212, 0)} ${at(205, -14)}`,
			coat.gap,
			4,
			0.6,
		),
		stroke(`M${at(12, -2)}C${at(50, -13)} ${at(160, -17)} ${at(196, -11)}`, coat.gleam, 5, 0.75),
	].join('');
}

/** A door mirror; `place` is where its foot meets the door. */
export function mirror(place: Point, coat: Coat): string {
	const at = around(place, 0.88);
	return [
		fill(`M${at(20, 20)}L${at(-60, -40)}L${at(40, -50)}L${at(90, 15)}Z`, '#0d0e10'),
		fill(
			`M${at(-150, -62)}C${at(-140, -120)} ${at(-40, -150)} ${at(60, -140)}C${at(92, -132)} ${at(92, -60)} ${at(72, -30)}C${at(0, -22)} ${at(-120, -26)} ${at(-150, -62)}Z`,
			coat.base,
		),
		fill(
			`M${at(-150, -62)}C${at(-60, -46)} ${at(20, -46)} ${at(80, -62)}C${at(80, -46)} ${at(78, -40)} ${at(72, -30)}C${at(0, -22)} ${at(-120, -26)} ${at(-150, -62)}Z`,
			coat.sill,
		),
		stroke(`M${at(-130, -86)}C${at(-80, -126)} ${at(0, -134)} ${at(56, -128)}`, coat.gleam, 8, 0.75),
		stroke(`M${at(-136, -72)}C${at(-100, -62)} ${at(-60, -58)} ${at(-20, -58)}`, '#f0a030', 5, 0.8),
	].join('');
}

/** Dark glass with two rows of light-emitting blocks and a bright line along its edge. */
function headlamp(d: string, [x, y]: Point): string {
	const block = (dx: number, dy: number): string => `M${x + dx - 33} ${y + dy - 12}l66 -11l-5 34l-64 10z`;
	const blocks = [block(86, -16), block(0, 0), block(-84, 18)].join('');
	const inside = [
		fill(d, paintedWith('headlamp')),
		fill(blocks, '#aebcc8'),
		group(fill(blocks, '#ffffff', 0.75), 'translate(4 -5)'),
		stroke(d, '#f6fbff', 24, 0.95),
		fill(`M${x - 260} ${y - 16}L${x + 240} ${y - 136}L${x + 240} ${y - 86}L${x - 260} ${y + 34}Z`, '#ffffff', 0.12),
	].join('');
	return group(inside, undefined, 'front-lamp') + stroke(d, '#0c0e10', 7, 0.9);
}

function taillamp(d: string): string {
	const inside = [fill(d, paintedWith('taillamp')), stroke(d, '#ff6a5a', 26, 0.8)].join('');
	return group(inside, undefined, 'rear-lamp') + stroke(d, '#1d0406', 7, 0.8);
}

/** Head and tail lamp as far as they wrap round on to the side. */
export function lamps({ headlamp: front, taillamp: rear, lampEye, length }: CarBody): string {
	return [
		linear(
			'headlamp',
			[0, lampEye[1] - 96],
			[0, lampEye[1] + 74],
			[
				[0, '#5d6a74'],
				[0.3, '#252c33'],
				[0.6, '#12161a'],
				[1, '#3d4750'],
			],
		),
		linear(
			'taillamp',
			[length - 450, 0],
			[length, 0],
			[
				[0, '#5d0a0f'],
				[0.5, '#96121a'],
				[0.85, '#d22b2b'],
				[1, '#6d0d12'],
			],
		),
		clipPath('front-lamp', front),
		clipPath('rear-lamp', rear),
		headlamp(front, lampEye),
		taillamp(rear),
	].join('');
}

/** Rails are behind the edge of the roof, so they are drawn before the body. */
export function roofRails({ rails }: CarBody, coat: Coat): string {
	return rails ? stroke(rails, '#1b1d20', 26) + group(stroke(rails, coat.gleam, 7, 0.55), 'translate(0 -7)') : '';
}

/** The tube to step on below the doors. */
export function sideStep({ step }: CarBody): string {
	if (!step) return '';
	return (
		stroke(step, '#0f1012', 62) +
		group(stroke(step, '#8d9194', 20, 0.9), 'translate(0 -14)') +
		group(stroke(step, '#ffffff', 6, 0.5), 'translate(0 -20)')
	);
}

/** The fin on the roof. */
export function antenna({ antenna: place }: CarBody, coat: Coat): string {
	if (!place) return '';
	const at = around(place, 0.72);
	return (
		fill(`M${at(0, 30)}C${at(50, 14)} ${at(84, -18)} ${at(118, -40)}C${at(136, -44)} ${at(150, -16)} ${at(160, 34)}Z`, coat.sill) +
		stroke(`M${at(14, 20)}C${at(56, 6)} ${at(88, -22)} ${at(116, -36)}`, coat.gleam, 4, 0.5)
	);
}
