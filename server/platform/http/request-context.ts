/** Set up for every request: id, language, client address, a trace, and a log line at the end. */
import { randomUUID } from 'node:crypto';
import { isIP } from 'node:net';
import type { Context, MiddlewareHandler } from 'hono';
import { getCookie } from 'hono/cookie';
import { routePath } from 'hono/route';
import type { Language } from '../base/refusal.ts';
import type { Platform } from '../context/platform.ts';
import { type CallEnv, type HttpEnv, IN_PROCESS } from './http-env.ts';
import { isLoopbackRequest } from './loopback.ts';
import type { HttpMetrics } from './metrics.ts';

const REQUEST_ID = /^[\w-]{8,64}$/;
/** Requested every second by machines: not traced, logged at `debug`, and not counted as requests, whose error rate they would hide in a quiet hour. */
const PROBES = new Set(['/healthz', '/readyz', '/metrics']);

/** `trustedProxies`: how many of our own proxies are in front; each appends one entry to X-Forwarded-For. */
export function requestContext(
	{ log, tracing }: Pick<Platform, 'log' | 'tracing'>,
	metrics: HttpMetrics,
	trustedProxies: number,
): MiddlewareHandler<HttpEnv> {
	const answer = async (c: Context<HttpEnv>, next: () => Promise<void>, traceId?: string) => {
		const started = performance.now();
		const given = c.req.header('x-request-id');
		const requestId = given && REQUEST_ID.test(given) ? given : randomUUID();
		c.set('requestId', requestId);
		const env: CallEnv = c.env ?? {};
		c.set('language', env.rendering?.language ?? languageOf(c.req.query('lang'), getCookie(c, 'lang'), c.req.header('accept-language')));
		c.set('address', env.rendering ? IN_PROCESS : clientAddress(env, c.req.header('x-forwarded-for'), trustedProxies));
		c.set('isLoopback', env.rendering?.isLoopback ?? isLoopbackRequest(c.req.raw, env.incoming?.socket.remoteAddress, trustedProxies));
		await next();
		c.res.headers.set('x-request-id', requestId);
		const milliseconds = performance.now() - started;
		const request = { route: routeOf(c), method: c.req.method, status: c.res.status };
		const isProbe = PROBES.has(c.req.path);
		if (!isProbe) metrics.observe({ ...request, seconds: milliseconds / 1000 });
		const refusal = c.get('refusal');
		if (refusal) metrics.refused(refusal);
		// Errors are logged where they occur. Addresses may contain secrets (calendars, links in letters), routes do not.
		const line = { requestId, ...(traceId && { traceId }), ...request, ms: Math.round(milliseconds) };
		if (env.rendering) log.debug(line, 'request of a page');
		else if (isProbe) log.debug(line, 'probe');
		else log.info(line, 'request');
		return request;
	};
	return async (c, next) => {
		if (!tracing || PROBES.has(c.req.path)) return void (await answer(c, next));
		// Accepted from a trusted proxy only: clients could otherwise fill our traces with one id.
		const traceparent = trustedProxies > 0 ? c.req.header('traceparent') : undefined;
		await tracing.request(c.req.method, traceparent, (traceId) => answer(c, next, traceId));
	};
}

/** The path as declared: `/api/cars/:slug`. Pages, which share one route, and files have a name of their own. */
function routeOf(c: Context<HttpEnv>): string {
	const route = routePath(c);
	if (route === '*' || route === '/*') return c.res.headers.get('content-type')?.startsWith('text/html') ? 'page' : 'file';
	return route === '/api/*' || route === '/objects/*' ? 'unknown' : route;
}

/** Precedence: `?lang`, then the cookie, then Accept-Language, then English. */
export function languageOf(asked: string | undefined, stored: string | undefined, accepted: string | undefined): Language {
	for (const choice of [asked, stored]) if (choice === 'ar' || choice === 'en') return choice;
	const first = /^\s*(ar|en)\b/i.exec(accepted ?? '')?.[1]?.toLowerCase();
	return first === 'ar' ? 'ar' : 'en';
}

function clientAddress(env: CallEnv, forwarded: string | undefined, trustedProxies: number): string {
	const direct = env.incoming?.socket.remoteAddress ?? 'unknown';
	if (trustedProxies === 0 || !forwarded) return direct;
	const entry = forwarded.split(',').at(-trustedProxies)?.trim() ?? '';
	// Some proxies append the port: `203.0.113.7:4711`, `[2001:db8::1]:4711`.
	const address = /^\[([^\]]+)\](?::\d+)?$/.exec(entry)?.[1] ?? /^([\d.]+):\d+$/.exec(entry)?.[1] ?? entry;
	return isIP(address) ? address : direct;
}
