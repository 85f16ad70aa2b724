/** Pages of a list that is ordered by a time and, where times are equal, by id; and how many rows a whole list has. */
import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import type { Queryable } from './pool.ts';
import type { DB } from './schema.ts';

/** Time and id of the last row of the page before. */
export type After = readonly [time: string, id: string] | null;
export type TimeOrder = { by: RawBuilder<Date>; direction: 'asc' | 'desc' };

/** One row more than `limit`, so that the caller sees whether there is a next page; `at` is the time of each row. */
export function pageByTime<Table extends keyof DB, Row>(
	query: SelectQueryBuilder<DB, Table, Row>,
	{ by, direction }: TimeOrder,
	{ after, limit }: { after: After; limit: number },
) {
	const page = query
		.select(by.as('at'))
		.orderBy(by, direction)
		.orderBy(sql`id`, direction)
		.limit(limit + 1);
	if (!after) return page;
	const beyond = direction === 'asc' ? sql`>` : sql`<`;
	return page.where(sql<boolean>`(${by}, id) ${beyond} (${after[0]}::timestamptz, ${after[1]}::uuid)`);
}

/** Counting stops here: a list of millions of rows is as quick to count as one of a thousand. */
export const COUNT_CAP = 1000;
/** `capped`: there are more. */
export type Total = { count: number; capped: boolean };

/** How many rows the query finds, up to the cap. */
export async function countUpTo<Table extends keyof DB, Row>(db: Queryable, query: SelectQueryBuilder<DB, Table, Row>): Promise<Total> {
	const counted = query
		.clearSelect()
		.select(sql<number>`1`.as('one'))
		.limit(COUNT_CAP + 1);
	const { rows } = await sql<{ found: bigint }>`SELECT count(*) AS found FROM (${counted}) counted`.execute(db);
	return totalOf(Number(rows[0]?.found ?? 0));
}

/** `found`: at most one more than the cap. */
export const totalOf = (found: number): Total => ({ count: Math.min(found, COUNT_CAP), capped: found > COUNT_CAP });
