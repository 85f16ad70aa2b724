/** Signed cookie that holds state, nonce and PKCE verifier during OpenID Connect sign-in; expires after ten minutes. */
import * as z from 'zod';
import type { Platform } from '#server/platform/context/platform.ts';
import { readCookie, serverCookie } from '#server/platform/http/cookies.ts';

const COOKIE = 'mishwar_oidc';
const LIFE_S = 600;

const cookieContent = z.object({
	state: z.string(),
	nonce: z.string(),
	verifier: z.string(),
	returnTo: z.string(),
	/** Milliseconds since 1970. */
	expires: z.number(),
});
export type StoredAuthRequest = Omit<z.output<typeof cookieContent>, 'expires'>;

export function authRequestCookie(platform: Platform, question: StoredAuthRequest): string {
	const expires = platform.clock.now().getTime() + LIFE_S * 1000;
	const text = Buffer.from(JSON.stringify({ ...question, expires })).toString('base64url');
	return cookie(platform, `${text}.${platform.keys.sign('openIdConnect', text).toString('base64url')}`, LIFE_S);
}

/** Clears the cookie, so that the same response cannot be used again. */
export const clearAuthRequestCookie = (platform: Platform): string => cookie(platform, '', 0);

/** Null if it is missing, forged or expired. */
export function readAuthRequest(platform: Platform, request: Request): StoredAuthRequest | null {
	const [text = '', signature = ''] = (readCookie(platform, COOKIE, request) ?? '').split('.');
	if (!platform.keys.isSigned('openIdConnect', text, Buffer.from(signature, 'base64url'))) return null;
	const { expires, ...question } = cookieContent.parse(JSON.parse(Buffer.from(text, 'base64url').toString('utf8')));
	return expires > platform.clock.now().getTime() ? question : null;
}

/** SameSite=Lax, because the return from the provider is a cross-site navigation. */
const cookie = (platform: Platform, value: string, maxAge: number): string => serverCookie(platform, COOKIE, { value, maxAge });
