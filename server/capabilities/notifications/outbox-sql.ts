/** Delivery queries on outbox_messages. */
import type { Selectable } from 'kysely';
import type { Queryable } from '#server/platform/database/pool.ts';
import type { DB } from '#server/platform/database/schema.ts';

export type OutboxRow = Selectable<DB['outbox_messages']>;

/** Channel and claim of a waiting message; undefined if it is deleted, sent or given up. */
export async function claimOf(db: Queryable, id: string): Promise<Pick<OutboxRow, 'channel' | 'claimed_until'> | undefined> {
	return db
		.selectFrom('outbox_messages')
		.select(['channel', 'claimed_until'])
		.where('id', '=', id)
		.where('status', '=', 'WAITING')
		.executeTakeFirst();
}

/**
 * Claims a waiting message until that moment and counts the attempt; undefined if another process has it. An expired claim belongs to a process that
 * ended before it recorded a result.
 */
export async function claimMessage(
	db: Queryable,
	{ id, now, until }: { id: string; now: Date; until: Date },
): Promise<OutboxRow | undefined> {
	return db
		.updateTable('outbox_messages')
		.set((eb) => ({
			claimed_until: until,
			tries: eb('tries', '+', 1),
			uncertain_attempts: eb('uncertain_attempts', '+', eb.case().when('claimed_until', 'is not', null).then(1).else(0).end()),
		}))
		.where('id', '=', id)
		.where('status', '=', 'WAITING')
		.where((eb) => eb.or([eb('claimed_until', 'is', null), eb('claimed_until', '<=', now)]))
		.returningAll()
		.executeTakeFirst();
}

/** For a claim that ended before anything was sent. */
export async function releaseClaim(db: Queryable, id: string): Promise<void> {
	await db
		.updateTable('outbox_messages')
		.set((eb) => ({ claimed_until: null, tries: eb('tries', '-', 1) }))
		.where('id', '=', id)
		.execute();
}

export async function markSent(db: Queryable, id: string, now: Date): Promise<void> {
	await db.updateTable('outbox_messages').set({ status: 'SENT', sent_at: now, claimed_until: null }).where('id', '=', id).execute();
}

/** Marks everything waiting until that moment as sent: without a provider the outbox itself is read. */
export async function markAllSent(db: Queryable, until: Date): Promise<void> {
	await db
		.updateTable('outbox_messages')
		.set((eb) => ({ status: 'SENT', sent_at: eb.ref('send_at'), tries: eb('tries', '+', 1), claimed_until: null }))
		.where('status', '=', 'WAITING')
		.where('send_at', '<=', until)
		.execute();
}

/** Records a problem; the message is retried later. */
export async function setDeliveryProblem(db: Queryable, id: string, problem: string): Promise<void> {
	await db.updateTable('outbox_messages').set({ problem, claimed_until: null }).where('id', '=', id).execute();
}

export async function markFailed(db: Queryable, id: string, { problem, now }: { problem: string; now: Date }): Promise<void> {
	await db
		.updateTable('outbox_messages')
		.set({ status: 'FAILED', failed_at: now, problem, claimed_until: null })
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

/** Messages that should have been sent before `lateBefore`, and those that failed for good since `failedSince`. */
export async function troubledMessages(db: Queryable, { lateBefore, failedSince }: { lateBefore: Date; failedSince: Date }) {
	const found = (status: 'WAITING' | 'FAILED') =>
		db
			.selectFrom('outbox_messages')
			.where('status', '=', status)
			.select((eb) => eb.fn.countAll<bigint>().as('messages'));
	const [late, failed] = await Promise.all([
		found('WAITING')
			.where('send_at', '<', lateBefore)
			.select((eb) => eb.fn.min('send_at').as('oldest'))
			.executeTakeFirstOrThrow(),
		found('FAILED')
			.where('failed_at', '>=', failedSince)
			.select((eb) => eb.fn.min('failed_at').as('oldest'))
			.executeTakeFirstOrThrow(),
	]);
	return { late: { ...late, messages: Number(late.messages) }, failed: { ...failed, messages: Number(failed.messages) } };
}

/** Attempts of the last 30 days that left no result, by channel. */
export async function countUncertain(db: Queryable): Promise<Array<{ channel: string; attempts: number }>> {
	const rows = await db
		.selectFrom('outbox_messages')
		.select((eb) => ['channel', eb.fn.sum<string>('uncertain_attempts').as('attempts')])
		.where('uncertain_attempts', '>', 0)
		.groupBy('channel')
		.execute();
	return rows.map((row) => ({ ...row, attempts: Number(row.attempts) }));
}

export async function countSmsSince(db: Queryable, since: Date): Promise<number> {
	const row = await db
		.selectFrom('outbox_messages')
		.select((eb) => eb.fn.countAll<bigint>().as('messages'))
		.where('channel', '=', 'SMS')
		.where('created_at', '>', since)
		.executeTakeFirstOrThrow();
	return Number(row.messages);
}
