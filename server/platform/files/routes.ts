/** Routes of the calls about files. */
import {
	finishUpload as finishUploadCall,
	MAX_UPLOAD_BYTES,
	previewUpload,
	putUpload,
	startUpload as startUploadCall,
} from '#contract/objects.ts';
import { refuse } from '../base/refusal.ts';
import type { Platform } from '../context/platform.ts';
import { readBytes } from '../http/input.ts';
import { bind, type Route } from '../http/route.ts';
import { uploadIsSigned } from '../storage/upload-signature.ts';
import { finishUpload, readPreview, receiveUpload, startUpload } from './uploads.ts';

/** 5 MB over a slow mobile connection. */
const UPLOAD_WITHIN_MS = 4 * 60_000;

export const objectRoutes = (platform: Platform): Route[] => [
	bind(startUploadCall, ({ caller }) => startUpload(platform, caller)),
	bind(finishUploadCall, ({ caller, body }) => finishUpload(platform, caller, body.uploadURL)),
	bind(putUpload, async ({ params, query, request }) => {
		if (!uploadIsSigned(platform.keys, params.id, query, platform.clock.now())) throw refuse('UPLOAD_EXPIRED');
		const bytes = await readBytes(request, MAX_UPLOAD_BYTES, UPLOAD_WITHIN_MS);
		await receiveUpload(platform, params.id, bytes);
		return { received: true as const };
	}),
	bind(previewUpload, async ({ params, getOptionalCaller }) => {
		const caller = await getOptionalCaller();
		const preview = caller && (await readPreview(platform, caller, params.id));
		if (!preview) throw refuse('NOT_FOUND');
		return new Response(preview, { headers: { 'content-type': 'image/webp', 'cache-control': 'private, max-age=3600' } });
	}),
];
