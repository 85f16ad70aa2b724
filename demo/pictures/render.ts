// Turns a drawn picture into the JPEG that a camera would have made, with a breath of grain that keeps skies from banding.
import sharp from 'sharp';
import { random } from './drawing/random.ts';

const tileSize = 128;

/** A square of grey noise, the same each time, to be laid over the whole picture. */
function grainTile(): Buffer {
	const chance = random(1, 'grain');
	const pixels = Buffer.alloc(tileSize * tileSize * 4, 255);
	for (let i = 0; i < pixels.length; i += 4) {
		pixels.fill(Math.round(128 + (chance.between(-1, 1) + chance.between(-1, 1) + chance.between(-1, 1)) * 5), i, i + 3);
	}
	return pixels;
}

const grain = { input: grainTile(), raw: { width: tileSize, height: tileSize, channels: 4 }, tile: true, blend: 'soft-light' } as const;

/** JPEG of an SVG document, `width` pixels wide, quality 88. Pictures under 256 pixels get no grain. */
export async function renderJpeg(svg: string, width: number): Promise<Buffer> {
	const drawn = Number(/viewBox="0 0 (\d+)/.exec(svg)?.[1] ?? width);
	return sharp(Buffer.from(svg), { density: (72 * width) / drawn })
		.resize({ width })
		.flatten()
		.composite(width < tileSize * 2 ? [] : [grain])
		.jpeg({ quality: 88 })
		.toBuffer();
}
