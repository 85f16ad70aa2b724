/** Private pages that are available offline once they were opened: the service worker caches them. */
export const OFFLINE_PAGES = /^\/(?:trips|booking\/[^/]+(?:\/(?:agreement|receipt|confirmation))?|messages(?:\/[^/]+)?)$/;
