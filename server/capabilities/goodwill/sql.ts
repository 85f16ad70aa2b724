/** Every query on goodwill. Callers that write hold the booking's lock. */
import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { GoodwillFilter } from '#contract/goodwill.ts';
import type { Queryable, Transaction } from '#server/platform/database/pool.ts';
import type { DB } from '#server/platform/database/schema.ts';

export type GoodwillRow = Selectable<DB['goodwill']>;

export async function goodwillById(db: Queryable, id: string): Promise<GoodwillRow | undefined> {
	return db.selectFrom('goodwill').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Newest first. */
export async function goodwillOfBooking(db: Queryable, bookingId: string): Promise<GoodwillRow[]> {
	return db.selectFrom('goodwill').selectAll().where('booking_id', '=', bookingId).orderBy('requested_at', 'desc').orderBy('id').execute();
}

/** Undefined if the id is taken. */
export async function insertGoodwill(tx: Transaction, goodwill: Insertable<DB['goodwill']>): Promise<GoodwillRow | undefined> {
	return tx
		.insertInto('goodwill')
		.values(goodwill)
		.onConflict((conflict) => conflict.column('id').doNothing())
		.returningAll()
		.executeTakeFirst();
}

export async function changeGoodwill(tx: Transaction, id: string, change: Updateable<DB['goodwill']>): Promise<GoodwillRow> {
	return tx.updateTable('goodwill').set(change).where('id', '=', id).returningAll().executeTakeFirstOrThrow();
}

export async function promisedOfBooking(db: Queryable, bookingId: string): Promise<GoodwillRow | undefined> {
	return db.selectFrom('goodwill').selectAll().where('booking_id', '=', bookingId).where('state', '=', 'PROMISED').executeTakeFirst();
}

export type ListOf = { filter: GoodwillFilter; after: readonly [string, string] | null; limit: number };

const orderOf = {
	WAITING: { by: sql<Date>`requested_at`, direction: 'asc', beyond: sql`>`, is: '=' },
	DECIDED: { by: sql<Date>`decided_at`, direction: 'desc', beyond: sql`<`, is: '<>' },
} as const;

/** One more than `limit`, so that the caller sees whether there is a next page; `at` is the sort key of each row. */
export async function listGoodwill(db: Queryable, { filter, after, limit }: ListOf): Promise<Array<GoodwillRow & { at: Date }>> {
	const { by, direction, beyond, is } = orderOf[filter];
	let query = db
		.selectFrom('goodwill')
		.selectAll()
		.select(by.as('at'))
		.where('state', is, 'REQUESTED')
		// What is promised is not decided yet, and waits for no admin.
		.where('state', '<>', 'PROMISED')
		.orderBy(by, direction)
		.orderBy('id', direction)
		.limit(limit + 1);
	if (after) query = query.where(sql<boolean>`(${by}, id) ${beyond} (${after[0]}::timestamptz, ${after[1]}::uuid)`);
	return query.execute();
}

/** In the order in which bookings are locked. */
export async function goodwillFor(db: Queryable, userId: string): Promise<GoodwillRow[]> {
	return db.selectFrom('goodwill').selectAll().where('recipient_id', '=', userId).orderBy('booking_id').orderBy('id').execute();
}

/** What admins wrote may name people. */
export async function blankReasons(tx: Transaction, id: string): Promise<void> {
	await tx
		.updateTable('goodwill')
		.set({ reason: '—', refusal_reason: sql<string | null>`CASE WHEN refusal_reason IS NOT NULL THEN '—' END` })
		.where('id', '=', id)
		.execute();
}

/** Those that wait for a second admin. */
export async function countGoodwillToDecide(db: Queryable): Promise<number> {
	const row = await db
		.selectFrom('goodwill')
		.select((eb) => eb.fn.countAll<bigint>().as('waiting'))
		.where('state', '=', 'REQUESTED')
		.executeTakeFirstOrThrow();
	return Number(row.waiting);
}
