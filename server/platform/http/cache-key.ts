/** Addresses of kept answers: the parameters that count, in one order, so that neither order nor what others add to a link makes a second answer. */
import * as z from 'zod';
import type { Endpoint } from '#contract/endpoint.ts';

/** Longer ones are answered and not kept: nobody shares them. */
const MAX_KEY = 600;

/** Without parameters of other names; those of one name stay in their order. */
export function canonicalUrl(address: string | URL, names: ReadonlySet<string>): URL {
	const url = new URL(address);
	if (url.search === '') return url;
	const counting = [...url.searchParams].filter(([name]) => names.has(name));
	url.search = new URLSearchParams(counting.toSorted(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))).toString();
	return url;
}

/** The request as the answer may depend on it: without cookies and without anything that its contract does not name. */
export function canonicalRequest(endpoint: Endpoint, request: Request): Request {
	return new Request(canonicalUrl(request.url, new Set(endpoint.query instanceof z.ZodObject ? Object.keys(endpoint.query.shape) : [])));
}

/** By what the handler receives, in the contract's order and with its defaults. Null where it is too long. */
export function cacheKeyOf(endpoint: Endpoint, params: unknown, query: unknown): string | null {
	const key = `${endpoint.path} ${JSON.stringify(params)} ${JSON.stringify(query)}`;
	return key.length <= MAX_KEY ? key : null;
}
