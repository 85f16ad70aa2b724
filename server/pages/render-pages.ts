/** Pages rendered on the server: anonymous ones are kept for seconds, by address, language and theme, so that a crowd costs one rendering. */
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import type { Language } from '#server/platform/base/refusal.ts';
import type { HttpEnv } from '#server/platform/http/http-env.ts';

export type Theme = 'light' | 'dark' | null;
export type PageRequest = {
	url: URL;
	language: Language;
	theme: Theme;
	/** An in-process GET with the visitor's cookies. */
	call(path: string): Promise<Response>;
	site: { publicUrl: string; demo: boolean; signInWith: string | null };
	signedIn: boolean;
	/** How the owner's sidebar was left. */
	sidebar: 'expanded' | 'collapsed';
};
export type PageAnswer = { status: number; html: string } | { redirect: string };
export type RenderPage = (request: PageRequest) => Promise<PageAnswer>;

type Rendered = { status: number; html: Uint8Array<ArrayBuffer>; brotli: Uint8Array<ArrayBuffer> } | { redirect: string };

const KEEP_MS = 5000;
const MAX_KEPT = 500;
const YEAR_S = 365 * 24 * 3600;
const compress = promisify(brotliCompress);

export type PageOptions = {
	render: RenderPage;
	site: PageRequest['site'];
	/** The language that the visitor's account asks for; null for who is not signed in. */
	signedInLanguage(request: Request): Promise<Language | null>;
	call(path: string, request: Request, language: Language): Promise<Response>;
	keep: boolean;
};

/** The handler of every address that is not a call, a file or an object. */
export function createPages(options: PageOptions): (c: Context<HttpEnv>) => Promise<Response> {
	const kept = new Map<string, { until: number; page: Promise<Rendered> }>();

	const anonymous = (key: string, render: () => Promise<Rendered>): Promise<Rendered> => {
		const found = kept.get(key);
		const now = Date.now();
		if (found && found.until > now) return found.page;
		const page = render();
		kept.delete(key);
		kept.set(key, { until: now + KEEP_MS, page });
		page.catch(() => kept.delete(key));
		// A map remembers the order of insertion: the first is the oldest.
		for (const oldest of kept.keys()) {
			if (kept.size <= MAX_KEPT) break;
			kept.delete(oldest);
		}
		return page;
	};

	return async (c) => {
		const url = new URL(c.req.url);
		const account = await options.signedInLanguage(c.req.raw);
		const signedIn = account !== null;
		const language = languageOf([c.req.query('lang'), getCookie(c, 'lang'), account]);
		const theme = themeOf(getCookie(c, 'theme'));
		const sidebar = getCookie(c, 'sidebar') === 'collapsed' ? 'collapsed' : 'expanded';
		const render = () => renderOnce(options, c.req.raw, { url, language, theme, signedIn, sidebar });
		const key = `${language} ${theme} ${url.pathname}${url.search}`;
		const page = await (signedIn || !options.keep ? render() : anonymous(key, render));
		// `?lang` is kept from then on.
		if (c.req.query('lang') === language) setCookie(c, 'lang', language, { path: '/', maxAge: YEAR_S, sameSite: 'Lax' });
		if ('redirect' in page) return c.redirect(page.redirect, 302);
		return send(c, page);
	};
}

async function renderOnce(
	options: PageOptions,
	request: Request,
	about: Pick<PageRequest, 'url' | 'language' | 'theme' | 'signedIn' | 'sidebar'>,
): Promise<Rendered> {
	const answer = await options.render({ ...about, site: options.site, call: (path) => options.call(path, request, about.language) });
	if ('redirect' in answer) return answer;
	const html = new Uint8Array(Buffer.from(answer.html));
	const quality = { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_SIZE_HINT]: html.byteLength };
	return { status: answer.status, html, brotli: new Uint8Array(await compress(html, { params: quality })) };
}

function send(c: Context<HttpEnv>, page: Exclude<Rendered, { redirect: string }>): Response {
	const compressed = /\bbr\b/.test(c.req.header('accept-encoding') ?? '');
	c.header('content-type', 'text/html; charset=utf-8');
	c.header('cache-control', 'private, no-cache');
	c.header('vary', 'accept-encoding, cookie');
	if (compressed) c.header('content-encoding', 'br');
	return c.body(compressed ? page.brotli : page.html, page.status as 200);
}

/** The first that is one of ours; English where none is. What the browser asks for by itself does not count: a page has one language for all who come anew. */
function languageOf(choices: ReadonlyArray<string | null | undefined>): Language {
	return choices.find((choice) => choice === 'ar' || choice === 'en') ?? 'en';
}

const themeOf = (kept: string | undefined): Theme => (kept === 'light' || kept === 'dark' ? kept : null);
