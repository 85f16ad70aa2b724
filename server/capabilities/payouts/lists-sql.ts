/** Payout lists: with booking, car, batch and account. */
import { type RawBuilder, sql } from 'kysely';
import { foldedWords } from '#contract/fold-words.ts';
import type { AmountOrder } from '#contract/paging.ts';
import type { PayoutState } from '#contract/payout-batches.ts';
import { bookingsWithText } from '#server/capabilities/bookings/index.ts';
import { escapeLike, matchesAny, orderFor, type PageOf, pageInOrder } from '#server/platform/database/keyset.ts';
import type { Queryable } from '#server/platform/database/pool.ts';
import { frozen } from './sql.ts';

export type PayoutsOf = {
	ownerId?: string;
	batchId?: string;
	ids?: readonly string[];
	states?: readonly PayoutState[];
	/** Payouts that can be sent at that moment. */
	dueAt?: Date;
	/** The booking's people, car, plate or number, or the beginning of a bank reference. */
	q?: string | undefined;
	/** Newest first without it. */
	order?: AmountOrder | undefined;
};

export type ListedPayout = Awaited<ReturnType<typeof listPayouts>>[number];

/** A payout in transit or paid has the account to which it was sent; any other the current account. */
const joined = (db: Queryable) =>
	db
		.selectFrom('payouts as p')
		.innerJoin('bookings as b', 'b.id', 'p.booking_id')
		.innerJoin('cars as c', 'c.id', 'b.car_id')
		.leftJoin('payout_attempts as a', (join) => join.onRef('a.payout_id', '=', 'p.id').onRef('a.attempt', '=', 'p.attempt'))
		.leftJoin('payout_batches as batch', 'batch.id', 'p.batch_id')
		.leftJoinLateral(
			(eb) =>
				eb
					.selectFrom('payout_details')
					.select(['id', 'kind', 'iban', 'cliq_alias', 'kept_ending', 'changed_at'])
					.where((where) =>
						where.or([
							where.and([where('p.state', 'in', ['SENT', 'PAID']), where('payout_details.id', '=', where.ref('a.details_id'))]),
							where.and([
								where('p.state', 'in', ['PENDING', 'FAILED']),
								where('payout_details.owner_id', '=', where.ref('p.owner_id')),
								where('forgotten_at', 'is', null),
							]),
						]),
					)
					.orderBy('version', 'desc')
					.limit(1)
					.as('account'),
			(join) => join.onTrue(),
		);

function matches({ ownerId, batchId, ids, states, dueAt, q = '' }: PayoutsOf): RawBuilder<boolean> {
	const conditions: RawBuilder<boolean>[] = [];
	if (ownerId) conditions.push(sql`p.owner_id = ${ownerId}`);
	if (batchId) conditions.push(sql`EXISTS (SELECT FROM payout_attempts t WHERE t.payout_id = p.id AND t.batch_id = ${batchId})`);
	if (ids) conditions.push(sql`p.id = ANY(${[...ids]}::uuid[])`);
	// A single value by equality: an index in the order of the page begins with it.
	if (states?.length === 1) conditions.push(sql`p.state = ${states[0]}`);
	else if (states && states.length > 0) conditions.push(sql`p.state = ANY(${[...states]}::text[])`);
	if (dueAt) {
		conditions.push(sql`p.state = 'PENDING' AND p.held_at IS NULL AND p.due_at <= ${dueAt} AND account.id IS NOT NULL AND NOT ${frozen}`);
	}
	if (foldedWords(q).length > 0) {
		const reference = sql`bank_reference IS NOT NULL AND upper(bank_reference) LIKE upper(${`${escapeLike(q.trim())}%`})`;
		conditions.push(matchesAny('payouts', [sql`booking_id = ANY(${bookingsWithText(q)})`, reference], sql`p.id`));
	}
	return conditions.length > 0 ? sql`${sql.join(conditions, sql` AND `)}` : sql`true`;
}

/** Newest first by default. */
export async function listPayouts(db: Queryable, filter: PayoutsOf & PageOf) {
	const listed = joined(db)
		.selectAll('p')
		.select([
			'c.make as car_make',
			'c.model as car_model',
			'c.year as car_year',
			'batch.number as batch_number',
			'a.details_were_new',
			'a.failure',
			'account.kind',
			'account.iban',
			'account.cliq_alias',
			'account.kept_ending',
			'account.changed_at',
			frozen.as('is_frozen'),
		])
		.where(matches(filter));
	const order = orderFor(filter.order, { by: sql<Date>`p.created_at`, direction: 'desc' }, sql<bigint>`p.amount_fils`);
	return pageInOrder(listed, order, filter, sql`p.id`).execute();
}

export async function countPayouts(db: Queryable, filter: PayoutsOf): Promise<number> {
	const row = await joined(db)
		.select((eb) => eb.fn.countAll<bigint>().as('payouts'))
		.where(matches(filter))
		.executeTakeFirstOrThrow();
	return Number(row.payouts);
}

type Words = { ownerIds: readonly string[]; typed: string };

/** Of these owners, or with a booking’s number or a bank reference that begins as typed; newest first. */
export async function findPayouts(db: Queryable, { ownerIds, typed }: Words, limit: number) {
	const beginning = `${escapeLike(typed)}%`;
	return db
		.selectFrom('payouts')
		.select(['id', 'booking_id', 'owner_id', 'amount_fils', 'state', 'created_at'])
		.where((eb) =>
			eb.or([
				...(ownerIds.length > 0 ? [eb('owner_id', 'in', ownerIds)] : []),
				sql<boolean>`booking_id::text LIKE ${beginning.toLowerCase()}`,
				sql<boolean>`bank_reference ILIKE ${beginning}`,
			]),
		)
		.orderBy('created_at', 'desc')
		.orderBy('id', 'desc')
		.limit(limit)
		.execute();
}
