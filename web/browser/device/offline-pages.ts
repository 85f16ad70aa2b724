/** Pages of one person that can be read without a connection once they were seen with one: the service worker keeps them, and they say so. */
export const OFFLINE_PAGES = /^\/(?:trips|booking\/[^/]+(?:\/(?:agreement|receipt|confirmation))?|messages(?:\/[^/]+)?)$/;
