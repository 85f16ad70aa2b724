/** The stream of what happens to a person, open as long as the page is. */
import { openStream } from '#contract/live.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import { bind, type Route } from '#server/platform/http/route.ts';

const headers = {
	'content-type': 'text/event-stream; charset=utf-8',
	'cache-control': 'no-store, no-transform',
	// nginx would hold back what is written until there is more of it.
	'x-accel-buffering': 'no',
	// When it ends so does the connection: a stop does not wait for browsers that might want it again.
	connection: 'close',
};

/** What a browser that comes back by itself sends is newer than what stands in the address. */
function afterOf(request: Request, inAddress: string | undefined): bigint | null {
	const last = request.headers.get('last-event-id') ?? '';
	const after = /^\d{1,18}$/.test(last) ? last : inAddress;
	return after === undefined ? null : BigInt(after);
}

export const streamRoutes = (platform: Platform): Route[] => [
	bind(openStream, async ({ caller, query, request }) => {
		const { userId, sessionId } = caller;
		// Nobody would read what is opened for it.
		if (request.method === 'HEAD') return new Response(null, { headers });
		return new Response(platform.live.open({ userId, sessionId, after: afterOf(request, query.after) }), { headers });
	}),
];
