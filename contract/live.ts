/** What a person's open pages are told as it happens, as server-sent events: `id` is the number of the event, `event` its kind, `data` JSON. */
import * as z from 'zod';
import { endpoint } from './endpoint.ts';
import { message } from './messaging.ts';
import { notification } from './notifications.ts';

/** Kept, numbered without gaps for each person, and sent again to who comes back with `Last-Event-ID`. */
export const liveEvents = {
	/** To both parties, and to the sender’s other pages. */
	message,
	/** Somebody has read as far as `position`: the other party, or oneself on another page. */
	seen: z.object({ bookingId: z.uuid(), userId: z.uuid(), position: z.int() }),
	notification,
	/** The bell was read or emptied on another page: look again. */
	bell: z.object({ unread: z.int() }),
} as const;
export type LiveEventKind = keyof typeof liveEvents;
export type LiveEvent<Kind extends LiveEventKind = LiveEventKind> = z.output<(typeof liveEvents)[Kind]>;

/** Kept nowhere, without a number. */
export const passingEvents = {
	/** The first word of each stream. Its number, where it has one, is the one to go on from: only what happens from now on follows. */
	hello: z.object({}),
	/** Sent every `HEARTBEAT_MS`, so that both sides notice a dead connection: browsers do not show comment lines to a page. */
	beat: z.object({}),
	/** The other party is writing; forget it after `TYPING_VISIBLE_MS`. */
	typing: z.object({ bookingId: z.uuid(), userId: z.uuid() }),
	/** What was missed is no longer kept: read everything anew. Its number is the one to go on from. */
	reset: z.object({}),
	/** The session is over: the stream ends and is not to be opened again. */
	ended: z.object({ reason: z.enum(['SIGNED_OUT', 'SUSPENDED']) }),
} as const;
export type PassingEventKind = keyof typeof passingEvents;
export type PassingEvent<Kind extends PassingEventKind = PassingEventKind> = z.output<(typeof passingEvents)[Kind]>;

export const TYPING_VISIBLE_MS = 5000;
/** Of `beat`. */
export const HEARTBEAT_MS = 25_000;

export const openStream = endpoint({
	method: 'GET',
	path: '/api/notifications/stream',
	summary:
		'Server-sent events: messages, what was seen, typing, the bell. Goes on after `Last-Event-ID` (header, or `after` in the query).',
	access: 'signed-in',
	query: z.object({
		after: z
			.string()
			.regex(/^\d{1,18}$/)
			.optional(),
	}),
	response: z.unknown(),
});
