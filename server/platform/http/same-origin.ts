/** State-changing calls must come from our own pages: a cookie alone proves nothing, because browsers send it for other sites too. */
import { refuse } from '../base/refusal.ts';

/** Throws CROSS_ORIGIN unless Origin is ours, or the browser sends `Sec-Fetch-Site: same-origin`. */
export function assertSameOrigin(request: Request, publicUrl: string): void {
	const origin = request.headers.get('origin');
	if (origin !== null && (origin === new URL(publicUrl).origin || origin === new URL(request.url).origin)) return;
	if (request.headers.get('sec-fetch-site') === 'same-origin') return;
	throw refuse('CROSS_ORIGIN');
}
