/** A person with an account asks the support, writes further messages, reads the answers, and marks the ticket as solved. */
import type { InputOf } from '#contract/endpoint.ts';
import { type createTicket as createCall, MAX_OPEN_TICKETS, type Ticket } from '#contract/tickets.ts';
import { refuse } from '#server/platform/base/refusal.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import type { Transaction } from '#server/platform/database/pool.ts';
import { inTransaction, lockSubject } from '#server/platform/database/transaction.ts';
import type { Caller, SaveResponse } from '#server/platform/http/route.ts';
import { publishLiveEvents } from '#server/platform/live/append.ts';
import { isOwnContext } from './context.ts';
import { ticketRead } from './events.ts';
import { presentTicket } from './present.ts';
import { changeTicket, countUnsolvedTickets, lockTicket, type TicketRow, ticketById } from './sql.ts';
import { openTicket, transitionTicket, writeMessage } from './transition-ticket.ts';

/** Throws TICKET_CONTEXT_NOT_FOUND for a row of another person, as for one that does not exist, and TICKETS_TOO_MANY. */
export async function createTicket(
	platform: Platform,
	caller: Caller,
	{ subject, text, context }: InputOf<typeof createCall>['body'],
	saveResponse: SaveResponse,
): Promise<Ticket> {
	await platform.limits.count('ticketPerson', caller.userId);
	return inTransaction(platform.db, async (tx) => {
		// Serialized per person, so that two calls cannot both open the last one.
		await lockSubject(tx, 'person', caller.userId);
		if (context && !(await isOwnContext(tx, caller.userId, context))) throw refuse('TICKET_CONTEXT_NOT_FOUND');
		if ((await countUnsolvedTickets(tx, caller.userId)) >= MAX_OPEN_TICKETS) throw refuse('TICKETS_TOO_MANY');
		const ticket = await openTicket(platform, tx, { person: { userId: caller.userId }, language: caller.lang, subject, text, context });
		return answerWith(platform, tx, ticket, saveResponse);
	});
}

export async function readTicket(platform: Platform, caller: Caller, id: string): Promise<Ticket> {
	const ticket = await ticketById(platform.db, id);
	if (!ticket || ticket.user_id !== caller.userId) throw refuse('TICKET_NOT_FOUND');
	return presentTicket(platform.db, ticket, platform.clock.now());
}

export async function writeToTicket(
	platform: Platform,
	caller: Caller,
	{ id, text }: { id: string; text: string },
	saveResponse: SaveResponse,
): Promise<Ticket> {
	await platform.limits.count('ticketMessagePerson', caller.userId);
	return inTransaction(platform.db, async (tx) => {
		const ticket = await lockOwnTicket(tx, caller, id);
		const written = await writeMessage(platform, tx, ticket, { action: 'ASK', authorId: caller.userId, text });
		// Writing implies having read everything before, as in other conversations.
		return answerWith(platform, tx, await readUpTo(platform, tx, written.ticket, ticket.answers), saveResponse);
	});
}

/** Records how many answers the person has read: never fewer than before, nor more than there are. */
export async function markTicketRead(
	platform: Platform,
	caller: Caller,
	{ id, answers }: { id: string; answers: number },
): Promise<{ unreadAnswers: number }> {
	return inTransaction(platform.db, async (tx) => {
		const ticket = await readUpTo(platform, tx, await lockOwnTicket(tx, caller, id), answers);
		return { unreadAnswers: ticket.answers - ticket.read_answers };
	});
}

/** The person's other pages follow, and their bell is emptied of what was read. */
async function readUpTo(platform: Platform, tx: Transaction, ticket: TicketRow, answers: number): Promise<TicketRow> {
	const read = Math.min(answers, ticket.answers);
	const userId = ticket.user_id;
	if (userId === null || read <= ticket.read_answers) return ticket;
	await publishLiveEvents(platform, tx, [{ userId, kind: 'seen', payload: { bookingId: ticket.id, userId, position: read } }]);
	await platform.events.publish(platform, tx, ticketRead, { ticketId: ticket.id, userId });
	return changeTicket(tx, ticket.id, { read_answers: read });
}

export async function solveOwnTicket(platform: Platform, caller: Caller, id: string): Promise<Ticket> {
	return inTransaction(platform.db, async (tx) => {
		const ticket = await lockOwnTicket(tx, caller, id);
		return presentTicket(tx, await transitionTicket(platform, tx, ticket, 'SOLVE'), platform.clock.now());
	});
}

async function lockOwnTicket(tx: Transaction, caller: Caller, id: string): Promise<TicketRow> {
	const ticket = await lockTicket(tx, id);
	if (!ticket || ticket.user_id !== caller.userId) throw refuse('TICKET_NOT_FOUND');
	return ticket;
}

async function answerWith(platform: Platform, tx: Transaction, ticket: TicketRow, saveResponse: SaveResponse): Promise<Ticket> {
	const answer = await presentTicket(tx, ticket, platform.clock.now());
	await saveResponse(tx, answer);
	return answer;
}
