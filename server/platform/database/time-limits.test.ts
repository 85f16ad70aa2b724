/** A database that hangs or became read-only must not hold requests and connections. */
import { describe, expect, it } from 'vitest';
import { aWorld } from '#tests/support/world.ts';

const world = aWorld();

describe('connections of requests', () => {
	it.each([
		['statement_timeout', '30s'],
		['lock_timeout', '10s'],
		['idle_in_transaction_session_timeout', '30s'],
	])('have the server end statements that take too long: %s', async (setting, value) => {
		const { rows } = await world.running.platform.pool.query<{ value: string }>('SELECT current_setting($1) AS value', [setting]);
		expect(rows).toEqual([{ value }]);
	});

	it('give up by themselves when the server does not answer', () => {
		expect(world.running.platform.pool.options.query_timeout).toBe(35_000);
	});

	it('are closed once a write was refused as read-only', async () => {
		const { pool } = world.running.platform;
		const client = await pool.connect();
		const ended = new Promise<void>((resolve) => client.once('end', resolve));
		try {
			await client.query('BEGIN READ ONLY');
			await expect(client.query('CREATE TABLE refused_as_read_only ()')).rejects.toMatchObject({ code: '25006' });
			await ended;
		} finally {
			client.release(true);
		}
	}, 5000);
});
