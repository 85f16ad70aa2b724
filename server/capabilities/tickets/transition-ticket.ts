/** Applies an action to a ticket: its state by the table of transitions, and its message. Callers hold the ticket's lock. */
import { randomUUID } from 'node:crypto';
import type { TicketAction, TicketContext } from '#contract/tickets.ts';
import { listAdminIds } from '#server/capabilities/identity/index.ts';
import { refuse } from '#server/platform/base/refusal.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import type { Transaction } from '#server/platform/database/pool.ts';
import { bookingOfContext } from './context.ts';
import { ticketWaits } from './events.ts';
import { actionRefusal, changeBy, formatTicketNumber } from './rules.ts';
import { changeTicket, insertTicket, insertTicketMessage, type TicketRow } from './sql.ts';
import { sendEmailToSupport } from './support-email.ts';

type Message = { authorId: string | null; text: string };

/** Throws TICKET_CLOSED or TICKET_ALREADY_SOLVED. */
export async function transitionTicket(platform: Platform, tx: Transaction, ticket: TicketRow, action: TicketAction): Promise<TicketRow> {
	const now = platform.clock.now();
	const state = { status: ticket.status, solvedAt: ticket.solved_at };
	const refusal = actionRefusal(state, action, now);
	if (refusal) throw refuse(refusal);
	const times = { waitingSince: ticket.waiting_since, firstAnsweredAt: ticket.first_answered_at };
	return changeTicket(tx, ticket.id, changeBy({ ...state, ...times }, action, now));
}

/** The same with what was written. Returns the ticket and the message's id. */
export async function writeMessage(
	platform: Platform,
	tx: Transaction,
	ticket: TicketRow,
	{ action, authorId, text }: Message & { action: 'ASK' | 'ANSWER' },
): Promise<{ ticket: TicketRow; messageId: string }> {
	await transitionTicket(platform, tx, ticket, action);
	const now = platform.clock.now();
	const messageId = randomUUID();
	const kind = action === 'ASK' ? 'QUESTION' : 'ANSWER';
	await insertTicketMessage(tx, { id: messageId, ticket_id: ticket.id, kind, author_id: authorId, body: text, created_at: now });
	const isAnswer = action === 'ANSWER';
	const written = await changeTicket(tx, ticket.id, { active_at: now, ...(isAnswer && { answers: ticket.answers + 1 }) });
	if (!isAnswer) await notifySupport(platform, tx, written, false);
	return { ticket: written, messageId };
}

type NewTicket = {
	person: { userId: string } | { guestEmail: string; guestName: string };
	language: 'en' | 'ar';
	subject: string;
	text: string;
	context?: TicketContext | null;
};

/** With the person's first message. */
export async function openTicket(
	platform: Platform,
	tx: Transaction,
	{ person, language, subject, text, context }: NewTicket,
): Promise<TicketRow> {
	const now = platform.clock.now();
	const userId = 'userId' in person ? person.userId : null;
	const ticket = await insertTicket(tx, {
		id: randomUUID(),
		user_id: userId,
		guest_email: 'guestEmail' in person ? person.guestEmail : null,
		guest_name: 'guestName' in person ? person.guestName : null,
		language,
		subject,
		context_kind: context?.kind ?? null,
		context_id: context?.id ?? null,
		booking_id: await bookingOfContext(tx, context ?? null),
		status: 'OPEN',
		created_at: now,
		active_at: now,
		waiting_since: now,
	});
	const id = randomUUID();
	await insertTicketMessage(tx, { id, ticket_id: ticket.id, kind: 'QUESTION', author_id: userId, body: text, created_at: now });
	await notifySupport(platform, tx, ticket, true);
	return ticket;
}

/** Admins are not notified of their own tickets. */
async function notifySupport(platform: Platform, tx: Transaction, ticket: TicketRow, isNew: boolean): Promise<void> {
	const now = platform.clock.now();
	const admins = (await listAdminIds(tx)).filter((id) => id !== ticket.user_id);
	const assignees = admins.filter((id) => id === ticket.assignee_id);
	await platform.events.publish(platform, tx, ticketWaits, {
		...{ ticketId: ticket.id, number: formatTicketNumber(ticket.number), about: ticket.context_kind, isNew },
		writtenAt: now.toISOString(),
		waitingSince: (ticket.waiting_since ?? now).toISOString(),
		adminIds: assignees.length > 0 ? assignees : admins,
	});
	await sendEmailToSupport(platform, tx, ticket, isNew);
}
