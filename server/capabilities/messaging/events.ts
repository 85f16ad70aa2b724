/** Events of conversations. Payloads are complete, so that subscribers need no query on messages. */
import * as z from 'zod';
import { personName } from '#server/capabilities/identity/index.ts';
import { defineEvent } from '#server/platform/events/event-bus.ts';

/** A message was not read within a moment; published for each such message. */
export const messageUnread = defineEvent(
	'message-waits',
	z.object({
		/** The conversation: the id of a booking or of an inquiry. */
		conversationId: z.uuid(),
		messageId: z.uuid(),
		senderId: z.uuid(),
		recipientId: z.uuid(),
		senderName: personName,
		carTitle: z.string(),
		position: z.int(),
		/** The recipient's read position: while it is unchanged, they have already been notified. */
		recipientReadPosition: z.int(),
		/** The car belongs to the recipient; false in jobs that lack the field. */
		recipientIsOwner: z.boolean().default(false),
	}),
);

/** A user has read up to `position`. */
export const conversationRead = defineEvent(
	'conversation-read',
	z.object({ conversationId: z.uuid(), userId: z.uuid(), position: z.int() }),
);
