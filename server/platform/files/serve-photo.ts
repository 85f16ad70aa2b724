/** `GET /objects/photos/{id}?w=400`: a public photo at the next standard width, in the best format that exists and that the browser accepts. */
import * as z from 'zod';
import type { Platform } from '../context/platform.ts';
import { readPhoto } from './photo-variants.ts';

const IMMUTABLE = 'public, max-age=31536000, immutable';

/** The address of a photo by its object id. */
export const photoUrl = (objectId: string): string => `/objects/photos/${objectId}`;

/** Null if there is no such photo. A photo never changes under its id, so the response may be cached indefinitely. */
export async function servePhoto(platform: Platform, id: string, width: number, accept: string): Promise<Response | null> {
	if (!z.uuid().safeParse(id).success) return null;
	const photo = await readPhoto(platform, { id, folder: 'photos', width, accept });
	if (!photo) return null;
	return new Response(photo.bytes, { headers: { 'content-type': photo.type, 'cache-control': IMMUTABLE, vary: 'Accept' } });
}
