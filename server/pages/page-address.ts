/** Which page addresses may be cached, and which parameters distinguish pages; unknown parameters do not. */
import { searchCars } from '#contract/search.ts';
import { canonicalUrl } from '#server/platform/http/cache-key.ts';

const MAX_KEY = 600;

/** Parameters read by each page; all pages have `lang`. */
const read: ReadonlyArray<{ path: RegExp; names: readonly string[] }> = [
	{ path: /^\/$/, names: [] },
	{ path: /^\/search$/, names: [...Object.keys(searchCars.query.shape), 'view'] },
	{ path: /^\/car\/[^/]+$/, names: ['pickup', 'return', 'delivery', 'extras'] },
	{ path: /^\/help$/, names: ['q'] },
].map(({ path, names }) => ({ path, names: ['lang', ...names] }));
const languageAlone = ['lang'];

/** What a renter types about the delivery on a car's page: it belongs to one visitor, so the page is rendered with it, but never cached. */
const typed = ['flight', 'landing', 'address', 'pin'];

/** Null for pages that are always rendered: those with parameters of an unknown page, with a visitor's own input, or with too long an address. */
export function pageAddress(address: string): { url: URL; key: string } | null {
	const parsed = new URL(address);
	const known = read.find(({ path }) => path.test(parsed.pathname));
	const url = canonicalUrl(parsed, new Set(known?.names ?? languageAlone));
	if (/^\/car\//.test(parsed.pathname) && typed.some((name) => parsed.searchParams.has(name))) return null;
	if (!known && url.searchParams.size < parsed.searchParams.size) return null;
	const key = `${url.pathname}${url.search}`;
	return key.length > MAX_KEY ? null : { url, key };
}

/** `/search` without empty parameters, which a form sent without script contains; null if there are none, and for other pages. */
export function shorterSearch(address: string): string | null {
	const url = new URL(address);
	const parameters = [...url.searchParams];
	const filled = parameters.filter(([, value]) => value !== '');
	if (url.pathname !== '/search' || filled.length === parameters.length) return null;
	return filled.length > 0 ? `/search?${new URLSearchParams(filled)}` : '/search';
}
