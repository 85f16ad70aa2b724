/** Which addresses of pages may be kept, and which of their parameters make another page: what others add to a link does not. */
import { searchCars } from '#contract/search.ts';
import { canonicalUrl } from '#server/platform/http/cache-key.ts';

const MAX_KEY = 600;

/** Of each page that reads parameters, those that it reads; all have `lang`. */
const read: ReadonlyArray<{ path: RegExp; names: readonly string[] }> = [
	{ path: /^\/$/, names: [] },
	{ path: /^\/search$/, names: Object.keys(searchCars.query.shape) },
	{ path: /^\/car\/[^/]+$/, names: ['pickup', 'return', 'delivery', 'flight'] },
].map(({ path, names }) => ({ path, names: ['lang', ...names] }));
const languageAlone = ['lang'];

/** Null for one that is rendered anew each time: with parameters of a page that we know nothing of, or too long to be shared. */
export function pageAddress(address: string): { url: URL; key: string } | null {
	const given = new URL(address);
	const known = read.find(({ path }) => path.test(given.pathname));
	const url = canonicalUrl(given, new Set(known?.names ?? languageAlone));
	if (!known && url.searchParams.size < given.searchParams.size) return null;
	const key = `${url.pathname}${url.search}`;
	return key.length > MAX_KEY ? null : { url, key };
}
