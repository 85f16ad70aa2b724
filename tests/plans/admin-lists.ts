/** Lists of the admins in all their orders, with and without words, on twenty thousand rows each: a page comes by an index and reads few rows. */
import { expect, it } from 'vitest';
import type { AmountOrder } from '#contract/paging.ts';
import { listClaims } from '#server/capabilities/claims/sql.ts';
import { listFines } from '#server/capabilities/fines/sql.ts';
import { listGoodwill } from '#server/capabilities/goodwill/sql.ts';
import { listInvoices } from '#server/capabilities/invoices/sql.ts';
import { listPayouts } from '#server/capabilities/payouts/lists-sql.ts';
import { listRows as listRenterClaims } from '#server/capabilities/renter-claims/sql.ts';
import { listReports } from '#server/capabilities/reports/sql.ts';
import { reviewsForAdmins } from '#server/capabilities/reviews/admin-sql.ts';
import { listSettlements } from '#server/capabilities/settlements/sql.ts';
import { ticketsInQueue } from '#server/capabilities/tickets/queue-sql.ts';
import type { Queryable } from '#server/platform/database/pool.ts';
import type { World } from '#tests/support/world.ts';
import { expectNoWholeTable, plansOf, rowsRead } from './plans-of.ts';

type Search = { q?: string; order?: AmountOrder; after: null; limit: number };
type List = {
	table: string;
	filters: readonly string[];
	read(db: Queryable, filter: never, search: Search): Promise<unknown>;
	hasAmount?: boolean;
};

const answered = ['NEEDS_DECISION', 'OPEN', 'DECIDED'] as const;
const adminId = '00000000-0000-4000-8000-0000000000aa';
const list = <Filter extends string>(
	table: string,
	filters: readonly Filter[],
	read: (db: Queryable, filter: Filter, search: Search) => Promise<unknown>,
	hasAmount = true,
): List => ({ table, filters, read: read as List['read'], hasAmount });

const withoutAmount = ({ order, ...search }: Search) => ({ ...search, ...(order && order !== 'amount' && { order }) });
const now = new Date();
const lists: readonly List[] = [
	list('claims', answered, (db, filter, search) => listClaims(db, { filter, now, ...search })),
	list('renter_claims', answered, (db, filter, search) => listRenterClaims(db, { filter, now, ...search })),
	list('fines', answered, (db, filter, search) => listFines(db, { filter, now, ...search })),
	list('goodwill', ['WAITING', 'DECIDED'], (db, filter, search) => listGoodwill(db, { filter, ...search })),
	list('reports', ['OPEN', 'DECIDED'], (db, filter, search) => listReports(db, { filter, ...withoutAmount(search) }), false),
	list(
		'reviews',
		['REPORTED', 'HIDDEN', 'ALL'],
		(db, filter, search) =>
			reviewsForAdmins(db, { reported: filter === 'REPORTED', hidden: filter === 'HIDDEN', ...withoutAmount(search) }),
		false,
	),
	list(
		'tickets',
		['OPEN', 'WAITING', 'SOLVED'],
		(db, queue, search) => ticketsInQueue(db, { queue, adminId, ...withoutAmount(search) }),
		false,
	),
	list('payouts', ['FAILED', 'PAID'], (db, state, search) => listPayouts(db, { states: [state], ...search })),
	list('settlements', ['DISPUTED', 'PENDING', 'PAID'], (db, status, search) => listSettlements(db, { status, ...search })),
	list('invoices', ['INVOICE', 'CREDIT_NOTE'], (db, document, search) => listInvoices(db, { kind: 'PLATFORM_FEE', document, ...search })),
];

/** Rows of the list's own table that a page of 24 may examine, including the hundred that wait. */
const MOST_ROWS = 250;
/** Rows of all steps together. Four words that twenty thousand bookings contain take 1.1 million; looking them up again for each row would take a hundred times as many. */
const MOST_ROWS_OF_COMMON_WORDS = 2_000_000;

export function expectListsByIndexes(world: World): void {
	const cases = lists.flatMap(({ table, filters, read, hasAmount }) =>
		filters.flatMap((filter) =>
			([undefined, 'newest', 'oldest', ...(hasAmount ? (['amount'] as const) : [])] as const).map((order) => ({
				table,
				filter,
				order,
				read,
			})),
		),
	);
	const aNumber = async (): Promise<string> => {
		const { rows } = await world.running.platform.pool.query("SELECT id FROM bookings WHERE id = md5('booking 15000')::uuid");
		return rows[0].id.slice(0, 8);
	};
	const pageOf = (q?: string, order?: AmountOrder): Search => ({ after: null, limit: 24, ...(q && { q }), ...(order && { order }) });

	it.each(cases)('$table, $filter, by $order, comes by an index, also if it is searched', async ({ table, filter, order, read }) => {
		for (const q of [undefined, await aNumber()])
			for (const plan of await plansOf(world, ({ db }) => read(db, filter as never, pageOf(q, order)))) {
				expectNoWholeTable(plan);
				expect(rowsRead(plan, table), plan.text).toBeLessThanOrEqual(MOST_ROWS);
			}
	});

	// One list for each kind of statement that uses the words.
	it.each(lists.filter(({ table }) => ['claims', 'tickets', 'payouts', 'settlements'].includes(table)))(
		'$table is searched for an e-mail address, whose parts everybody has, without looking them up for each row',
		async (each) => {
			for (const filter of each.filters)
				for (const plan of await plansOf(world, ({ db }) => each.read(db, filter as never, pageOf('person-7@mishwar.test')))) {
					const rows = plan.nodes.reduce((sum, node) => sum + node['Actual Rows'] * node['Actual Loops'], 0);
					expect(rows, plan.text).toBeLessThanOrEqual(MOST_ROWS_OF_COMMON_WORDS);
				}
		},
	);
}
