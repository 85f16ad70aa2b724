/** Pages of a list that is ordered by a time and, where times are equal, by id. */
import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
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
