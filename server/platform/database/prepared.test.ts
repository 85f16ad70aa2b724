/** Repeated statements are prepared, and a migration of their tables does not make them fail. */
import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, expect, inject, it } from 'vitest';
import { type Connections, connect } from './pool.ts';
import { StatementNames } from './prepared.ts';
import { inTransaction } from './transaction.ts';

const OFTEN = 8;
let one: Connections;

beforeAll(() => {
	// One connection: prepared statements belong to it.
	one = connect(inject('postgresUrl'), pino({ level: 'silent' }), 1);
});
beforeEach(async () => {
	await sql`DROP TABLE IF EXISTS prepared_pets`.execute(one.db);
	await sql`CREATE TABLE prepared_pets (name text PRIMARY KEY)`.execute(one.db);
	await sql`INSERT INTO prepared_pets VALUES (${'Rex'})`.execute(one.db);
});
afterAll(async () => {
	await sql`DROP TABLE prepared_pets`.execute(one.db);
	await one.close();
});

const pet = async (db: Connections['db'], name: string) =>
	(await sql<object>`SELECT * FROM prepared_pets WHERE name = ${name}`.execute(db)).rows;
const again = async () => {
	for (let time = 0; time < OFTEN; time += 1) expect(await pet(one.db, 'Rex')).toEqual([{ name: 'Rex' }]);
};
const prepared = async () =>
	(await sql<{ statement: string }>`SELECT statement FROM pg_prepared_statements`.execute(one.db)).rows.map(({ statement }) => statement);
const migrateBeneath = () => sql`ALTER TABLE prepared_pets ADD COLUMN age integer`.execute(one.db);

it('a statement is prepared once it has been sent a few times, with any values', async () => {
	const text = 'SELECT * FROM prepared_pets WHERE name = $1';
	await pet(one.db, 'Rex');
	expect(await prepared()).not.toContain(text);
	await again();
	expect(await pet(one.db, 'nobody')).toEqual([]);
	expect((await prepared()).filter((statement) => statement === text)).toHaveLength(1);
});

it('a statement whose columns a migration changed is prepared again, without an error', async () => {
	await again();
	await migrateBeneath();
	expect(await pet(one.db, 'Rex')).toEqual([{ name: 'Rex', age: null }]);
});

it('in a transaction the whole transaction is repeated', async () => {
	await again();
	await migrateBeneath();
	const found = await inTransaction(one.db, async (tx) => {
		await sql`INSERT INTO prepared_pets (name) VALUES (${'Mimi'})`.execute(tx);
		return pet(tx, 'Mimi');
	});
	expect(found).toEqual([{ name: 'Mimi', age: null }]);
});

it('the number of names is limited, and statements that are sent once are forgotten', () => {
	const names = new StatementNames();
	const name = (text: string) => Array.from({ length: OFTEN }, () => names.nameFor(text)).at(-1);
	const given = Array.from({ length: 1000 }, (_, index) => name(`SELECT ${index}`));
	expect(new Set(given.filter(Boolean)).size).toBe(256);
	expect(name('SELECT 0')).toBe(given[0]);
});
