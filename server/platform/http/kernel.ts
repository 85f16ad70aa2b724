/** Registers the contract with Hono: each bound call with its access, input validation, idempotency, errors and output. */
import type { Context, Hono } from 'hono';
import type { Endpoint } from '#contract/endpoint.ts';
import type { ErrorBody } from '#contract/refusals.ts';
import { Refusal, refuse } from '../base/refusal.ts';
import type { TaggedCache } from '../cache/tagged-cache.ts';
import type { Platform } from '../context/platform.ts';
import type { CacheTag } from '../database/invalidation.ts';
import { isDatabaseUnavailable } from '../database/unavailable.ts';
import { StorageUnavailable } from '../storage/object-store.ts';
import { actFor } from './acting.ts';
import { cacheKeyOf, canonicalRequest } from './cache-key.ts';
import { type CallEnv, type HttpEnv, IN_PROCESS } from './http-env.ts';
import { withIdempotency } from './idempotency.ts';
import { readJson, readQuery, validate } from './input.ts';
import { hasJustWritten, markWrites } from './just-written.ts';
import { type Call, type Caller, JsonText, type Route, type SaveResponse, type SignedInSession } from './route.ts';
import { assertSameOrigin } from './same-origin.ts';
import { finish, type SerializedResponse, sendSerialized } from './serialized-response.ts';
import { assertStepUp } from './step-up.ts';

export type KernelOptions = {
	authenticate(request: Request): Promise<SignedInSession | null>;
	/** Added to the 401 response of a caller without a session: the reason. */
	getUnauthenticatedReason(request: Request): Promise<Record<string, string>>;
	/** Validates responses against the contract: enabled in development and tests to find our own mistakes. */
	validateAnswers: boolean;
	/** Whether the request carries a session cookie, valid or not. */
	mayBeSignedIn(request: Request): boolean;
	cache: TaggedCache<SerializedResponse>;
};

const noMemory: SaveResponse = async () => undefined;

/** Registers the routes. Throws at start if a call has no access rule or is bound twice. */
export function mount(app: Hono<HttpEnv>, routes: readonly Route[], platform: Platform, options: KernelOptions): void {
	if (platform.replicas.behindSeconds > 0) app.use(markWrites(platform, options.mayBeSignedIn));
	const seen = new Set<string>();
	for (const route of routes) {
		const { endpoint } = route;
		const name = `${endpoint.method} ${endpoint.path}`;
		if (!endpoint.access) throw new Error(`${name} declares no access`);
		if (seen.has(name)) throw new Error(`${name} is bound twice`);
		seen.add(name);
		app.on(endpoint.method, endpoint.path.replace(/\{(\w+)\}/g, ':$1'), (c) => answer(c, route, platform, options));
	}
}

async function answer(c: Context<HttpEnv>, route: Route, platform: Platform, options: KernelOptions): Promise<Response> {
	const { endpoint } = route;
	const request = c.req.raw;
	const language = c.get('language');
	const ownProof = endpoint.access === 'gateway' || endpoint.access === 'signed-link';
	if (endpoint.method === 'GET') await countRead(platform, c.get('address'));
	else if (!ownProof) assertSameOrigin(request, platform.publicUrl);
	const caller = endpoint.access === 'anyone' || ownProof ? null : await admit(endpoint, request, options);
	const params = validate(endpoint.params, c.req.param(), language);
	const query = validate(endpoint.query, endpoint.query ? readQuery(request.url) : {}, language);
	const body = endpoint.body ? validate(endpoint.body, await readJson(request), language) : undefined;
	if (caller) assertStepUp(endpoint, caller, body, platform.clock.now());
	const reading = platform.replicas.choose({ mayLag: endpoint.method === 'GET' && !hasJustWritten(platform, request) });
	const from = { address: c.get('address'), isLoopback: c.get('isLoopback') };
	const input: Input = { params, query, body, caller, request, language, reading, ...from };
	if (route.isCached) return answerFromCache(c, route, input, options);
	const headers = new Headers();
	const getOptionalCaller = () => optionalCaller(request, options);
	const run = (saveResponse: SaveResponse) =>
		route.handler({ ...input, headers, saveResponse, getOptionalCaller, addCacheTags: noMemory } as never);
	const status = endpoint.status ?? 200;
	// The path parameters are part of the input: the same body for another car is another request.
	const sent = endpoint.params ? { params, body } : body;
	const key = endpoint.idempotent ? request.headers.get('idempotency-key') : null;
	const result =
		key && caller
			? await withIdempotency(platform, { userId: caller.personId, call: `${endpoint.method} ${endpoint.path}`, key, sent }, status, run)
			: { status, answer: await run(noMemory) };
	renderingOf(c)?.addCacheTags(null);
	if (result.answer instanceof Response) return withHeaders(result.answer, headers);
	headers.set('content-type', JSON_TYPE);
	headers.set('cache-control', headers.get('cache-control') ?? 'no-store');
	const text = textOf(endpoint, result.answer, options);
	if (endpoint.method !== 'GET' || headers.has('set-cookie')) return new Response(text, { status: result.status, headers });
	headers.append('vary', 'accept-encoding');
	return sendSerialized(finish({ status: result.status, headers: Object.fromEntries(headers), text }), request.headers);
}

type Input = Omit<
	Call<Endpoint>,
	'headers' | 'saveResponse' | 'getOptionalCaller' | 'addCacheTags' | 'caller' | 'params' | 'query' | 'body'
> & {
	caller: Caller | null;
	params: unknown;
	query: unknown;
	body: unknown;
};

const JSON_TYPE = 'application/json; charset=utf-8';

/** The page that is being rendered; undefined for a call from outside. */
const renderingOf = (c: Context<HttpEnv>) => (c.env as CallEnv | undefined)?.rendering;

/** Returns the cached response or computes and caches it: see `bindCached`. */
async function answerFromCache(c: Context<HttpEnv>, { endpoint, handler }: Route, input: Input, options: KernelOptions): Promise<Response> {
	const { request } = input;
	const rendering = renderingOf(c);
	const tags = new Set<CacheTag>();
	const make = async () => {
		const headers = new Headers({ 'cache-control': 'private, no-cache', vary: 'accept-encoding, cookie' });
		let isShared = true;
		const value = await handler({
			...input,
			request: canonicalRequest(endpoint, request),
			headers,
			saveResponse: noMemory,
			addCacheTags: (...named: readonly CacheTag[]) => {
				for (const tag of named) tags.add(tag);
			},
			getOptionalCaller: () => {
				isShared = false;
				return optionalCaller(request, options);
			},
		} as never);
		if (value instanceof Response || headers.has('set-cookie')) throw new Error(`${endpoint.path} answers what cannot be kept`);
		headers.set('content-type', JSON_TYPE);
		const text = textOf(endpoint, value, options);
		// Data of a replica that lacks a change is not cached: clients that were informed of the change would get it.
		const named = input.reading.mayLack([...tags]) ? null : [...tags];
		const response = finish({ status: 200, headers: Object.fromEntries(headers), text, tagged: {}, lasts: 'maybe', tags: named });
		// Estimate: the compressed form is stored as well.
		return { value: response, tags: response.tags, isShared, bytes: response.bytes.byteLength * 1.5 };
	};
	const isSignedIn = options.mayBeSignedIn(request);
	const key = cacheKeyOf(endpoint, input.params, input.query);
	const finished = await (key ? options.cache.get(key, isSignedIn, make) : make().then((response) => response.value));
	rendering?.addCacheTags(finished.tags);
	return sendSerialized(finished, request.headers);
}

function textOf(endpoint: Endpoint, value: unknown, options: KernelOptions): string {
	if (options.validateAnswers) return JSON.stringify(checked(endpoint, checkable(value)));
	return value instanceof JsonText ? value.text : JSON.stringify(value);
}

const checkable = (answer: unknown): unknown => (answer instanceof JsonText ? JSON.parse(answer.text) : answer);

async function countRead(platform: Platform, address: string): Promise<void> {
	if (address !== IN_PROCESS) await platform.limits.count('read', address);
}

/** Returns the caller if the endpoint admits them. Declared access is only the first check: use cases check the row again. */
async function admit(endpoint: Endpoint, request: Request, options: KernelOptions): Promise<SignedInSession> {
	const caller = await options.authenticate(request);
	if (!caller) throw refuse('NOT_SIGNED_IN', await options.getUnauthenticatedReason(request));
	if (Array.isArray(endpoint.access) && !endpoint.access.includes(caller.role)) throw refuse('NOT_ALLOWED');
	if (caller.secondFactorDue && !endpoint.withoutSecondFactor) throw refuse('SECOND_FACTOR_SET_UP_NEEDED');
	return actFor(endpoint, caller);
}

/** For a public call. An administrator who must set up a second factor first sees what a visitor sees. */
async function optionalCaller(request: Request, options: KernelOptions): Promise<Caller | null> {
	const caller = await options.authenticate(request);
	return caller?.secondFactorDue ? null : caller;
}

function checked(endpoint: Endpoint, value: unknown): unknown {
	const result = endpoint.response.safeParse(value);
	if (!result.success)
		throw new Error(`${endpoint.method} ${endpoint.path} answers what its contract does not say: ${result.error.message}`);
	return result.data;
}

function withHeaders(response: Response, headers: Headers): Response {
	for (const [name, value] of headers) response.headers.append(name, value);
	return response;
}

/** Retry-After: soon for a person who waits, not too soon for an overloaded database. */
const TRY_AGAIN_S = 5;

/** Refusals become their status, code and sentence; an unreachable database or object storage becomes 503. Anything else is a bug: 500 with a request id, and the details in the log. */
export function errorResponse(error: unknown, c: Context<HttpEnv>, platform: Platform): Response {
	const requestId = c.get('requestId');
	if (clientLeft(error, c)) {
		platform.log.info({ requestId, path: c.req.path }, 'the client left before its request was complete');
		return new Response(null, { status: CLIENT_LEFT });
	}
	const refusal = error instanceof Refusal ? error : refusalFor(error, requestId);
	if (refusal !== error) platform.log.error({ err: error, requestId, path: c.req.path }, 'request failed');
	c.set('refusal', refusal.code);
	const body: ErrorBody = { ...refusal.detail, error: refusal.sentence(c.get('language')), code: refusal.code };
	const headers = new Headers({ 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' });
	// The rest of the body may still arrive, and would be parsed as the next request.
	if (refusal.code === 'REQUEST_TOO_SLOW') headers.set('connection', 'close');
	if (refusal.status === 429 || refusal.status === 503) headers.set('retry-after', String(refusal.detail.seconds ?? TRY_AGAIN_S));
	if (refusal.cookie) headers.append('set-cookie', refusal.cookie);
	return new Response(JSON.stringify(body), { status: refusal.status, headers });
}

/** nginx's status for a closed connection; no client receives the response. */
const CLIENT_LEFT = 499;

/** The connection ended while the body was still being read. */
function clientLeft(error: unknown, c: Context<HttpEnv>): boolean {
	const incoming = (c.env as CallEnv | undefined)?.incoming;
	return !(error instanceof Refusal) && incoming !== undefined && incoming.destroyed && !incoming.complete;
}

const refusalFor = (error: unknown, requestId: string): Refusal =>
	isDatabaseUnavailable(error) || error instanceof StorageUnavailable
		? refuse('TRY_AGAIN_SOON', { seconds: TRY_AGAIN_S })
		: refuse('INTERNAL', { requestId });
