/** Shared by the service worker and the page. Nothing here may use `window`. */

/**
 * Private pages that are available offline once they were opened: the service worker caches them. On a booking's page either side begins a
 * report, and on the handover's a record, which are sent when the connection returns.
 */
export const OFFLINE_PAGES =
	/^\/(?:trips|(?:owner\/)?(?:messages(?:\/.+|)|bookings?\/[^/]+(?:\/(?:agreement|receipt|confirmation|handover))?))$/;

/** RFC 9211. Names the cache, so that it is not confused with the cache of a proxy. */
export const CACHE_STATUS = { header: 'cache-status', value: 'MishwarServiceWorker; hit' } as const;

/** On the root element of a page, whose script cannot read the response headers of the page. */
export const CACHED_PAGE_ATTRIBUTE = 'data-from-cache';

/** Pages of the help: the service worker stores all of them as soon as one is opened. */
export const HELP_PAGES = /^\/help(?:\/[^/]+)?$/;

export type StoreHelp = { kind: 'store-help'; language: 'en' | 'ar' };

/** Sent by a page of a signed-in person: the service worker checks which trips are near and stores their pages. `isNews`: they may have changed just now. */
export type StoreTrips = { kind: 'store-trips'; language: 'en' | 'ar'; isNews: boolean };
