/** PostgreSQL by itself: what its own pgbench reaches with statements of ours, so that neither Node nor HTTP is in the figure. */
import { spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type pg from 'pg';

/** A statement as it went out; its values in the text form of PostgreSQL's protocol. */
export type Sent = { text: string; values: ReadonlyArray<string | null> };

const INSTALLED = '/usr/lib/postgresql/*/bin/pgbench';

/** `PGBENCH` names it where it is not where Debian's `postgresql` puts it; undefined where there is none. */
export function findPgbench(): string | undefined {
	const named = process.env.PGBENCH;
	if (named && !existsSync(named)) throw new Error(`PGBENCH names ${named}, which is not there`);
	return named ?? globSync(INSTALLED).sort().at(-1);
}

export type Run = { pgbench: string; url: string; script: string; clients: number; transactions: number };

/** Transactions a second; each statement is prepared once for each connection, as ours are. Throws where one of them fails. */
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

/** Each client takes its own part of what is numbered from 1: `:n`. */
export const NEXT = '\\set k :k + 1\n\\set n :client_id * :each + :k\n';

/**
 * A script that sends again what was sent in each of these transactions. What differs between them comes out of a table, by one statement more.
 * All must have the same statements in the same order.
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
			// A colon before a word is a variable to pgbench, also within quotes.
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
