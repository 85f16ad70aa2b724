/** Queries of the ledger verification on the journal. The amounts it is compared with are in facts-sql.ts and endings-sql.ts. */
import { type RawBuilder, sql } from 'kysely';
import type { Queryable, Transaction } from '#server/platform/database/pool.ts';

/** An id and its amount; each id occurs once. */
type Amount = { id: string; fils: bigint | null };
export type Amounts = RawBuilder<Amount>;
export const amounts = sql<Amount>;

export type Relation = 'is' | 'is at most' | 'is at least';

const broken = {
	is: sql`l.fils IS DISTINCT FROM r.fils`,
	'is at most': sql`coalesce(l.fils, 0) > coalesce(r.fils, 0)`,
	'is at least': sql`coalesce(l.fils, 0) < coalesce(r.fils, 0)`,
};

type Compared = { left: { amounts: Amounts }; relation: Relation; right: { amounts: Amounts } };

/** One statement: both sides joined, returning the rows that violate the relation. */
export async function findViolations(tx: Transaction, { left, relation, right }: Compared) {
	const { rows } = await sql<{ subject: string; left_fils: bigint | null; right_fils: bigint | null }>`
		SELECT id AS subject, l.fils AS left_fils, r.fils AS right_fils
		FROM (${left.amounts}) l FULL JOIN (${right.amounts}) r USING (id)
		WHERE ${broken[relation]} ORDER BY id`.execute(tx);
	return rows;
}

export type AccountTotal = { account: string; kind: string; debit_fils: bigint; credit_fils: bigint };

/** Number of entries and bookings, and the trial balance. */
export async function readBooks(db: Queryable): Promise<{ entries: bigint; bookings: bigint; accounts: AccountTotal[] }> {
	const counts = await sql<{ entries: bigint; bookings: bigint }>`
		SELECT (SELECT count(*) FROM journal_entries) AS entries, (SELECT count(*) FROM bookings) AS bookings`.execute(db);
	const accounts = await sql<AccountTotal>`
		SELECT a.code AS account, a.kind, coalesce(sum(l.debit_fils), 0)::bigint AS debit_fils, coalesce(sum(l.credit_fils), 0)::bigint AS credit_fils
		FROM ledger_accounts a LEFT JOIN journal_lines l ON l.account = a.code
		GROUP BY a.code, a.kind ORDER BY array_position('{ASSET,LIABILITY,INCOME,EXPENSE}', a.kind), a.code`.execute(db);
	return { entries: counts.rows[0]?.entries ?? 0n, bookings: counts.rows[0]?.bookings ?? 0n, accounts: accounts.rows };
}

const sumOf = (side: 'debit' | 'credit') =>
	side === 'debit' ? sql`sum(l.debit_fils - l.credit_fils)::bigint` : sql`sum(l.credit_fils - l.debit_fils)::bigint`;

/** Balance of an account for each booking, on its normal side; zero balances are left out. */
export const heldByBooking = (
	account: string,
	side: 'debit' | 'credit' = 'credit',
): Amounts => amounts`SELECT coalesce(e.booking_id::text, 'none') AS id, ${sumOf(side)} AS fils
	FROM journal_lines l JOIN journal_entries e ON e.id = l.entry_id WHERE l.account = ${account}
	GROUP BY e.booking_id HAVING sum(l.credit_fils - l.debit_fils) <> 0`;

/** As `heldByBooking`, for accounts with an owner. */
export const heldForOwners = (
	account: 'OWNER_PAYABLE' | 'PAYOUTS_IN_TRANSIT',
): Amounts => amounts`SELECT concat(e.booking_id, ' of owner ', l.owner_id) AS id, ${sumOf('credit')} AS fils
	FROM journal_lines l JOIN journal_entries e ON e.id = l.entry_id WHERE l.account = ${account}
	GROUP BY e.booking_id, l.owner_id HAVING sum(l.credit_fils - l.debit_fils) <> 0`;

/** Amounts that events of a kind moved on an account, by the id in their keys; zero for an event that moved nothing there. */
export const postedByEvent = (
	event: string,
	account: string,
	side: 'debit' | 'credit',
): Amounts => amounts`SELECT substr(e.event_key, ${event.length + 2}::integer) AS id, coalesce(${sumOf(side)}, 0)::bigint AS fils
	FROM journal_entries e LEFT JOIN journal_lines l ON l.entry_id = e.id AND l.account = ${account}
	WHERE starts_with(e.event_key, ${`${event}:`}) GROUP BY 1`;

/** As `postedByEvent`, for each booking: the sum of all events of that kind. */
export const postedForBooking = (
	event: string,
	account: string,
	side: 'debit' | 'credit',
): Amounts => amounts`SELECT e.booking_id::text AS id, coalesce(${sumOf(side)}, 0)::bigint AS fils
	FROM journal_entries e LEFT JOIN journal_lines l ON l.entry_id = e.id AND l.account = ${account}
	WHERE starts_with(e.event_key, ${`${event}:`}) GROUP BY e.booking_id`;

export const journal = {
	entryDebits: amounts`SELECT e.id::text AS id, sum(l.debit_fils)::bigint AS fils
		FROM journal_entries e LEFT JOIN journal_lines l ON l.entry_id = e.id GROUP BY e.id`,
	entryCredits: amounts`SELECT e.id::text AS id, coalesce(sum(l.credit_fils), 0)::bigint AS fils
		FROM journal_entries e LEFT JOIN journal_lines l ON l.entry_id = e.id GROUP BY e.id`,
	allDebits: amounts`SELECT 'as a whole' AS id, coalesce(sum(debit_fils), 0)::bigint AS fils FROM journal_lines`,
	allCredits: amounts`SELECT 'as a whole' AS id, coalesce(sum(credit_fils), 0)::bigint AS fils FROM journal_lines`,
	accountLines: amounts`SELECT account AS id, sum(debit_fils - credit_fils)::bigint AS fils FROM journal_lines GROUP BY account`,
	accountEntries: amounts`SELECT l.account AS id, sum(l.debit_fils - l.credit_fils)::bigint AS fils
		FROM journal_lines l JOIN journal_entries e ON e.id = l.entry_id JOIN ledger_accounts a ON a.code = l.account GROUP BY l.account`,
	/** Accounts have balances on their normal side only; gateway and bank may be either. */
	oneSided: amounts`SELECT l.account AS id,
			(sum(l.debit_fils - l.credit_fils) * CASE WHEN a.kind IN ('ASSET', 'EXPENSE') THEN 1 ELSE -1 END)::bigint AS fils
		FROM journal_lines l JOIN ledger_accounts a ON a.code = l.account
		WHERE l.account NOT IN ('GATEWAY_CLEARING', 'BANK') GROUP BY l.account, a.kind`,
	owedToOwners: amounts`SELECT coalesce(owner_id::text, 'nobody') AS id, sum(credit_fils - debit_fils)::bigint AS fils
		FROM journal_lines WHERE account = 'OWNER_PAYABLE' GROUP BY owner_id`,
	zero: amounts`SELECT NULL::text AS id, 0::bigint AS fils WHERE false`,
	eventsBesides: (kinds: readonly string[]): Amounts => amounts`SELECT e.event_key AS id, coalesce(sum(l.debit_fils), 0)::bigint AS fils
		FROM journal_entries e LEFT JOIN journal_lines l ON l.entry_id = e.id
		WHERE split_part(e.event_key, ':', 1) <> ALL (${kinds}::text[]) GROUP BY e.id`,
};
