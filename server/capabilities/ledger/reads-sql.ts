/** Reads of journal_entries and journal_lines: balances are always summed, never stored. */
import { sql } from 'kysely';
import type { Queryable } from '#server/platform/database/pool.ts';
import type { Period } from './month-sql.ts';
import type { Account } from './rules.ts';

export type AccountTotal = { account: Account; debitFils: bigint; creditFils: bigint };

/** Every account, including those without entries; of a period, or of all time. */
export async function trialBalance(db: Queryable, period: Period | null = null): Promise<AccountTotal[]> {
	const inPeriod = period
		? sql`AND EXISTS (SELECT FROM journal_entries e WHERE e.id = l.entry_id AND e.occurred_at >= ${period.from} AND e.occurred_at < ${period.until})`
		: sql``;
	const { rows } = await sql<AccountTotal>`
		SELECT a.code AS account, coalesce(sum(l.debit_fils), 0)::bigint AS "debitFils", coalesce(sum(l.credit_fils), 0)::bigint AS "creditFils"
		FROM ledger_accounts a LEFT JOIN journal_lines l ON l.account = a.code ${inPeriod}
		GROUP BY a.code ORDER BY a.code`.execute(db);
	return rows;
}

/** Debit minus credit of each account with a balance; for one booking, or for all. */
export async function accountBalances(db: Queryable, bookingId?: string): Promise<Partial<Record<Account, bigint>>> {
	const { rows } = await sql<{ account: Account; fils: bigint }>`
		SELECT l.account, (sum(l.debit_fils) - sum(l.credit_fils))::bigint AS fils
		FROM journal_lines l JOIN journal_entries e ON e.id = l.entry_id
		WHERE ${bookingId === undefined ? sql`true` : sql`e.booking_id = ${bookingId}`}
		GROUP BY l.account HAVING sum(l.debit_fils) <> sum(l.credit_fils)`.execute(db);
	return Object.fromEntries(rows.map(({ account, fils }) => [account, fils]));
}

export type StatementLine = {
	entryId: bigint;
	event: string;
	occurredAt: Date;
	account: Account;
	debitFils: bigint;
	creditFils: bigint;
	/** Balance of this account for this booking, after the line. */
	balanceFils: bigint;
	ownerId: string | null;
};

/** In the order of posting. */
export async function bookingStatement(db: Queryable, bookingId: string): Promise<StatementLine[]> {
	const { rows } = await sql<StatementLine>`
		SELECT e.id AS "entryId", e.event_key AS event, e.occurred_at AS "occurredAt", l.account, l.debit_fils AS "debitFils", l.credit_fils AS "creditFils",
			(sum(l.debit_fils - l.credit_fils) OVER (PARTITION BY l.account ORDER BY e.id, l.line_no))::bigint AS "balanceFils", l.owner_id AS "ownerId"
		FROM journal_entries e JOIN journal_lines l ON l.entry_id = e.id
		WHERE e.booking_id = ${bookingId}
		ORDER BY e.id, l.line_no`.execute(db);
	return rows;
}

/** What the owner is owed and has not been sent. */
export async function ownerPayableOf(db: Queryable, ownerId: string): Promise<bigint> {
	const { rows } = await sql<{ fils: bigint }>`
		SELECT coalesce(sum(credit_fils) - sum(debit_fils), 0)::bigint AS fils FROM journal_lines
		WHERE owner_id = ${ownerId} AND account = 'OWNER_PAYABLE'`.execute(db);
	return rows[0]?.fils ?? 0n;
}
