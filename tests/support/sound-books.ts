/** Invariants after any history: no two stays of a car overlap, and the ledger agrees with bookings, payments and payouts. */
import { verifyLedger } from '#server/capabilities/reconciliation/index.ts';
import type { Connections } from '#server/platform/database/pool.ts';

/** Compared pair by pair, and not through the index of the constraint that forbids them. */
export const OVERLAPS = `SELECT count(*) FROM car_occupancy one JOIN car_occupancy other
	ON one.car_id = other.car_id AND one.id < other.id AND one.starts_at < other.ends_at AND other.starts_at < one.ends_at`;

/** Throws an error that names what is wrong. Measurements use it as well, outside of a test. */
export async function assertSoundBooks({ db, pool }: Pick<Connections, 'db' | 'pool'>): Promise<void> {
	const { rows } = await pool.query<{ count: string }>(OVERLAPS);
	const overlaps = Number(rows[0]?.count);
	const differences = await verifyLedger(db);
	if (overlaps > 0 || differences.length > 0)
		throw new Error(`${overlaps} stays overlap; the ledger differs: ${JSON.stringify(differences)}`);
}
