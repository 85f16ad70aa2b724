/** sharp, configured for this product. */
import sharp from 'sharp';
import { photoWidths } from '#contract/objects.ts';

// One thread per picture: several are encoded in parallel, and a request must not wait for a job's picture to free all cores.
sharp.concurrency(1);
// Nothing is encoded twice, so libvips' cache would only use memory.
sharp.cache(false);

export { sharp };

export type EncodedImage = { name: string; contentType: string; bytes: Buffer };

/** The standard widths up to the picture's own, plus at most one above it (which then holds the picture unscaled). */
export function widthsFor(fullWidth: number): number[] {
	return photoWidths.filter((_, index) => index === 0 || (photoWidths[index - 1] ?? 0) < fullWidth);
}
