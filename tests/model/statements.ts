/** Monthly statements of owners over the months of a history: each opening balance equals the previous closing balance, and the last closing balance equals the ledger. */
import { expect } from 'vitest';
import { monthPeriod } from '#contract/time.ts';
import { sumsOfStatement, toStatementEntry } from '#server/capabilities/invoices/statement-rules.ts';
import { ownerBalanceAt, ownerMovements, ownerPayableOf } from '#server/capabilities/ledger/index.ts';
import type { World } from '#tests/support/world.ts';

/** Histories begin in March and are over long before October. */
const MONTHS = ['2031-03', '2031-04', '2031-05', '2031-06', '2031-07', '2031-08', '2031-09'];
const OWNERS = 25;

export async function expectStatementsToAddUp({ running }: World): Promise<void> {
	const { db, pool } = running.platform;
	const { rows } = await pool.query<{ id: string }>(
		'SELECT owner_id AS id FROM journal_lines WHERE owner_id IS NOT NULL GROUP BY owner_id ORDER BY count(*) DESC LIMIT $1',
		[OWNERS],
	);
	for (const { id } of rows) {
		let balance = 0n;
		for (const month of MONTHS) {
			const period = monthPeriod(month);
			const opening = await ownerBalanceAt(db, id, period.from);
			expect(opening).toBe(balance);
			const { parts, closingFils } = sumsOfStatement(opening, (await ownerMovements(db, id, period)).map(toStatementEntry));
			expect(Object.values(parts).reduce((sum, fils) => sum + fils, opening)).toBe(closingFils);
			balance = closingFils;
		}
		expect(balance).toBe(await ownerPayableOf(db, id));
	}
}
