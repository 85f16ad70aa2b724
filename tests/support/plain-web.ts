/** A minimal web front end: each page shows the responses of the calls named in its address, so that page caching can be tested without a build. */

import type { Web } from '#server/app/web.ts';
import type { PageRequest } from '#server/pages/render-pages.ts';

export type PlainWeb = Web & { rendered: string[] };

/** `/car/…` shows the car, `/search?…` the results; a signed-in user is greeted. Records what it rendered. */
export function aPlainWeb(): PlainWeb {
	const rendered: string[] = [];
	return {
		rendered,
		keep: true,
		inlineScripts: [],
		asset: () => null,
		manifest: async () => ({}),
		close: async () => undefined,
		render: async ({ url, language, theme, signedIn, call }) => {
			rendered.push(url.pathname + url.search);
			const texts = await Promise.all(callsOf(url).map(async (path) => (await call(path)).text()));
			const found = texts.every((text) => !text.includes('"code":'));
			const html = `<html lang="${language}" data-theme="${theme}">${signedIn ? 'Hello' : 'Sign in'} ${texts.join('\n')}</html>`;
			return { status: found ? 200 : 404, html };
		},
	};
}

function callsOf({ pathname, search }: PageRequest['url']): string[] {
	const slug = /^\/car\/(.+)$/.exec(pathname)?.[1];
	if (slug) return [`/api/cars/${slug}`];
	return pathname === '/search' ? [`/api/cars${search}`] : [];
}
