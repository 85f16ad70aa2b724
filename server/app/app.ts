/** The HTTP application: API calls, files, objects, health, and rendered pages for everything else. */
import { Hono } from 'hono';
import { secureHeaders } from 'hono/secure-headers';
import { cityNames } from '#contract/cities.ts';
import { HELP_HOME, helpPath, helpSlugs } from '#contract/help.ts';
import { localPath } from '#contract/local-path.ts';
import type { ErrorBody } from '#contract/refusals.ts';
import { readSupportContacts } from '../capabilities/admin/index.ts';
import { authenticateInOffice } from '../capabilities/companies/index.ts';
import {
	authenticate,
	closedSessionCookie,
	getUnauthenticatedReason,
	hasSessionCookie,
	leadToSuspension,
	SUSPENDED_PAGE,
	signOut,
} from '../capabilities/identity/index.ts';
import { type DeliveryChannels, livePosition } from '../capabilities/notifications/index.ts';
import type { PaymentPlatform } from '../capabilities/payments/index.ts';
import { findableCars } from '../capabilities/search/index.ts';
import { accessPage } from '../pages/access-page.ts';
import { docsPage } from '../pages/docs-page.ts';
import { errorPage, offlinePage } from '../pages/plain-page.ts';
import { createPages } from '../pages/render-pages.ts';
import { robotsTxt, sitemapXml } from '../pages/site-files.ts';
import { refuse } from '../platform/base/refusal.ts';
import type { TaggedCache } from '../platform/cache/tagged-cache.ts';
import { offersDemo } from '../platform/context/platform.ts';
import { servePhoto } from '../platform/files/serve-photo.ts';
import type { HttpEnv } from '../platform/http/http-env.ts';
import { errorResponse, mount } from '../platform/http/kernel.ts';
import type { HttpMetrics } from '../platform/http/metrics.ts';
import { openApi } from '../platform/http/openapi.ts';
import { requestContext } from '../platform/http/request-context.ts';
import { assertSameOrigin, isOwnNavigation } from '../platform/http/same-origin.ts';
import type { SerializedResponse } from '../platform/http/serialized-response.ts';
import type { Readiness } from './readiness.ts';
import { allRoutes, type OptionalServices } from './registry.ts';
import type { Web } from './web.ts';

export type AppOptions = {
	platform: PaymentPlatform;
	channels: DeliveryChannels;
	chosen: OptionalServices;
	metrics: HttpMetrics;
	/** Cache of responses that are the same for everybody: calls and pages. */
	cache: TaggedCache<SerializedResponse>;
	/** Null without a web front end (tests of the API alone). */
	web: Pick<Web, 'render' | 'asset' | 'manifest' | 'keep' | 'inlineScripts'> | null;
	readiness: Readiness;
	trustedProxies: number;
	/** Every page has a banner that says that this is a demo. */
	demoBanner: boolean;
	/** The demo data is not complete: every page says so, and calls that change something are refused. */
	isFilling: boolean;
	metricsToken: string | undefined;
	validateAnswers: boolean;
	/** Additional origins to which the browser may upload. */
	uploadOrigins: readonly string[];
	/** Address of the map's style, null for the embedded map; `origins`: of everything that the style loads. */
	map: { style: string | null; origins: readonly string[] };
	/** Vite's client uses a WebSocket. */
	development: boolean;
};

const SITEMAP_PAGES = 45_000;
const PHOTO_WIDTH = 1600;

export function createApp(options: AppOptions): Hono<HttpEnv> {
	const { platform } = options;
	const app = new Hono<HttpEnv>();
	app.onError((error, c) => errorResponse(error, c, platform));
	app.use(requestContext(platform, options.metrics, options.trustedProxies));
	app.use(secureHeaders(securityHeaders(options)));
	health(app, options);
	signInNavigations(app, platform);
	app.get('/api/openapi.json', (c) => c.json(openApi(platform.publicUrl)));
	app.get('/api/docs', (c) => c.html(docsPage(options)));
	app.get('/api/docs/access', (c) => c.html(accessPage(options)));
	if (options.isFilling) app.on(['POST', 'PUT', 'PATCH', 'DELETE'], '/api/*', (c) => errorResponse(refuse('DEMO_FILLING'), c, platform));
	const state = { failures: options.readiness.failures, channels: options.channels };
	mount(app, allRoutes(platform, { ...options.chosen, state }), platform, {
		authenticate: (request) => authenticateInOffice(platform, request),
		getUnauthenticatedReason: (request) => getUnauthenticatedReason(platform, request),
		validateAnswers: options.validateAnswers,
		mayBeSignedIn: (request) => hasSessionCookie(platform, request),
		cache: options.cache,
	});
	app.all('/api/*', (c) => errorResponse(refuse('NOT_FOUND'), c, platform));
	app.get('/objects/photos/:id', async (c) => {
		const width = Number(c.req.query('w') ?? PHOTO_WIDTH) || PHOTO_WIDTH;
		const photo = await servePhoto(platform, c.req.param('id'), width, c.req.header('accept') ?? '');
		return photo ?? errorResponse(refuse('NOT_FOUND'), c, platform);
	});
	app.all('/objects/*', (c) => errorResponse(refuse('NOT_FOUND'), c, platform));
	siteFiles(app, platform);
	if (options.web) pages(app, options, options.web);
	return app;
}

function securityHeaders({ uploadOrigins, map, development, platform, web }: AppOptions) {
	return {
		// Stricter headers that a response sets itself stay.
		overwrite: false,
		contentSecurityPolicy: {
			defaultSrc: ["'self'"],
			scriptSrc: ["'self'", ...(web?.inlineScripts ?? [])],
			styleSrc: ["'self'", "'unsafe-inline'"],
			imgSrc: ["'self'", 'data:', 'blob:', ...map.origins],
			connectSrc: ["'self'", ...uploadOrigins, ...map.origins, ...(development ? ['ws:'] : [])],
			workerSrc: ["'self'"],
			objectSrc: ["'none'"],
			baseUri: ["'none'"],
			frameAncestors: ["'none'"],
			formAction: ["'self'"],
		},
		strictTransportSecurity: platform.publicUrl.startsWith('https:') ? 'max-age=31536000; includeSubDomains' : false,
		referrerPolicy: 'strict-origin-when-cross-origin',
		crossOriginEmbedderPolicy: false,
		permissionsPolicy: { camera: ['self'], geolocation: ['self'], microphone: [], payment: [] },
	};
}

/**
 * `/healthz`: the process; `/readyz`: whether it can do its work, see `createReadiness`; `/metrics`: for this machine, or with the token.
 * Paused deliveries are no reason to take the process out of service, because nothing is lost. Neither is a degraded state, because all processes share it.
 */
function health(app: Hono<HttpEnv>, { platform, channels, metrics, metricsToken, readiness }: AppOptions): void {
	app.get('/healthz', (c) => c.json({ status: 'ok' }));
	app.get('/readyz', async (c) => {
		const { failed, degraded } = await readiness.check();
		const states = { degraded, deliveries: channels.states() };
		if (failed.length > 0) return c.json({ status: 'unavailable', failed, ...states }, 503);
		return c.json({ status: degraded.length > 0 ? 'degraded' : 'ok', ...states });
	});
	app.get('/metrics', async (c) => {
		const local = /^(::ffff:)?127\.|^::1$/.test(c.get('address')) && !c.req.header('x-forwarded-for');
		const allowed = metricsToken ? c.req.header('authorization') === `Bearer ${metricsToken}` : local;
		if (!allowed) return errorResponse(refuse('NOT_FOUND'), c, platform);
		return c.body(await metrics.text(), 200, { 'content-type': metrics.contentType });
	});
}

/** Plain browser navigations. Our pages sign out by POST; the GET works without script, for navigations that no other site caused. */
function signInNavigations(app: Hono<HttpEnv>, platform: PaymentPlatform): void {
	app.get('/api/login', async (c) => {
		const returnTo = localPath(c.req.query('returnTo')) ?? '/';
		const signedIn = await authenticate(platform, c.req.raw);
		const suspension = signedIn ? null : await leadToSuspension(platform, c.req.raw);
		if (suspension) {
			for (const cookie of suspension) c.header('set-cookie', cookie, { append: true });
			return c.redirect(SUSPENDED_PAGE, 302);
		}
		return c.redirect(signedIn ? returnTo : `/sign-in?returnTo=${encodeURIComponent(returnTo)}`, 302);
	});
	app.on(['GET', 'POST'], '/api/logout', async (c) => {
		if (c.req.method === 'POST') assertSameOrigin(c.req.raw, platform.publicUrl);
		else if (!isOwnNavigation(c.req.raw, platform.publicUrl)) return c.redirect('/', 302);
		const caller = await authenticate(platform, c.req.raw);
		if (caller) await signOut(platform, caller);
		c.header('set-cookie', closedSessionCookie(platform));
		return c.redirect('/', 303);
	});
}

function siteFiles(app: Hono<HttpEnv>, platform: PaymentPlatform): void {
	app.get('/robots.txt', (c) => c.text(robotsTxt(platform.publicUrl)));
	app.get('/sitemap.xml', async (c) => {
		const cars = await findableCars(platform.replicas.choose({ mayLag: true }).db, SITEMAP_PAGES);
		const fixed = [
			'/',
			'/search',
			'/terms',
			'/privacy',
			HELP_HOME,
			...helpSlugs.map(helpPath),
			...cityNames.map((city) => `/search?city=${encodeURIComponent(city)}`),
		];
		const xml = sitemapXml(platform.publicUrl, [
			...fixed.map((path) => ({ path })),
			...cars.map((car) => ({ path: `/car/${encodeURIComponent(car.slug)}`, changed: car.updated_at })),
		]);
		return c.body(xml, 200, { 'content-type': 'application/xml; charset=utf-8' });
	});
}

function pages(
	app: Hono<HttpEnv>,
	{ platform, chosen: { signInProvider }, cache, demoBanner, isFilling, map }: AppOptions,
	web: NonNullable<AppOptions['web']>,
): void {
	const page = createPages({
		render: web.render,
		cache: web.keep ? cache : null,
		site: (visitor) => ({
			publicUrl: platform.publicUrl,
			demo: offersDemo(platform, visitor),
			signInWith: signInProvider?.name ?? null,
			mapStyle: map.style,
		}),
		support: () => readSupportContacts(platform),
		demoBanner,
		isFilling,
		visitor: async (request) => {
			const session = await authenticateInOffice(platform, request);
			return session && { language: session.lang, livePosition: await livePosition(platform, session) };
		},
		call: async (path, request, rendering) => {
			const headers = new Headers({ cookie: request.headers.get('cookie') ?? '' });
			return app.request(new Request(new URL(path, request.url), { headers }), undefined, { rendering });
		},
	});
	app.get('/manifest.webmanifest', async (c) => {
		const manifest = await web.manifest(c.req.query('lang') === 'ar' ? 'ar' : 'en');
		return c.json(manifest, 200, { 'content-type': 'application/manifest+json', 'cache-control': 'public, max-age=3600' });
	});
	app.get('/offline', (c) => c.html(offlinePage(c.req.query('lang') === 'ar' ? 'ar' : 'en', { demoBanner })));
	app.get('*', async (c) => {
		const asset = web.asset(c.req.path, c.req.header('accept-encoding') ?? '');
		if (asset) return asset;
		try {
			return await page(c);
		} catch (error) {
			const failure = errorResponse(error, c, platform);
			const { error: sentence } = (await failure.json()) as ErrorBody;
			for (const name of ['cache-control', 'retry-after']) c.header(name, failure.headers.get(name) ?? undefined);
			return c.html(errorPage(c.get('language'), { sentence, path: c.req.path, demoBanner }), failure.status as 500);
		}
	});
}
