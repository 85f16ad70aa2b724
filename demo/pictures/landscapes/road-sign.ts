// A direction sign beside the road, in Arabic and English.
import type { Glyphs } from '../drawing/glyphs.ts';
import { digits, placeNames } from '../drawing/glyphs.ts';
import { fill, group, rect, round } from '../drawing/svg.ts';
import type { Scene } from './scene.ts';
import { chanceOf, seenAt } from './scene.ts';

const destinations = [
	{ name: 'aqaba', colour: '#1c6b46', from: 60, to: 290 },
	{ name: 'petra', colour: '#7a4a22', from: 30, to: 180 },
	{ name: 'wadiRum', colour: '#7a4a22', from: 20, to: 240 },
	{ name: 'amman', colour: '#1c6b46', from: 40, to: 280 },
] as const;

function write({ d }: Glyphs, x: number, y: number, size: number, colour: string): string {
	return group(fill(d, colour), `translate(${round(x)} ${round(y)}) scale(${(size / 100).toFixed(3)})`);
}

/** `tall` is the height from the foot of the posts to the top of the board, `board` the height of the board alone. */
export function roadSign(scene: Scene, x: number, foot: number, tall: number, board: number): string {
	const chance = chanceOf(scene, 'sign');
	const { name, colour, from, to } = chance.pick<(typeof destinations)[number]>(destinations);
	const { arabic, latin } = placeNames[name];
	const [size, margin] = [board * 0.34, board * 0.125];
	const wide = (Math.max(arabic.width, latin.width * 0.86 + 190) * size) / 100 + margin * 2;
	const [left, top] = [x - wide / 2, foot - tall];
	const white = seenAt(scene, '#f2f1ec', 'sunlight');
	const post = (at: number): string =>
		rect(at, top + board * 0.4, board * 0.046, tall - board * 0.4, seenAt(scene, '#8d8f91', 'shade')) +
		rect(at, top + board * 0.4, board * 0.018, tall - board * 0.4, seenAt(scene, '#c4c6c8', 'sunlight'));
	const kilometres = String(Math.round(chance.between(from, to)));
	const lower = top + board * 0.83;
	let at = left + wide - margin;
	const distance = [...kilometres].reverse().map((figure) => {
		const glyph = digits[Number(figure)] ?? { d: '', width: 0 };
		at -= (glyph.width * size * 0.8) / 100;
		return write(glyph, at, lower, size * 0.8, white);
	});
	return [
		post(left + wide * 0.2),
		post(left + wide * 0.78),
		rect(left, top, wide, board, seenAt(scene, colour, 'ambient'), 1, board * 0.054),
		rect(left + 5, top + 5, wide - 10, board - 10, white, 1, board * 0.04),
		rect(left + 8, top + 8, wide - 16, board - 16, seenAt(scene, colour, 'ambient'), 1, board * 0.03),
		write(arabic, left + wide - margin - (arabic.width * size) / 100, top + board * 0.42, size, white),
		write(latin, left + margin, lower, size * 0.86, white),
		distance.join(''),
	].join('');
}
