/**
 * Whether the page shows responses from the service worker's cache, according to the last response. `navigator.onLine` can be true
 * without a connection, and says nothing about our server.
 */
import { useSyncExternalStore } from 'react';
import { CACHE_STATUS, CACHED_PAGE_ATTRIBUTE } from './offline-pages.ts';

const listeners = new Set<() => void>();
let fromCache = !import.meta.env.SSR && document.documentElement.hasAttribute(CACHED_PAGE_ATTRIBUTE);

export const isFromCache = (): boolean => fromCache;

/** Records the origin of a response and returns the response. */
export function recordSource(response: Response): Response {
	const next = response.headers.get(CACHE_STATUS.header) === CACHE_STATUS.value;
	if (next !== fromCache) {
		fromCache = next;
		for (const listener of listeners) listener();
	}
	return response;
}

function subscribe(listener: () => void): () => void {
	listeners.add(listener);
	return () => void listeners.delete(listener);
}

export const useFromCache = (): boolean => useSyncExternalStore(subscribe, isFromCache, () => false);
