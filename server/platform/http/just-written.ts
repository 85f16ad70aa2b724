/**
 * A person who has just changed something reads from the primary until every replica in use has the change (decision 110). The mark is a cookie, because the
 * next request may reach another server.
 */
import type { MiddlewareHandler } from 'hono';
import type { Platform } from '../context/platform.ts';
import { readCookie, serverCookie } from './cookies.ts';
import type { HttpEnv } from './http-env.ts';

const COOKIE = 'mishwar_wrote';
type Site = Pick<Platform, 'publicUrl' | 'replicas'>;

export const hasJustWritten = (site: Site, request: Request): boolean => readCookie(site, COOKIE, request) !== undefined;

/** Marks the answers to calls of signed-in people that may have changed something. Errors are included, because something may have been committed nevertheless. */
export function markWrites(site: Site, mayBeSignedIn: (request: Request) => boolean): MiddlewareHandler<HttpEnv> {
	return async (c, next) => {
		await next();
		if (c.req.method === 'GET' || c.req.method === 'HEAD' || !mayBeSignedIn(c.req.raw)) return;
		c.res.headers.append('set-cookie', serverCookie(site, COOKIE, { value: '1', maxAge: site.replicas.behindSeconds }));
	};
}
