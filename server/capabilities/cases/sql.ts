/** Conditions and orders that the tables of cases have in common. Each capability adds them to a query on its own table. */
import { type SelectQueryBuilder, sql } from 'kysely';
import type { ClaimFilter } from '#contract/claim-shapes.ts';
import { type After, countUpTo, pageByTime, type TimeOrder, type Total } from '#server/platform/database/keyset.ts';
import type { Queryable } from '#server/platform/database/pool.ts';
import type { DB } from '#server/platform/database/schema.ts';

type Cases = 'claims' | 'renter_claims' | 'fines' | 'reports' | 'goodwill';
type QueryOn<Table extends keyof DB, Row = object> = SelectQueryBuilder<DB, Table, Row>;

/** Contested, or not answered in time; of those that are not decided. */
export const waitsForDecision = (now: Date) => sql<boolean>`(status = 'CONTESTED' OR answer_by <= ${now})`;

const openedAt: TimeOrder = { by: sql<Date>`opened_at`, direction: 'desc' };

/** By waiting time for a decision (longest first), by decision time, or by creation (newest first). */
export const answeredOrders = {
	NEEDS_DECISION: { by: sql<Date>`coalesce(decision_due_at, answer_by)`, direction: 'asc' },
	OPEN: openedAt,
	DECIDED: { by: sql<Date>`decided_at`, direction: 'desc' },
	ALL: openedAt,
} as const satisfies Record<ClaimFilter | 'ALL', TimeOrder>;

export type QueueOf<Filter> = { filter: Filter; after: After; limit: number };

/** The admins' queue of cases that the other party answers, as a condition. */
function inQueue(filter: ClaimFilter | undefined, now: Date) {
	const conditions = {
		NEEDS_DECISION: sql<boolean>`outcome IS NULL AND ${waitsForDecision(now)}`,
		OPEN: sql<boolean>`status = 'OPEN' AND answer_by > ${now}`,
		DECIDED: sql<boolean>`outcome IS NOT NULL`,
		ALL: sql<boolean>`true`,
	};
	return conditions[filter ?? 'ALL'];
}

/** A page of it. */
export function answeredQueue<Table extends 'claims' | 'renter_claims', Row>(
	query: QueryOn<Table, Row>,
	{ filter, after, limit, now }: QueueOf<ClaimFilter | undefined> & { now: Date },
) {
	return pageByTime(query.where(inQueue(filter, now)), answeredOrders[filter ?? 'ALL'], { after, limit });
}

export const countAnswered = <Table extends 'claims' | 'renter_claims'>(
	db: Queryable,
	query: QueryOn<Table>,
	{ filter, now }: { filter: ClaimFilter | undefined; now: Date },
): Promise<Total> => countUpTo(db, query.where(inQueue(filter, now)));

/** How many rows the query finds. */
export async function countOf<Table extends Cases>(query: QueryOn<Table>): Promise<number> {
	const { rows } = await query.select(sql<bigint>`count(*)`.as('rows')).executeTakeFirstOrThrow();
	return Number(rows);
}

const SWEEP_LIMIT = 200;

/** Ids of open cases past their time to answer that were not put before the admins yet. */
export async function overdueOf<Table extends 'claims' | 'renter_claims' | 'fines'>(query: QueryOn<Table>, now: Date): Promise<string[]> {
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
