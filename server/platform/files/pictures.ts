/** sharp, as this product uses it. */
import sharp from 'sharp';
import { photoWidths } from '#contract/objects.ts';

// One thread a picture: several are encoded side by side, and a request must not wait for a job's picture to let go of all cores.
sharp.concurrency(1);
// Nothing is encoded twice, so what libvips would keep is only memory.
sharp.cache(false);

export { sharp };

export type EncodedImage = { name: string; contentType: string; bytes: Buffer };

/** Every kept width up to the picture's own, and one above it at the most (which then holds the picture as it is). */
export function widthsFor(fullWidth: number): number[] {
	return photoWidths.filter((_, index) => index === 0 || (photoWidths[index - 1] ?? 0) < fullWidth);
}
