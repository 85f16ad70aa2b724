/** Pages rendered on the server; anonymous ones are cached for seconds by address, language and theme, so that many visitors cost one rendering. */
import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { serialize } from 'hono/utils/cookie';
import type { SupportContacts } from '#contract/support.ts';
import type { Language } from '#server/platform/base/refusal.ts';
import type { CacheFill, TaggedCache } from '#server/platform/cache/tagged-cache.ts';
import type { CacheTag } from '#server/platform/database/invalidation.ts';
import type { HttpEnv, Rendering } from '#server/platform/http/http-env.ts';
import { finish, type SerializedResponse, sendSerialized } from '#server/platform/http/serialized-response.ts';
import { pageAddress, shorterSearch } from './page-address.ts';

export type Theme = 'light' | 'dark' | null;
export type PageRequest = {
	url: URL;
	language: Language;
	theme: Theme;
	/** An in-process GET with the visitor's cookies. */
	call(path: string): Promise<Response>;
	/** `demo`: the demo's accounts and outbox are open to this visitor. */
	site: { publicUrl: string; demo: boolean; signInWith: string | null; mapStyle: string | null; support: SupportContacts };
	demoBanner: boolean;
	/** The demo is not complete yet. */
	isFilling: boolean;
	signedIn: boolean;
	/** Last state of the owner's sidebar. */
	sidebar: 'expanded' | 'collapsed';
	livePosition: string | null;
};
/** `madeAt`: a timestamp in the HTML that does not affect its ETag. */
export type PageAnswer = { status: number; html: string; madeAt?: string } | { redirect: string };
export type RenderPage = (request: PageRequest) => Promise<PageAnswer>;

const YEAR_S = 365 * 24 * 3600;

/** `language`: of the account. `livePosition`: number of the last live event, read before the page's data. */
export type SignedInVisitor = { language: Language; livePosition: string };

export type PageOptions = {
	render: RenderPage;
	site(visitor: { isLoopback: boolean }): Omit<PageRequest['site'], 'support'>;
	support(): Promise<SupportContacts>;
	demoBanner: boolean;
	isFilling: boolean;
	/** Null if not signed in. */
	visitor(request: Request): Promise<SignedInVisitor | null>;
	call(path: string, request: Request, rendering: Rendering): Promise<Response>;
	/** Null if pages are never cached. */
	cache: TaggedCache<SerializedResponse> | null;
};

type About = Pick<PageRequest, 'url' | 'language' | 'theme' | 'signedIn' | 'sidebar' | 'livePosition'> & { isLoopback: boolean };

/** The handler of every address that is not a call, a file or an object. */
export function createPages(options: PageOptions): (c: Context<HttpEnv>) => Promise<Response> {
	const { cache } = options;
	return async (c) => {
		const request = c.req.raw;
		const shorter = shorterSearch(request.url);
		if (shorter) return c.redirect(shorter, 302);
		const visitor = await options.visitor(request);
		const signedIn = visitor !== null;
		const language = languageOf([c.req.query('lang'), getCookie(c, 'lang'), visitor?.language]);
		const theme = themeOf(getCookie(c, 'theme'));
		const sidebar = getCookie(c, 'sidebar') === 'collapsed' ? 'collapsed' : 'expanded';
		const address = signedIn ? null : pageAddress(request.url);
		const about = {
			url: address?.url ?? new URL(request.url),
			language,
			theme,
			signedIn,
			sidebar,
			livePosition: visitor?.livePosition ?? null,
			isLoopback: c.get('isLoopback'),
		} as const;
		const render = () => renderOnce(options, request, about);
		const page = await (cache && address
			? cache.get(`page ${language} ${theme} ${options.site(about).demo} ${address.key}`, false, render)
			: render().then(toValue));
		const response = sendSerialized(page, request.headers);
		// `?lang` is stored in a cookie of the browser; cached responses never carry a cookie.
		if (c.req.query('lang') === language)
			response.headers.append('set-cookie', serialize('lang', language, { path: '/', maxAge: YEAR_S, sameSite: 'Lax' }));
		return response;
	};
}

const toValue = <Value>({ value }: CacheFill<Value>): Value => value;

/** Not cached: 404s, redirects, partially failed renders, and pages whose calls opted out. */
async function renderOnce(options: PageOptions, request: Request, { isLoopback, ...about }: About): Promise<CacheFill<SerializedResponse>> {
	const parts = new Set<CacheTag>(['settings']);
	let keepable = !about.signedIn;
	const rendering: Rendering = {
		language: about.language,
		isLoopback,
		addCacheTags: (named) => {
			for (const part of named ?? []) parts.add(part);
			keepable &&= named !== null;
		},
	};
	const call = async (path: string) => {
		const response = await options.call(path, request, rendering);
		keepable &&= response.ok;
		return response;
	};
	const site = { ...options.site({ isLoopback }), support: await options.support() };
	const answer = await options.render({ ...about, site, demoBanner: options.demoBanner, isFilling: options.isFilling, call });
	if ('redirect' in answer) return uncached(finish({ status: 302, headers: { location: answer.redirect }, text: '' }));
	const { status, html, madeAt } = answer;
	const page = finish({
		status,
		headers: PAGE_HEADERS,
		text: html,
		lasts: keepable ? 'long' : 'once',
		...(status === 200 && { tagged: { but: madeAt } }),
	});
	if (!keepable || status !== 200) return uncached(page);
	// Estimate: the compressed form is stored as well.
	return { value: page, tags: [...parts], isShared: false, bytes: page.bytes.byteLength * 1.5 };
}

const PAGE_HEADERS = {
	'content-type': 'text/html; charset=utf-8',
	'cache-control': 'private, no-cache',
	vary: 'accept-encoding, cookie',
};

const uncached = (value: SerializedResponse): CacheFill<SerializedResponse> => ({ value, tags: null, isShared: false, bytes: 0 });

/** The first supported choice, otherwise English. Accept-Language is ignored: a page has one language for all new visitors. */
function languageOf(choices: ReadonlyArray<string | null | undefined>): Language {
	return choices.find((choice) => choice === 'ar' || choice === 'en') ?? 'en';
}

const themeOf = (stored: string | undefined): Theme => (stored === 'light' || stored === 'dark' ? stored : null);
