/** The event stream of a user, open as long as the page is. */
import { openStream } from '#contract/live.ts';
import { roleAllows } from '#contract/team-roles.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import { bind, type Caller, type Route } from '#server/platform/http/route.ts';

const headers = {
	'content-type': 'text/event-stream; charset=utf-8',
	'cache-control': 'no-store, no-transform',
	// Prevents nginx from buffering the stream.
	'x-accel-buffering': 'no',
	// Closes the connection with the stream, so that a shutdown does not wait for idle browsers.
	connection: 'close',
};

/** Last-Event-ID of a reconnecting browser is newer than the position in the address. */
function afterOf(request: Request, inAddress: string | undefined): bigint | null {
	const last = request.headers.get('last-event-id') ?? '';
	const after = /^\d{1,18}$/.test(last) ? last : inAddress;
	return after === undefined ? null : BigInt(after);
}

/** Events of the chat, and changes of a booking, which contain only its id. */
const OF_THE_DESK: ReadonlySet<string> = new Set(['message', 'seen', 'typing', 'booking']);

/** A person who acts for a company reads its events, without its notifications unless they are a manager. */
function readerOf({
	personId,
	office,
}: Pick<Caller, 'personId' | 'office'>): Omit<Parameters<Platform['live']['open']>[0], 'sessionId' | 'after'> {
	if (!office || !roleAllows(office.role, 'chat')) return { userId: personId, personId, companyId: null };
	const { ownerId: userId, companyId, role } = office;
	return { userId, personId, companyId, ...(roleAllows(role, 'manage') ? {} : { kinds: OF_THE_DESK }) };
}

/** Where a page that is rendered now continues: its stream then has only later events. */
export async function livePosition(platform: Platform, reader: Pick<Caller, 'personId' | 'office'>): Promise<string> {
	return String(await platform.live.position(readerOf(reader).userId));
}

export const streamRoutes = (platform: Platform): Route[] => [
	bind(openStream, async ({ caller, query, request }) => {
		const { personId, sessionId } = caller;
		// A HEAD request would never read the stream.
		if (request.method === 'HEAD') return new Response(null, { headers });
		await platform.limits.count('streamPerson', personId);
		return new Response(platform.live.open({ ...readerOf(caller), sessionId, after: afterOf(request, query.after) }), { headers });
	}),
];
