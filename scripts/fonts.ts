/**
 * Subsets the fonts to the characters that `web/ui/theme/fonts.css` declares for each file in `web/ui/theme/font-files/`, and writes the semibold ones
 * as TrueType as well, for pictures that the server draws. Run after changing that list or a font.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const root = fileURLToPath(new URL('..', import.meta.url));
const theme = path.join(root, 'web/ui/theme');
const FACE = /url\("\.\/(font-files\/(ibm-plex-sans(?:-arabic)?)-[\w-]+\.woff2)"\) format\("woff2"\);\s*unicode-range:([^;]+);/g;

/** Features that browsers apply by default, and tabular figures. */
const FEATURES = 'ccmp locl kern mark mkmk curs liga rlig calt isol init medi fina tnum lnum'.split(' ');

/** The drawing library reads neither WOFF nor WOFF2. */
const pictureFonts = path.join(root, 'server/capabilities/sharing/fonts');
const FOR_PICTURES = /-600-normal\.woff2$/;

mkdirSync(path.join(theme, 'font-files'), { recursive: true });
mkdirSync(pictureFonts, { recursive: true });
for (const [, file = '', font = '', range = ''] of readFileSync(path.join(theme, 'fonts.css'), 'utf8').matchAll(FACE)) {
	const whole = readFileSync(path.join(root, 'node_modules/@fontsource', font, 'files', path.basename(file)));
	// Phones ignore hinting, which is a quarter of a file.
	const cut = await subsetFont(whole, charactersIn(range), { targetFormat: 'woff2', noHinting: true, keepFeatures: FEATURES });
	writeFileSync(path.join(theme, file), cut);
	writeFileSync(path.join(theme, 'font-files', `${font}.LICENSE`), licenceOf(font));
	if (FOR_PICTURES.test(file)) {
		const drawn = await subsetFont(whole, charactersIn(range), { targetFormat: 'sfnt', noHinting: true, keepFeatures: FEATURES });
		writeFileSync(path.join(pictureFonts, path.basename(file).replace('.woff2', '.ttf')), drawn);
		writeFileSync(path.join(pictureFonts, `${font}.LICENSE`), licenceOf(font));
	}
	console.log(`${file}: ${cut.byteLength} bytes of ${whole.byteLength}`);
}

/** `U+0621-063A, U+0640` */
function charactersIn(range: string): string {
	return range
		.split(',')
		.flatMap((part) => {
			const [first = 0, last = first] = part
				.trim()
				.replace('U+', '')
				.split('-')
				.map((code) => Number.parseInt(code, 16));
			return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index));
		})
		.join('');
}

/** The licence must be distributed with the files. */
function licenceOf(font: string): string {
	return readFileSync(path.join(root, 'node_modules/@fontsource', font, 'LICENSE'), 'utf8');
}
