/** What conversations tell others. Facts are complete: who hears them needs no query on messages. */
import * as z from 'zod';
import { personName } from '#server/capabilities/identity/index.ts';
import { defineEvent } from '#server/platform/events/event-bus.ts';

/** A message has waited a moment, and whom it is for has not read it; told for each such message. */
export const messageUnread = defineEvent(
	'message-waits',
	z.object({
		/** The conversation: a booking's id, or an inquiry's. */
		conversationId: z.uuid(),
		messageId: z.uuid(),
		senderId: z.uuid(),
		recipientId: z.uuid(),
		senderName: personName,
		carTitle: z.string(),
		position: z.int(),
		/** How far the recipient had read: as long as it stays the same, they know that something waits there. */
		recipientReadPosition: z.int(),
	}),
);

/** Somebody has read as far as `position`. */
export const conversationRead = defineEvent(
	'conversation-read',
	z.object({ conversationId: z.uuid(), userId: z.uuid(), position: z.int() }),
);
