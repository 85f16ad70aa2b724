// Drawn portraits for the profile pages of the demo owners: faces before a Jordanian evening, a different person for each seed.
import { darker } from './drawing/colour.ts';
import type { Random } from './drawing/random.ts';
import { random } from './drawing/random.ts';
import { circle, fill, linear, paintedWith, picture, rect, stroke } from './drawing/svg.ts';
import type { FaceTraits } from './people/face.ts';
import { face, glasses, neck } from './people/face.ts';
import type { BeardStyle, Covering, HairStyle } from './people/hair.ts';
import { beard, hair, hijab, shemagh } from './people/hair.ts';
import type { Backdrop, Cloth, Skin } from './people/palette.ts';
import { backdrops, cloths, complexions, hairs } from './people/palette.ts';

interface PortraitOptions {
	readonly seed: number;
	readonly feminine?: boolean;
	/** Only with `feminine`; default: by the seed. */
	readonly hijab?: boolean;
	/** Read out by screen readers as the title of the drawing. */
	readonly name?: string;
}

function backdrop({ sky, low, land, sun }: Backdrop, chance: Random): string {
	const x = chance.between(90, 310);
	const rise = chance.between(-24, 24);
	return [
		linear(
			'dusk',
			[0, 0],
			[0, 320],
			[
				[0, sky],
				[1, low],
			],
		),
		rect(0, 0, 400, 400, paintedWith('dusk')),
		circle(x, chance.between(110, 190), chance.between(56, 90), sun, 0.8),
		fill(
			`M0 400L0 ${270 + rise}C60 ${236 + rise} 110 ${240 - rise} 170 ${268 - rise}C230 ${292 - rise} 300 ${236 + rise} 400 ${262 - rise}L400 400Z`,
			land,
			0.55,
		),
		fill(
			`M0 400L0 ${320 - rise}C90 ${292 - rise} 150 ${316 + rise} 240 ${308 + rise}C310 ${302 + rise} 350 ${288 - rise} 400 ${300 - rise}L400 400Z`,
			land,
			0.8,
		),
	].join('');
}

const shoulders = 'M52 400C56 344 84 318 128 304C150 296 164 292 172 284L228 284C236 292 250 296 272 304C316 318 344 344 348 400Z';

/** Shirt with collar, jumper, or open jacket over a shirt. */
function clothes(chance: Random, cloth: Cloth, feminine: boolean, open: Cloth, skin: Skin): string {
	const shaded = fill('M228 284C250 300 262 340 258 400L348 400C344 344 316 318 272 304C250 296 236 292 228 284Z', cloth.shade, 0.7);
	const style = feminine ? chance.pick(['round', 'vee']) : chance.pick(['collar', 'round', 'jacket']);
	const base = fill(shoulders, cloth.light) + shaded;
	switch (style) {
		case 'collar':
			return (
				base +
				fill('M170 282L154 300L184 336L200 312L216 336L246 300L230 282L200 312Z', cloth.light) +
				stroke('M170 282L154 300L184 336L200 312L216 336L246 300L230 282', cloth.shade, 3) +
				stroke('M200 314L200 400', cloth.shade, 3)
			);
		case 'jacket':
			return (
				fill(shoulders, open.light) +
				fill('M172 284L128 304C84 318 56 344 52 400L186 400L160 330Z', cloth.light) +
				fill('M228 284L272 304C316 318 344 344 348 400L214 400L240 330Z', cloth.shade) +
				stroke('M166 288L158 330L188 400M234 288L242 330L212 400', cloth.shade, 3) +
				stroke('M178 292C190 304 210 304 222 292', open.shade, 5)
			);
		case 'vee':
			return (
				base +
				fill('M168 284L200 342L232 284Z', skin.light) +
				fill('M206 284L232 284L200 342Z', skin.shade, 0.6) +
				stroke('M166 286L200 344L234 286', cloth.shade, 7)
			);
		default:
			return base + stroke('M160 294C178 318 222 318 240 294', cloth.shade, 8);
	}
}

function coveringOf(chance: Random, feminine: boolean, veiled: boolean, hairColour: string, scarf: Cloth): Covering {
	if (veiled) return hijab(scarf);
	if (feminine) return hair(chance.pick<HairStyle>(['long', 'waves', 'bun', 'bob']), hairColour);
	if (chance.chance(0.2)) return shemagh(chance.chance(0.7));
	return hair(chance.pick<HairStyle>(['short', 'side', 'curls', 'receding']), hairColour);
}

/** 400 by 400, made to be cut to a circle. */
export function portraitScene({ seed, feminine = false, hijab: veil, name }: PortraitOptions): string {
	const chance = random(seed, feminine ? 'woman' : 'man');
	const hairColour = chance.pick(hairs);
	const [cloth, scarf, open] = [chance.pick<Cloth>(cloths), chance.pick<Cloth>(cloths), chance.pick<Cloth>(cloths)];
	const skin = chance.pick<Skin>(complexions);
	const traits: FaceTraits = {
		skin,
		brow: darker(hairColour, 0.3),
		feminine,
		jaw: feminine ? chance.between(0, 0.4) : chance.between(0.3, 1),
		chance,
	};
	const veiled = feminine && (veil ?? chance.chance(0.55));
	const covering = coveringOf(chance, feminine, veiled, hairColour, scarf);
	const whiskers = feminine ? '' : beard(chance.pick<BeardStyle>(['none', 'stubble', 'short', 'full', 'moustache', 'short']), hairColour);
	return picture(
		400,
		400,
		[
			name ? `<title>${name.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</title>` : '',
			backdrop(chance.pick<Backdrop>(backdrops), chance),
			covering.behind,
			veiled ? '' : neck(traits),
			clothes(chance, cloth, feminine, open, skin),
			face(traits),
			whiskers,
			covering.before,
			chance.chance(0.28) ? glasses(chance.chance(0.5)) : '',
		].join(''),
	);
}
