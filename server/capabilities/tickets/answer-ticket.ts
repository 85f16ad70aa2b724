/** Admins answer a ticket, comment on it for each other, assign and solve it. */

import { randomUUID } from 'node:crypto';
import type { AuditAction } from '#contract/audit.ts';
import type { SupportTicket } from '#contract/ticket-queue.ts';
import { listAdminIds } from '#server/capabilities/identity/index.ts';
import { refuse } from '#server/platform/base/refusal.ts';
import { audit } from '#server/platform/context/audit.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import type { Transaction } from '#server/platform/database/pool.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import type { Caller, SaveResponse } from '#server/platform/http/route.ts';
import { ticketAnswered } from './events.ts';
import { sendAnswerToGuest } from './guests.ts';
import { presentSupportTicket } from './read-queue.ts';
import { formatTicketNumber } from './rules.ts';
import { changeTicket, insertTicketMessage, lockTicket, type TicketRow } from './sql.ts';
import { transitionTicket, writeMessage } from './transition-ticket.ts';

/** An admin who answers an unassigned ticket becomes its assignee. */
export async function answerTicket(
	platform: Platform,
	caller: Caller,
	{ id, text, solve }: { id: string; text: string; solve: boolean },
	saveResponse: SaveResponse,
): Promise<SupportTicket> {
	return inTransaction(platform.db, async (tx) => {
		const before = await lockExisting(tx, id);
		const { ticket: answered, messageId } = await writeMessage(platform, tx, before, { action: 'ANSWER', authorId: caller.userId, text });
		const ticket = solve ? await transitionTicket(platform, tx, answered, 'SOLVE') : answered;
		const own = ticket.assignee_id ? ticket : await changeTicket(tx, id, { assignee_id: caller.userId });
		await auditChange(platform, tx, caller, { action: 'ticket.answered', before, after: own });
		if (ticket.user_id === null) await sendAnswerToGuest(platform, tx, ticket, text);
		else
			await platform.events.publish(platform, tx, ticketAnswered, {
				...{ ticketId: id, messageId, userId: ticket.user_id, number: formatTicketNumber(ticket.number) },
				...{ subject: ticket.subject, text, isSolved: solve },
			});
		return answerWith(platform, tx, own, saveResponse);
	});
}

export async function commentOnTicket(
	platform: Platform,
	caller: Caller,
	{ id, text }: { id: string; text: string },
	saveResponse: SaveResponse,
): Promise<SupportTicket> {
	return inTransaction(platform.db, async (tx) => {
		const ticket = await lockExisting(tx, id);
		await insertTicketMessage(tx, {
			...{ id: randomUUID(), ticket_id: id, kind: 'COMMENT', author_id: caller.userId, body: text, created_at: platform.clock.now() },
		});
		return answerWith(platform, tx, ticket, saveResponse);
	});
}

/** Throws TICKET_ASSIGNEE_INVALID for a person who is no admin, or is suspended. */
export async function assignTicket(
	platform: Platform,
	caller: Caller,
	{ id, adminId }: { id: string; adminId: string | null },
): Promise<SupportTicket> {
	return inTransaction(platform.db, async (tx) => {
		const before = await lockExisting(tx, id);
		if (adminId !== null && !(await listAdminIds(tx)).includes(adminId)) throw refuse('TICKET_ASSIGNEE_INVALID');
		const after = await changeTicket(tx, id, { assignee_id: adminId });
		if (before.assignee_id !== adminId) await auditChange(platform, tx, caller, { action: 'ticket.assigned', before, after });
		return presentSupportTicket(tx, after, platform.clock.now());
	});
}

export async function solveTicket(platform: Platform, caller: Caller, id: string): Promise<SupportTicket> {
	return inTransaction(platform.db, async (tx) => {
		const before = await lockExisting(tx, id);
		const after = await transitionTicket(platform, tx, before, 'SOLVE');
		await auditChange(platform, tx, caller, { action: 'ticket.solved', before, after });
		return presentSupportTicket(tx, after, platform.clock.now());
	});
}

async function lockExisting(tx: Transaction, id: string): Promise<TicketRow> {
	const ticket = await lockTicket(tx, id);
	if (!ticket) throw refuse('TICKET_NOT_FOUND');
	return ticket;
}

type Change = { action: AuditAction; before: TicketRow; after: TicketRow };

async function auditChange(platform: Platform, tx: Transaction, caller: Caller, { action, before, after }: Change): Promise<void> {
	const toAudited = ({ status, assignee_id: assigneeId }: TicketRow) => ({ status, assigneeId });
	await audit(platform, tx, {
		...{ actorId: caller.personId, action, subject: 'ticket', subjectId: after.id },
		before: toAudited(before),
		after: toAudited(after),
	});
}

async function answerWith(platform: Platform, tx: Transaction, ticket: TicketRow, saveResponse: SaveResponse): Promise<SupportTicket> {
	const answer = await presentSupportTicket(tx, ticket, platform.clock.now());
	await saveResponse(tx, answer);
	return answer;
}
