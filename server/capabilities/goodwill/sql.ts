/** Every query on goodwill. Callers that write hold the booking's lock. */
import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { GoodwillFilter } from '#contract/goodwill.ts';
import { countOf, type QueueOf, withText } from '#server/capabilities/cases/index.ts';
import { countUpTo, type Ordered, orderFor, type PageOf, pageInOrder, type Total } from '#server/platform/database/keyset.ts';
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

const orderOf = {
	WAITING: { by: sql<Date>`requested_at`, direction: 'asc', is: '=' },
	DECIDED: { by: sql<Date>`decided_at`, direction: 'desc', is: '<>' },
} as const;

/** A promise is not decided yet, and waits for no admin. */
const inQueue = (db: Queryable, { filter, q }: QueueOf<GoodwillFilter>) =>
	withText('goodwill', db.selectFrom('goodwill').where('state', orderOf[filter].is, 'REQUESTED').where('state', '<>', 'PROMISED'), q);

export const listGoodwill = (db: Queryable, which: QueueOf<GoodwillFilter> & PageOf): Promise<Array<Ordered<GoodwillRow>>> =>
	pageInOrder(inQueue(db, which).selectAll(), orderFor(which.order, orderOf[which.filter], sql<bigint>`amount_fils`), which).execute();

export const countGoodwill = (db: Queryable, which: QueueOf<GoodwillFilter>): Promise<Total> => countUpTo(db, inQueue(db, which));

/** In the order in which bookings are locked. */
export async function goodwillFor(db: Queryable, userId: string): Promise<GoodwillRow[]> {
	return db.selectFrom('goodwill').selectAll().where('recipient_id', '=', userId).orderBy('booking_id').orderBy('id').execute();
}

/** Texts of admins may name people. */
export async function blankReasons(tx: Transaction, id: string): Promise<void> {
	await tx
		.updateTable('goodwill')
		.set({ reason: '—', refusal_reason: sql<string | null>`CASE WHEN refusal_reason IS NOT NULL THEN '—' END` })
		.where('id', '=', id)
		.execute();
}

/** Those that wait for a second admin. */
export const countGoodwillToDecide = (db: Queryable): Promise<number> =>
	countOf(db.selectFrom('goodwill').where('state', '=', 'REQUESTED'));
