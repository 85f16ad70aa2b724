/** A fictitious identity card or driver's licence: a silhouette, grey lines, and SPECIMEN across it. */
import { random } from '../pictures/drawing/random.ts';
import { circle, fill, group, linear, paintedWith, picture, rect, stroke } from '../pictures/drawing/svg.ts';

/** Strokes of 60 × 100 units, so that no font is needed. */
const letters = {
	S: 'M55 15C45 -2 5 -2 5 25C5 52 55 48 55 75C55 102 12 102 4 82',
	P: 'M5 100L5 2L35 2C62 2 62 52 35 52L5 52',
	E: 'M55 2L5 2L5 100L55 100M5 51L45 51',
	C: 'M55 18C42 -6 5 -2 5 51C5 104 42 106 55 84',
	I: 'M30 2L30 100',
	M: 'M3 100L3 2L30 60L57 2L57 100',
	N: 'M5 100L5 2L55 100L55 2',
} as const;
const word = ['S', 'P', 'E', 'C', 'I', 'M', 'E', 'N'] as const;
const [width, height] = [856, 540];

const colours = {
	ID: { paper: '#eef3ee', deep: '#cfe0d4', band: '#1f6b45' },
	LICENCE: { paper: '#f6eef0', deep: '#ecd3d6', band: '#8c3b46' },
} as const;

/** An SVG document in the format of such a card. `seed`: of its holder. */
export function specimenCard(kind: keyof typeof colours, seed: number): string {
	const { paper, deep, band } = colours[kind];
	const chance = random(seed, kind);
	const lines = Array.from({ length: 5 }, (_, index) => rect(360, 170 + index * 62, chance.between(180, 420), 22, '#5c645f', 0.55, 6));
	const across = word.map((letter, index) => group(stroke(letters[letter], '#b3261e', 12, 0.55), `translate(${index * 84} 0)`)).join('');
	return picture(
		width,
		height,
		[
			linear(
				'paper',
				[0, 0],
				[width, height],
				[
					[0, paper],
					[1, deep],
				],
			),
			rect(0, 0, width, height, paintedWith('paper')),
			rect(0, 0, width, 96, band),
			rect(40, 36, chance.between(220, 300), 24, '#ffffff', 0.85, 6),
			rect(60, 150, 240, 300, '#ffffff', 0.8, 14),
			circle(180, 262, 58, '#8d958f'),
			fill('M84 450C88 372 128 342 180 342C232 342 272 372 276 450Z', '#8d958f'),
			...lines,
			group(across, 'translate(96 400) rotate(-22) scale(1.12)'),
		].join(''),
	);
}
