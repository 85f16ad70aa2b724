/** Route of the call that serves the picture of a shared car. */
import { getSharePicture } from '#contract/sharing.ts';
import { TaggedCache } from '#server/platform/cache/tagged-cache.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import { bind, type Route } from '#server/platform/http/route.ts';
import { serveSharePicture } from './share-picture.ts';

export function sharingRoutes(platform: Platform): Route[] {
	// Cached by content, so that it is never outdated; concurrent requests for one picture share the drawing.
	const drawn = new TaggedCache<Uint8Array<ArrayBuffer>>(platform.clock);
	return [
		bind(getSharePicture, async ({ params, query, request, language, address }) => {
			await platform.limits.count('sharePicture', address);
			return serveSharePicture(platform, drawn, { ...params, ...query, language, request });
		}),
	];
}
