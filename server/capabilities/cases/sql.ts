/** Conditions and orders shared by the tables of cases. Each capability adds them to a query on its own table. */
import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import type { ClaimFilter } from '#contract/claim-shapes.ts';
import { foldedWords } from '#contract/fold-words.ts';
import type { AmountOrder } from '#contract/paging.ts';
import { bookingsWithText } from '#server/capabilities/bookings/index.ts';
import { countUpTo, matchesAny, orderFor, type PageOf, pageInOrder, type Total } from '#server/platform/database/keyset.ts';
import type { Queryable } from '#server/platform/database/pool.ts';
import type { DB } from '#server/platform/database/schema.ts';

type Cases = 'claims' | 'renter_claims' | 'fines' | 'reports' | 'goodwill';
type Answered = 'claims' | 'renter_claims' | 'fines';
type QueryOn<Table extends keyof DB, Row = object> = SelectQueryBuilder<DB, Table, Row>;

/** Contested, or not answered in time; of those that are not decided. */
export const waitsForDecision = (now: Date) => sql<boolean>`(status = 'CONTESTED' OR answer_by <= ${now})`;

/** Filters of an admins' list of cases. */
export type QueueOf<Filter> = { filter: Filter; q?: string | undefined; order?: AmountOrder | undefined };

/** Cases of bookings that the words name, or that meet another condition; all of them without words. */
export function withText<Table extends Cases, Row>(
	table: Table,
	query: QueryOn<Table, Row>,
	q: string | undefined,
	others: ReadonlyArray<RawBuilder<unknown>> = [],
): QueryOn<Table, Row> {
	if (q === undefined || foldedWords(q).length === 0) return query;
	return query.where(matchesAny(table, [sql`booking_id = ANY(${bookingsWithText(q)})`, ...others]));
}

const columns = {
	claims: { openedAt: sql<Date>`opened_at`, amount: sql<bigint>`claimed_fils`, isDecided: sql<boolean>`outcome IS NOT NULL` },
	renter_claims: { openedAt: sql<Date>`opened_at`, amount: sql<bigint>`claimed_fils`, isDecided: sql<boolean>`outcome IS NOT NULL` },
	fines: { openedAt: sql<Date>`stated_at`, amount: sql<bigint>`amount_fils`, isDecided: sql<boolean>`granted_fils IS NOT NULL` },
} as const satisfies Record<Answered, object>;

/** By waiting time for a decision (longest first), by decision time, or by creation (newest first), by default. */
function orderOf(
	table: Answered,
	{ filter = 'ALL', order }: { filter?: ClaimFilter | 'ALL' | undefined; order?: AmountOrder | undefined },
) {
	const { openedAt, amount } = columns[table];
	const usual = {
		NEEDS_DECISION: { by: sql<Date>`coalesce(decision_due_at, answer_by)`, direction: 'asc' },
		OPEN: { by: openedAt, direction: 'desc' },
		DECIDED: { by: sql<Date>`decided_at`, direction: 'desc' },
		ALL: { by: openedAt, direction: 'desc' },
	} as const;
	return orderFor(order, usual[filter], amount);
}

export type AnsweredQueue = Partial<QueueOf<ClaimFilter | undefined>> & { now: Date };

/** The admins' queue of cases that the other party answers. */
function inQueue<Table extends Answered, Row>(table: Table, query: QueryOn<Table, Row>, { filter, q, now }: AnsweredQueue) {
	const { isDecided } = columns[table];
	const conditions = {
		NEEDS_DECISION: sql<boolean>`NOT (${isDecided}) AND ${waitsForDecision(now)}`,
		OPEN: sql<boolean>`status = 'OPEN' AND answer_by > ${now}`,
		DECIDED: isDecided,
		ALL: sql<boolean>`true`,
	};
	return withText(table, query.where(conditions[filter ?? 'ALL']), q);
}

/** A page of it. */
export const answeredQueue = <Table extends Answered, Row>(table: Table, query: QueryOn<Table, Row>, which: AnsweredQueue & PageOf) =>
	pageInOrder(inQueue(table, query, which), orderOf(table, which), which);

export const countAnswered = <Table extends Answered>(
	db: Queryable,
	table: Table,
	query: QueryOn<Table>,
	which: AnsweredQueue,
): Promise<Total> => countUpTo(db, inQueue(table, query, which));

/** Number of rows that the query finds. */
export async function countOf<Table extends Cases>(query: QueryOn<Table>): Promise<number> {
	const { rows } = await query.select(sql<bigint>`count(*)`.as('rows')).executeTakeFirstOrThrow();
	return Number(rows);
}

const SWEEP_LIMIT = 200;

/** Ids of open cases past their time to answer that were not submitted to the admins yet. */
export async function overdueOf<Table extends Answered>(query: QueryOn<Table>, now: Date): Promise<string[]> {
	const rows = await query
		.select(sql<string>`id`.as('id'))
		.where(sql<boolean>`status = 'OPEN' AND decision_due_at IS NULL AND answer_by <= ${now}`)
		.orderBy(sql`answer_by`)
		.limit(SWEEP_LIMIT)
		.execute();
	return rows.map(({ id }) => id);
}

/** Whether a case of the booking is open or was decided since. */
export async function hasCaseSince<Table extends 'claims' | 'renter_claims' | 'reports'>(
	query: QueryOn<Table>,
	bookingId: string,
	since: Date,
): Promise<boolean> {
	const row = await query
		.select(sql<string>`id`.as('id'))
		.where(sql<boolean>`booking_id = ${bookingId} AND (outcome IS NULL OR decided_at >= ${since})`)
		.limit(1)
		.executeTakeFirst();
	return row !== undefined;
}
