/** Which files of a photo exist (`stored_objects.variants`), and which of them answers a request. */
import * as z from 'zod';
import { photoWidths } from '#contract/objects.ts';
import type { Platform } from '../context/platform.ts';
import type { EncodedImage } from './pictures.ts';

/** By format: the widths that are stored in addition to the master. */
const variantsShape = z.object({ avif: z.array(z.int()).default([]), webp: z.array(z.int()).default([]) });
type Variants = z.output<typeof variantsShape>;
const formats = ['avif', 'webp'] as const;

export type PhotoFile = { name: string; type: string };
const master: PhotoFile = { name: 'master.jpg', type: 'image/jpeg' };

/** `[{ name: '400.webp' }]` → `{ webp: [400] }`, as stored in `variants`. */
export function variantsOf(images: readonly EncodedImage[]): Partial<Record<(typeof formats)[number], number[]>> {
	const widths = (format: string) => images.filter(({ name }) => name.endsWith(`.${format}`)).map(({ name }) => Number.parseInt(name, 10));
	return Object.fromEntries(formats.map((format) => [format, widths(format)] as const).filter(([, found]) => found.length > 0));
}

/** Reads the best existing file for this width and these accepted types; null if there is no such photo. Usually one read from the storage. */
export async function readPhoto(
	platform: Platform,
	{ id, folder, width, accept }: { id: string; folder: string; width: number; accept: string },
): Promise<{ bytes: Uint8Array<ArrayBuffer>; type: string } | null> {
	const variants = await findVariants(platform, id);
	if (!variants) return null;
	for (const file of candidates(variants, width, accept)) {
		const bytes = await platform.store.get(`${folder}/${id}/${file.name}`);
		if (bytes) return { bytes, type: file.type };
	}
	return null;
}

async function findVariants(platform: Platform, id: string): Promise<Variants | null> {
	const { rows } = await platform.pool.query<{ variants: unknown }>({
		name: 'photo-variants',
		text: 'SELECT variants FROM stored_objects WHERE id = $1',
		values: [id],
	});
	const [row] = rows;
	return row ? variantsShape.parse(row.variants) : null;
}

/**
 * The best file of each accepted format, then the master: a recorded file that is missing costs at most two more reads. A photo
 * smaller than a standard width has no variant there; its largest one answers.
 */
export function candidates(variants: Variants, width: number, accept: string): PhotoFile[] {
	const requestedWidth = photoWidths.find((storedWidth) => storedWidth >= width) ?? Math.max(...photoWidths);
	const best = formats.flatMap((format) => {
		const fitting = variants[format].filter((storedWidth) => storedWidth <= requestedWidth);
		return accept.includes(`image/${format}`) && fitting.length > 0 ? [{ format, width: Math.max(...fitting) }] : [];
	});
	// A smaller AVIF is no substitute for a WebP of the requested width.
	best.sort((a, b) => b.width - a.width);
	return [...best.map((file) => ({ name: `${file.width}.${file.format}`, type: `image/${file.format}` })), master];
}
