// Turns a drawn picture into a JPEG like that of a camera, with a little grain against banding in the sky.
import sharp from 'sharp';
import { random } from './drawing/random.ts';

const tileSize = 128;

/** A square of grey noise, the same each time, to be laid over the whole picture. */
function grainTile(): Uint8Array {
	const chance = random(1, 'grain');
	return Uint8Array.from({ length: tileSize * tileSize }, () =>
		Math.round(128 + (chance.between(-1, 1) + chance.between(-1, 1) + chance.between(-1, 1)) * 5),
	);
}

/** Table of the blend mode "soft light": for each grey, the result for each of the 256 values (W3C, Compositing and Blending, 9.1). */
function softLights(): Uint8Array {
	return Uint8Array.from({ length: 256 * 256 }, (_, index) => {
		const [grey, value] = [Math.floor(index / 256) / 255, (index % 256) / 255];
		const lit = value <= 0.25 ? ((16 * value - 12) * value + 4) * value : Math.sqrt(value);
		return 255 * (value + (2 * grey - 1) * (grey <= 0.5 ? value * (1 - value) : lit - value));
	});
}

const grain = grainTile();
const softLight = softLights();

/** Changes the pixels in place. Much faster than `composite`, which computes each pixel with fractions. */
function layGrain(pixels: Uint8Array, width: number): void {
	for (let at = 0, x = 0, row = 0; at < pixels.length; at += 3) {
		const grey = (grain[row + (x % tileSize)] ?? 0) * 256;
		for (let channel = at; channel < at + 3; channel += 1) pixels[channel] = softLight[grey + (pixels[channel] ?? 0)] ?? 0;
		x += 1;
		if (x < width) continue;
		x = 0;
		row = (row + tileSize) % grain.length;
	}
}

/** JPEG of an SVG document, `width` pixels wide, quality 88. Pictures under 256 pixels get no grain. */
export async function renderJpeg(svg: string, width: number): Promise<Buffer> {
	const drawn = Number(/viewBox="0 0 (\d+)/.exec(svg)?.[1] ?? width);
	const { data, info } = await sharp(Buffer.from(svg), { density: (72 * width) / drawn })
		.resize({ width })
		.flatten()
		.raw()
		.toBuffer({ resolveWithObject: true });
	if (width >= tileSize * 2) layGrain(data, info.width);
	return sharp(data, { raw: { width: info.width, height: info.height, channels: 3 } })
		.jpeg({ quality: 88 })
		.toBuffer();
}
