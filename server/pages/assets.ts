/** The built browser files, in memory and compressed; hashed names are cached indefinitely by browsers. */
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Manifest } from 'vite';

export type Assets = {
	manifest: Manifest;
	serve(requestPath: string, acceptEncoding: string): Response | null;
	/** Content of a file, by its name in the manifest. Throws if it does not exist. */
	text(file: string): string;
};

const types: Record<string, string> = {
	'.js': 'text/javascript; charset=utf-8',
	'.css': 'text/css; charset=utf-8',
	'.svg': 'image/svg+xml',
	'.woff2': 'font/woff2',
	'.webp': 'image/webp',
	'.avif': 'image/avif',
	'.jpg': 'image/jpeg',
	'.png': 'image/png',
	'.ico': 'image/x-icon',
	'.json': 'application/json',
	'.webmanifest': 'application/manifest+json',
};
const IMMUTABLE = 'public, max-age=31536000, immutable';
/** Files with a constant address are revalidated. */
const ASKED_ANEW = 'no-cache';

type File = { bytes: Uint8Array<ArrayBuffer>; brotli: Uint8Array<ArrayBuffer> | null; type: string };

/** Reads `folder` (the client half of a build) once. `name.br` beside a file is its compressed form. */
export async function loadAssets(folder: string): Promise<Assets> {
	const entries = await readdir(folder, { recursive: true, withFileTypes: true });
	const files = new Map<string, File>();
	for (const entry of entries) {
		if (!entry.isFile() || entry.name.endsWith('.br')) continue;
		const file = path.join(entry.parentPath, entry.name);
		const bytes = new Uint8Array(await readFile(file));
		const brotli = await readFile(`${file}.br`).catch(() => null);
		const type = types[path.extname(entry.name)] ?? 'application/octet-stream';
		files.set(`/${path.relative(folder, file)}`, { bytes, brotli: brotli && new Uint8Array(brotli), type });
	}
	const manifest: Manifest = JSON.parse(await readFile(path.join(folder, '.vite/manifest.json'), 'utf8'));
	return {
		manifest,
		serve: (requestPath, acceptEncoding) => serve(files.get(requestPath), requestPath, acceptEncoding),
		text: (name) => {
			const file = files.get(`/${name}`);
			if (!file) throw new Error(`the build has no ${name}`);
			return new TextDecoder().decode(file.bytes);
		},
	};
}

function serve(file: File | undefined, requestPath: string, acceptEncoding: string): Response | null {
	if (!file) return null;
	const compressed = file.brotli !== null && /\bbr\b/.test(acceptEncoding);
	return new Response(compressed ? file.brotli : file.bytes, {
		headers: {
			'content-type': file.type,
			'cache-control': requestPath.startsWith('/assets/') ? IMMUTABLE : ASKED_ANEW,
			vary: 'accept-encoding',
			...(compressed ? { 'content-encoding': 'br' } : {}),
		},
	});
}
