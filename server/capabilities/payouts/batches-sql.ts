/** Every query on payout_batches; their figures come from the attempts they contain. */
import { type Insertable, sql } from 'kysely';
import type { ListOrder } from '#contract/paging.ts';
import { countUpTo, orderFor, type PageOf, pageInOrder, type Total } from '#server/platform/database/keyset.ts';
import type { Queryable, Transaction } from '#server/platform/database/pool.ts';
import type { DB } from '#server/platform/database/schema.ts';

export type BatchRow = Awaited<ReturnType<ReturnType<typeof selectBatches>['executeTakeFirstOrThrow']>>;

export async function insertBatch(tx: Transaction, batch: Insertable<DB['payout_batches']>): Promise<void> {
	await tx.insertInto('payout_batches').values(batch).execute();
}

/** An attempt of a batch either failed or determines the state of its payout (sent or paid). */
const selectBatches = (db: Queryable) =>
	db
		.selectFrom('payout_batches as batch')
		.innerJoin('payout_attempts as a', 'a.batch_id', 'batch.id')
		.innerJoin('payouts as p', 'p.id', 'a.payout_id')
		.select((eb) => [
			'batch.id',
			'batch.number',
			'batch.made_at',
			'batch.made_by',
			eb.fn.countAll<bigint>().as('count'),
			sql<bigint>`sum(p.amount_fils)::bigint`.as('fils'),
			sql<bigint>`count(*) FILTER (WHERE a.failed_at IS NULL AND p.state = 'SENT')`.as('sent'),
			sql<bigint>`count(*) FILTER (WHERE a.failed_at IS NULL AND p.state = 'PAID')`.as('paid'),
			sql<bigint>`count(*) FILTER (WHERE a.failed_at IS NOT NULL)`.as('failed'),
			sql<bigint>`count(*) FILTER (WHERE a.details_were_new)`.as('new_details'),
		])
		.groupBy('batch.id');

/** Newest first; one more than `limit`. */
export async function listBatches(db: Queryable, { order, ...page }: PageOf & { order?: ListOrder | undefined }) {
	const usual = { by: sql<Date>`batch.made_at`, direction: 'desc' } as const;
	return pageInOrder(selectBatches(db), orderFor(order, usual), page, sql`batch.id`).execute();
}

/** A batch has payouts from the moment of its creation. */
export const countBatches = (db: Queryable): Promise<Total> => countUpTo(db, db.selectFrom('payout_batches'));

export async function batchById(db: Queryable, id: string): Promise<BatchRow | undefined> {
	return selectBatches(db).where('batch.id', '=', id).executeTakeFirst();
}

/** Lines of the batch file, as they were sent, without later changes. */
export async function linesOfBatch(db: Queryable, batchId: string) {
	return db
		.selectFrom('payout_attempts as a')
		.innerJoin('payouts as p', 'p.id', 'a.payout_id')
		.innerJoin('payout_details as d', 'd.id', 'a.details_id')
		.select([
			'p.id',
			'p.booking_id',
			'p.owner_id',
			'p.amount_fils',
			'a.attempt',
			'd.kind',
			'd.iban',
			'd.holder_name',
			'd.cliq_alias',
			'd.kept_ending',
		])
		.where('a.batch_id', '=', batchId)
		.orderBy('p.id')
		.execute();
}
