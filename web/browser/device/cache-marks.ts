/** How the service worker marks what it serves from its cache. It shares this file with the page, so nothing here may need a window. */

/** RFC 9211. Names the cache, so that a proxy's own entry is not mistaken for it. */
export const CACHE_STATUS = { header: 'cache-status', value: 'MishwarServiceWorker; hit' } as const;

/** On the root element of a page, whose script cannot read the headers that the page came with. */
export const CACHED_PAGE_ATTRIBUTE = 'data-from-cache';
