/** `npm run ledger:verify`: verifies the ledger of the configured database, also while the app runs. Exits with 1 if something differs. */
import { formatFils } from '#contract/money.ts';
import { type AccountTotal, readBooks, verifyLedger } from '../capabilities/reconciliation/index.ts';
import type { Database } from '../platform/database/pool.ts';
import { printLine, runCommand, withDatabase } from './command.ts';

function tableOf(accounts: readonly AccountTotal[]): string[] {
	const columns = (name: string, ...amounts: string[]) => name.padEnd(20) + amounts.map((amount) => amount.padStart(16)).join('');
	const sum = (side: 'debit_fils' | 'credit_fils') => formatFils(accounts.reduce((total, account) => total + account[side], 0n));
	return [
		columns('account', 'debit JOD', 'credit JOD', 'balance JOD'),
		...accounts.map(({ account, debit_fils: debit, credit_fils: credit }) =>
			columns(account, formatFils(debit), formatFils(credit), formatFils(debit - credit)),
		),
		columns('all', sum('debit_fils'), sum('credit_fils')),
	];
}

/** Whether the ledger is consistent; prints the differences. */
async function printVerification(db: Database): Promise<boolean> {
	const differences = await verifyLedger(db);
	for (const { check, subject, detail } of differences) printLine(`${check}: ${subject}: ${detail}`);
	if (differences.length > 0) {
		printLine(`${differences.length} of what the books say differs from what happened`);
		return false;
	}
	const { entries, bookings, accounts } = await readBooks(db);
	printLine(`The books are in order: ${entries} entries, ${bookings} bookings.\n`);
	for (const line of tableOf(accounts)) printLine(line);
	return true;
}

runCommand(() => withDatabase(({ db }) => printVerification(db)));
