/** Where signing in leads. */
import { localPath } from '#contract/local-path.ts';

/** Leading there after signing in would go round in a circle, or end the session that was just begun. */
const NOWHERE = /^\/(?:sign-in|sign-up|forgot-password|reset-password|api)(?:[/?#]|$)/;

/** The path in `?returnTo=` where it is one of ours, home otherwise. */
export function returnAddress(query: URLSearchParams): string {
	const path = localPath(query.get('returnTo'));
	return path && !NOWHERE.test(path) ? path : '/';
}

/** `('/sign-up', '/trips')` → `/sign-up?returnTo=%2Ftrips`: another page of signing in, on the way to the same place. */
export function withReturnTo(returnTo: string, page: string): string {
	return returnTo === '/' ? page : `${page}?returnTo=${encodeURIComponent(returnTo)}`;
}
