/** State-changing calls must come from our own pages: a cookie alone proves nothing, because browsers send it for other sites too. */
import { refuse } from '../base/refusal.ts';

/** Throws CROSS_ORIGIN unless Origin is ours, or the browser sends `Sec-Fetch-Site: same-origin`. */
export function assertSameOrigin(request: Request, publicUrl: string): void {
	const origin = request.headers.get('origin');
	if (origin !== null && (origin === new URL(publicUrl).origin || origin === new URL(request.url).origin)) return;
	if (request.headers.get('sec-fetch-site') === 'same-origin') return;
	throw refuse('CROSS_ORIGIN');
}

/** Browsers without Sec-Fetch-Site are judged by the Referer; without either, no other site caused the navigation. */
export function isOwnNavigation(request: Request, publicUrl: string): boolean {
	const site = request.headers.get('sec-fetch-site');
	if (site !== null) return site !== 'cross-site';
	const referer = URL.parse(request.headers.get('referer') ?? '')?.origin;
	return referer === undefined || referer === new URL(publicUrl).origin || referer === new URL(request.url).origin;
}
