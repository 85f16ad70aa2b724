/** Draws the picture of a shared car: the photo beside a panel with name, place and price, mirrored in Arabic. */
import { fileURLToPath } from 'node:url';
import type { OverlayOptions } from 'sharp';
import { sharePictureSize } from '#contract/sharing.ts';
import type { Language } from '#server/platform/base/refusal.ts';
import { sharp } from '#server/platform/files/pictures.ts';

export type PictureLines = { brand: string; name: string; place: string; price: string; period: string };

const { width: WIDTH, height: HEIGHT } = sharePictureSize;
const PANEL = 440;
const MARGIN = 44;
const TEXT_WIDTH = PANEL - 2 * MARGIN;
const JPEG = { quality: 82, mozjpeg: true } as const;
/** The renter's primary colour and the paper colour, as in tokens.css. */
const colours = { panel: '#a8452c', text: '#ffffff', quiet: '#f8e8e1', noPhoto: '#f3ece1' } as const;

const fontFile = (name: string) => fileURLToPath(new URL(`fonts/${name}-600-normal.ttf`, import.meta.url));
const fontFiles = [fontFile('ibm-plex-sans-latin'), fontFile('ibm-plex-sans-arabic-arabic')];
/** Latin first: the Arabic font has no figures of its own. The comma ends the family, in which "SemiBold" is part of the name. */
const FAMILIES = 'IBM Plex Sans SemiBold, IBM Plex Sans Arabic SemiBold,';

/** A font file is registered by the first text that is drawn with it, for all later ones. */
let fontsRegistered: Promise<unknown> | undefined;
const registerFonts = () => {
	fontsRegistered ??= Promise.all(fontFiles.map((fontfile) => sharp({ text: { text: 'م.', font: FAMILIES, fontfile } }).toBuffer()));
	return fontsRegistered;
};

type Text = { bytes: Buffer; width: number; height: number };

async function drawText(text: string, size: number, colour: string, language: Language): Promise<Text> {
	const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
	// A Latin name in the Arabic picture begins at the right, too.
	const align = language === 'ar' && !/\p{Script=Arabic}/u.test(text) ? 'right' : 'left';
	const { data, info } = await sharp({
		text: {
			text: `<span foreground="${colour}">${escaped}</span>`,
			font: `${FAMILIES} ${size}`,
			dpi: 72,
			rgba: true,
			width: TEXT_WIDTH,
			wrap: 'word-char',
			align,
		},
	})
		.png()
		.toBuffer({ resolveWithObject: true });
	return { bytes: data, width: info.width, height: info.height };
}

const NAME_SIZES = [54, 44, 34];
const MAX_NAME_HEIGHT = 200;

/** The largest size at which the name fits. */
async function drawName(name: string, language: Language): Promise<Text> {
	for (const size of NAME_SIZES) {
		const text = await drawText(name, size, colours.text, language);
		if (text.height <= MAX_NAME_HEIGHT) return text;
	}
	return drawText(`${[...name].slice(0, 60).join('')}…`, NAME_SIZES.at(-1) ?? 0, colours.text, language);
}

/** `photo`: null for a car without one. */
export async function drawPicture(photo: Uint8Array | null, lines: PictureLines, language: Language): Promise<Uint8Array<ArrayBuffer>> {
	await registerFonts();
	const isMirrored = language === 'ar';
	const [brand, name, place, price, period] = await Promise.all([
		drawText(lines.brand, 36, colours.quiet, language),
		drawName(lines.name, language),
		drawText(lines.place, 28, colours.quiet, language),
		drawText(lines.price, 60, colours.text, language),
		drawText(lines.period, 27, colours.quiet, language),
	]);
	const at = ({ bytes, width }: Text, top: number): OverlayOptions => ({
		input: bytes,
		top: Math.round(top),
		left: isMirrored ? WIDTH - MARGIN - width : MARGIN,
	});
	const nameTop = 150;
	const periodTop = HEIGHT - MARGIN - period.height;
	const texts = [
		at(brand, MARGIN),
		at(name, nameTop),
		at(place, nameTop + name.height + 30),
		at(price, periodTop - 26 - price.height),
		at(period, periodTop),
	];
	const photoWidth = WIDTH - PANEL;
	const picture = photo && (await sharp(photo).resize(photoWidth, HEIGHT, { fit: 'cover' }).toBuffer());
	const panel = await sharp({ create: { width: PANEL, height: HEIGHT, channels: 3, background: colours.panel } })
		.png()
		.toBuffer();
	const bytes = await sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: colours.noPhoto } })
		.composite([
			...(picture ? [{ input: picture, top: 0, left: isMirrored ? 0 : PANEL }] : []),
			{ input: panel, top: 0, left: isMirrored ? photoWidth : 0 },
			...texts,
		])
		.jpeg(JPEG)
		.toBuffer();
	return new Uint8Array(bytes);
}
