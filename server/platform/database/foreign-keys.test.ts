import { expect, it } from 'vitest';
import { aWorld } from '#tests/support/world.ts';

const world = aWorld();

/** Deleting a row makes PostgreSQL look for referring rows: without an index it scans the whole table. */
it.each(['stored_objects', 'cars', 'calendar_sources'])(
	'what refers to %s, whose rows are deleted, is found by an index',
	async (table) => {
		const { rows } = await world.running.platform.pool.query<{ column: string }>(
			`SELECT format('%s.%s', k.conrelid::regclass, a.attname) AS column
			FROM pg_constraint k JOIN pg_attribute a ON a.attrelid = k.conrelid AND a.attnum = k.conkey[1]
			WHERE k.contype = 'f' AND k.confrelid = $1::regclass
			AND NOT EXISTS (SELECT FROM pg_index i WHERE i.indrelid = k.conrelid AND i.indkey[0] = k.conkey[1])
			ORDER BY 1`,
			[table],
		);
		expect(rows.map(({ column }) => column)).toEqual([]);
	},
);
