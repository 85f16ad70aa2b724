/** What transactions noted for the market in memory, as if all of it lay long ago. */
import { expect, vi } from 'vitest';
import { pruneChanges } from '#server/capabilities/search/memory-index/sql.ts';
import type { World } from './world.ts';

/** As the hourly clearing up does; what is still open elsewhere on the server holds it up until it ends. */
export async function forgetAllChanges(world: World): Promise<void> {
	const { pool, db } = world.running.platform;
	await pool.query(`UPDATE car_search_changes SET noted_at = now() - interval '2 hours'`);
	await vi.waitFor(async () => {
		await pruneChanges(db);
		expect((await pool.query('SELECT FROM car_search_changes')).rowCount).toBe(0);
	});
}
