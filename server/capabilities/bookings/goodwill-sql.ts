/** Goodwill on a booking, for its timeline. The capability `goodwill` owns the table. */
import type { GoodwillRecipient } from '#contract/goodwill.ts';
import type { Queryable } from '#server/platform/database/pool.ts';

export type GrantedGoodwill = { recipient: GoodwillRecipient; amount_fils: bigint; reason: string; decided_at: Date | null };

export async function grantedGoodwillOf(db: Queryable, bookingId: string): Promise<GrantedGoodwill[]> {
	return db
		.selectFrom('goodwill')
		.select(['recipient', 'amount_fils', 'reason', 'decided_at'])
		.where('booking_id', '=', bookingId)
		.where('state', '=', 'GRANTED')
		.orderBy('decided_at')
		.execute();
}
