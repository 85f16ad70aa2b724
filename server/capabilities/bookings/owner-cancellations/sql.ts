/** Queries on bookings that count against their owner. */
import type { Queryable } from '#server/platform/database/pool.ts';
import { ownerFailures } from './rules.ts';

/** When confirmed bookings ended by the owner’s fault since then, without a proven cause. */
export async function failuresSince(db: Queryable, ownerId: string, since: Date): Promise<Date[]> {
	const rows = await db
		.selectFrom('bookings')
		.select('cancelled_at')
		.where('owner_id', '=', ownerId)
		.where('cancel_code', 'in', ownerFailures)
		.where('confirmed_at', 'is not', null)
		.where('excused_at', 'is', null)
		.where('cancelled_at', '>', since)
		.execute();
	return rows.flatMap((row) => row.cancelled_at ?? []);
}
