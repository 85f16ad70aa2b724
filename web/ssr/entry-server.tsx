/** Renders a page on the server: its calls are made in process, and its HTML is complete without scripts. */
import type { QueryClient } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { demoFillingNotice, demoNotice } from '#contract/dev.ts';
import type { User } from '#contract/identity.ts';
import type { SupportContacts } from '#contract/support.ts';
import { App } from '#web/app/app.tsx';
import { surfaceOf } from '#web/app/current-screen.tsx';
import { dehydrateQueries, type PageState } from '#web/app/dehydrated-queries.ts';
import { createLoadContext } from '#web/app/load-context.ts';
import { prepareScreen } from '#web/app/prepare.ts';
import type { RouteVisit } from '#web/browser/loader.ts';
import type { Site } from '#web/browser/page/site.ts';
import { queryClientOver } from '#web/browser/queries.ts';
import { userRead } from '#web/features/session/current-user.ts';
import { type Language, loadTexts } from '#web/i18n/language.ts';
import { redirectTarget } from '#web/routes/access-redirect.ts';
import type { Screen } from '#web/routes/screen.ts';
import { loadArea, notFound, screenAt, tableAt } from '#web/routes/screens.ts';
import { whenDeferredReady } from '#web/ui/deferred-component.tsx';
import type { Theme } from '#web/ui/theme/theme.tsx';
import { aboutPage } from './about-page.ts';
import { type Built, filesOf } from './assets.ts';
import { documentOf, type Notice } from './document.ts';
import { preloadHero } from './hero-preload.ts';

export { webManifest } from './web-manifest.ts';

export type PageRequest = {
	url: URL;
	language: Language;
	theme: Theme | null;
	/** An in-process GET with the visitor's cookies. */
	call(path: string): Promise<Response>;
	/** `demo`: the demo's accounts and outbox are open to this visitor. */
	site: { publicUrl: string; demo: boolean; signInWith: string | null; mapStyle: string | null; support: SupportContacts };
	demoBanner: boolean;
	/** The data of the demo are still being created. */
	isFilling: boolean;
	signedIn: boolean;
	/** State of the owner's sidebar (cookie `sidebar`). */
	sidebar?: Site['sidebar'];
	livePosition: Site['livePosition'];
};
/** `madeAt`: a timestamp in the HTML that does not affect its ETag. */
export type PageAnswer = { status: number; html: string; madeAt?: string } | { redirect: string };

/** `built`: the client build; null in development, where Vite serves the sources. */
export async function render(request: PageRequest, built: Built | null): Promise<PageAnswer> {
	const { url, language, signedIn } = request;
	await loadArea(url.pathname);
	const { screen, params } = screenAt(url.pathname);
	const client = queryClientOver((path) => request.call(path));
	const visitor =
		signedIn && (screen.access === 'admin' || screen.access === 'super-admin')
			? ((await createLoadContext(client).one(userRead)) ?? null)
			: null;
	const closed = redirectTarget(screen.access, visitor ?? signedIn, url.pathname + url.search);
	if (closed) return { redirect: closed };
	let status = screen === notFound ? 404 : 200;
	const load = createLoadContext(client, () => {
		status = 404;
	});
	const visit: RouteVisit = { params, query: url.searchParams, signedIn };
	if (!signedIn) client.setQueryData(userRead.queryKey, null);
	const [texts] = await Promise.all([
		loadTexts(language),
		prepareScreen(screen, language),
		signedIn && load.one(userRead),
		screen.loader?.().then(({ loader }) => loader(visit, load)),
	]);
	const user = client.getQueryData<User | null>(userRead.queryKey) ?? null;
	const instead = redirectTarget(screen.access, user ?? signedIn, url.pathname + url.search);
	if (instead) return { redirect: instead };
	await whenDeferredReady();
	const site: Site = {
		...request.site,
		now: new Date().toISOString(),
		sidebar: request.sidebar ?? 'expanded',
		livePosition: request.livePosition,
	};
	const address = { path: url.pathname, search: url.search };
	const html = renderToString(
		<App client={client} language={language} texts={texts} theme={request.theme} site={site} address={address} />,
	);
	const state: PageState = { language, theme: request.theme, site, queries: dehydrateQueries(client) };
	const { head, body } = split(html);
	const about = aboutOf(request, screen, client, status, head) + (url.pathname === '/' ? preloadHero(request.theme) : '');
	// Other pages need hydration at once: they have clocks, streams or forms, or retry failed calls.
	const whole =
		!signedIn &&
		screen.indexed === true &&
		// Only script can draw a map.
		url.searchParams.get('view') !== 'map' &&
		client
			.getQueryCache()
			.getAll()
			.every(({ state }) => state.status !== 'error');
	client.clear();
	return {
		status,
		madeAt: site.now,
		html: documentOf({
			head,
			body,
			about,
			state,
			surface: surfaceOf(screen),
			files: filesOf(built, screen, tableAt(url.pathname), language),
			whole,
			notice: noticeOf(request),
		}),
	};
}

function noticeOf({ demoBanner, isFilling }: PageRequest): Notice | null {
	if (isFilling) return demoFillingNotice;
	return demoBanner ? demoNotice : null;
}

function aboutOf({ url, language, site }: PageRequest, screen: Screen, client: QueryClient, status: number, head: string): string {
	if (!screen.indexed || status !== 200) return '';
	return aboutPage({ url, language, publicUrl: site.publicUrl, client, head });
}

/** React renders head tags first, before the first element of the page, which is always a div. */
function split(html: string): { head: string; body: string } {
	const start = html.indexOf('<div');
	return { head: html.slice(0, start), body: html.slice(start) };
}
