/** Searches the whole database for words. */
import { expect } from 'vitest';
import type { World } from './world.ts';

/** Every text column of every table, including those of the jobs, that contains one of the words. */
export async function findColumnsWith(world: World, words: readonly string[]): Promise<string[]> {
	const { pool } = world.running.platform;
	const { rows: columns } = await pool.query<{ place: string; table: string; column: string }>(`
		SELECT format('%I.%I', c.table_schema, c.table_name) AS table, format('%I', c.column_name) AS column, c.table_name || '.' || c.column_name AS place
		FROM information_schema.columns c JOIN information_schema.tables t USING (table_schema, table_name)
		WHERE c.table_schema IN ('public', 'graphile_worker') AND t.table_type = 'BASE TABLE'
			AND c.data_type IN ('text', 'character varying', 'json', 'jsonb', 'ARRAY', 'bytea')`);
	expect(columns.length).toBeGreaterThan(60);
	const places: string[] = [];
	for (const { place, table, column } of columns) {
		const text = `CASE WHEN pg_typeof(${column})::text = 'bytea' THEN encode(${column}::text::bytea, 'escape') ELSE ${column}::text END`;
		const { rowCount } = await pool.query(`SELECT FROM ${table} WHERE lower(${text}) LIKE ANY($1) LIMIT 1`, [
			words.map((word) => `%${word}%`),
		]);
		if (rowCount) places.push(place);
	}
	return places.sort();
}
