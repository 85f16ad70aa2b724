/**
 * The service worker: a user's trips and the help stay readable offline, near trips also if they were never opened, other pages show the offline page, and push messages become
 * notifications and a number on the icon.
 * Built as one classic script at /service-worker.js. Private cached pages are deleted when a person signs in or out.
 */
import type { Booking } from '#contract/bookings.ts';
import { HELP_HOME, helpPath, helpSlugs } from '#contract/help.ts';
import type { PushMessage } from '#contract/push.ts';
import icon from '../../pictures/icon-192.png';
import {
	CACHE_STATUS,
	CACHED_PAGE_ATTRIBUTE,
	HELP_PAGES,
	OFFLINE_PAGES,
	type StoreHelp,
	type StoreTrips,
} from '../device/offline-pages.ts';
import { filesNamedIn, isStillGood, pagesToStore } from './stored-trips.ts';

declare const self: ServiceWorkerGlobalScope;

/** Private pages and responses of one user. */
const PERSON = 'person-1';
/** Public content: built files, car photos, the offline page. */
const COMMON = 'common-1';
/** The help in one or both languages, with the name of the signed-in user in the header. */
const HELP = 'help-1';
const MAX_ENTRIES = { [PERSON]: 80, [COMMON]: 200 };

const OFFLINE = { en: '/offline?lang=en', ar: '/offline?lang=ar' } as const;
const TRIP_CALLS = /^\/api\/(?:bookings(?:\/.+)?|auth\/user|messages(?:\/.+)?|notifications)$/;
const IMMUTABLE = /^\/(?:assets\/|objects\/photos\/)/;
/** Calls that change the session. */
const SESSION_CALLS = /^\/api\/(?:login|logout|auth\/(?!activity$).+|users\/me)$/;
const NETWORK_TIMEOUT_MS = 8000;
const DAY_MS = 24 * 3600 * 1000;
/** Maximum page size of the list: it is ordered newest first, so the trip that begins tomorrow may be at its end. */
const OWN_TRIPS = '/api/bookings?mine=1&limit=100';
const TRIPS_KNOWN_MS = 10 * 60 * 1000;

/** Counts the changes of the session: a response fetched before a change is not stored after it. */
let session = 0;

self.addEventListener('install', (event) => {
	event.waitUntil(
		caches
			.open(COMMON)
			.then((cache) => cache.addAll(Object.values(OFFLINE)))
			.then(() => self.skipWaiting()),
	);
});

self.addEventListener('activate', (event) => {
	const deleteOldCaches = caches
		.keys()
		.then((names) => Promise.all(names.filter((name) => ![PERSON, COMMON, HELP].includes(name)).map((name) => caches.delete(name))));
	event.waitUntil(deleteOldCaches.then(() => self.clients.claim()));
});

self.addEventListener('fetch', (event) => {
	const { request } = event;
	const url = new URL(request.url);
	if (url.origin !== self.location.origin) return;
	if (SESSION_CALLS.test(url.pathname) && (request.method !== 'GET' || request.mode === 'navigate')) {
		session += 1;
		event.waitUntil(Promise.all([caches.delete(PERSON), caches.delete(HELP), markIcon(0)]));
		return;
	}
	if (request.method !== 'GET' || url.pathname === '/api/notifications/stream') return;
	if (request.mode === 'navigate') event.respondWith(page(event, url));
	else if (IMMUTABLE.test(url.pathname)) event.respondWith(cacheFirst(request, (storing) => event.waitUntil(storing)));
	else if (TRIP_CALLS.test(url.pathname)) event.respondWith(networkFirst(event, PERSON));
});

/** Network first; without a connection the last cached version, otherwise the offline page. */
async function page(event: FetchEvent, url: URL): Promise<Response> {
	try {
		if (OFFLINE_PAGES.test(url.pathname)) return await networkFirst(event, PERSON);
		return await fetch(event.request);
	} catch {
		const cookies = (await self.cookieStore?.get('lang').catch(() => null))?.value;
		const language = (url.searchParams.get('lang') ?? cookies ?? self.navigator.language).startsWith('ar') ? 'ar' : 'en';
		const help =
			HELP_PAGES.test(url.pathname) && (await caches.match(helpKey(url.pathname, language), { cacheName: HELP, ignoreVary: true }));
		if (help) return markedAsCached(help);
		return (await caches.match(OFFLINE[language])) ?? Response.error();
	}
}

const helpKey = (path: string, language: StoreHelp['language']): string => `${path}?lang=${language}`;

self.addEventListener('message', (event) => {
	const message = event.data as StoreHelp | StoreTrips;
	if (message.kind === 'store-help') event.waitUntil(storeHelp(message.language));
	if (message.kind === 'store-trips') event.waitUntil(storeTrips(message).catch(() => undefined));
});

/** Stores pages one after another, because it runs in the background. Throws if the connection is lost; the next page tries again. */
async function storeTrips({ language, isNews }: StoreTrips): Promise<void> {
	const sessionBefore = session;
	const store = async (path: string): Promise<Response | null> => {
		const response = await fetch(path);
		if (!response.ok || response.redirected || session !== sessionBefore) return null;
		await saveTo(PERSON, new Request(path), response.clone());
		return response;
	};
	const known = await stored(OWN_TRIPS);
	const isKnown = known && !isNews && Date.now() - Date.parse(known.headers.get('date') ?? '') < TRIPS_KNOWN_MS;
	const trips: Booking[] | undefined = await (isKnown ? known : await store(OWN_TRIPS))?.json();
	for (const path of pagesToStore(trips ?? [], Date.now())) {
		const page = await stored(path);
		if (page && !isNews && isStillGood(await page.text(), page.headers.get('date'), language, Date.now())) continue;
		const html = await (await store(path))?.text();
		for (const file of filesNamedIn(html ?? '')) await cacheFirst(new Request(file), (storing) => storing);
	}
}

const stored = (path: string): Promise<Response | undefined> => caches.match(path, { cacheName: PERSON, ignoreVary: true });

/** Stores pages one after another and each at most once a day, so that it does not slow down the page that the reader is waiting for. */
async function storeHelp(language: StoreHelp['language']): Promise<void> {
	const cache = await caches.open(HELP);
	for (const path of [HELP_HOME, ...helpSlugs.map(helpPath)]) {
		const key = helpKey(path, language);
		const stored = await cache.match(key, { ignoreVary: true });
		if (stored && Date.now() - Date.parse(stored.headers.get('date') ?? '') < DAY_MS) continue;
		const response = await fetch(key).catch(() => null);
		if (!response?.ok) return;
		await cache.put(key, response);
	}
}

async function networkFirst(event: FetchEvent, name: keyof typeof MAX_ENTRIES): Promise<Response> {
	const sessionBefore = session;
	try {
		const response = await fetch(event.request, {
			signal: AbortSignal.any([event.request.signal, AbortSignal.timeout(NETWORK_TIMEOUT_MS)]),
		});
		// A redirected page, such as the sign-in page, must not be cached under this address.
		if (response.ok && !response.redirected && session === sessionBefore) event.waitUntil(saveTo(name, event.request, response.clone()));
		return response;
	} catch (error) {
		const cached = await caches.match(event.request, { cacheName: name, ignoreVary: true });
		if (cached) return markedAsCached(cached);
		throw error;
	}
}

async function markedAsCached(cached: Response): Promise<Response> {
	const headers = new Headers(cached.headers);
	headers.set(CACHE_STATUS.header, CACHE_STATUS.value);
	// Both headers describe the encoded body, but this one is decoded, and a page was made longer.
	for (const name of ['content-encoding', 'content-length']) headers.delete(name);
	const isPage = headers.get('content-type')?.startsWith('text/html') ?? false;
	const body = isPage ? (await cached.text()).replace('<html', `<html ${CACHED_PAGE_ATTRIBUTE}`) : cached.body;
	return new Response(body, { status: cached.status, statusText: cached.statusText, headers });
}

/** Immutable: their addresses change with their content. `outlive`: work that continues after the response. */
async function cacheFirst(request: Request, runOn: (storing: Promise<void>) => void): Promise<Response> {
	const cached = await caches.match(request, { cacheName: COMMON, ignoreVary: true });
	if (cached) return cached;
	const response = await fetch(request);
	if (response.ok) runOn(saveTo(COMMON, request, response.clone()));
	return response;
}

async function saveTo(name: keyof typeof MAX_ENTRIES, request: Request, response: Response): Promise<void> {
	const cache = await caches.open(name);
	await cache.put(request, response);
	// Oldest first; the offline pages are always first and stay.
	const keys = (await cache.keys()).filter(({ url }) => !url.includes('/offline?'));
	await Promise.all(keys.slice(0, Math.max(0, keys.length - MAX_ENTRIES[name])).map((key) => cache.delete(key)));
}

self.addEventListener('push', (event) => {
	if (!event.data) return;
	const { title, body, url, tag, language, unread }: PushMessage = event.data.json();
	const options = { body, tag, lang: language, dir: language === 'ar' ? 'rtl' : 'ltr', icon, data: { url } } as const;
	event.waitUntil(Promise.all([self.registration.showNotification(title, options), markIcon(unread)]));
});

/** The number on the icon of the installed app; 0 removes it. Devices without such a mark refuse it. */
const markIcon = (unread: number) => self.navigator.setAppBadge?.(unread).catch(() => undefined);

self.addEventListener('notificationclick', (event) => {
	event.notification.close();
	const { url } = event.notification.data as Pick<PushMessage, 'url'>;
	event.waitUntil(show(new URL(url, self.location.origin).href));
});

/** Uses an open window, if there is one. */
async function show(address: string): Promise<void> {
	const [open] = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
	if (!open) return void (await self.clients.openWindow(address));
	await open.focus();
	await open.navigate(address).catch(() => self.clients.openWindow(address));
}
