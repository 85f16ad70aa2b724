/** Cache keys of responses: only the parameters of the contract, in a fixed order, so that neither order nor tracking parameters create a second entry. */
import * as z from 'zod';
import type { Endpoint } from '#contract/endpoint.ts';

/** Longer addresses are answered without caching, because they are never shared. */
const MAX_KEY = 600;

/** Removes unknown parameters; repeated ones keep their order. */
export function canonicalUrl(address: string | URL, names: ReadonlySet<string>): URL {
	const url = new URL(address);
	if (url.search === '') return url;
	const counting = [...url.searchParams].filter(([name]) => names.has(name));
	url.search = new URLSearchParams(counting.toSorted(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))).toString();
	return url;
}

/** The request as far as a cached response may depend on it: without cookies and everything else that the contract does not name. */
export function canonicalRequest(endpoint: Endpoint, request: Request): Request {
	return new Request(canonicalUrl(request.url, new Set(endpoint.query instanceof z.ZodObject ? Object.keys(endpoint.query.shape) : [])));
}

/** Built from the validated input, in the order of the contract and with its defaults. Null if it is too long. */
export function cacheKeyOf(endpoint: Endpoint, params: unknown, query: unknown): string | null {
	const key = `${endpoint.path} ${JSON.stringify(params)} ${JSON.stringify(query)}`;
	return key.length <= MAX_KEY ? key : null;
}
