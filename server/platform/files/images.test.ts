/** The time limit of decoding: a small file within all other limits can be made to occupy a core for long. */
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { encodeMaster } from './images.ts';

/** Nearly as many pixels as are accepted, with 16 bits for each channel: a few seconds to decode and to scale down. */
const laborious = () =>
	sharp({ create: { width: 7000, height: 7000, channels: 4, background: { r: 168, g: 69, b: 44, alpha: 0.5 } } })
		.toColourspace('rgb16')
		.png({ compressionLevel: 1 })
		.toBuffer();

it('refuses a picture whose decoding exceeds the time limit', async () => {
	const bytes = await laborious();
	await expect(encodeMaster(bytes, 1)).rejects.toMatchObject({ code: 'FILE_DAMAGED' });
});
