/** Pages of a list that is ordered by a time or an amount and then by id; the number of rows of a whole list; and a search by words. */
import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import type { AmountOrder } from '#contract/paging.ts';
import type { Queryable } from './pool.ts';
import type { DB } from './schema.ts';

/** Time or amount, and id, of the last row of the page before. */
export type After = readonly [value: string, id: string] | null;
export type PageOf = { after: After; limit: number };
export type RowOrder = { by: RawBuilder<Date>; direction: 'asc' | 'desc' } | { by: RawBuilder<bigint>; direction: 'desc'; isAmount: true };
/** `at`: the value by which the row is ordered. */
export type Ordered<Row> = Row & { at: Date | bigint };

/** The requested order: the usual one, its reverse, or the largest amount first. */
export function orderFor(
	asked: AmountOrder | undefined,
	usual: { by: RawBuilder<Date>; direction: 'asc' | 'desc' },
	amount?: RawBuilder<bigint>,
): RowOrder {
	if (asked === 'amount' && amount) return { by: amount, direction: 'desc', isAmount: true };
	if (asked === 'newest') return { ...usual, direction: 'desc' };
	return asked === 'oldest' ? { ...usual, direction: 'asc' } : usual;
}

/** One row more than `limit`, so that the caller knows whether there is a next page. `id`: qualified by its table if a query joins several. */
export function pageInOrder<Tables, Table extends keyof Tables, Row>(
	query: SelectQueryBuilder<Tables, Table, Row>,
	order: RowOrder,
	{ after, limit }: PageOf,
	id: RawBuilder<string> = sql`id`,
) {
	const { by, direction } = order;
	const page = query
		.select((by as RawBuilder<Date | bigint>).as('at'))
		.orderBy(by, direction)
		.orderBy(id, direction)
		.limit(limit + 1);
	if (!after) return page;
	const beyond = direction === 'asc' ? sql`>` : sql`<`;
	const value = 'isAmount' in order ? sql`${after[0]}::bigint` : sql`${after[0]}::timestamptz`;
	return page.where(sql<boolean>`(${by}, ${id}) ${beyond} (${value}, ${after[1]}::uuid)`);
}

/**
 * Rows of a table that meet one of the conditions, each of which may use its own index. The ids are an array, for which the planner assumes ten elements.
 * For a subquery with a text prefix it assumed one row in two hundred, and then sometimes read the whole table.
 */
export const matchesAny = (table: keyof DB, conditions: ReadonlyArray<RawBuilder<unknown>>, id: RawBuilder<string> = sql`id`) =>
	sql<boolean>`${id} = ANY(ARRAY(${sql.join(
		conditions.map((condition) => sql`SELECT id FROM ${sql.table(table)} WHERE ${condition}`),
		sql` UNION `,
	)}))`;

/** Escapes a text for a LIKE pattern. */
export const escapeLike = (text: string): string => text.replace(/[\\%_]/g, '\\$&');

/** Counting stops here, so that a list of millions of rows is counted as quickly as one of a thousand. */
export const COUNT_CAP = 1000;
/** `capped`: there are more rows. */
export type Total = { count: number; capped: boolean };

/** The number of rows that the query finds, up to the cap. */
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
