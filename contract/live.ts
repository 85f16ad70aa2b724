/** Server-sent events for a person's open pages: `id` is the event's number, `event` its kind, `data` JSON. */
import * as z from 'zod';
import { endpoint } from './endpoint.ts';
import { message } from './messaging.ts';
import { notification } from './notifications.ts';

/** Stored, numbered without gaps for each person, and resent to clients that reconnect with `Last-Event-ID`. */
export const liveEvents = {
	/** For both parties, and the sender's other pages. */
	message,
	/** Somebody has read up to `position`: the other party, or the user on another page; also so many answers of a request to the support. */
	seen: z.object({ bookingId: z.uuid(), userId: z.uuid(), position: z.int() }),
	notification,
	/** What a booking's pages show was changed by the other side or a colleague: refetch. */
	booking: z.object({ bookingId: z.uuid() }),
	/** Notifications were read or deleted on another page: refetch. */
	bell: z.object({ unread: z.int() }),
} as const;
export type LiveEventKind = keyof typeof liveEvents;
export type LiveEvent<Kind extends LiveEventKind = LiveEventKind> = z.output<(typeof liveEvents)[Kind]>;

/** Not stored and without a number. */
export const passingEvents = {
	/** First event of each stream. Its number, if any, is the position to resume from: only later events follow. */
	hello: z.object({}),
	/** Sent every `HEARTBEAT_MS`, so that both sides detect a dead connection: browsers do not expose comment lines to a page. */
	beat: z.object({}),
	/** The other party is typing; expires after `TYPING_VISIBLE_MS`. */
	typing: z.object({ bookingId: z.uuid(), userId: z.uuid() }),
	/** Missed events are no longer stored: refetch everything. Its number is the position to resume from. */
	reset: z.object({}),
	/** The session has ended, or no longer acts for the company whose events these are: the stream ends and must not be reopened. */
	ended: z.object({ reason: z.enum(['SIGNED_OUT', 'SUSPENDED']) }),
} as const;
export type PassingEventKind = keyof typeof passingEvents;
export type PassingEvent<Kind extends PassingEventKind = PassingEventKind> = z.output<(typeof passingEvents)[Kind]>;

export const TYPING_VISIBLE_MS = 5000;
/** Interval of `beat`. */
export const HEARTBEAT_MS = 25_000;

export const openStream = endpoint({
	method: 'GET',
	path: '/api/notifications/stream',
	summary:
		'Server-sent events: messages, read positions, typing, the bell. Continues after `Last-Event-ID` (header, or `after` in the query).',
	access: 'signed-in',
	query: z.object({
		after: z
			.string()
			.regex(/^\d{1,18}$/)
			.optional(),
	}),
	response: z.unknown(),
});
