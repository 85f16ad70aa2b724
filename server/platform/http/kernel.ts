/** From the contract to Hono: registers each bound call with its access, input, idempotency, errors and output. */
import type { Context, Hono } from 'hono';
import type { Endpoint } from '#contract/endpoint.ts';
import type { ErrorBody } from '#contract/refusals.ts';
import { Refusal, refuse } from '../base/refusal.ts';
import type { Platform } from '../context/platform.ts';
import { type Caller, JsonText, type Remember, type Route } from './call.ts';
import { type HttpEnv, IN_PROCESS } from './http-env.ts';
import { runOnce } from './idempotency.ts';
import { readJson, readQuery, validate } from './input.ts';
import { demandSameOrigin } from './same-origin.ts';

export type KernelOptions = {
	authenticate(request: Request): Promise<Caller | null>;
	/** What the answer to somebody without a session says besides: why they have none. */
	whyAbsent(request: Request): Promise<Record<string, string>>;
	/** Checks answers against the contract: on in development and tests, where it finds our own mistakes. */
	validateAnswers: boolean;
};

const noMemory: Remember = async () => undefined;

/** Registers the routes. Throws at start on a call without access, or one that is bound twice. */
export function mount(app: Hono<HttpEnv>, routes: readonly Route[], platform: Platform, options: KernelOptions): void {
	const seen = new Set<string>();
	for (const { endpoint, handler } of routes) {
		const name = `${endpoint.method} ${endpoint.path}`;
		if (!endpoint.access) throw new Error(`${name} declares no access`);
		if (seen.has(name)) throw new Error(`${name} is bound twice`);
		seen.add(name);
		app.on(endpoint.method, endpoint.path.replace(/\{(\w+)\}/g, ':$1'), (c) => answer(c, endpoint, handler, platform, options));
	}
}

async function answer(c: Context<HttpEnv>, endpoint: Endpoint, handler: Route['handler'], platform: Platform, options: KernelOptions) {
	const request = c.req.raw;
	const language = c.get('language');
	const ownProof = endpoint.access === 'gateway' || endpoint.access === 'signed-link';
	if (endpoint.method === 'GET') await countRead(platform, c.get('address'));
	else if (!ownProof) demandSameOrigin(request, platform.publicUrl);
	const caller = endpoint.access === 'anyone' || ownProof ? null : await admit(endpoint, request, options);
	const params = validate(endpoint.params, c.req.param(), language);
	const query = validate(endpoint.query, endpoint.query ? readQuery(request.url) : {}, language);
	const body = endpoint.body ? validate(endpoint.body, await readJson(request), language) : undefined;
	const headers = new Headers();
	const run = (remember: Remember) => {
		const call = { params, query, body, caller, request, language, headers, remember, address: c.get('address') };
		return handler({ ...call, whoami: () => options.authenticate(request) } as never);
	};
	const status = endpoint.status ?? 200;
	// The same body sent to another car is another wish.
	const sent = endpoint.params ? { params, body } : body;
	const key = endpoint.idempotent ? request.headers.get('idempotency-key') : null;
	const result =
		key && caller
			? await runOnce(platform, { userId: caller.userId, call: `${endpoint.method} ${endpoint.path}`, key, sent }, status, run)
			: { status, answer: await run(noMemory) };
	if (result.answer instanceof Response) return withHeaders(result.answer, headers);
	const text = options.validateAnswers ? JSON.stringify(checked(endpoint, checkable(result.answer))) : textOf(result.answer);
	headers.set('content-type', 'application/json; charset=utf-8');
	headers.set('cache-control', headers.get('cache-control') ?? 'no-store');
	return new Response(text, { status: result.status, headers });
}

const textOf = (answer: unknown): string => (answer instanceof JsonText ? answer.text : JSON.stringify(answer));
const checkable = (answer: unknown): unknown => (answer instanceof JsonText ? JSON.parse(answer.text) : answer);

async function countRead(platform: Platform, address: string): Promise<void> {
	if (address !== IN_PROCESS) await platform.limits.count('read', address);
}

/** The caller, if the endpoint lets them in. Declared access is only the first check: use cases check the row again. */
async function admit(endpoint: Endpoint, request: Request, options: KernelOptions): Promise<Caller> {
	const caller = await options.authenticate(request);
	if (!caller) throw refuse('NOT_SIGNED_IN', await options.whyAbsent(request));
	if (Array.isArray(endpoint.access) && !endpoint.access.includes(caller.role)) throw refuse('NOT_ALLOWED');
	return caller;
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

/** Refusals become their status, code and sentence; anything else is a bug: 500, a request id, and the story in the log. */
export function errorResponse(error: unknown, c: Context<HttpEnv>, platform: Platform): Response {
	const requestId = c.get('requestId');
	const refusal = error instanceof Refusal ? error : refuse('INTERNAL', { requestId });
	if (refusal !== error) platform.log.error({ err: error, requestId, path: c.req.path }, 'request failed');
	const body: ErrorBody = { ...refusal.detail, error: refusal.sentence(c.get('language')), code: refusal.code };
	const headers = new Headers({ 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' });
	if (refusal.code === 'TOO_MANY_REQUESTS') headers.set('retry-after', String(refusal.detail.seconds));
	return new Response(JSON.stringify(body), { status: refusal.status, headers });
}
