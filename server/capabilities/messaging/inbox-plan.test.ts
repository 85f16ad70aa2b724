import { beforeAll, describe, expect, it } from 'vitest';
import { aPerson, type Person } from '#tests/support/factories.ts';
import { aWorld } from '#tests/support/world.ts';
import { type InboxOf, inboxPage, inboxStatement } from './inbox-sql.ts';

const world = aWorld();
const CONVERSATIONS = 3000;
const MESSAGES_EACH = 8;
let person: Person;

type Node = { 'Node Type': string; 'Relation Name'?: string; 'Actual Rows': number; 'Actual Loops': number; Plans?: Node[] };

const asked = (more: Partial<InboxOf> = {}): InboxOf => ({ userId: person.id, filter: 'ALL', words: [], after: null, limit: 24, ...more });

/** Rows actually read from each table. */
async function rowsRead(filter: InboxOf): Promise<Record<string, number>> {
	const { sql, parameters } = inboxStatement(filter).compile(world.running.platform.db);
	const { rows } = await world.running.platform.pool.query(`EXPLAIN (ANALYZE, FORMAT JSON) ${sql}`, [...parameters]);
	const flat = (node: Node): Node[] => [node, ...(node.Plans ?? []).flatMap(flat)];
	const read: Record<string, number> = {};
	for (const node of flat(rows[0]['QUERY PLAN'][0].Plan)) {
		const table = node['Relation Name'];
		if (table) read[table] = (read[table] ?? 0) + node['Actual Rows'] * node['Actual Loops'];
	}
	return read;
}

/** A user with three thousand conversations among twenty thousand others, half of them as renter, a tenth of them inquiries. */
beforeAll(async () => {
	person = await aPerson(world);
	const { pool } = world.running.platform;
	await pool.query(
		`WITH people AS (
			INSERT INTO users (id, email, first_name, last_name, created_at)
			SELECT gen_random_uuid(), 'p' || n || '@mishwar.test', 'Person', n::text, now() FROM generate_series(1, 400) n RETURNING id
		), numbered AS (SELECT id, row_number() OVER () AS n FROM people),
		made AS (
			INSERT INTO cars (id, owner_id, slug, title, make, model, year, transmission, fuel, body_type, seats, doors, color, city, deposit_fils,
				verification_status, submitted_at, created_at, updated_at)
			SELECT gen_random_uuid(), CASE WHEN n % 2 = 0 THEN $1::uuid ELSE id END, 'car-' || n, 'Toyota Corolla 2020', 'Toyota', 'Corolla', 2020,
				'Automatic', 'Petrol', 'Sedan', 5, 4, 'White', 'Amman', 100000, 'VERIFIED', now(), now(), now() FROM numbered RETURNING id, owner_id
		)
		SELECT count(*) FROM made`,
		[person.id],
	);
	const others = `SELECT id, row_number() OVER () - 1 AS n FROM users WHERE first_name = 'Person'`;
	await pool.query(
		`CREATE UNLOGGED TABLE made AS
		SELECT gen_random_uuid() AS id, k.id AS car_id, k.owner_id, CASE WHEN k.owner_id = $1 THEN o.id ELSE $1::uuid END AS renter_id, o.n
		FROM (SELECT *, row_number() OVER () - 1 AS n FROM cars) k JOIN (${others}) o ON true
		WHERE (CASE WHEN k.owner_id = $1 THEN o.id ELSE $1::uuid END) <> k.owner_id AND (o.n + k.n) % 26 = 0 LIMIT ${CONVERSATIONS}`.replaceAll(
			'$1',
			`'${person.id}'`,
		),
	);
	await pool.query(
		`INSERT INTO conversations (id, kind, car_id, renter_id, owner_id, last_position, active_at, created_at)
		SELECT id, 'INQUIRY', car_id, renter_id, owner_id, ${MESSAGES_EACH}, now() - n * interval '1 minute', now() FROM made
		ON CONFLICT DO NOTHING`,
	);
	await pool.query(
		`INSERT INTO messages (id, conversation_id, position, kind, from_user_id, body, created_at)
		SELECT gen_random_uuid(), c.id, p, 'TEXT', CASE p % 2 WHEN 0 THEN c.renter_id ELSE c.owner_id END, 'Message ' || p, now()
		FROM conversations c, generate_series(1, ${MESSAGES_EACH}) p`,
	);
	for (const table of ['conversations', 'messages', 'cars', 'users']) await pool.query(`ANALYZE ${table}`);
}, 120_000);

describe('the inbox of a user with thousands of conversations', () => {
	it('reads little more than its page', async () => {
		const { rows } = await world.running.platform.pool.query('SELECT count(*)::integer AS made FROM conversations');
		expect(rows[0].made).toBeGreaterThan(1500);
		const read = await rowsRead(asked());
		expect(read.conversations).toBeLessThanOrEqual(50);
		expect(read.messages).toBeLessThanOrEqual(25 * (MESSAGES_EACH + 1));
		expect(read.cars).toBeLessThanOrEqual(500);
		const [last] = (await inboxPage(world.running.platform.db, asked())).slice(-1);
		const next = await rowsRead(asked({ after: [last?.active_at.toISOString() ?? '', last?.id ?? ''] }));
		expect(next.conversations).toBeLessThanOrEqual(80);
	});

	it('and with words never more than one user’s conversations', async () => {
		const read = await rowsRead(asked({ words: ['nobody'] }));
		expect(read.conversations).toBeLessThanOrEqual(2 * CONVERSATIONS);
		const began = performance.now();
		expect(await inboxPage(world.running.platform.db, asked({ words: ['nobody'] }))).toEqual([]);
		expect(performance.now() - began).toBeLessThan(2000);
	});
});
