/** Delivery queries on outbox_messages. */
import type { Selectable } from 'kysely';
import type { Queryable, Transaction } from '#server/platform/database/pool.ts';
import type { DB } from '#server/platform/database/schema.ts';

export type OutboxRow = Selectable<DB['outbox_messages']>;

/** Locks a waiting message. Another process waits here and then finds it sent. */
export async function lockWaiting(tx: Transaction, id: string): Promise<OutboxRow | undefined> {
	const row = await tx.selectFrom('outbox_messages').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
	return row?.status === 'WAITING' ? row : undefined;
}

export async function markSent(tx: Transaction, { id, tries }: OutboxRow, now: Date): Promise<void> {
	await tx
		.updateTable('outbox_messages')
		.set({ status: 'SENT', sent_at: now, tries: tries + 1 })
		.where('id', '=', id)
		.execute();
}

/** Marks everything waiting until that moment as sent: without a provider the outbox itself is read. */
export async function markAllSent(db: Queryable, until: Date): Promise<void> {
	await db
		.updateTable('outbox_messages')
		.set((eb) => ({ status: 'SENT', sent_at: eb.ref('send_at'), tries: eb('tries', '+', 1) }))
		.where('status', '=', 'WAITING')
		.where('send_at', '<=', until)
		.execute();
}

/** Records a problem; the message is retried later. */
export async function setDeliveryProblem(tx: Transaction, { id, tries }: OutboxRow, problem: string): Promise<void> {
	await tx
		.updateTable('outbox_messages')
		.set({ tries: tries + 1, problem })
		.where('id', '=', id)
		.execute();
}

export async function markFailed(tx: Transaction, { id, tries }: OutboxRow, problem: string, now: Date): Promise<void> {
	await tx
		.updateTable('outbox_messages')
		.set({ status: 'FAILED', failed_at: now, problem, tries: tries + 1 })
		.where('id', '=', id)
		.execute();
}

export async function newestMessages(db: Queryable, limit: number): Promise<OutboxRow[]> {
	return db.selectFrom('outbox_messages').selectAll().orderBy('created_at', 'desc').orderBy('id').limit(limit).execute();
}

export async function messageById(db: Queryable, id: string): Promise<OutboxRow | undefined> {
	return db.selectFrom('outbox_messages').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Unsent messages by status and channel. */
export async function countNotSent(db: Queryable): Promise<Array<{ status: string; channel: string; messages: number }>> {
	const rows = await db
		.selectFrom('outbox_messages')
		.select((eb) => ['status', 'channel', eb.fn.countAll<bigint>().as('messages')])
		.where('status', '<>', 'SENT')
		.groupBy(['status', 'channel'])
		.execute();
	return rows.map((row) => ({ ...row, messages: Number(row.messages) }));
}
