/** Attributes of the cookies that only the server reads. */
import { parse, serialize } from 'hono/utils/cookie';

/** Part of the platform; a type of its own, because tests and pages need no more. */
type Site = { readonly publicUrl: string };

const isSecure = ({ publicUrl }: Site): boolean => publicUrl.startsWith('https:');

/**
 * With https, the prefix `__Host-` makes browsers refuse the cookie unless it is Secure, has Path=/ and no Domain: a sibling subdomain or a
 * connection without TLS cannot replace it (RFC 6265bis, 4.1.3.2). Over http, which only this machine uses, browsers would refuse such a cookie.
 */
export const cookieName = (site: Site, name: string): string => (isSecure(site) ? `__Host-${name}` : name);

export function serverCookie(site: Site, name: string, { value, maxAge }: { value: string; maxAge: number }): string {
	return serialize(cookieName(site, name), value, { httpOnly: true, sameSite: 'Lax', secure: isSecure(site), path: '/', maxAge });
}

export function readCookie(site: Site, name: string, request: Request): string | undefined {
	const full = cookieName(site, name);
	return parse(request.headers.get('cookie') ?? '', full)[full];
}
