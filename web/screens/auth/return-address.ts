/** Where to go after signing in. */
import { localPath } from '#contract/local-path.ts';

/** Targets that would loop or end the new session. */
const NOT_A_TARGET = /^\/(?:sign-in|sign-up|second-factor|forgot-password|reset-password|api)(?:[/?#]|$)/;

/** The local path in `?returnTo=`, otherwise the home page. */
export function returnAddress(query: URLSearchParams): string {
	const path = localPath(query.get('returnTo'));
	return path && !NOT_A_TARGET.test(path) ? path : '/';
}

/** `('/sign-up', '/trips')` → `/sign-up?returnTo=%2Ftrips`: another sign-in page with the same target. */
export function withReturnTo(returnTo: string, page: string): string {
	return returnTo === '/' ? page : `${page}?returnTo=${encodeURIComponent(returnTo)}`;
}
