/** Queries that export and erase a person's messages to the support. */
import type { Queryable, Transaction } from '#server/platform/database/pool.ts';

const REMOVED = '—';

/** With questions and answers, without the admins' comments and names. */
export async function ticketsForExport(db: Queryable, userId: string) {
	const tickets = await db.selectFrom('tickets').selectAll().where('user_id', '=', userId).orderBy('created_at').execute();
	const messages = await db
		.selectFrom('ticket_messages as message')
		.innerJoin('tickets as ticket', 'ticket.id', 'message.ticket_id')
		.select(['message.ticket_id', 'message.kind', 'message.body', 'message.created_at'])
		.where('ticket.user_id', '=', userId)
		.where('message.kind', '<>', 'COMMENT')
		.orderBy('message.position')
		.execute();
	return tickets.map((ticket) => ({
		...ticket,
		messages: messages.filter(({ ticket_id }) => ticket_id === ticket.id),
	}));
}

/** All text is removed: answers and comments may name the person. Status and times stay for the figures; no answer is expected any more. */
export async function anonymizeTickets(tx: Transaction, userId: string, now: Date): Promise<string[]> {
	const tickets = await tx
		.selectFrom('tickets')
		.select(['id', 'solved_at'])
		.where('user_id', '=', userId)
		.orderBy('id')
		.forUpdate()
		.execute();
	for (const { id, solved_at } of tickets) {
		await tx
			.updateTable('tickets')
			.set({ subject: REMOVED, status: 'SOLVED', waiting_since: null, solved_at: solved_at ?? now })
			.where('id', '=', id)
			.execute();
		await tx.updateTable('ticket_messages').set({ body: REMOVED }).where('ticket_id', '=', id).execute();
	}
	return tickets.map(({ id }) => id);
}
