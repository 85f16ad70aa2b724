/** Shared by the operator's commands: settings, the configured database, one line per mistake, and the exit code. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import type pg from 'pg';
import { createLog, type Log } from '../platform/base/log.ts';
import { StartError } from '../platform/base/start-error.ts';
import { connect, type Database, UNLIMITED } from '../platform/database/pool.ts';
import { watchPrimary } from '../platform/database/primary.ts';
import { sqlState } from '../platform/database/transaction.ts';
import { type Env, readEnv } from './env.ts';
import { type Disposers, openDatabase } from './services.ts';

const UNDEFINED_TABLE = '42P01';

export const printLine = (line: string): void => void process.stdout.write(`${line}\n`);

/** `db`: one connection without time limits. `connection`: settings of further ones. */
export type CommandContext = { env: Env; db: Database; connection: () => pg.ClientConfig; log: Log };

/** Runs `work` and sets the exit code: 0 if it returns true, otherwise 1. */
export function runCommand(work: () => Promise<boolean>): void {
	work().then(
		(isDone) => {
			process.exitCode = isDone ? 0 : 1;
		},
		(error: unknown) => {
			process.stderr.write(`${error instanceof StartError ? error.message : (error instanceof Error && error.stack) || String(error)}\n`);
			process.exitCode = 1;
		},
	);
}

/** For commands about the data of an installation, which may run beside the app. `encoding`: as `openDatabase` takes it. */
export async function withDatabase<T>(
	work: (context: CommandContext) => Promise<T>,
	{ encoding }: Pick<Parameters<typeof openDatabase>[2], 'encoding'> = {},
): Promise<T> {
	const env = readEnv(process.env);
	assertDatabase(env);
	const undo: Disposers = [];
	try {
		const log = createLog(env.logLevel);
		const { connection, close } = await watchPrimary(await openDatabase(env, printLine, { log, undo, encoding }), log);
		undo.push(close);
		const connections = connect('', log, 1, { ...UNLIMITED, connection });
		undo.push(connections.close);
		return await work({ env, db: connections.db, connection, log });
	} catch (error) {
		if (sqlState(error) !== UNDEFINED_TABLE) throw error;
		throw new StartError('DATABASE_URL: the database is not up to date with this version. `npm run migrate` brings it there.');
	} finally {
		for (const step of undo.reverse()) await step();
	}
}

/** The embedded database must exist: a new, empty one would give misleading results. */
function assertDatabase(env: Env): void {
	if (!env.DATABASE_URL && !existsSync(path.join(env.dataFolder, 'postgres', 'data', 'PG_VERSION')))
		throw new StartError(`DATA_DIR: there is no database in ${env.DATA_DIR} yet. The first start of the app makes it.`);
}
