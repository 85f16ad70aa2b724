/** What the journal says: debit less credit for each account, accounts at zero left out. */
import type { World } from './world.ts';

export async function accountBalances(world: World, bookingId: string): Promise<Record<string, bigint>> {
	const { rows } = await world.running.platform.pool.query<{ account: string; balance: bigint }>(
		`SELECT account, (sum(debit_fils) - sum(credit_fils))::bigint AS balance
			FROM journal_lines JOIN journal_entries e ON e.id = entry_id WHERE e.booking_id = $1
			GROUP BY account HAVING sum(debit_fils) <> sum(credit_fils)`,
		[bookingId],
	);
	return Object.fromEntries(rows.map((row) => [row.account, row.balance]));
}
