/**
 * Fetches a text from an address that a person supplied, or posts bytes to it. Such an address may point at internal hosts (SSRF), so every name is resolved here, every
 * address is checked, and the connection is made to exactly that address; each redirect is checked again. Size, time and redirects are limited.
 */
import { lookup as resolveName } from 'node:dns';
import { once } from 'node:events';
import { type ClientRequest, type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { LookupFunction } from 'node:net';
import { isIP } from 'node:net';
import { isPublicAddress } from './public-address.ts';

export type SafeFetchError = 'ADDRESS_REFUSED' | 'NOT_REACHED' | 'TOO_SLOW' | 'TOO_LARGE' | 'NOT_OK';
type Answer = { text: string } | { problem: SafeFetchError };
type Options = { maxBytes: number; timeoutMs: number; maxRedirects: number; allowPrivate: boolean };

class Refused extends Error {
	readonly problem: SafeFetchError;
	constructor(problem: SafeFetchError) {
		super(problem);
		this.problem = problem;
	}
}

/** Never throws because of the remote side. The time limit covers all redirects together. */
export async function safeFetch(address: string, options: Options): Promise<Answer> {
	const signal = AbortSignal.timeout(options.timeoutMs);
	try {
		let next = address;
		for (let hop = 0; hop <= options.maxRedirects; hop += 1) {
			const answer = await get(assertUsable(next, options), options, signal);
			if ('text' in answer) return answer;
			next = new URL(answer.location, next).href;
		}
		return { problem: 'NOT_OK' };
	} catch (error) {
		if (error instanceof Refused) return { problem: error.problem };
		return { problem: signal.aborted ? 'TOO_SLOW' : 'NOT_REACHED' };
	}
}

function assertUsable(address: string, { allowPrivate }: Pick<Options, 'allowPrivate'>): URL {
	const url = URL.parse(address);
	if (!url || !['http:', 'https:'].includes(url.protocol) || url.username || url.password) throw new Refused('ADDRESS_REFUSED');
	// Names are checked when they are resolved; a literal address is not resolved.
	const literal = url.hostname.replace(/^\[|\]$/g, '');
	if (!allowPrivate && isIP(literal) && !isPublicAddress(literal)) throw new Refused('ADDRESS_REFUSED');
	return url;
}

type Post = Pick<Options, 'timeoutMs' | 'allowPrivate'> & { headers: Record<string, string | number>; body: Buffer };

/** Posts bytes without following redirects and reads only the status. Never throws because of the remote side. */
export async function safePost(
	address: string,
	{ headers, body, ...options }: Post,
): Promise<{ status: number } | { problem: SafeFetchError }> {
	const signal = AbortSignal.timeout(options.timeoutMs);
	try {
		const outgoing = open(assertUsable(address, options), { method: 'POST', headers, signal, allowPrivate: options.allowPrivate });
		const answered = once(outgoing, 'response') as Promise<[IncomingMessage]>;
		outgoing.end(body);
		const [response] = await answered;
		outgoing.destroy();
		return { status: response.statusCode ?? 0 };
	} catch (error) {
		if (error instanceof Refused) return { problem: error.problem };
		return { problem: signal.aborted ? 'TOO_SLOW' : 'NOT_REACHED' };
	}
}

type Opening = { method: 'GET' | 'POST'; headers: Record<string, string | number>; signal: AbortSignal; allowPrivate: boolean };

/** Opens a connection to exactly the address that was checked. */
function open(url: URL, { method, headers, signal, allowPrivate }: Opening): ClientRequest {
	const ask = url.protocol === 'https:' ? requestHttps : requestHttp;
	return ask(url, { method, headers, signal, agent: false, lookup: allowPrivate ? undefined : publicLookup });
}

type Hop = { text: string } | { location: string };

function get(url: URL, options: Options, signal: AbortSignal): Promise<Hop> {
	return new Promise((resolve, reject) => {
		const headers = { accept: 'text/calendar, text/plain;q=0.5', 'accept-encoding': 'identity', 'user-agent': 'Mishwar-Calendar/1' };
		const outgoing = open(url, { method: 'GET', headers, signal, allowPrivate: options.allowPrivate });
		outgoing.on('error', reject);
		outgoing.on('response', (response) => {
			const { statusCode = 0, headers } = response;
			const stop = (problem: SafeFetchError) => {
				outgoing.destroy();
				reject(new Refused(problem));
			};
			if (statusCode >= 300 && statusCode < 400 && headers.location) {
				resolve({ location: headers.location });
				outgoing.destroy();
				return;
			}
			if (statusCode !== 200) return stop('NOT_OK');
			const chunks: Buffer[] = [];
			let size = 0;
			response.on('data', (chunk: Buffer) => {
				size += chunk.length;
				if (size > options.maxBytes) stop('TOO_LARGE');
				else chunks.push(chunk);
			});
			response.on('end', () => resolve({ text: Buffer.concat(chunks).toString('utf8') }));
			response.on('error', reject);
		});
		outgoing.end();
	});
}

/** Refuses all addresses of a name if one of them is not public: legitimate names do not mix them. */
const publicLookup: LookupFunction = (hostname, lookupOptions, done) => {
	resolveName(hostname, { ...lookupOptions, all: true }, (error, addresses) => {
		if (error) return done(error, '');
		if (addresses.length === 0 || addresses.some(({ address }) => !isPublicAddress(address)))
			return done(new Refused('ADDRESS_REFUSED'), '');
		if (lookupOptions.all) return done(null, addresses);
		const [first] = addresses;
		done(null, first?.address ?? '', first?.family);
	});
};
