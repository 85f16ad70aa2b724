/** Events of tickets. */
import * as z from 'zod';
import { defineEvent } from '#server/platform/events/event-bus.ts';

/** An admin answered the ticket of a person with an account. */
export const ticketAnswered = defineEvent(
	'ticket-answered',
	z.object({
		ticketId: z.uuid(),
		/** Of the answer. */
		messageId: z.uuid(),
		userId: z.uuid(),
		number: z.string(),
		/** As the person wrote it. */
		subject: z.string(),
		text: z.string(),
		isSolved: z.boolean(),
	}),
);
