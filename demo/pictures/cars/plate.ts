// A Jordanian number plate: black figures on white, the country's name in two scripts beside them.
import type { Glyphs } from '../drawing/glyphs.ts';
import { country, digits, hyphen } from '../drawing/glyphs.ts';
import type { Random } from '../drawing/random.ts';
import { fill, group, rect, round } from '../drawing/svg.ts';

/** A made-up number; rental and visitors' cars carry code 70. */
export function plateNumber(chance: Random): string {
	return `70-${Math.floor(chance.between(10000, 99999))}`;
}

const glyphOf = (character: string): Glyphs => (character === '-' ? hyphen : (digits[Number(character)] ?? hyphen));

function placed({ d }: Glyphs, x: number, y: number, size: number, colour: string): string {
	return group(fill(d, colour), `translate(${round(x)} ${round(y)}) scale(${(size / 100).toFixed(3)})`);
}

/** The plate around (x, y), 520 by 112 millimetres; `text` holds figures and a hyphen. `white` is white as lit here. */
export function numberPlate(x: number, y: number, text: string, white: string): string {
	const size = 84;
	const figures = [...text].map(glyphOf);
	const total = figures.reduce((sum, { width }) => sum + (width * size) / 100, 0);
	let at = x + 56 - total / 2;
	const row = figures.map((glyph) => {
		const drawn = placed(glyph, at, y + 29, size, '#15171a');
		at += (glyph.width * size) / 100;
		return drawn;
	});
	return [
		rect(x - 266, y - 62, 532, 124, '#0d0e10', 1, 16),
		rect(x - 260, y - 56, 520, 112, white, 1, 12),
		rect(x - 260, y - 56, 112, 112, '#1f6b45', 1, 12),
		placed(country.arabic, x - 204 - (country.arabic.width * 0.34) / 2, y - 4, 34, white),
		placed(country.latin, x - 204 - (country.latin.width * 0.24) / 2, y + 34, 24, white),
		row.join(''),
	].join('');
}
