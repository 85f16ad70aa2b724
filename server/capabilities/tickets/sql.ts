/** Queries on tickets and their messages. */
import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import { countUpTo, type Total } from '#server/platform/database/keyset.ts';
import type { Queryable, Transaction } from '#server/platform/database/pool.ts';
import type { DB } from '#server/platform/database/schema.ts';

export type TicketRow = Selectable<DB['tickets']>;
export type TicketMessageRow = Selectable<DB['ticket_messages']>;

export async function insertTicket(tx: Transaction, ticket: Omit<Insertable<DB['tickets']>, 'number'>): Promise<TicketRow> {
	return tx.insertInto('tickets').values(ticket).returningAll().executeTakeFirstOrThrow();
}

export async function insertTicketMessage(tx: Transaction, message: Insertable<DB['ticket_messages']>): Promise<void> {
	await tx.insertInto('ticket_messages').values(message).execute();
}

export async function changeTicket(tx: Transaction, id: string, change: Updateable<DB['tickets']>): Promise<TicketRow> {
	return tx.updateTable('tickets').set(change).where('id', '=', id).returningAll().executeTakeFirstOrThrow();
}

export async function ticketById(db: Queryable, id: string): Promise<TicketRow | undefined> {
	return db.selectFrom('tickets').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function lockTicket(tx: Transaction, id: string): Promise<TicketRow | undefined> {
	return tx.selectFrom('tickets').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

/** In the order in which they were written. */
export async function messagesOfTicket(db: Queryable, ticketId: string): Promise<TicketMessageRow[]> {
	return db.selectFrom('ticket_messages').selectAll().where('ticket_id', '=', ticketId).orderBy('position').execute();
}

export async function countUnsolvedTickets(db: Queryable, userId: string): Promise<number> {
	const row = await db
		.selectFrom('tickets')
		.select((eb) => eb.fn.countAll<bigint>().as('tickets'))
		.where('user_id', '=', userId)
		.where('status', '<>', 'SOLVED')
		.executeTakeFirstOrThrow();
	return Number(row.tickets);
}

type Position = readonly [string, string] | null;

export const countTicketsOfUser = (db: Queryable, userId: string): Promise<Total> =>
	countUpTo(db, db.selectFrom('tickets').where('user_id', '=', userId));

/** The last active first; one more than `limit`. */
export async function ticketsOfUser(db: Queryable, userId: string, page: { after: Position; limit: number }): Promise<TicketRow[]> {
	let query = db
		.selectFrom('tickets')
		.selectAll()
		.where('user_id', '=', userId)
		.orderBy('active_at', 'desc')
		.orderBy('id', 'desc')
		.limit(page.limit + 1);
	if (page.after) query = query.where(sql<boolean>`(active_at, id) < (${page.after[0]}::timestamptz, ${page.after[1]}::uuid)`);
	return query.execute();
}
