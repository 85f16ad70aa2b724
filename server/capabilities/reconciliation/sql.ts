/** Every query of reconciliation. It reads the money tables of all capabilities and writes none. */
import { type RawBuilder, sql } from 'kysely';
import type { Queryable, Transaction } from '#server/platform/database/pool.ts';

/** Whose, and how much; each id once. */
type Amount = { id: string; fils: bigint | null };
export type Amounts = RawBuilder<Amount>;
const amounts = sql<Amount>;

export type Relation = 'is' | 'is at most' | 'is at least';

const broken = {
	is: sql`l.fils IS DISTINCT FROM r.fils`,
	'is at most': sql`coalesce(l.fils, 0) > coalesce(r.fils, 0)`,
	'is at least': sql`coalesce(l.fils, 0) < coalesce(r.fils, 0)`,
};

type Compared = { left: { amounts: Amounts }; relation: Relation; right: { amounts: Amounts } };

/** One statement: both sides side by side, those that do not stand as they must. */
export async function findBroken(tx: Transaction, { left, relation, right }: Compared) {
	const { rows } = await sql<{ subject: string; left_fils: bigint | null; right_fils: bigint | null }>`
		SELECT id AS subject, l.fils AS left_fils, r.fils AS right_fils
		FROM (${left.amounts}) l FULL JOIN (${right.amounts}) r USING (id)
		WHERE ${broken[relation]} ORDER BY id`.execute(tx);
	return rows;
}

export type AccountTotal = { account: string; kind: string; debit_fils: bigint; credit_fils: bigint };

/** The size of the books, and the trial balance. */
export async function readBooks(db: Queryable): Promise<{ entries: bigint; bookings: bigint; accounts: AccountTotal[] }> {
	const counts = await sql<{ entries: bigint; bookings: bigint }>`
		SELECT (SELECT count(*) FROM journal_entries) AS entries, (SELECT count(*) FROM bookings) AS bookings`.execute(db);
	const accounts = await sql<AccountTotal>`
		SELECT a.code AS account, a.kind, coalesce(sum(l.debit_fils), 0)::bigint AS debit_fils, coalesce(sum(l.credit_fils), 0)::bigint AS credit_fils
		FROM ledger_accounts a LEFT JOIN journal_lines l ON l.account = a.code
		GROUP BY a.code, a.kind ORDER BY array_position('{ASSET,LIABILITY,INCOME,EXPENSE}', a.kind), a.code`.execute(db);
	return { entries: counts.rows[0]?.entries ?? 0n, bookings: counts.rows[0]?.bookings ?? 0n, accounts: accounts.rows };
}

/** What an account holds for each booking, as credit less debit; those at zero are left out. */
export const heldIn = (
	account: string,
): Amounts => amounts`SELECT coalesce(e.booking_id::text, 'none') AS id, sum(l.credit_fils - l.debit_fils)::bigint AS fils
	FROM journal_lines l JOIN journal_entries e ON e.id = l.entry_id WHERE l.account = ${account}
	GROUP BY e.booking_id HAVING sum(l.credit_fils - l.debit_fils) <> 0`;

/** What events of a kind moved on an account, by the id of what they happened to; zero for an event that moved nothing there. */
export const enteredFor = (
	event: string,
	account: string,
	side: 'debit' | 'credit',
): Amounts => amounts`SELECT split_part(e.event_key, ':', 2) AS id,
		coalesce(sum(${side === 'debit' ? sql`l.debit_fils - l.credit_fils` : sql`l.credit_fils - l.debit_fils`}), 0)::bigint AS fils
	FROM journal_entries e LEFT JOIN journal_lines l ON l.entry_id = e.id AND l.account = ${account}
	WHERE starts_with(e.event_key, ${`${event}:`}) GROUP BY 1`;

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
	/** Each account on its own side; the gateway and the bank may owe us or be owed, by the day. */
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

export const bookings = {
	rentalHeld: amounts`SELECT id::text AS id, total_fils AS fils FROM bookings WHERE paid_at IS NOT NULL AND status IN ('REQUESTED', 'CONFIRMED')`,
	depositHeld: amounts`SELECT id::text AS id, deposit_fils AS fils FROM bookings
		WHERE paid_at IS NOT NULL AND status <> 'CANCELLED' AND deposit_fils > 0 AND deposit_closed_at IS NULL`,
	charge: amounts`SELECT id::text AS id, total_fils + deposit_fils AS fils FROM bookings WHERE paid_at IS NOT NULL`,
	completedRental: amounts`SELECT id::text AS id, total_fils AS fils FROM bookings WHERE status = 'COMPLETED'`,
	completedFee: amounts`SELECT id::text AS id, platform_fee_fils AS fils FROM bookings WHERE status = 'COMPLETED'`,
};

/** Of the payment that a cancelled booking kept: what of it goes back. Of one that was never kept: all of it. */
const PAYMENTS_OWED_BACK = sql`FROM payments p JOIN bookings b ON b.id = p.booking_id WHERE p.state = 'PAID'
	AND (NOT p.kept OR (p.purpose = 'BOOKING' AND b.status = 'CANCELLED'))`;

export const payments = {
	amount: amounts`SELECT id::text AS id, amount_fils AS fils FROM payments WHERE state = 'PAID'`,
	rental: amounts`SELECT id::text AS id, rental_fils AS fils FROM payments WHERE state = 'PAID'`,
	kept: amounts`SELECT booking_id::text AS id, sum(amount_fils)::bigint AS fils FROM payments WHERE kept AND purpose = 'BOOKING' GROUP BY booking_id`,
	owedBack: amounts`SELECT p.id::text AS id, p.amount_fils - CASE WHEN p.kept THEN b.kept_fils ELSE 0 END AS fils ${PAYMENTS_OWED_BACK}`,
	keptFee: amounts`SELECT p.id::text AS id, CASE WHEN p.kept THEN b.kept_platform_fee_fils ELSE 0 END AS fils ${PAYMENTS_OWED_BACK}`,
	/** As the journal holds an expense: credit less debit. */
	fees: amounts`SELECT booking_id::text AS id, -sum(gateway_fee_fils)::bigint AS fils FROM payments
		GROUP BY booking_id HAVING sum(gateway_fee_fils) <> 0`,
	reserved: amounts`SELECT id::text AS id, refund_reserved_fils AS fils FROM payments WHERE refund_reserved_fils <> 0`,
};

export const refunds = {
	ofPayment: amounts`SELECT payment_id::text AS id, sum(amount_fils)::bigint AS fils FROM refunds GROUP BY payment_id`,
	/** One that the gateway gave up is owed as before. */
	underWay: amounts`SELECT booking_id::text AS id, sum(amount_fils)::bigint AS fils FROM refunds
		WHERE state IN ('PENDING', 'SENT', 'FAILED') GROUP BY booking_id`,
	arrived: amounts`SELECT id::text AS id, amount_fils AS fils FROM refunds WHERE state = 'REFUNDED'`,
};

export const disputes = {
	/** As the journal holds what is owed to us, and what was lost: credit less debit. */
	open: amounts`SELECT booking_id::text AS id, -sum(amount_fils)::bigint AS fils FROM disputes WHERE state = 'OPEN' GROUP BY booking_id`,
	lost: amounts`SELECT booking_id::text AS id, -sum(amount_fils - covered_fils)::bigint AS fils FROM disputes
		WHERE state = 'LOST' GROUP BY booking_id HAVING sum(amount_fils - covered_fils) <> 0`,
	covered: amounts`SELECT id::text AS id, covered_fils AS fils FROM disputes WHERE state = 'LOST'`,
};

export const transfers = {
	net: amounts`SELECT id::text AS id, net_fils AS fils FROM gateway_transfers WHERE net_fils <> 0`,
};
