/** `npm run ledger:verify`: verifies the ledger of the configured database, also while the app runs. Exits with 1 if something differs. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { formatFils } from '#contract/money.ts';
import { type AccountTotal, readBooks, verifyLedger } from '../capabilities/reconciliation/index.ts';
import { createLog } from '../platform/base/log.ts';
import { StartError } from '../platform/base/start-error.ts';
import { connect, type Database, UNLIMITED } from '../platform/database/pool.ts';
import { sqlState } from '../platform/database/transaction.ts';
import { type Env, readEnv } from './env.ts';
import { type Disposers, openDatabase } from './services.ts';

const UNDEFINED_TABLE = '42P01';
const say = (line: string) => void process.stdout.write(`${line}\n`);

/** Only an existing embedded database is verified; a new, empty one would be meaningless. */
function assertDatabase(env: Env): void {
	if (!env.DATABASE_URL && !existsSync(path.join(env.dataFolder, 'postgres', 'data', 'PG_VERSION')))
		throw new StartError(`DATA_DIR: there is no database in ${env.DATA_DIR} yet. The first start of the app makes it.`);
}

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
async function prove(db: Database): Promise<boolean> {
	const differences = await verifyLedger(db);
	for (const { check, subject, detail } of differences) say(`${check}: ${subject}: ${detail}`);
	if (differences.length > 0) {
		say(`${differences.length} of what the books say differs from what happened`);
		return false;
	}
	const { entries, bookings, accounts } = await readBooks(db);
	say(`The books are in order: ${entries} entries, ${bookings} bookings.\n`);
	for (const line of tableOf(accounts)) say(line);
	return true;
}

async function main(): Promise<boolean> {
	const env = readEnv(process.env);
	assertDatabase(env);
	const undo: Disposers = [];
	try {
		const log = createLog(env.logLevel);
		const connections = connect(await openDatabase(env, say, { log, undo }), log, 1, UNLIMITED);
		undo.push(connections.close);
		return await prove(connections.db);
	} catch (error) {
		if (sqlState(error) !== UNDEFINED_TABLE) throw error;
		throw new StartError('DATABASE_URL: the database is not up to date with this version. The start of the app brings it there.');
	} finally {
		for (const step of undo.reverse()) await step();
	}
}

main().then(
	(inOrder) => {
		process.exitCode = inOrder ? 0 : 1;
	},
	(error: unknown) => {
		process.stderr.write(`${error instanceof StartError ? error.message : (error instanceof Error && error.stack) || String(error)}\n`);
		process.exitCode = 1;
	},
);
