/** The web front end of this process: the build in memory, or Vite's development server. */
import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { fileURLToPath } from 'node:url';
import type { Manifest } from 'vite';
import { loadAssets } from '../pages/assets.ts';
import type { PageAnswer, PageRequest, RenderPage } from '../pages/render-pages.ts';
import type { Language } from '../platform/base/refusal.ts';

/** `none`: the API alone. Tests pass an implementation of their own. */
export type WebMode = 'built' | 'development' | 'none' | Web;

type Renderer = {
	render(request: PageRequest, built: { manifest: Manifest; loader: string } | null): Promise<PageAnswer>;
	webManifest(language: Language): object;
};

export type Web = {
	render: RenderPage;
	asset(path: string, acceptEncoding: string): Response | null;
	/** Web app manifest: name and icons of the installed app. */
	manifest(language: Language): Promise<object>;
	/** Inline scripts of a page, as sources of a content security policy. */
	inlineScripts: readonly string[];
	/** Whether rendered pages may be cached for seconds. */
	keep: boolean;
	middleware?: (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
	close(): Promise<void>;
};

/** The first script of every page (web/ssr/document.ts). */
const LOADER = 'web/app/entry-client.ts';
const root = fileURLToPath(new URL('../..', import.meta.url));

export async function loadWeb(mode: WebMode, progress: (line: string) => void): Promise<Web | null> {
	if (typeof mode === 'object') return mode;
	if (mode === 'none') return null;
	if (mode === 'development') return developmentWeb();
	const { buildWeb } = await import('./build-web.ts');
	const folder = await buildWeb(progress);
	const assets = await loadAssets(`${folder}/client`);
	const renderer: Renderer = await import(`${folder}/server/entry-server.js`);
	// A classic script would share its names with every other one.
	const loader = `(()=>{"use strict";${assets.text(assets.manifest[LOADER]?.file ?? '')}\n})();`;
	return {
		render: (request) => renderer.render(request, { manifest: assets.manifest, loader }),
		inlineScripts: [`'sha256-${createHash('sha256').update(loader).digest('base64')}'`],
		asset: assets.serve,
		manifest: async (language) => renderer.webManifest(language),
		keep: true,
		close: async () => undefined,
	};
}

async function developmentWeb(): Promise<Web> {
	const { createServer } = await import('vite');
	const vite = await createServer({ root, server: { middlewareMode: true }, appType: 'custom' });
	return {
		render: async (request) => {
			const renderer = (await vite.ssrLoadModule('/web/ssr/entry-server.tsx')) as Renderer;
			const answer = await renderer.render(request, null);
			return 'redirect' in answer ? answer : { ...answer, html: await vite.transformIndexHtml(request.url.pathname, answer.html) };
		},
		asset: () => null,
		// Vite's own inline scripts.
		inlineScripts: ["'unsafe-inline'"],
		manifest: async (language) => ((await vite.ssrLoadModule('/web/ssr/entry-server.tsx')) as Renderer).webManifest(language),
		keep: false,
		middleware: vite.middlewares,
		close: () => vite.close(),
	};
}
