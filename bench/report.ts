/** Results of a run: tables for people, and JSON in bench/results. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';

export type Cell = string | number;
export type Table = { title: string; rows: Array<Record<string, Cell>> };

/** Three significant figures, the precision of a noisy machine. */
export const figure = (value: number): number => Number(value.toPrecision(3));

export function report(name: string, options: object, tables: readonly Table[]): void {
	for (const { title, rows } of tables) {
		console.log(`\n${title}`);
		console.table(rows);
	}
	const machine = { processors: cpus().length, model: cpus()[0]?.model, node: process.version, load: loadavg().map(figure) };
	const folder = new URL('results/', import.meta.url);
	mkdirSync(folder, { recursive: true });
	const file = new URL(`${name}.json`, folder);
	writeFileSync(file, `${JSON.stringify({ name, measuredAt: new Date().toISOString(), options, machine, tables }, null, '\t')}\n`);
	console.log(`\nbench/results/${name}.json`);
}
