/** Tickets as their person sees them: without comments, and without the name of the answering admin. */
import type { InboxTicket, Ticket, TicketSummary } from '#contract/tickets.ts';
import { ammanIso } from '#contract/time.ts';
import type { Queryable } from '#server/platform/database/pool.ts';
import { contextOf } from './context.ts';
import type { InboxTicketRow } from './inbox-sql.ts';
import { allowedActions, formatTicketNumber } from './rules.ts';
import { messagesOfTicket, type TicketMessageRow, type TicketRow } from './sql.ts';

export const presentTicketSummary = (row: TicketRow): TicketSummary => ({
	id: row.id,
	number: formatTicketNumber(row.number),
	subject: row.subject,
	status: row.status,
	context: contextOf(row),
	createdAt: ammanIso(row.created_at),
	activeAt: ammanIso(row.active_at),
	unreadAnswers: row.user_id === null ? 0 : row.answers - row.read_answers,
});

const writtenBy = (kind: TicketMessageRow['kind']) => (kind === 'QUESTION' ? 'PERSON' : 'SUPPORT');

export const presentInboxTicket = (row: InboxTicketRow): InboxTicket => ({
	...presentTicketSummary(row),
	kind: 'TICKET',
	lastMessage: { from: writtenBy(row.last_kind), body: row.last_body, createdAt: ammanIso(row.last_at) },
});

export async function presentTicket(db: Queryable, row: TicketRow, now: Date): Promise<Ticket> {
	const messages = await messagesOfTicket(db, row.id);
	return {
		...presentTicketSummary(row),
		messages: messages.flatMap(({ id, kind, body, created_at }) =>
			kind === 'COMMENT' ? [] : [{ id, from: writtenBy(kind), body, createdAt: ammanIso(created_at) }],
		),
		allowedActions: allowedActions({ status: row.status, solvedAt: row.solved_at }, now),
	};
}
