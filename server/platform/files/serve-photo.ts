/** `GET /objects/cars/{id}?w=400`: a public photo at the next standard width, in the best format that the browser accepts. */
import * as z from 'zod';
import { photoWidths } from '#contract/objects.ts';
import type { Platform } from '../context/platform.ts';

const IMMUTABLE = 'public, max-age=31536000, immutable';

/** The address of a photo by its object id. */
export const photoUrl = (objectId: string): string => `/objects/photos/${objectId}`;

/** Null if there is no such photo. A photo never changes under its id, so the response may be cached indefinitely. */
export async function servePhoto(platform: Platform, id: string, width: number, accept: string): Promise<Response | null> {
	if (!z.uuid().safeParse(id).success) return null;
	for (const file of candidates(width, accept)) {
		const bytes = await platform.store.get(`photos/${id}/${file.name}`);
		if (bytes) return new Response(bytes, { headers: { 'content-type': file.type, 'cache-control': IMMUTABLE, vary: 'Accept' } });
	}
	return null;
}

/** File names to try, best first. A photo smaller than a standard width has no variant there: smaller variants follow, then the master. */
function candidates(width: number, accept: string): Array<{ name: string; type: string }> {
	const requestedWidth = photoWidths.find((storedWidth) => storedWidth >= width) ?? photoWidths.at(-1);
	const widths = photoWidths.filter((storedWidth) => requestedWidth !== undefined && storedWidth <= requestedWidth).toReversed();
	const formats = ['avif', 'webp'].filter((format) => accept.includes(`image/${format}`));
	const variants = widths.flatMap((storedWidth) =>
		formats.map((format) => ({ name: `${storedWidth}.${format}`, type: `image/${format}` })),
	);
	return [...variants, { name: 'master.jpg', type: 'image/jpeg' }];
}
