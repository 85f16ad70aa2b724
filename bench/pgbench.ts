/** PostgreSQL alone: our statements with pgbench, without Node and HTTP. */
import { spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type pg from 'pg';

/** A recorded statement; values in the text format of the PostgreSQL protocol. */
export type Sent = { text: string; values: ReadonlyArray<string | null> };

const INSTALLED = '/usr/lib/postgresql/*/bin/pgbench';

/** `PGBENCH` overrides the path of Debian's package; undefined if it is not installed. */
export function findPgbench(): string | undefined {
	const named = process.env.PGBENCH;
	if (named && !existsSync(named)) throw new Error(`PGBENCH names ${named}, which is not there`);
	return named ?? globSync(INSTALLED).sort().at(-1);
}

export type Run = { pgbench: string; url: string; script: string; clients: number; transactions: number };

/** Transactions per second; each statement is prepared once per connection, as in our server. Throws if one fails. */
export function runPgbench({ pgbench, url, script, clients, transactions }: Run): number {
	const folder = mkdtempSync(path.join(tmpdir(), 'mishwar-pgbench-'));
	const file = path.join(folder, 'script.sql');
	writeFileSync(file, script);
	const each = Math.floor(transactions / clients);
	const flags = ['--no-vacuum', '--protocol=prepared', `--client=${clients}`, '--jobs=2', `--transactions=${each}`, '--define=k=0'];
	const { stdout, stderr } = spawnSync(pgbench, [...flags, `--define=each=${each}`, `--file=${file}`, url], { encoding: 'utf8' });
	rmSync(folder, { recursive: true });
	const tps = /^tps = ([\d.]+) \(without/m.exec(stdout)?.[1];
	if (!tps || stderr.includes('ERROR')) throw new Error(`pgbench: ${stderr || stdout}`);
	return Number(tps);
}

/** Each client uses its own range of the numbers from 1: `:n`. */
export const NEXT = '\\set k :k + 1\n\\set n :client_id * :each + :k\n';

/**
 * Builds a script that replays recorded transactions. Differing values come from a table, by one additional statement.
 * All transactions must have the same statements in the same order.
 */
export async function scriptOf(pool: pg.Pool, transactions: readonly (readonly Sent[])[]): Promise<string> {
	const [first = []] = transactions;
	const differing = new Map<string, Array<string | null>>();
	const lines = first.map(({ text }, place) => {
		for (const one of transactions)
			if (one[place]?.text !== text) throw new Error(`not sent each time, or not in this order: ${text} but ${one[place]?.text}`);
		return text.replace(/\$(\d+)/g, (_, number) => {
			const index = Number(number) - 1;
			const sent = transactions.map((one) => one[place]?.values[index] ?? null);
			const [value = null] = sent;
			if (value === null && sent.every((one) => one === null)) return 'NULL';
			// pgbench treats a colon before a word as a variable, even within quotes.
			if (value !== null && !/:\w/.test(value) && sent.every((one) => one === value)) return `'${value.replaceAll("'", "''")}'`;
			differing.set(`v${place}_${index}`, sent);
			return `:v${place}_${index}`;
		});
	});
	const columns = [...differing.keys()];
	await pool.query('DROP TABLE IF EXISTS bench_sent');
	await pool.query(`CREATE TABLE bench_sent (n integer PRIMARY KEY, ${columns.map((name) => `${name} text`).join(', ')})`);
	const rows = transactions.map((_, index) => ({
		n: index + 1,
		...Object.fromEntries([...differing].map(([name, values]) => [name, values[index]])),
	}));
	await pool.query('INSERT INTO bench_sent SELECT * FROM json_populate_recordset(NULL::bench_sent, $1)', [JSON.stringify(rows)]);
	await pool.query('ANALYZE bench_sent');
	return `${NEXT}SELECT * FROM bench_sent WHERE n = :n \\gset\n${lines.map((line) => `${line.replaceAll('\n', ' ')};\n`).join('')}`;
}
