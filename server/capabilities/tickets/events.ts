/** Events of tickets. */
import * as z from 'zod';
import { ticketContextKinds } from '#contract/tickets.ts';
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

/** A person has read the answers of their ticket. */
export const ticketRead = defineEvent('ticket-read', z.object({ ticketId: z.uuid(), userId: z.uuid() }));

/** A person, or a visitor, wrote and waits for an answer. */
export const ticketWaits = defineEvent(
	'ticket-waits',
	z.object({
		ticketId: z.uuid(),
		number: z.string(),
		about: z.enum(ticketContextKinds).nullable(),
		/** Whether the message opened the ticket. */
		isNew: z.boolean(),
		writtenAt: z.string(),
		/** The same for all messages until the next answer. */
		waitingSince: z.string(),
		/** The responsible admin, otherwise all admins. */
		adminIds: z.array(z.uuid()),
	}),
);
